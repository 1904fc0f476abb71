import type { UserLicence } from '@footlight/contract';

/** How a reader stands who may not watch for want of a licence. */
export type PlanStanding =
  /** Holds none, or it is not known whether they do. */
  | 'none'
  /** Holds one that opens other titles. */
  | 'held'
  /** Has one that is paused, or not active for another reason. */
  | 'inactive'
  /** Held one, which has ended. */
  | 'expired';

type Held = { readonly licenceStatus: Pick<UserLicence['licenceStatus'], 'status'> };

const HELD: ReadonlySet<UserLicence['licenceStatus']['status']> = new Set(['ACTIVE', 'TRIAL_ACTIVE', 'FREE']);

/**
 * What the reason of a locked title is to its reader: only who has a plan can be told that it lacks the title.
 *
 * ACC-30
 */
export const planStanding = (licences: readonly Held[]): PlanStanding => {
  if (licences.some(({ licenceStatus }) => HELD.has(licenceStatus.status))) return 'held';
  const has = (status: UserLicence['licenceStatus']['status']): boolean =>
    licences.some(({ licenceStatus }) => licenceStatus.status === status);
  if (has('INACTIVE')) return 'inactive';
  return has('EXPIRED') ? 'expired' : 'none';
};
