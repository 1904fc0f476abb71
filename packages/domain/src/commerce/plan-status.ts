import type { UserLicence } from '@footlight/contract';

/** The plan status of a viewer who lacks a licence for a title. */
export type PlanStatus =
  /** Has no licence, or it is not known whether they do. */
  | 'none'
  /** Has one for other titles. */
  | 'held'
  /** Has one that is paused, or inactive for another reason. */
  | 'inactive'
  /** Had one, which has ended. */
  | 'expired';

type LicenceWithStatus = { readonly licenceStatus: Pick<UserLicence['licenceStatus'], 'status'> };

const ACTIVE_STATUSES: ReadonlySet<UserLicence['licenceStatus']['status']> = new Set([
  'ACTIVE',
  'TRIAL_ACTIVE',
  'FREE',
]);

/**
 * The viewer's plan status for the reason of a locked title: only viewers with a plan are told that it does not include
 * the title.
 *
 * ACC-30
 */
export const planStatus = (licences: readonly LicenceWithStatus[]): PlanStatus => {
  if (licences.some(({ licenceStatus }) => ACTIVE_STATUSES.has(licenceStatus.status))) return 'held';
  const has = (status: UserLicence['licenceStatus']['status']): boolean =>
    licences.some(({ licenceStatus }) => licenceStatus.status === status);
  if (has('INACTIVE')) return 'inactive';
  return has('EXPIRED') ? 'expired' : 'none';
};
