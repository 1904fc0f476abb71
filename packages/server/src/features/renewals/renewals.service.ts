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
/** Longer than a provider may take to answer for a whole batch. */
const LEASE_MS = 5 * MINUTE_MS;
/** Licences that are read, charged and written together: with one statement each step costs the same for all. */
const BATCH = 500;
/** How soon a licence is looked at again whose payment is under way, in milliseconds. */
const PENDING_MS = 60 * MINUTE_MS;

type Tell = (error: unknown, what: string) => void;

/** Extends, pauses, resumes and ends licences when their time comes. */
export interface RenewalsService {
  /**
   * Does what is due now, and what becomes due by it. Any process may run it, several at once too.
   * @returns how many licences it looked at
   */
  run(tell?: Tell): Promise<number>;
  /** Looks at one licence at once: its holder has asked for something. */
  runOne(heldId: string): Promise<void>;
}

/** A licence with what is to be done with it now. */
interface Due {
  readonly held: HeldRow;
  readonly step: Step;
  /** A new price that holds from this renewal on. */
  readonly migration: Parameters<typeof renewalPrice>[2];
  /** Failed charges of the same period before. */
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

  /** What a charge costs; null where the licence is not sold any more. */
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
      // What cannot be charged is the exception: each is written for itself.
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

  /** Everything but charges is done in the transaction that decides it; charges are written down in it. */
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
      // One that cannot be read must not hold up the others: each is tried for itself.
      if (others.length === 0) tell(error, `licence ${only}`);
      // oxlint-disable-next-line no-await-in-loop
      else for (const id of heldIds) await runBatch([id], catalogue, tell);
      return;
    }
    try {
      await chargeBegun(tools, begun, tell);
    } catch (error) {
      // They are charged and not recorded: the recovery job asks the provider for each.
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
