import { GRACE_MS, type HeldRow } from '../licences/held-standing.js';
import type { MigrationOffer } from '../licences/sale-catalogue.js';

const DAY_MS = 86_400_000;

/**
 * Days between a failed charge and the next: attempts on the first, third and fifth day after the period's end
 * (MONEY-41).
 */
const RETRY_DAYS = [1, 2, 2] as const;

export type Step =
  | { readonly kind: 'charge'; readonly resumes: boolean }
  | { readonly kind: 'pause' | 'expire' | 'forget' }
  | { readonly kind: 'wait'; readonly until: Date };

export interface StepInput {
  readonly held: HeldRow;
  /** Failed charges for the due period. */
  readonly attempts: number;
  /** The price migration that applies to this renewal, with the holder's answer. */
  readonly migration: (MigrationOffer & { readonly answer: 'CONTINUED' | 'LEFT' | null }) | undefined;
  readonly now: number;
}

const leaves = ({ migration }: StepInput): boolean =>
  migration !== undefined &&
  (migration.answer === 'LEFT' || (migration.answer === null && migration.withoutAnswer === 'LEAVE'));

/**
 * The next action for a held licence. A pure function, so that it gives the same result when repeated after a crash.
 * @see docs/rules/money.md MONEY-40, MONEY-41
 */
export const nextStep = (input: StepInput): Step => {
  const { held, attempts, now } = input;
  if (held.paused) {
    if (held.pauseRequest === 'RESUME_REQUESTED') return { kind: 'charge', resumes: true };
    if (held.resumesAt === null) return { kind: 'forget' };
    return held.resumesAt.getTime() <= now
      ? { kind: 'charge', resumes: true }
      : { kind: 'wait', until: held.resumesAt };
  }
  if (held.status !== 'active' || held.expiresAt === null) return { kind: 'forget' };
  const end = held.expiresAt.getTime();
  if (end > now) return { kind: 'wait', until: held.expiresAt };
  if (held.pauseRequest === 'PAUSE_REQUESTED') return { kind: 'pause' };
  if (!held.autoRenewing || held.period === null || leaves(input)) return { kind: 'expire' };
  const isOver = end + GRACE_MS <= now;
  if (attempts > 0 && isOver) return { kind: 'expire' };
  // If the service itself was down beyond the grace period, the period restarts now, so the gap is not charged.
  return { kind: 'charge', resumes: isOver };
};

/** Time of the next attempt after a failed charge; after the last attempt, the end of the grace period. */
export const retryAt = (attempts: number, expiresAt: Date, now: number): Date => {
  const days = RETRY_DAYS[attempts - 1];
  const graceEnd = expiresAt.getTime() + GRACE_MS;
  return new Date(days === undefined ? graceEnd : Math.min(now + days * DAY_MS, graceEnd));
};
