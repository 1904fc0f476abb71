import { GRACE_MS, type HeldLicenceRow } from '../licences/held-licence-status.js';
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
  readonly heldLicence: HeldLicenceRow;
  /** Failed charges for the due period. */
  readonly attempts: number;
  /** The price migration that applies to this renewal, with the holder's answer. */
  readonly migration: (MigrationOffer & { readonly answer: 'CONTINUED' | 'LEFT' | null }) | undefined;
  /** Whether the account is going to be deleted. */
  readonly isLeaving: boolean;
  readonly now: number;
}

const leaves = ({ migration }: StepInput): boolean =>
  migration !== undefined &&
  (migration.answer === 'LEFT' || (migration.answer === null && migration.withoutAnswer === 'LEAVE'));

/**
 * The next action for a held licence. A pure function, so that it gives the same result when repeated after a crash.
 * @see docs/rules/commerce.md MONEY-40, MONEY-41
 */
export const nextStep = (input: StepInput): Step => {
  const { heldLicence, attempts, now } = input;
  if (heldLicence.paused) {
    if (input.isLeaving) return { kind: 'forget' };
    if (heldLicence.pauseRequest === 'RESUME_REQUESTED') return { kind: 'charge', resumes: true };
    if (heldLicence.resumesAt === null) return { kind: 'forget' };
    return heldLicence.resumesAt.getTime() <= now
      ? { kind: 'charge', resumes: true }
      : { kind: 'wait', until: heldLicence.resumesAt };
  }
  if (heldLicence.status !== 'active' || heldLicence.expiresAt === null) return { kind: 'forget' };
  const end = heldLicence.expiresAt.getTime();
  if (end > now) return { kind: 'wait', until: heldLicence.expiresAt };
  if (heldLicence.pauseRequest === 'PAUSE_REQUESTED') return { kind: 'pause' };
  const ends = !heldLicence.autoRenewing || heldLicence.period === null || input.isLeaving || leaves(input);
  if (ends) return { kind: 'expire' };
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
