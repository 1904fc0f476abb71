/** When the rule is asked. */
export type AddressScope = 'purchase' | 'registration';

/** One of the realm's rules on the country of an address. */
export interface CountryRule {
  readonly mode: 'blacklist' | 'whitelist';
  readonly scope: AddressScope;
  /** ISO 3166-1 alpha-2. */
  readonly countries: readonly string[];
}

const rulesOf = (rules: readonly CountryRule[], scope: AddressScope): readonly CountryRule[] =>
  rules.filter((rule) => rule.scope === scope);

/** Whether somebody of a country may go on: a blacklist refuses those it names, a whitelist all others (FORM-19). */
export const isCountryAllowed = (
  country: string,
  rules: readonly CountryRule[],
  scope: AddressScope,
): boolean =>
  rulesOf(rules, scope).every(
    ({ mode, countries }) => countries.includes(country) === (mode === 'whitelist'),
  );

/** Whether rules on countries speak of one, so that a field on the address must be filled there (FORM-19). */
export const isAddressRequired = (
  country: string,
  rules: readonly CountryRule[],
  scope: AddressScope,
): boolean => rulesOf(rules, scope).some(({ countries }) => countries.includes(country));
