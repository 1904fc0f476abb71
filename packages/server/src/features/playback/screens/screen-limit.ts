import type { CallerLicences } from '../../content/caller-licences.js';

/** Limits on concurrent screens, set by the operator. */
export interface ScreenRules {
  /** Limit for accounts without a licence that sets its own; null for no limit. */
  readonly perAccount: number | null;
  readonly perLicence: readonly { readonly licence: string; readonly screens: number }[];
}

/** Maximum concurrent screens of a caller: the highest limit of the valid licences, else the account's limit. */
export const screenLimit = async (
  { perAccount, perLicence }: ScreenRules,
  licences: Pick<CallerLicences, 'usableIds'>,
): Promise<number | null> => {
  if (perLicence.length === 0) return perAccount;
  const usable = await licences.usableIds();
  const allowed = perLicence.filter(({ licence }) => usable.has(licence)).map(({ screens }) => screens);
  return allowed.length === 0 ? perAccount : Math.max(...allowed);
};
