import type { AccessLevel } from '@footlight/contract';

/** Who may play a title, according to the catalogue. */
export type AccessRequirement =
  | { readonly access: 'everyone' }
  | { readonly access: 'signedIn' }
  /** Any one of the licences grants access. */
  | { readonly access: 'licence'; readonly licenceIds: readonly string[] };

/** The countries in which a title may be played, as ISO 3166-1 alpha-2. */
export interface GeoRule {
  readonly mode: 'block' | 'allow';
  readonly countries: readonly string[];
}

export interface AccessViewer {
  readonly signedIn: boolean;
  /** Licences held that are currently usable (see `isUsable`). */
  readonly usableLicenceIds: ReadonlySet<string>;
  readonly country: string;
}

/** Whether a rule excludes a country; null permits every country. */
export const isGeoblocked = (rule: GeoRule | null, country: string): boolean =>
  rule !== null && rule.countries.includes(country) === (rule.mode === 'block');

/**
 * Decides one viewer's access level to one title. The country is checked first, because no licence grants access where
 * the title may not be shown.
 *
 * A missing licence never results in “sign in”: signing in alone would not grant access, and the purchase screen
 * requires sign-in itself.
 *
 * ACC-14
 */
export const decideAccess = (
  requirement: AccessRequirement,
  rule: GeoRule | null,
  viewer: AccessViewer,
): AccessLevel => {
  if (isGeoblocked(rule, viewer.country)) return 'GEOBLOCKED';
  if (requirement.access === 'everyone') return 'GRANTED';
  if (requirement.access === 'signedIn') return viewer.signedIn ? 'GRANTED' : 'GRANTED_ON_SIGN_IN';
  return requirement.licenceIds.some((id) => viewer.usableLicenceIds.has(id)) ? 'GRANTED' : 'DENIED';
};
