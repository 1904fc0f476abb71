import type { BillingDetails } from '@footlight/contract';
import type { Clock } from '../../../clock.js';
import type { Database } from '../../../database/database.js';
import type { Job } from '../../../jobs/job.js';
import { VatChecksRepository, type VatCheckRow } from './vat-checks.repository.js';
import { vatNumberOf } from './vat-number.js';
import type { VatRegister } from './vies.provider.js';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const EVERY_MS = 10 * MINUTE_MS;
/** How long an answer counts until the register is asked again. */
const VALID_MS = 30 * DAY_MS;
const INVALID_MS = 7 * DAY_MS;
const BATCH = 50;

export interface VatChecksDependencies {
  readonly db: Database;
  readonly clock: Clock;
  /** Null if the realm asks none. */
  readonly register: VatRegister | null;
}

/** Asks later, the longer it lasts: after ten minutes, twenty, and so on up to a day. */
const nextTry = ({ since }: VatCheckRow, now: number): Date =>
  new Date(now + Math.min(DAY_MS, Math.max(EVERY_MS, now - since.getTime())));

/**
 * What a register says about the VAT numbers of accounts. A number that it has not confirmed yet is asked for again; nothing
 * waits for that.
 * @see docs/rules/commerce.md MONEY-141
 */
export class VatChecksService {
  readonly #dependencies: VatChecksDependencies;

  constructor(dependencies: VatChecksDependencies) {
    this.#dependencies = dependencies;
  }

  /** Asks the register for the number of billing details that were saved. An answer that does not come is asked for later. */
  async look(accountId: string, { taxNumber, country }: BillingDetails): Promise<void> {
    const { db, clock, register } = this.#dependencies;
    if (register === null) return;
    const checks = new VatChecksRepository(db);
    const number = vatNumberOf(taxNumber, country);
    if (number === null || !register.has(number)) return checks.remove(accountId);
    const now = new Date(clock.now());
    const known = await checks.of(accountId);
    if (known?.number === number && known.state === 'valid' && known.dueAt > now) return;
    const row: VatCheckRow =
      known?.number === number
        ? known
        : {
            accountId,
            number,
            state: 'pending',
            consultation: null,
            checkedAt: null,
            since: now,
            dueAt: now,
          };
    await checks.put(row);
    await this.#ask(row).catch(() => undefined);
  }

  /** The state of the account's number; null without one that the register has. */
  async stateOf(accountId: string): Promise<VatCheckRow['state'] | null> {
    const { db, register } = this.#dependencies;
    if (register === null) return null;
    return (await new VatChecksRepository(db).of(accountId))?.state ?? null;
  }

  /** Asks for numbers that are due. @param reportError called for each that the register gave no answer for */
  async run(reportError: (error: unknown) => void, signal?: AbortSignal): Promise<void> {
    const { db, clock } = this.#dependencies;
    const due = await new VatChecksRepository(db).due(new Date(clock.now()), BATCH);
    for (const row of due) {
      signal?.throwIfAborted();
      // One after the other: the register refuses many requests at once.
      // oxlint-disable-next-line no-await-in-loop
      await this.#ask(row).catch(reportError);
    }
  }

  async #ask(row: VatCheckRow): Promise<void> {
    const { db, clock, register } = this.#dependencies;
    const checks = new VatChecksRepository(db);
    try {
      const answer = await register?.check(row.number);
      if (answer === undefined) return;
      const checkedAt = new Date(clock.now());
      await checks.save(row, {
        state: answer.isValid ? 'valid' : 'invalid',
        consultation: answer.consultation,
        checkedAt,
        since: checkedAt,
        dueAt: new Date(checkedAt.getTime() + (answer.isValid ? VALID_MS : INVALID_MS)),
      });
    } catch (error) {
      await checks.save(row, { dueAt: nextTry(row, clock.now()) });
      throw error;
    }
  }
}

export const vatChecksJob = (checks: VatChecksService): Job => ({
  name: 'commerce.vatNumbers',
  everyMs: EVERY_MS,
  run: (log, signal) =>
    checks.run((error) => log.warn({ err: error }, 'the register of VAT numbers did not answer'), signal),
});
