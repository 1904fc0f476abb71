import { randomUUID } from 'node:crypto';
import type { Database } from '../../database/database.js';
import { saveHeld, lockHeldById, readCatalogue } from '../licences/read-held.js';
import type { HeldRow } from '../licences/held-standing.js';
import type { SaleCatalogue } from '../licences/sale-catalogue.js';
import type { ChargeTools } from '../payments/charge-payment.js';
import {
  beginRenewal,
  chargeBegun,
  methodForRenewal,
  type BegunRenewal,
} from '../payments/renewal-payments.js';
import { declineRenewal } from './deliver-renewal.js';
import { migrationAt } from './migrations-of.js';
import { nextStep, type Step } from './next-step.js';
import { renewalPrice, renewalTotals } from './renewal-terms.js';
import { attemptsOf, claimDue, forgetWork, lookAgain, migrationAnswers } from './renewal-work.repository.js';

const MINUTE_MS = 60_000;
/** Longer than a provider may take to answer for a whole batch. */
const LEASE_MS = 5 * MINUTE_MS;
const BATCH = 100;
/** How soon a licence is looked at again whose payment is under way, in milliseconds. */
const PENDING_MS = 60 * MINUTE_MS;

/** Extends, pauses, resumes and ends licences when their time comes. */
export interface RenewalsService {
  /**
   * Does what is due now, and what becomes due by it. Any process may run it, several at once too.
   * @returns how many licences it looked at
   */
  run(tell?: (error: unknown, what: string) => void): Promise<number>;
  /** Looks at one licence at once: its holder has asked for something. */
  runOne(heldId: string): Promise<void>;
}

interface DueCharge {
  readonly catalogue: SaleCatalogue;
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

  const decide = async (tx: Database, held: HeldRow, catalogue: SaleCatalogue) => {
    const now = clock.now();
    const at = held.expiresAt?.getTime() ?? now;
    const hasMigrations = catalogue.priceMigrations.some(({ licenceId }) => licenceId === held.licenceId);
    const answers = hasMigrations ? await migrationAnswers(tx, held.accountId) : new Map<string, never>();
    const migration = migrationAt(held, catalogue, answers, at);
    const attempts = await attemptsOf(tx, held.id);
    return { migration, attempts, step: nextStep({ held, attempts, migration, now }) };
  };

  /** Everything but a charge is done in the transaction that decides it; a charge is written down in it. */
  const take = (heldId: string, catalogue: SaleCatalogue): Promise<BegunRenewal | null> =>
    db.transaction(async (tx) => {
      const held = await lockHeldById(tx, heldId);
      if (held === undefined) return null;
      const { step, migration, attempts } = await decide(tx, held, catalogue);
      return step.kind === 'charge'
        ? begin(tx, held, { catalogue, migration, attempts })
        : settle(tx, held, step, attempts);
    });

  const settle = async (tx: Database, held: HeldRow, step: Step, attempts: number): Promise<null> => {
    if (step.kind === 'wait') {
      await lookAgain(tx, held.id, step.until, attempts);
      return null;
    }
    if (step.kind === 'pause') await pause(tx, held);
    if (step.kind === 'expire') await expire(tx, held);
    if (step.kind === 'pause' && held.resumesAt !== null) await lookAgain(tx, held.id, held.resumesAt);
    else await forgetWork(tx, held.id);
    return null;
  };

  const begin = async (
    tx: Database,
    held: HeldRow,
    { catalogue, migration, attempts }: DueCharge,
  ): Promise<BegunRenewal | null> => {
    const now = clock.now();
    const price = renewalPrice(held, catalogue, migration);
    const licence = catalogue.licences.find(({ id }) => id === held.licenceId);
    if (price === null || licence === undefined) return settle(tx, held, { kind: 'expire' }, attempts);
    const totals = renewalTotals(price, held.discounts);
    const method = await methodForRenewal(tx, held);
    if (totals.discountedTotal > 0 && method === undefined) {
      await declineRenewal(tx, { heldId: held.id, periodIndex: held.charges }, now);
      return null;
    }
    await lookAgain(tx, held.id, new Date(now + PENDING_MS), attempts);
    return beginRenewal(tx, tools, {
      id: randomUUID(),
      held,
      sku: licence.sku ?? licence.id,
      price,
      totals,
      method,
      attempt: attempts,
    });
  };

  const runOne = async (heldId: string, catalogue: SaleCatalogue): Promise<void> => {
    const begun = await take(heldId, catalogue);
    if (begun !== null) await chargeBegun(tools, begun);
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
        const catalogue = await readCatalogue(db);
        await Promise.all(
          due.map(({ held }) =>
            runOne(held.id, catalogue).catch((error: unknown) => tell(error, `licence ${held.id}`)),
          ),
        );
      }
    },
    runOne: async (heldId) => runOne(heldId, await readCatalogue(db)),
  };
};
