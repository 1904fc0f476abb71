/**
 * Patterns of postal codes by country, in capitals and without spaces and hyphens, based on the Unicode Common Locale
 * Data Repository, release 26. Countries that are not listed accept any code.
 *
 * @see https://unicode.org/Public/cldr/26/core.zip supplemental/postalCodeData.xml
 */
const PATTERNS: Readonly<Record<string, RegExp>> = {
  AR: /^(?:\d{4}|[A-HJ-NP-Z]\d{4}[A-Z]{3})$/u,
  AT: /^\d{4}$/u,
  AU: /^\d{4}$/u,
  BE: /^\d{4}$/u,
  BG: /^\d{4}$/u,
  BR: /^\d{8}$/u,
  CA: /^[ABCEGHJKLMNPRSTVXY]\d[A-Z]\d[A-Z]\d$/u,
  CH: /^\d{4}$/u,
  CL: /^\d{7}$/u,
  CN: /^\d{6}$/u,
  CZ: /^\d{5}$/u,
  DE: /^\d{5}$/u,
  DK: /^\d{4}$/u,
  EG: /^\d{5}$/u,
  ES: /^(?:0[1-9]|[1-4]\d|5[0-2])\d{3}$/u,
  FI: /^\d{5}$/u,
  FR: /^\d{5}$/u,
  GB: /^(?:GIR0AA|[A-Z]{1,2}\d[A-Z\d]?\d[ABD-HJLNP-UW-Z]{2})$/u,
  GR: /^\d{5}$/u,
  HU: /^\d{4}$/u,
  IE: /^(?:D6W|[ACDEFHKNPRTVWXY]\d{2})[A-Z\d]{4}$/u,
  IL: /^(?:\d{5}|\d{7})$/u,
  IN: /^[1-9]\d{5}$/u,
  IT: /^\d{5}$/u,
  JP: /^\d{7}$/u,
  KR: /^\d{5}$/u,
  LU: /^\d{4}$/u,
  MA: /^\d{5}$/u,
  MX: /^\d{5}$/u,
  NL: /^[1-9]\d{3}[A-Z]{2}$/u,
  NO: /^\d{4}$/u,
  NZ: /^\d{4}$/u,
  PL: /^\d{5}$/u,
  PT: /^\d{7}$/u,
  RO: /^\d{6}$/u,
  SA: /^\d{5}(?:\d{4})?$/u,
  SE: /^\d{5}$/u,
  SI: /^\d{4}$/u,
  SK: /^\d{5}$/u,
  TR: /^\d{5}$/u,
  UA: /^\d{5}$/u,
  US: /^\d{5}(?:\d{4})?$/u,
  ZA: /^\d{4}$/u,
};

const ANY = /^[A-Z\d]{2,10}$/u;

const western = (typed: string): string =>
  typed.replaceAll(/[\u0660-\u0669\u06F0-\u06F9]/gu, (digit) => String(digit.charCodeAt(0) % 16));

/** A postal code in its stored form: capitals and western digits. */
export const postalCodeOf = (typed: string): string =>
  western(typed).normalize('NFKC').toUpperCase().replaceAll(/\s+/gu, ' ').trim();

/** Whether the code is valid in a country (FORM-17). @param country ISO 3166-1 alpha-2 */
export const isPostalCode = (typed: string, country: string): boolean =>
  (PATTERNS[country.toUpperCase()] ?? ANY).test(postalCodeOf(typed).replaceAll(/[ -]/gu, ''));
