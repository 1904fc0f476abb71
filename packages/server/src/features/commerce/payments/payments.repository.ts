import { randomUUID } from 'node:crypto';
import { and, asc, count, desc, eq, gte, inArray, isNull, lte, ne, or, sql, sum } from 'drizzle-orm';
import { Repository } from '../../../database/repository.js';
import { updateRows } from '../../../database/row-sets.js';
import { accounts } from '../../../database/schema/accounts.js';
import { paymentEvents, payments, refunds } from '../../../database/schema/payments.js';

export type PaymentRow = typeof payments.$inferSelect;
export type NewPayment = typeof payments.$inferInsert;
export type RefundRow = typeof refunds.$inferSelect;

const SETTLED_COLUMNS = [
  'status',
  'externalId',
  'nextAction',
  'declineCode',
  'declineAdvice',
  'leaseUntil',
  'updatedAt',
  'settledAt',
] as const;

/** Statuses that block another payment for the same item. */
const LIVE = ['intended', 'pending', 'action-required', 'succeeded'] as const;

export class PaymentsRepository extends Repository {
  async byKey(owner: string, idempotencyKey: string): Promise<PaymentRow | undefined> {
    const [row] = await this.db
      .select()
      .from(payments)
      .where(and(eq(payments.owner, owner), eq(payments.idempotencyKey, idempotencyKey)));
    return row;
  }

  async liveOf(basketId: string): Promise<PaymentRow | undefined> {
    const [row] = await this.db
      .select()
      .from(payments)
      .where(and(eq(payments.basketId, basketId), inArray(payments.status, [...LIVE])));
    return row;
  }

  /** Whether a bank has yet to decide on a purchase of one of the licences by the account, from another basket. */
  async hasPendingPurchase(
    accountId: string,
    licenceIds: readonly string[],
    basketId: string,
  ): Promise<boolean> {
    const found = await this.db
      .select({ id: payments.id })
      .from(payments)
      .where(
        and(
          eq(payments.owner, accountId),
          eq(payments.itemType, 'LICENCE'),
          isNull(payments.heldId),
          inArray(payments.licenceId, [...licenceIds]),
          ne(payments.basketId, basketId),
          eq(payments.status, 'pending'),
        ),
      )
      .limit(1);
    return found.length > 0;
  }

  /** Another payment for the same basket or period that blocks it. */
  async liveBesides({
    id,
    basketId,
    heldId,
    periodIndex,
  }: Pick<PaymentRow, 'id' | 'basketId' | 'heldId' | 'periodIndex'>): Promise<PaymentRow | undefined> {
    const [row] = await this.db
      .select()
      .from(payments)
      .where(
        and(
          ne(payments.id, id),
          or(
            eq(payments.basketId, basketId ?? ''),
            and(eq(payments.heldId, heldId ?? ''), eq(payments.periodIndex, periodIndex ?? -1)),
          ),
          inArray(payments.status, [...LIVE]),
        ),
      );
    return row;
  }

  /** Whether a payment with the method has no outcome yet. */
  async hasOpenOf(methodId: string): Promise<boolean> {
    const open = await this.db
      .select({ id: payments.id })
      .from(payments)
      .where(
        and(
          eq(payments.methodId, methodId),
          inArray(payments.status, ['intended', 'pending', 'action-required']),
        ),
      )
      .limit(1);
    return open.length > 0;
  }

  /** Keeps the account from being deleted until the transaction ends. @returns whether it exists */
  async lockAccount(accountId: string): Promise<boolean> {
    const found = await this.db
      .select({ id: accounts.id })
      .from(accounts)
      .where(eq(accounts.id, accountId))
      .for('key share');
    return found.length > 0;
  }

  /** Whether the account exists, is not suspended, and is not going to be deleted. */
  async mayBeCharged(accountId: string): Promise<boolean> {
    return (await this.standings([accountId])).get(accountId) === 'good';
  }

  /** Standing of each of the accounts that exist and are not going to be deleted. */
  async standings(accountIds: readonly string[]): Promise<ReadonlyMap<string, 'good' | 'suspended'>> {
    const found = await this.db
      .select({ id: accounts.id, suspendedAt: accounts.suspendedAt })
      .from(accounts)
      .where(and(inArray(accounts.id, [...accountIds]), isNull(accounts.deletesAt)));
    return new Map(
      found.map(({ id, suspendedAt }) => [id, suspendedAt === null ? 'good' : 'suspended'] as const),
    );
  }

  async add(payment: NewPayment): Promise<PaymentRow> {
    const [row] = await this.db.insert(payments).values(payment).returning();
    if (row === undefined) throw new Error('The payment was not written.');
    return row;
  }

  async lock(id: string): Promise<PaymentRow | undefined> {
    const [row] = await this.db.select().from(payments).where(eq(payments.id, id)).for('update');
    return row;
  }

  /** Locks rows in the order of their ids, so that concurrent transactions cannot deadlock. */
  lockAll(ids: readonly string[]): Promise<PaymentRow[]> {
    return this.db
      .select()
      .from(payments)
      .where(inArray(payments.id, [...ids]))
      .orderBy(asc(payments.id))
      .for('update');
  }

  /** Open or succeeded payments for the next period of the given licences, left by a crash or waiting for a bank. */
  pendingRenewals(
    heldLicences: readonly { readonly id: string; readonly charges: number }[],
  ): Promise<PaymentRow[]> {
    const periods = JSON.stringify(
      heldLicences.map(({ id, charges }) => ({ held_id: id, period_index: charges })),
    );
    const wanted = sql`select held_id, period_index from json_populate_recordset(null::payments, ${periods}::json)`;
    return this.db
      .select()
      .from(payments)
      .where(
        and(
          sql`(${payments.heldId}, ${payments.periodIndex}) in (${wanted})`,
          inArray(payments.status, [...LIVE]),
        ),
      );
  }

  /** Methods that a bank has refused for good for the present period of licences, as `held id` and `method id`. */
  async refusedMethods(
    heldLicences: readonly { readonly id: string; readonly charges: number }[],
  ): Promise<ReadonlySet<string>> {
    const periods = JSON.stringify(
      heldLicences.map(({ id, charges }) => ({ held_id: id, period_index: charges })),
    );
    const rows = await this.db
      .select({ heldId: payments.heldId, methodId: payments.methodId })
      .from(payments)
      .where(
        and(
          sql`(${payments.heldId}, ${payments.periodIndex}) in (select held_id, period_index
            from json_populate_recordset(null::payments, ${periods}::json))`,
          eq(payments.declineAdvice, 'newDetails'),
        ),
      );
    return new Set(rows.map(({ heldId, methodId }) => `${heldId} ${methodId}`));
  }

  async of(owner: string, id: string): Promise<PaymentRow | undefined> {
    const [row] = await this.db
      .select()
      .from(payments)
      .where(and(eq(payments.owner, owner), eq(payments.id, id)));
    return row;
  }

  async byId(id: string): Promise<PaymentRow | undefined> {
    const [row] = await this.db.select().from(payments).where(eq(payments.id, id));
    return row;
  }

  async byExternalId(providerId: string, externalId: string): Promise<PaymentRow | undefined> {
    const [row] = await this.db
      .select()
      .from(payments)
      .where(and(eq(payments.providerId, providerId), eq(payments.externalId, externalId)));
    return row;
  }

  async save(id: string, changes: Partial<NewPayment>): Promise<PaymentRow> {
    const [row] = await this.db.update(payments).set(changes).where(eq(payments.id, id)).returning();
    if (row === undefined) throw new Error('The payment is not there any more.');
    return row;
  }

  /** Saves the outcomes of many payments in one statement. */
  saveOutcomes(settled: readonly PaymentRow[]): Promise<void> {
    return updateRows(this.db, payments, SETTLED_COLUMNS, settled);
  }

  /** Payments at a provider since a given time. */
  since(providerId: string, since: Date): Promise<PaymentRow[]> {
    return this.db
      .select()
      .from(payments)
      .where(and(eq(payments.providerId, providerId), gte(payments.createdAt, since)));
  }

  /**
   * Records an event of a provider.
   * @returns false if it was recorded before
   */
  async addEvent(providerId: string, eventId: string, receivedAt: Date): Promise<boolean> {
    const added = await this.db
      .insert(paymentEvents)
      .values({ providerId, eventId, receivedAt })
      .onConflictDoNothing()
      .returning({ eventId: paymentEvents.eventId });
    return added.length > 0;
  }

  /**
   * Claims unfinished payments for this process until `leaseEnd`, those of an unknown outcome first. The intervals grow
   * with the age of the payment, so that pages left open do not keep the others waiting.
   * @param quietMs shortest interval between two requests for a payment that waits for its payer or a bank
   */
  claimUnfinished({
    now,
    leaseEnd,
    quietMs,
    limit,
  }: {
    now: Date;
    leaseEnd: Date;
    quietMs: number;
    limit: number;
  }): Promise<PaymentRow[]> {
    const at = sql`${now.toISOString()}::timestamptz`;
    const interval = sql`(${payments.updatedAt} - ${payments.createdAt}) / 4`;
    const due = this.db
      .select({ id: payments.id })
      .from(payments)
      .where(
        sql`(${payments.leaseUntil} is null or ${payments.leaseUntil} <= ${at})
        and ((${payments.status} = 'intended' and ${payments.updatedAt} <= ${at} - ${interval})
          or (${payments.status} in ('pending', 'action-required')
            and ${payments.updatedAt} <= ${at} - greatest(${interval}, make_interval(secs => ${quietMs / 1000}))))`,
      )
      .orderBy(desc(sql`${payments.status} = 'intended'`), payments.updatedAt)
      .limit(limit)
      .for('update', { skipLocked: true });
    return this.db
      .update(payments)
      .set({ leaseUntil: leaseEnd, updatedAt: now })
      .where(inArray(payments.id, due))
      .returning();
  }

  async list(owner: string, page: number, size: number): Promise<{ rows: PaymentRow[]; total: number }> {
    // Payments that were never charged are not listed.
    const where = and(
      eq(payments.owner, owner),
      inArray(payments.status, ['pending', 'action-required', 'succeeded', 'declined']),
    );
    const [counted] = await this.db.select({ total: count() }).from(payments).where(where);
    const rows = await this.db
      .select()
      .from(payments)
      .where(where)
      .orderBy(desc(payments.createdAt), desc(payments.id))
      .limit(size)
      .offset((page - 1) * size);
    return { rows, total: counted?.total ?? 0 };
  }

  async refundsOf(paymentIds: readonly string[]): Promise<RefundRow[]> {
    return paymentIds.length === 0
      ? []
      : this.db
          .select()
          .from(refunds)
          .where(inArray(refunds.paymentId, [...paymentIds]))
          .orderBy(refunds.createdAt);
  }

  async refundByKey(paymentId: string, idempotencyKey: string): Promise<RefundRow | undefined> {
    const [row] = await this.db
      .select()
      .from(refunds)
      .where(and(eq(refunds.paymentId, paymentId), eq(refunds.idempotencyKey, idempotencyKey)));
    return row;
  }

  async refundById(paymentId: string, id: string): Promise<RefundRow | undefined> {
    const [row] = await this.db
      .select()
      .from(refunds)
      .where(and(eq(refunds.paymentId, paymentId), eq(refunds.id, id)));
    return row;
  }

  /** Sum of a payment's refunds, whether finished or not, in minor units; without failed ones. */
  async refundedOf(paymentId: string): Promise<number> {
    const [given] = await this.db
      .select({ total: sum(refunds.amount).mapWith(Number) })
      .from(refunds)
      .where(and(eq(refunds.paymentId, paymentId), ne(refunds.status, 'failed')));
    return given?.total ?? 0;
  }

  async addRefund(refund: Omit<typeof refunds.$inferInsert, 'id'>): Promise<RefundRow> {
    const [row] = await this.db
      .insert(refunds)
      .values({ id: randomUUID(), ...refund })
      .returning();
    if (row === undefined) throw new Error('The refund was not written.');
    return row;
  }

  async saveRefund(id: string, changes: Partial<typeof refunds.$inferInsert>): Promise<RefundRow> {
    const [row] = await this.db.update(refunds).set(changes).where(eq(refunds.id, id)).returning();
    if (row === undefined) throw new Error('The refund is not there any more.');
    return row;
  }

  /** Licences that an account has got without paying money: with credit, or because they cost nothing. */
  freeOf(accountId: string): Promise<PaymentRow[]> {
    return this.db
      .select()
      .from(payments)
      .where(
        and(
          eq(payments.accountId, accountId),
          eq(payments.status, 'succeeded'),
          eq(payments.itemType, 'LICENCE'),
          eq(payments.amount, 0),
        ),
      );
  }

  /** Refunds begun before the given time and not finished. */
  unfinishedRefunds(before: Date, limit: number): Promise<RefundRow[]> {
    return this.db
      .select()
      .from(refunds)
      .where(and(eq(refunds.status, 'intended'), lte(refunds.createdAt, before)))
      .limit(limit);
  }
}
