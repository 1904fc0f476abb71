import type { Caller } from '../../feature.js';
import type { LicenceReader } from '../content/content-ports.js';

/** How many screens an operator allows. */
export interface ScreenRules {
  /** For an account without a licence that says otherwise; null sets no limit. */
  readonly perAccount: number | null;
  readonly perLicence: readonly { readonly licence: string; readonly screens: number }[];
}

/** Screens that the caller may watch on at once: what the most generous licence in force says, else the account's. */
export const screenLimit = async (
  caller: Caller,
  { perAccount, perLicence }: ScreenRules,
  licences: Pick<LicenceReader, 'usableIds'>,
): Promise<number | null> => {
  if (perLicence.length === 0) return perAccount;
  const held = await licences.usableIds(caller);
  const allowed = perLicence.filter(({ licence }) => held.has(licence)).map(({ screens }) => screens);
  return allowed.length === 0 ? perAccount : Math.max(...allowed);
};
