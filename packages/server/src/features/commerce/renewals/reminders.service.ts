import type { Database } from '../../../database/database.js';
import type { PostMail } from '../../../mail/post-mail.js';
import type { Realm } from '../../../realm/load-realm.js';
import { creditFor } from '../credits/credit.js';
import { CreditsRepository } from '../credits/credits.repository.js';
import type { HeldLicenceRow } from '../licences/held-licence-status.js';
import type { MigrationOffer, SaleCatalogue } from '../licences/sale-catalogue.js';
import { SaleCatalogueRepository } from '../licences/sale-catalogue.repository.js';
import { addresseesOf } from '../payments/payment-addressees.js';
import type { ChargeTools } from '../payments/charge-payment.js';
import { smallestCharge } from '../payments/providers/provider-money.js';
import { methodsForRenewals } from '../payments/renewal-payments.js';
import type { TaxService } from '../tax/tax.service.js';
import { migrationAt, type AnsweredMigration } from './migrations-of.js';
import { renewalPrice, renewalTotals } from './renewal-terms.js';
import { RenewalWorkRepository } from './renewal-work.repository.js';
import { RemindersRepository, type EndingCard, type Reminder } from './reminders.repository.js';

const DAY_MS = 86_400_000;
const BATCH = 200;
/** How long a sent reminder is kept after the time that it announced, in milliseconds. */
const KEPT_MS = 30 * DAY_MS;

export interface RemindersDependencies extends Pick<ChargeTools, 'db' | 'clock' | 'providers'> {
  readonly realm: Pick<Realm, 'payments'>;
  readonly post: PostMail;
  readonly tax: Pick<TaxService, 'over'>;
}

/** The end of a month in UTC, such as of `2027-04`. */
const endOfMonth = (month: string): Date => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 1));
};

/** The months that end between two times, as `2027-04`. */
const monthsEndingIn = (from: number, until: number): string[] => {
  const months: string[] = [];
  for (let at = new Date(from); ; at = endOfMonth(at.toISOString().slice(0, 7))) {
    const month = at.toISOString().slice(0, 7);
    if (endOfMonth(month).getTime() > until) return months;
    months.push(month);
  }
};

const hasLeft = (migration: AnsweredMigration | undefined): boolean =>
  migration !== undefined &&
  (migration.answer === 'LEFT' || (migration.answer === null && migration.withoutAnswer === 'LEAVE'));

/**
 * Mails holders before they are charged at the end of a trial or for another year, and before the card ends that they pay
 * with: once for each licence or card and time.
 * @see docs/rules/commerce.md MONEY-154
 */
export class RemindersService {
  readonly #dependencies: RemindersDependencies;

  constructor(dependencies: RemindersDependencies) {
    this.#dependencies = dependencies;
  }

  /** @param signal ends the work between two batches, by throwing its reason */
  async run(signal?: AbortSignal): Promise<void> {
    const { trialEndDays, renewalDays, cardExpiryDays } = this.#dependencies.realm.payments.reminders;
    const now = this.#dependencies.clock.now();
    await this.#announceAll('trial-ending', trialEndDays, signal);
    await this.#announceAll('renewal-ahead', renewalDays, signal);
    await this.#announcePrices(signal);
    for (const month of monthsEndingIn(now, now + cardExpiryDays * DAY_MS)) {
      let found: number;
      do {
        signal?.throwIfAborted();
        // oxlint-disable-next-line no-await-in-loop
        found = await this.#announceCards(month);
      } while (found === BATCH);
    }
    await new RemindersRepository(this.#dependencies.db).clean(new Date(now - KEPT_MS));
  }

  async #announceAll(
    kind: 'trial-ending' | 'renewal-ahead',
    days: number,
    signal: AbortSignal | undefined,
  ): Promise<void> {
    let found: number;
    do {
      signal?.throwIfAborted();
      // oxlint-disable-next-line no-await-in-loop
      found = await this.#announceCharges(kind, days);
    } while (found === BATCH);
  }

  /** @returns the number of licences found */
  #announceCharges(kind: 'trial-ending' | 'renewal-ahead', days: number): Promise<number> {
    const { db, clock, post } = this.#dependencies;
    const now = clock.now();
    return db.transaction(async (tx) => {
      const reminders = new RemindersRepository(tx);
      const found = await reminders.ahead(kind, {
        now: new Date(now),
        until: new Date(now + days * DAY_MS),
        limit: BATCH,
      });
      const fresh = await reminders.add(
        found.map(({ id, expiresAt }): Reminder => ({ kind, subject: id, at: expiresAt ?? new Date(now) })),
        new Date(now),
      );
      const charges = await this.#chargesOf(
        tx,
        found.filter(({ id }) => fresh.has(id)),
      );
      const addresseeOf = await addresseesOf(
        tx,
        charges.map(({ held }) => held),
      );
      const mails = charges.flatMap(({ held, details }) => {
        const addressee = addresseeOf(held);
        if (addressee === undefined) return [];
        const { item, ...to } = addressee;
        return [{ kind, ...to, details: { item, ...details } }];
      });
      if (mails.length > 0) await post(tx, ...mails);
      return found.length;
    });
  }

  /** What each licence will be charged; without those whose holder leaves because of a new price. */
  async #chargesOf(
    tx: Database,
    held: readonly HeldLicenceRow[],
  ): Promise<{ held: HeldLicenceRow; details: Readonly<Record<string, string>> }[]> {
    if (held.length === 0) return [];
    const catalogue = await new SaleCatalogueRepository(tx).read();
    const answers = await new RenewalWorkRepository(tx).migrationAnswers(
      held.map(({ accountId }) => accountId),
    );
    const notices = await new RemindersRepository(tx).priceNotices(held.map(({ id }) => id));
    const taxOf = await this.#dependencies.tax.over(tx).ofHeld(held);
    const methodOf = await methodsForRenewals(tx, held);
    const balances = await new CreditsRepository(tx).balancesOf(held.map(({ accountId }) => accountId));
    return held.flatMap((one) => {
      if (one.expiresAt === null) return [];
      const own = {
        answers: answers.get(one.accountId) ?? new Map<string, never>(),
        notices: notices.get(one.id),
      };
      const migration = migrationAt(one, catalogue, own, one.expiresAt.getTime());
      const price = renewalPrice(one, catalogue, migration, taxOf(one.id));
      if (price === null || hasLeft(migration)) return [];
      const provider = this.#dependencies.providers.find(({ id }) => id === methodOf(one)?.providerId);
      const { discountedTotal } = renewalTotals(
        price,
        one.discounts,
        creditFor(balances.get(one.accountId) ?? [], price),
        smallestCharge(provider, price),
      );
      const details = {
        at: one.expiresAt.toISOString(),
        amount: String(discountedTotal),
        currency: price.currency,
        scale: String(price.scale),
      };
      return [{ held: one, details }];
    });
  }

  async #announcePrices(signal: AbortSignal | undefined): Promise<void> {
    const { db, clock } = this.#dependencies;
    const now = clock.now();
    const catalogue = await new SaleCatalogueRepository(db).read();
    const near = catalogue.priceMigrations.filter(
      ({ effectiveAt, answerBy, noticeDays }) =>
        // A day earlier, so that the mail is read as many days ahead as were promised.
        Date.parse(effectiveAt) - now <= (noticeDays + 1) * DAY_MS &&
        // Nobody is asked who may not answer any more.
        Date.parse(answerBy) > now,
    );
    for (const offer of near) {
      let found: number;
      do {
        signal?.throwIfAborted();
        // oxlint-disable-next-line no-await-in-loop
        found = await this.#announcePrice(offer, catalogue);
      } while (found === BATCH);
    }
  }

  /** @returns the number of licences found */
  #announcePrice(offer: MigrationOffer, catalogue: SaleCatalogue): Promise<number> {
    const { db, clock, post } = this.#dependencies;
    const effectiveAt = new Date(offer.effectiveAt);
    const now = clock.now();
    const appliesAt = new Date(Math.max(effectiveAt.getTime(), now + offer.noticeDays * DAY_MS));
    return db.transaction(async (tx) => {
      const reminders = new RemindersRepository(tx);
      const found = await reminders.facing(offer.licenceId, effectiveAt, BATCH);
      const fresh = await reminders.add(
        found.map(({ id }): Reminder => ({ kind: 'price-change', subject: id, at: effectiveAt })),
        new Date(now),
      );
      const taxOf = await this.#dependencies.tax.over(tx).ofHeld(found);
      const addresseeOf = await addresseesOf(tx, found);
      const mails = found.flatMap((held) => {
        const addressee = fresh.has(held.id) ? addresseeOf(held) : undefined;
        const before = renewalPrice(held, catalogue, undefined, taxOf(held.id));
        const after = renewalPrice(held, catalogue, offer, taxOf(held.id));
        if (addressee === undefined || before === null || after === null) return [];
        const [from, to] = [before, after].map((price) => renewalTotals(price, []).discountedTotal);
        if (from === to) return [];
        const { item, ...recipient } = addressee;
        const details = {
          item,
          at: appliesAt.toISOString(),
          by: offer.answerBy,
          from: String(from),
          to: String(to),
          currency: before.currency,
          scale: String(before.scale),
          without: offer.withoutAnswer,
        };
        return [{ kind: 'price-change' as const, ...recipient, details }];
      });
      if (mails.length > 0) await post(tx, ...mails);
      return found.length;
    });
  }

  /** @returns the number of cards found */
  #announceCards(month: string): Promise<number> {
    const { db, clock, post } = this.#dependencies;
    const end = endOfMonth(month);
    return db.transaction(async (tx) => {
      const reminders = new RemindersRepository(tx);
      const found: readonly EndingCard[] = await reminders.endingCards(month, end, BATCH);
      const fresh = await reminders.add(
        found.map(({ methodId }): Reminder => ({ kind: 'card-expiring', subject: methodId, at: end })),
        new Date(clock.now()),
      );
      const addresseeOf = await addresseesOf(tx, found);
      const mails = found.flatMap((card) => {
        const addressee = fresh.has(card.methodId) ? addresseeOf(card) : undefined;
        if (addressee === undefined) return [];
        const { item, ...to } = addressee;
        return [
          { kind: 'card-expiring' as const, ...to, details: { item, month, digits: card.digits ?? '' } },
        ];
      });
      if (mails.length > 0) await post(tx, ...mails);
      return found.length;
    });
  }
}
