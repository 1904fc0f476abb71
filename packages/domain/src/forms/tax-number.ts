import { entityValidators, personValidators, stdnum, type Validator } from 'stdnum';

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

/**
 * What a number of registration for value added tax is called, in the countries of the European Union and the United
 * Kingdom.
 */
const VAT = {
  AT: 'uid',
  BE: 'vat',
  BG: 'vat',
  CY: 'vat',
  CZ: 'dic',
  DE: 'vat',
  DK: 'cvr',
  EE: 'kmkr',
  ES: 'nif',
  FI: 'alv',
  FR: 'tva',
  GB: 'vat',
  GR: 'vat',
  HR: 'oib',
  HU: 'anum',
  IE: 'vat',
  IT: 'iva',
  LT: 'pvm',
  LU: 'tva',
  LV: 'pvn',
  MT: 'vat',
  NL: 'btw',
  PL: 'nip',
  PT: 'nif',
  RO: 'cif',
  SE: 'vat',
  SI: 'ddv',
  SK: 'dph',
} as const;

/** Greek numbers begin with `EL`, the others with the code of their country. */
const vatPrefix = (country: string): string => (country === 'GR' ? 'EL' : country);

/**
 * Validates the VAT number of a business by the form and check digits of its country. It must begin with the prefix of
 * the country: without one, it is a number of a person or company that may not be registered for the tax.
 * @param country ISO 3166-1 alpha-2
 * @returns the number without separators, with its prefix
 */
export const checkVatNumber = (typed: string, country: string): TaxNumber => {
  const prefix = vatPrefix(country);
  const value = typed.replaceAll(/[\s.-]/gu, '').toUpperCase();
  const validator = stdnum[country]?.[(VAT as Readonly<Record<string, string>>)[country] ?? ''];
  if (validator === undefined || !value.startsWith(prefix)) return { valid: false };
  const compact = accept(value.slice(prefix.length), validator);
  return compact === null ? { valid: false } : { valid: true, compact: `${prefix}${compact}` };
};
