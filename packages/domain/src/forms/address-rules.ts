/** When the rule applies. */
export type AddressScope = 'purchase' | 'registration';

/** A rule of the realm on the country of an address. */
export interface CountryRule {
  readonly mode: 'blacklist' | 'whitelist';
  readonly scope: AddressScope;
  /** ISO 3166-1 alpha-2. */
  readonly countries: readonly string[];
}

const rulesOf = (rules: readonly CountryRule[], scope: AddressScope): readonly CountryRule[] =>
  rules.filter((rule) => rule.scope === scope);

/** Whether a country is accepted: a blacklist rejects the countries listed, a whitelist all others (FORM-19). */
export const isCountryAllowed = (
  country: string,
  rules: readonly CountryRule[],
  scope: AddressScope,
): boolean =>
  rulesOf(rules, scope).every(
    ({ mode, countries }) => countries.includes(country) === (mode === 'whitelist'),
  );

/** Whether the country rules mention a country, which makes the address fields required there (FORM-19). */
export const isAddressRequired = (
  country: string,
  rules: readonly CountryRule[],
  scope: AddressScope,
): boolean => rulesOf(rules, scope).some(({ countries }) => countries.includes(country));
