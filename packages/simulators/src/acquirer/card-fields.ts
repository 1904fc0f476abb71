import { passesLuhn, type CardCode } from './test-cards.js';

export const CARD_FIELDS = ['holder', 'number', 'expiry', 'cvc', 'postalCode'] as const;
export type CardField = (typeof CARD_FIELDS)[number];

export interface CardIssue {
  readonly field: CardField;
  readonly code: CardCode;
}

export interface TypedCard {
  readonly holder: string;
  readonly number: string;
  readonly expiry: string;
  readonly cvc: string;
  readonly postalCode: string;
}

/** Converts Arabic-Indic and other decimal digits to western ones. */
const western = (text: string): string =>
  text.replaceAll(/\p{Nd}/gu, (digit) => {
    for (const zero of [0x30, 0x06_60, 0x06_f0]) {
      const value = (digit.codePointAt(0) ?? 0) - zero;
      if (value >= 0 && value <= 9) return String(value);
    }
    return digit;
  });

export const digitsOf = (text: string): string => western(text).replaceAll(/\D/gu, '');

const NUMBER_DIGITS_MIN = 13;
const NUMBER_DIGITS_MAX = 19;
const YEARS_AHEAD_MAX = 50;

const numberIssue = (text: string): CardCode | undefined => {
  const digits = digitsOf(text);
  if (text.trim() === '') return 'missing';
  if (digits.length < NUMBER_DIGITS_MIN) return 'incomplete_number';
  if (digits.length > NUMBER_DIGITS_MAX || /[^\p{Nd}\s-]/u.test(text)) return 'invalid_number';
  return passesLuhn(digits) ? undefined : 'incorrect_number';
};

/** Parses `MM/YY` or `MM/YYYY` to month and four-digit year. */
export const expiryOf = (text: string): { readonly month: number; readonly year: number } | undefined => {
  const digits = digitsOf(text);
  if (digits.length !== 4 && digits.length !== 6) return undefined;
  const year = Number(digits.slice(2));
  return { month: Number(digits.slice(0, 2)), year: digits.length === 4 ? 2000 + year : year };
};

const expiryIssue = (text: string, now: Date): CardCode | undefined => {
  const read = expiryOf(text);
  if (read === undefined) return digitsOf(text).length > 6 ? 'invalid_expiry' : 'incomplete_expiry';
  const { month, year } = read;
  if (month < 1 || month > 12) return 'invalid_expiry_month';
  if (year < now.getUTCFullYear() || year > now.getUTCFullYear() + YEARS_AHEAD_MAX)
    return 'invalid_expiry_year';
  return year === now.getUTCFullYear() && month < now.getUTCMonth() + 1 ? 'invalid_expiry' : undefined;
};

const cvcIssue = (text: string): CardCode | undefined => {
  if (/[^\p{Nd}\s]/u.test(text) || digitsOf(text).length > 4) return 'invalid_cvc';
  return digitsOf(text).length < 3 ? 'incomplete_cvc' : undefined;
};

/** The faults of the fields, in order; empty for a card that may be submitted to the bank. */
export const cardIssues = (card: TypedCard, now: Date): readonly CardIssue[] => {
  const found: readonly (readonly [CardField, CardCode | undefined])[] = [
    ['number', numberIssue(card.number)],
    ['expiry', expiryIssue(card.expiry, now)],
    ['cvc', cvcIssue(card.cvc)],
    ['postalCode', card.postalCode.length > 20 ? 'incorrect_zip' : undefined],
  ];
  return found.flatMap(([field, code]) => (code === undefined ? [] : [{ field, code }]));
};

/** The field that a refusal of the bank is shown at; null: above the form. */
export const fieldOf = (code: CardCode): CardField | null => {
  if (code.endsWith('_number') || code === 'missing') return 'number';
  if (code.includes('expiry') || code === 'expired_card') return 'expiry';
  if (code.endsWith('_cvc')) return 'cvc';
  return code === 'incorrect_zip' ? 'postalCode' : null;
};
