import type { RankedLicence } from '@footlight/domain';
import type { licencesHeld } from '../../../database/schema/licences.js';
import type { SaleCatalogue, StoredLicence } from './sale-catalogue.js';

export type HeldLicenceRow = typeof licencesHeld.$inferSelect;

const DAY_MS = 86_400_000;
/** How long a licence stays active while its renewal fails, in milliseconds (MONEY-41). */
export const GRACE_MS = 7 * DAY_MS;

/** Whether the renewal engine charges it again each period. */
const isRenewed = ({ period, autoRenewing }: Pick<HeldLicenceRow, 'period' | 'autoRenewing'>): boolean =>
  period !== null && autoRenewing;

/** When an active licence stops granting access, in milliseconds since the epoch; `Infinity` if it has no end. */
export const runsOutAt = (
  heldLicence: Pick<HeldLicenceRow, 'expiresAt' | 'period' | 'autoRenewing'>,
): number =>
  heldLicence.expiresAt === null
    ? Infinity
    : heldLicence.expiresAt.getTime() + (isRenewed(heldLicence) ? GRACE_MS : 0);

/** An active licence past its end grants no access, even if its stored status has not been updated yet. */
export const hasRunOut = (
  heldLicence: Pick<HeldLicenceRow, 'status' | 'expiresAt' | 'period' | 'autoRenewing'>,
  now: number,
): boolean => heldLicence.status === 'active' && runsOutAt(heldLicence) <= now;

/** Whether a pass that was bought before its first day grants access by now. */
export const hasStarted = ({ startsAt }: Pick<HeldLicenceRow, 'startsAt'>, now: number): boolean =>
  startsAt === null || startsAt.getTime() <= now;

export const statusAt = (heldLicence: HeldLicenceRow, now: number): HeldLicenceRow['status'] =>
  hasRunOut(heldLicence, now) ? 'expired' : heldLicence.status;

/** A held licence in the form that the family rules compare. */
export const rankedLicence = (
  heldLicence: HeldLicenceRow,
  { licences }: SaleCatalogue,
  now: number,
): RankedLicence => {
  const licence: StoredLicence | undefined = licences.find(({ id }) => id === heldLicence.licenceId);
  return {
    id: heldLicence.licenceId,
    family: licence?.family ?? null,
    rank: licence?.rank ?? 0,
    status: statusAt(heldLicence, now),
    pauseState: heldLicence.paused ? 'paused' : 'none',
  };
};
