/** The status of a licence, which determines whether it grants access. */
export interface LicenceStanding {
  readonly status: 'active' | 'inactive' | 'expired';
  readonly pauseState: 'none' | 'paused' | 'notAllowed';
}

export interface RankedLicence extends LicenceStanding {
  readonly id: string;
  readonly family: string | null;
  readonly rank: number;
}

const isPaused = ({ status, pauseState }: LicenceStanding): boolean =>
  status === 'expired' && pauseState === 'paused';

/**
 * A licence grants access while it is active, or expired but paused.
 *
 * @see docs/rules/money.md MONEY-2
 */
export const isUsable = (licence: LicenceStanding): boolean =>
  licence.status === 'active' || isPaused(licence);

/**
 * Whether a licence may be bought again: not while it is active (unless it is free and the realm allows it), and not
 * while it is paused.
 *
 * @see docs/rules/money.md MONEY-3
 */
export const canRepurchase = (
  licence: LicenceStanding,
  terms: { readonly free: boolean; readonly freeMayRepeat: boolean },
): boolean => !isPaused(licence) && (licence.status !== 'active' || (terms.free && terms.freeMayRepeat));

/** The effective licence of a family: the active one of the highest rank. */
export const leadingLicence = <T extends RankedLicence>(held: readonly T[], family: string): T | null =>
  held
    .filter((licence) => licence.family === family && licence.status === 'active')
    .reduce<T | null>((best, licence) => (best === null || licence.rank > best.rank ? licence : best), null);

/** Whether a purchase would be a downgrade from the active licence of the same family. */
export const isDowngrade = (
  candidate: Pick<RankedLicence, 'family' | 'rank'>,
  held: readonly RankedLicence[],
): boolean => {
  const leading = candidate.family === null ? null : leadingLicence(held, candidate.family);
  return leading !== null && candidate.rank < leading.rank;
};
