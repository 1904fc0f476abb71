import { and, asc, eq, exists, gt, inArray, isNull, lte, lt, ne, or, sql } from 'drizzle-orm';
import { Repository } from '../../../database/repository.js';
import { accounts } from '../../../database/schema/accounts.js';
import { licencesHeld } from '../../../database/schema/licences.js';
import { paymentMethods, paymentReminders } from '../../../database/schema/payments.js';
import type { HeldLicenceRow } from '../licences/held-licence-status.js';
import type { PriceNotices } from './migrations-of.js';

type ReminderKind = (typeof paymentReminders.$inferInsert)['kind'];

/** What is announced once: a licence or a payment method, and the time at which something will happen to it. */
export interface Reminder {
  readonly kind: ReminderKind;
  /** Id of the licence held, or of the payment method. */
  readonly subject: string;
  readonly at: Date;
}

/** A card that ends while a renewing licence is charged to it. */
export interface EndingCard {
  readonly methodId: string;
  readonly accountId: string;
  readonly licenceId: string;
  readonly digits: string | null;
  readonly month: string;
}

const isUnsent = (kind: ReminderKind, subject: unknown, at: unknown) =>
  sql`not exists (select 1 from ${paymentReminders} where ${paymentReminders.kind} = ${kind}
    and ${paymentReminders.subject} = ${subject} and ${paymentReminders.at} = ${at})`;

export class RemindersRepository extends Repository {
  /** The holder will be charged: an account that is suspended, or going to be deleted, is not (ACCT-50, MONEY-40). */
  #holderIsCharged() {
    return exists(
      this.db
        .select({ one: sql`1` })
        .from(accounts)
        .where(
          and(
            eq(accounts.id, licencesHeld.accountId),
            isNull(accounts.suspendedAt),
            isNull(accounts.deletesAt),
          ),
        ),
    );
  }

  /**
   * Renewing licences that are charged between now and `until`, and whose holder has not been told.
   * @param kind the end of a trial, or the renewal of a year
   */
  ahead(
    kind: 'trial-ending' | 'renewal-ahead',
    { now, until, limit }: { readonly now: Date; readonly until: Date; readonly limit: number },
  ): Promise<HeldLicenceRow[]> {
    return this.db
      .select()
      .from(licencesHeld)
      .where(
        and(
          eq(licencesHeld.status, 'active'),
          eq(licencesHeld.autoRenewing, true),
          isNull(licencesHeld.provider),
          isNull(licencesHeld.pauseRequest),
          eq(licencesHeld.trial, kind === 'trial-ending'),
          kind === 'trial-ending' ? undefined : eq(licencesHeld.period, 'P1Y'),
          gt(licencesHeld.expiresAt, now),
          lte(licencesHeld.expiresAt, until),
          this.#holderIsCharged(),
          isUnsent(kind, licencesHeld.id, licencesHeld.expiresAt),
        ),
      )
      .orderBy(asc(licencesHeld.expiresAt), asc(licencesHeld.id))
      .limit(limit);
  }

  /** Renewing and paused licences whose price changes, and whose holder has not been told. */
  facing(licenceId: string, effectiveAt: Date, limit: number): Promise<HeldLicenceRow[]> {
    return this.db
      .select()
      .from(licencesHeld)
      .where(
        and(
          eq(licencesHeld.licenceId, licenceId),
          or(
            and(eq(licencesHeld.status, 'active'), eq(licencesHeld.autoRenewing, true)),
            eq(licencesHeld.paused, true),
          ),
          isNull(licencesHeld.provider),
          lt(licencesHeld.purchasedAt, effectiveAt),
          this.#holderIsCharged(),
          isUnsent('price-change', licencesHeld.id, sql`${effectiveAt.toISOString()}::timestamptz`),
        ),
      )
      .orderBy(asc(licencesHeld.id))
      .limit(limit);
  }

  /** Cards that end with a month, such as `2027-04`, and whose holders have not been told. */
  endingCards(month: string, end: Date, limit: number): Promise<EndingCard[]> {
    return this.db
      .selectDistinctOn([paymentMethods.id], {
        methodId: paymentMethods.id,
        accountId: licencesHeld.accountId,
        licenceId: licencesHeld.licenceId,
        digits: paymentMethods.last4Digits,
        month: sql<string>`${paymentMethods.expiresOn}`,
      })
      .from(paymentMethods)
      .innerJoin(licencesHeld, eq(licencesHeld.paymentMethodId, paymentMethods.id))
      .where(
        and(
          eq(paymentMethods.status, 'stored'),
          eq(paymentMethods.type, 'CARD'),
          eq(paymentMethods.expiresOn, month),
          eq(licencesHeld.autoRenewing, true),
          eq(licencesHeld.status, 'active'),
          this.#holderIsCharged(),
          isUnsent('card-expiring', paymentMethods.id, sql`${end.toISOString()}::timestamptz`),
        ),
      )
      .orderBy(asc(paymentMethods.id), asc(licencesHeld.purchasedAt))
      .limit(limit);
  }

  /** Records reminders. @returns those that nobody had recorded before */
  async add(reminders: readonly Reminder[], sentAt: Date): Promise<ReadonlySet<string>> {
    if (reminders.length === 0) return new Set();
    const added = await this.db
      .insert(paymentReminders)
      .values(reminders.map((one) => ({ ...one, sentAt })))
      .onConflictDoNothing()
      .returning({ subject: paymentReminders.subject });
    return new Set(added.map(({ subject }) => subject));
  }

  /** When the holders of licences were told of new prices, by licence. */
  async priceNotices(heldIds: readonly string[]): Promise<ReadonlyMap<string, PriceNotices>> {
    if (heldIds.length === 0) return new Map();
    const rows = await this.db
      .select()
      .from(paymentReminders)
      .where(and(eq(paymentReminders.kind, 'price-change'), inArray(paymentReminders.subject, [...heldIds])));
    const byLicence = new Map<string, Map<number, number>>();
    for (const { subject, at, sentAt } of rows)
      byLicence.set(subject, (byLicence.get(subject) ?? new Map()).set(at.getTime(), sentAt.getTime()));
    return byLicence;
  }

  /** Notices of prices are kept: a later renewal is charged the new price only after one. */
  async clean(before: Date): Promise<void> {
    await this.db
      .delete(paymentReminders)
      .where(and(lt(paymentReminders.at, before), ne(paymentReminders.kind, 'price-change')));
  }
}
