import { randomUUID } from 'node:crypto';
import type { BasketTotals } from '@footlight/domain';
import type { Database } from '../../../database/database.js';
import type { AgreedPrice } from '../../../database/schema/licences.js';
import type { HeldLicenceRow } from '../licences/held-licence-status.js';
import { creditFor, usedOf, without, type Credit } from '../credits/credit.js';
import { CreditsRepository } from '../credits/credits.repository.js';
import { HeldLicencesRepository } from '../licences/held-licences.repository.js';
import { SaleCatalogueRepository } from '../licences/sale-catalogue.repository.js';
import type { SaleCatalogue } from '../licences/sale-catalogue.js';
import type { ChargeTools } from '../payments/charge-payment.js';
import {
  beginRenewals,
  chargeRenewals,
  methodsForRenewals,
  type RecordedRenewal,
  type RenewalRequest,
} from '../payments/renewal-payments.js';
import { PaymentsRepository } from '../payments/payments.repository.js';
import type { PaymentProvider } from '../payments/providers/payment-provider.js';
import { canCharge, smallestCharge } from '../payments/providers/provider-money.js';
import type { UnpaidRenewal } from '../payments/settle-payment.js';
import type { AppliedTax, TaxOfHeld, TaxService } from '../tax/tax.service.js';
import { migrationAt } from './migrations-of.js';
import { nextStep, type Step } from './next-step.js';
import { renewalPrice, renewalTotals } from './renewal-terms.js';
import { RemindersRepository } from './reminders.repository.js';
import { RenewalWorkRepository } from './renewal-work.repository.js';

const MINUTE_MS = 60_000;
/** Longer than a provider may take for a whole batch. */
const LEASE_MS = 5 * MINUTE_MS;
/** Licences that are loaded, charged and saved together, with one statement per step for the whole batch. */
const BATCH = 500;
/** Delay until a licence with an open payment is checked again, in milliseconds. */
const PENDING_MS = 60 * MINUTE_MS;

type ReportError = (error: unknown, what: string) => void;

/** A licence with its next step. */
interface Due {
  readonly heldLicence: HeldLicenceRow;
  readonly step: Step;
  /** The price migration that applies to this renewal. */
  readonly migration: Parameters<typeof renewalPrice>[2];
  /** Earlier failed charges for the same period. */
  readonly attempts: number;
}

const pause = (tx: Database, heldLicence: HeldLicenceRow): Promise<void> =>
  new HeldLicencesRepository(tx).save(heldLicence.id, {
    status: 'expired',
    paused: true,
    autoRenewing: false,
    pauseRequest: null,
    pendingActions: heldLicence.pendingActions.filter(({ action }) => action !== 'PAUSE'),
  });

const expire = (tx: Database, heldLicence: HeldLicenceRow): Promise<void> =>
  new HeldLicencesRepository(tx).save(heldLicence.id, {
    status: 'expired',
    trial: false,
    autoRenewing: false,
    paused: false,
    pauseRequest: null,
    resumesAt: null,
    pendingActions: [],
  });

const settle = async (tx: Database, { heldLicence, step, attempts }: Due): Promise<void> => {
  const renewalWorkRepository = new RenewalWorkRepository(tx);
  if (step.kind === 'wait') {
    await renewalWorkRepository.lookAgain(heldLicence.id, step.until, attempts);
    return;
  }
  if (step.kind === 'pause') await pause(tx, heldLicence);
  if (step.kind === 'expire') await expire(tx, heldLicence);
  if (step.kind === 'pause' && heldLicence.resumesAt !== null)
    await renewalWorkRepository.lookAgain(heldLicence.id, heldLicence.resumesAt);
  else await renewalWorkRepository.forgetWork(heldLicence.id);
};

const unpaidOf = ({ id, charges, accountId, licenceId }: HeldLicenceRow): UnpaidRenewal => ({
  heldId: id,
  periodIndex: charges,
  accountId,
  licenceId,
  declineAdvice: null,
});

/**
 * A price below the smallest charge of the provider is not charged: the licence is renewed for nothing.
 * @see docs/rules/commerce.md MONEY-110
 */
const chargeableTotals = (
  provider: PaymentProvider | undefined,
  { currency, scale }: AgreedPrice,
  totals: BasketTotals,
): BasketTotals =>
  provider === undefined || canCharge(provider, { minor: totals.discountedTotal, currency, scale })
    ? totals
    : { ...totals, discountedAmount: 0, discountedTotal: 0, discountedTax: 0 };

/** What the charge of a renewal depends on. */
interface RenewalMeans {
  readonly tax: AppliedTax | undefined;
  readonly balance: readonly Credit[];
  readonly method: RenewalRequest['method'];
  /** Of the method; undefined without one. */
  readonly provider: PaymentProvider | undefined;
}

/** The charge of a renewal; null if the licence is no longer sold. */
const requestOf = (
  { heldLicence, migration, attempts }: Due,
  catalogue: SaleCatalogue,
  { tax, balance, method, provider }: RenewalMeans,
): RenewalRequest | null => {
  const price = renewalPrice(heldLicence, catalogue, migration, tax);
  const licence = catalogue.licences.find(({ id }) => id === heldLicence.licenceId);
  if (price === null || licence === undefined) return null;
  const totals = chargeableTotals(
    provider,
    price,
    renewalTotals(price, heldLicence.discounts, creditFor(balance, price), smallestCharge(provider, price)),
  );
  return {
    id: randomUUID(),
    heldLicence,
    sku: licence.sku ?? licence.id,
    item: Object.values(licence.texts)[0]?.name ?? licence.id,
    price,
    totals,
    balanceUsed: usedOf(balance, price, totals),
    taxEvidence: tax?.evidence,
    method,
    attempt: attempts,
  };
};

/** What is sold, and the tax of the renewals. */
interface RenewalPrices {
  readonly catalogue: SaleCatalogue;
  readonly taxOf: TaxOfHeld;
}

interface RenewalTools extends ChargeTools {
  readonly tax: Pick<TaxService, 'ofHeld'>;
}

/** Renews, pauses, resumes and expires licences when they are due. */
export class RenewalsService {
  readonly #tools: RenewalTools;

  constructor(tools: RenewalTools) {
    this.#tools = tools;
  }

  /**
   * Processes all due licences, including those that become due meanwhile. Safe to run in several processes at once.
   * @param signal ends the work between two batches, by throwing its reason
   * @returns the number of licences processed
   */
  async run(reportError: ReportError = () => undefined, signal?: AbortSignal): Promise<number> {
    const now = this.#tools.clock.now();
    let looked = 0;
    for (;;) {
      signal?.throwIfAborted();
      const due = await new RenewalWorkRepository(this.#tools.db).claimDue({
        now: new Date(now),
        leaseEnd: new Date(now + LEASE_MS),
        limit: BATCH,
      });
      if (due.length === 0) return looked;
      looked += due.length;
      await this.#runBatch(
        due.map(({ heldId }) => heldId),
        await new SaleCatalogueRepository(this.#tools.db).read(),
        reportError,
      );
    }
  }

  /** Processes one licence immediately, after a request of its holder. */
  async runOne(heldId: string): Promise<void> {
    const started = await this.#take(
      [heldId],
      await this.#prices([heldId], await new SaleCatalogueRepository(this.#tools.db).read()),
    );
    let failed: unknown = null;
    await chargeRenewals(this.#tools, started, (error) => {
      failed = error;
    });
    if (failed !== null) throw failed;
  }

  async #decide(
    tx: Database,
    rows: readonly HeldLicenceRow[],
    { priceMigrations, ...catalogue }: SaleCatalogue,
  ): Promise<Due[]> {
    const renewalWorkRepository = new RenewalWorkRepository(tx);
    const now = this.#tools.clock.now();
    const attemptsOf = await renewalWorkRepository.attemptsOfAll(rows.map(({ id }) => id));
    const standings = await new PaymentsRepository(tx).standings(rows.map(({ accountId }) => accountId));
    const migrating = new Set(priceMigrations.map(({ licenceId }) => licenceId));
    const affected = rows.filter(({ licenceId }) => migrating.has(licenceId));
    const answers =
      affected.length === 0
        ? new Map<string, never>()
        : await renewalWorkRepository.migrationAnswers(affected.map(({ accountId }) => accountId));
    const notices = await new RemindersRepository(tx).priceNotices(affected.map(({ id }) => id));
    return rows.map((heldLicence) => {
      const end = heldLicence.expiresAt?.getTime() ?? now;
      // The renewal of a paused licence is its resumption.
      const at = heldLicence.paused ? Math.max(end, now) : end;
      const own = {
        answers: answers.get(heldLicence.accountId) ?? new Map<string, never>(),
        notices: notices.get(heldLicence.id),
      };
      const migration = migrationAt(heldLicence, { ...catalogue, priceMigrations }, own, at);
      const attempts = attemptsOf.get(heldLicence.id) ?? 0;
      return {
        heldLicence,
        migration,
        attempts,
        step: nextStep({
          heldLicence,
          attempts,
          migration,
          isLeaving: !standings.has(heldLicence.accountId),
          isSuspended: standings.get(heldLicence.accountId) === 'suspended',
          now,
        }),
      };
    });
  }

  /** Read before the transaction, because the tax may come from another company. */
  async #prices(heldIds: readonly string[], catalogue: SaleCatalogue): Promise<RenewalPrices> {
    const { db, tax } = this.#tools;
    return { catalogue, taxOf: await tax.ofHeld(await new HeldLicencesRepository(db).byIds(heldIds)) };
  }

  async #begin(
    tx: Database,
    due: readonly Due[],
    { catalogue, taxOf }: RenewalPrices,
  ): Promise<RecordedRenewal[]> {
    if (due.length === 0) return [];
    const now = this.#tools.clock.now();
    const methodOf = await methodsForRenewals(
      tx,
      due.map(({ heldLicence }) => heldLicence),
    );
    const refused = await new PaymentsRepository(tx).refusedMethods(
      due.map(({ heldLicence }) => heldLicence),
    );
    const balances = new Map(
      await new CreditsRepository(tx).balancesOf(
        due.map(({ heldLicence }) => heldLicence.accountId),
        'update',
      ),
    );
    const requests: RenewalRequest[] = [];
    for (const one of due) {
      const { id, accountId } = one.heldLicence;
      const chosen = methodOf(one.heldLicence);
      // A bank that has refused the details for good is not asked again; other details are.
      const method = refused.has(`${id} ${chosen?.id}`) ? undefined : chosen;
      const provider = this.#tools.providers.find((it) => it.id === method?.providerId);
      const balance = balances.get(accountId) ?? [];
      const request = requestOf(one, catalogue, { tax: taxOf(id), balance, method, provider });
      // Licences that cannot be charged are rare, so they are saved one by one.
      // oxlint-disable no-await-in-loop
      if (request === null) await settle(tx, { ...one, step: { kind: 'expire' } });
      else if (request.totals.discountedTotal > 0 && method === undefined)
        await this.#tools.deliveries.unpaid(tx, unpaidOf(one.heldLicence), now);
      else {
        requests.push(request);
        balances.set(accountId, without(balance, request.balanceUsed));
      }
      // oxlint-enable no-await-in-loop
    }
    await new RenewalWorkRepository(tx).lookAgainAll(
      requests.map(({ heldLicence, attempt }) => ({
        heldId: heldLicence.id,
        dueAt: new Date(now + PENDING_MS),
        attempts: attempt,
      })),
    );
    return beginRenewals(tx, this.#tools, requests);
  }

  /** Applies every step in the transaction that decides it; charges are only recorded there. */
  #take(heldIds: readonly string[], prices: RenewalPrices): Promise<RecordedRenewal[]> {
    return this.#tools.db.transaction(async (tx) => {
      const due = await this.#decide(
        tx,
        await new HeldLicencesRepository(tx).lockByIds(heldIds),
        prices.catalogue,
      );
      for (const one of due) {
        // oxlint-disable-next-line no-await-in-loop
        if (one.step.kind !== 'charge') await settle(tx, one);
      }
      return this.#begin(
        tx,
        due.filter(({ step }) => step.kind === 'charge'),
        prices,
      );
    });
  }

  async #runBatch(
    heldIds: readonly string[],
    catalogue: SaleCatalogue,
    reportError: ReportError,
  ): Promise<void> {
    let started: RecordedRenewal[];
    try {
      started = await this.#take(heldIds, await this.#prices(heldIds, catalogue));
    } catch (error) {
      const [only, ...others] = heldIds;
      if (only === undefined) return;
      // Retries the licences one by one, so that one that fails does not block the others.
      if (others.length === 0) reportError(error, `licence ${only}`);
      // oxlint-disable-next-line no-await-in-loop
      else for (const id of heldIds) await this.#runBatch([id], catalogue, reportError);
      return;
    }
    try {
      await chargeRenewals(this.#tools, started, reportError);
    } catch (error) {
      // Charged but not recorded: the recovery job reads each from the provider.
      reportError(error, `${started.length} renewals`);
    }
  }
}
