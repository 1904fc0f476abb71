/** The status of a licence, which determines whether it grants access. */
export interface LicenceState {
  readonly status: 'active' | 'inactive' | 'expired';
  readonly pauseState: 'none' | 'paused' | 'notAllowed';
}

export interface RankedLicence extends LicenceState {
  readonly id: string;
  readonly family: string | null;
  readonly rank: number;
}

const isPaused = ({ status, pauseState }: LicenceState): boolean =>
  status === 'expired' && pauseState === 'paused';

/**
 * A licence grants access while it is active, or expired but paused.
 *
 * @see docs/rules/commerce.md MONEY-2
 */
export const isUsable = (licence: LicenceState): boolean => licence.status === 'active' || isPaused(licence);

/**
 * Whether a licence may be bought again: not while it is active (unless it is free and the realm allows it), and not
 * while it is paused.
 *
 * @see docs/rules/commerce.md MONEY-3
 */
export const canRepurchase = (
  licence: LicenceState,
  terms: { readonly free: boolean; readonly freeMayRepeat: boolean },
): boolean => !isPaused(licence) && (licence.status !== 'active' || (terms.free && terms.freeMayRepeat));

/** The effective licence of a family: the active one of the highest rank. */
export const leadingLicence = <T extends RankedLicence>(licences: readonly T[], family: string): T | null =>
  licences
    .filter((licence) => licence.family === family && licence.status === 'active')
    .reduce<T | null>((best, licence) => (best === null || licence.rank > best.rank ? licence : best), null);

/** Whether a purchase would be a downgrade from the active licence of the same family. */
export const isDowngrade = (
  candidate: Pick<RankedLicence, 'family' | 'rank'>,
  licences: readonly RankedLicence[],
): boolean => {
  const leading = candidate.family === null ? null : leadingLicence(licences, candidate.family);
  return leading !== null && candidate.rank < leading.rank;
};
