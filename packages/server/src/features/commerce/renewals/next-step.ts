import { GRACE_MS, type HeldLicenceRow } from '../licences/held-licence-status.js';
import type { MigrationOffer } from '../licences/sale-catalogue.js';

const DAY_MS = 86_400_000;

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
  /** Whether the account is suspended: it is charged for nothing that it cannot use. */
  readonly isSuspended: boolean;
  readonly now: number;
}

const leaves = ({ migration }: StepInput): boolean =>
  migration !== undefined &&
  (migration.answer === 'LEFT' || (migration.answer === null && migration.withoutAnswer === 'LEAVE'));

/**
 * The next action for a held licence. A pure function, so that it gives the same result when repeated after a crash.
 * @see docs/rules/commerce.md MONEY-40, MONEY-41
 * @see docs/rules/account.md ACCT-50
 */
export const nextStep = (input: StepInput): Step => {
  const { heldLicence, attempts, now } = input;
  if (heldLicence.paused) {
    if (input.isLeaving) return { kind: 'forget' };
    const isRequested = heldLicence.pauseRequest === 'RESUME_REQUESTED';
    if (!isRequested && heldLicence.resumesAt === null) return { kind: 'forget' };
    if (!isRequested && heldLicence.resumesAt !== null && heldLicence.resumesAt.getTime() > now)
      return { kind: 'wait', until: heldLicence.resumesAt };
    if (leaves(input)) return { kind: 'expire' };
    return input.isSuspended
      ? { kind: 'wait', until: new Date(now + DAY_MS) }
      : { kind: 'charge', resumes: true };
  }
  if (heldLicence.status !== 'active' || heldLicence.expiresAt === null) return { kind: 'forget' };
  const end = heldLicence.expiresAt.getTime();
  if (end > now) return { kind: 'wait', until: heldLicence.expiresAt };
  if (heldLicence.pauseRequest === 'PAUSE_REQUESTED') return { kind: 'pause' };
  const ends = !heldLicence.autoRenewing || heldLicence.period === null || input.isLeaving || leaves(input);
  if (ends) return { kind: 'expire' };
  const isOver = end + GRACE_MS <= now;
  if ((attempts > 0 || input.isSuspended) && isOver) return { kind: 'expire' };
  if (input.isSuspended) return { kind: 'wait', until: new Date(end + GRACE_MS) };
  // If the service itself was down beyond the grace period, the period restarts now, so the gap is not charged.
  return { kind: 'charge', resumes: isOver };
};

/** Hour of the day at which banks have booked what was paid in, in UTC. */
const BOOKED_HOUR = 6;

/** Days of the month on which wages are usually paid. */
const PAYDAYS: ReadonlySet<number> = new Set([1, 15]);
const FRIDAY = 5;

/** The first payday from `from` to `until`, in the morning; `from` if there is none. */
const paydayIn = (from: number, until: number): number => {
  for (let day = Math.floor(from / DAY_MS) * DAY_MS; day <= until; day += DAY_MS) {
    const at = day + BOOKED_HOUR * 3_600_000;
    const date = new Date(at);
    const isPayday = PAYDAYS.has(date.getUTCDate()) || date.getUTCDay() === FRIDAY;
    if (isPayday && at >= from && at <= until) return at;
  }
  return from;
};

/**
 * Time of the next attempt after a failed charge; after the last attempt, the end of the grace period. Without enough
 * money in the account, it is moved to a payday that lies before the attempt after it.
 * @param days of the attempts, after the end of the period
 * @see docs/rules/commerce.md MONEY-159
 */
export const retryAt = (
  attempts: number,
  {
    expiresAt,
    days,
    advice,
    now,
  }: {
    readonly expiresAt: Date;
    readonly days: readonly number[];
    readonly advice: 'newDetails' | 'funds' | null;
    readonly now: number;
  },
): Date => {
  const graceEnd = expiresAt.getTime() + GRACE_MS;
  const gapOf = (index: number): number | undefined => {
    const day = days[index];
    return day === undefined ? undefined : (day - (days[index - 1] ?? 0)) * DAY_MS;
  };
  const gap = gapOf(attempts - 1);
  if (gap === undefined) return new Date(graceEnd);
  const next = Math.min(now + gap, graceEnd);
  if (advice !== 'funds') return new Date(next);
  const after = gapOf(attempts);
  // An attempt at the very end would leave no time for new details.
  const latest = after === undefined ? graceEnd - DAY_MS : next + after - 1;
  return new Date(paydayIn(next, Math.min(latest, graceEnd - DAY_MS)));
};
