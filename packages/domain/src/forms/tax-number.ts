import { entityValidators, personValidators, type Validator } from 'stdnum';

/** Pattern for countries without known rules. */
const ANY = /^[\p{L}\p{N}][\p{L}\p{N} ./-]{2,38}[\p{L}\p{N}]$/u;

export type TaxNumber =
  | { readonly valid: true; /** In the form that authorities store. */ readonly compact: string }
  | { readonly valid: false };

const accept = (value: string, validator: Validator): string | null => {
  const found = validator.validate(value);
  return found.isValid ? found.compact : null;
};

/**
 * Validates a tax number of a person or company by the rules and check digits of its country (FORM-16).
 * @param country ISO 3166-1 alpha-2.
 */
export const checkTaxNumber = (typed: string, country: string): TaxNumber => {
  const value = typed.trim();
  const code = country.toUpperCase();
  const validators = [...(personValidators[code] ?? []), ...(entityValidators[code] ?? [])];
  if (validators.length === 0) return ANY.test(value) ? { valid: true, compact: value } : { valid: false };
  for (const validator of validators) {
    const compact = accept(value, validator);
    if (compact !== null) return { valid: true, compact };
  }
  return { valid: false };
};
