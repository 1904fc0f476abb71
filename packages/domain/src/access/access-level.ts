import type { AccessLevel } from '@footlight/contract';

/** Who may play something, as the catalogue says it. */
export type AccessRequirement =
  | { readonly access: 'everyone' }
  | { readonly access: 'signedIn' }
  /** Any one of the licences opens it. */
  | { readonly access: 'licence'; readonly licenceIds: readonly string[] };

/** Where something may be played. Countries are ISO 3166-1 alpha-2. */
export interface GeoRule {
  readonly mode: 'block' | 'allow';
  readonly countries: readonly string[];
}

export interface AccessViewer {
  readonly signedIn: boolean;
  /** Licences held that are usable now (see `isUsable`). */
  readonly usableLicenceIds: ReadonlySet<string>;
  readonly country: string;
}

/** Whether a country lies outside of what a rule permits; no rule permits every country. */
export const isGeoblocked = (rule: GeoRule | null, country: string): boolean =>
  rule !== null && rule.countries.includes(country) === (rule.mode === 'block');

/**
 * The access level of one viewer to one piece of content. The country is asked first: nothing that a
 * viewer holds opens what may not be shown where they are.
 *
 * A licence is never answered with “sign in”: signing in alone would not open the content, and the
 * purchase screen asks for sign-in by itself.
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
