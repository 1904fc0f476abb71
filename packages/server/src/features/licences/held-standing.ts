import type { RankedLicence } from '@footlight/domain';
import type { licencesHeld } from '../../database/schema/licences.js';
import type { SaleCatalogue, StoredLicence } from './sale-catalogue.js';

export type HeldRow = typeof licencesHeld.$inferSelect;

const DAY_MS = 86_400_000;
/** How long a licence stays active while its renewal fails, in milliseconds (MONEY-41). */
export const GRACE_MS = 7 * DAY_MS;

/** Whether the renewal engine charges it again each period. */
export const isRenewed = ({ period, autoRenewing }: Pick<HeldRow, 'period' | 'autoRenewing'>): boolean =>
  period !== null && autoRenewing;

/** An active licence past its end grants no access, even if its stored status has not been updated yet. */
export const hasRunOut = (
  held: Pick<HeldRow, 'status' | 'expiresAt' | 'period' | 'autoRenewing'>,
  now: number,
): boolean =>
  held.status === 'active' &&
  held.expiresAt !== null &&
  held.expiresAt.getTime() + (isRenewed(held) ? GRACE_MS : 0) <= now;

export const statusAt = (held: HeldRow, now: number): HeldRow['status'] =>
  hasRunOut(held, now) ? 'expired' : held.status;

/** A held licence in the form that the family rules compare. */
export const rankedHeld = (held: HeldRow, { licences }: SaleCatalogue, now: number): RankedLicence => {
  const licence: StoredLicence | undefined = licences.find(({ id }) => id === held.licenceId);
  return {
    id: held.licenceId,
    family: licence?.family ?? null,
    rank: licence?.rank ?? 0,
    status: statusAt(held, now),
    pauseState: held.paused ? 'paused' : 'none',
  };
};
