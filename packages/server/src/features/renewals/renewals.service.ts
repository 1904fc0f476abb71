import { randomUUID } from 'node:crypto';
import type { Database } from '../../database/database.js';
import type { HeldRow } from '../licences/held-standing.js';
import { lockHeldByIds, readCatalogue, saveHeld } from '../licences/read-held.js';
import type { SaleCatalogue } from '../licences/sale-catalogue.js';
import type { ChargeTools } from '../payments/charge-payment.js';
import {
  beginRenewals,
  chargeBegun,
  methodsForRenewals,
  type BegunRenewal,
  type RenewalWish,
} from '../payments/renewal-payments.js';
import { declineRenewal } from './deliver-renewal.js';
import { migrationAt } from './migrations-of.js';
import { nextStep, type Step } from './next-step.js';
import { renewalPrice, renewalTotals } from './renewal-terms.js';
import {
  attemptsOfAll,
  claimDue,
  forgetWork,
  lookAgain,
  lookAgainAll,
  migrationAnswers,
} from './renewal-work.repository.js';

const MINUTE_MS = 60_000;
/** Longer than a provider may take for a whole batch. */
const LEASE_MS = 5 * MINUTE_MS;
/** Licences that are loaded, charged and saved together, with one statement per step for the whole batch. */
const BATCH = 500;
/** Delay until a licence with an open payment is checked again, in milliseconds. */
const PENDING_MS = 60 * MINUTE_MS;

type Tell = (error: unknown, what: string) => void;

/** Renews, pauses, resumes and expires licences when they are due. */
export interface RenewalsService {
  /**
   * Processes all due licences, including those that become due meanwhile. Safe to run in several processes at once.
   * @returns the number of licences processed
   */
  run(tell?: Tell): Promise<number>;
  /** Processes one licence immediately, after a request of its holder. */
  runOne(heldId: string): Promise<void>;
}

/** A licence with its next step. */
interface Due {
  readonly held: HeldRow;
  readonly step: Step;
  /** The price migration that applies to this renewal. */
  readonly migration: Parameters<typeof renewalPrice>[2];
  /** Earlier failed charges for the same period. */
  readonly attempts: number;
}

export const createRenewalsService = (tools: ChargeTools): RenewalsService => {
  const { db, clock } = tools;

  const pause = (tx: Database, held: HeldRow): Promise<void> =>
    saveHeld(tx, held.id, {
      status: 'expired',
      paused: true,
      autoRenewing: false,
      pauseRequest: null,
      pendingActions: held.pendingActions.filter(({ action }) => action !== 'PAUSE'),
    });
  const expire = (tx: Database, held: HeldRow): Promise<void> =>
    saveHeld(tx, held.id, {
      status: 'expired',
      trial: false,
      autoRenewing: false,
      pauseRequest: null,
      pendingActions: [],
    });

  const settle = async (tx: Database, { held, step, attempts }: Due): Promise<void> => {
    if (step.kind === 'wait') {
      await lookAgain(tx, held.id, step.until, attempts);
      return;
    }
    if (step.kind === 'pause') await pause(tx, held);
    if (step.kind === 'expire') await expire(tx, held);
    if (step.kind === 'pause' && held.resumesAt !== null) await lookAgain(tx, held.id, held.resumesAt);
    else await forgetWork(tx, held.id);
  };

  const decide = async (
    tx: Database,
    rows: readonly HeldRow[],
    { priceMigrations, ...catalogue }: SaleCatalogue,
  ): Promise<Due[]> => {
    const now = clock.now();
    const attemptsOf = await attemptsOfAll(
      tx,
      rows.map(({ id }) => id),
    );
    const migrating = new Set(priceMigrations.map(({ licenceId }) => licenceId));
    const asked = rows.filter(({ licenceId }) => migrating.has(licenceId));
    const answers =
      asked.length === 0
        ? new Map<string, never>()
        : await migrationAnswers(
            tx,
            asked.map(({ accountId }) => accountId),
          );
    return rows.map((held) => {
      const at = held.expiresAt?.getTime() ?? now;
      const own = answers.get(held.accountId) ?? new Map<string, never>();
      const migration = migrationAt(held, { ...catalogue, priceMigrations }, own, at);
      const attempts = attemptsOf.get(held.id) ?? 0;
      return { held, migration, attempts, step: nextStep({ held, attempts, migration, now }) };
    });
  };

  /** The charge of a renewal; null if the licence is no longer sold. */
  const wishOf = (
    { held, migration, attempts }: Due,
    catalogue: SaleCatalogue,
  ): Omit<RenewalWish, 'method'> | null => {
    const price = renewalPrice(held, catalogue, migration);
    const licence = catalogue.licences.find(({ id }) => id === held.licenceId);
    if (price === null || licence === undefined) return null;
    return {
      id: randomUUID(),
      held,
      sku: licence.sku ?? licence.id,
      price,
      totals: renewalTotals(price, held.discounts),
      attempt: attempts,
    };
  };

  const begin = async (
    tx: Database,
    due: readonly Due[],
    catalogue: SaleCatalogue,
  ): Promise<BegunRenewal[]> => {
    if (due.length === 0) return [];
    const now = clock.now();
    const methodOf = await methodsForRenewals(
      tx,
      due.map(({ held }) => held),
    );
    const wishes: RenewalWish[] = [];
    for (const one of due) {
      const wish = wishOf(one, catalogue);
      const method = methodOf(one.held);
      // Licences that cannot be charged are rare, so they are saved one by one.
      // oxlint-disable no-await-in-loop
      if (wish === null) await settle(tx, { ...one, step: { kind: 'expire' } });
      else if (wish.totals.discountedTotal > 0 && method === undefined)
        await declineRenewal(tx, { heldId: one.held.id, periodIndex: one.held.charges }, now);
      else wishes.push({ ...wish, method });
      // oxlint-enable no-await-in-loop
    }
    await lookAgainAll(
      tx,
      wishes.map(({ held, attempt }) => ({
        heldId: held.id,
        dueAt: new Date(now + PENDING_MS),
        attempts: attempt,
      })),
    );
    return beginRenewals(tx, tools, wishes);
  };

  /** Applies every step in the transaction that decides it; charges are only recorded there. */
  const take = (heldIds: readonly string[], catalogue: SaleCatalogue): Promise<BegunRenewal[]> =>
    db.transaction(async (tx) => {
      const due = await decide(tx, await lockHeldByIds(tx, heldIds), catalogue);
      for (const one of due) {
        // oxlint-disable-next-line no-await-in-loop
        if (one.step.kind !== 'charge') await settle(tx, one);
      }
      return begin(
        tx,
        due.filter(({ step }) => step.kind === 'charge'),
        catalogue,
      );
    });

  const runBatch = async (
    heldIds: readonly string[],
    catalogue: SaleCatalogue,
    tell: Tell,
  ): Promise<void> => {
    let begun: BegunRenewal[];
    try {
      begun = await take(heldIds, catalogue);
    } catch (error) {
      const [only, ...others] = heldIds;
      if (only === undefined) return;
      // Retries the licences one by one, so that one that fails does not block the others.
      if (others.length === 0) tell(error, `licence ${only}`);
      // oxlint-disable-next-line no-await-in-loop
      else for (const id of heldIds) await runBatch([id], catalogue, tell);
      return;
    }
    try {
      await chargeBegun(tools, begun, tell);
    } catch (error) {
      // Charged but not recorded: the recovery job reads each from the provider.
      tell(error, `${begun.length} renewals`);
    }
  };

  return {
    run: async (tell = () => undefined) => {
      const now = clock.now();
      let looked = 0;
      for (;;) {
        const due = await claimDue(db, {
          now: new Date(now),
          leaseEnd: new Date(now + LEASE_MS),
          limit: BATCH,
        });
        if (due.length === 0) return looked;
        looked += due.length;
        await runBatch(
          due.map(({ heldId }) => heldId),
          await readCatalogue(db),
          tell,
        );
      }
    },
    runOne: async (heldId) => {
      const begun = await take([heldId], await readCatalogue(db));
      let failed: unknown = null;
      await chargeBegun(tools, begun, (error) => {
        failed = error;
      });
      if (failed !== null) throw failed;
    },
  };
};
