/**
 * Reasons for refusing a card, with the spelling of payment providers. The service's contract has the same list
 * (`CARD_ERRORS`); a test of the service compares them.
 */
export const CARD_CODES = [
  'card_error',
  'card_declined',
  'expired_card',
  'incorrect_number',
  'invalid_number',
  'incomplete_number',
  'invalid_expiry',
  'invalid_expiry_month',
  'invalid_expiry_year',
  'incomplete_expiry',
  'incorrect_cvc',
  'invalid_cvc',
  'incomplete_cvc',
  'incorrect_zip',
  'missing',
] as const;
export type CardCode = (typeof CARD_CODES)[number];

/** The simulated behaviour of a card. */
export interface CardBehaviour {
  /** Refused when it is stored. */
  readonly onStoring: CardCode | null;
  /** Stored, but refused when it is charged. */
  readonly onCharging: CardCode | null;
  /** When 3-D Secure challenges the cardholder. */
  readonly challenge: 'never' | 'when-stored' | 'always';
  /** Charged at once, or pending until the settlement. */
  readonly settlement: 'at-once' | 'later' | 'later-fails';
}

const PLAIN: CardBehaviour = {
  onStoring: null,
  onCharging: null,
  challenge: 'never',
  settlement: 'at-once',
};

/** The check digit of a card number. @see https://www.iso.org/standard/70484.html ISO/IEC 7812-1, annex B */
const luhnSum = (digits: string): number => {
  let sum = 0;
  for (const [index, digit] of Array.from(digits).toReversed().entries()) {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  }
  return sum;
};

export const passesLuhn = (digits: string): boolean => luhnSum(digits) % 10 === 0;

const withCheckDigit = (digits: string): string => {
  const sum = luhnSum(`${digits}0`);
  return `${digits}${(10 - (sum % 10)) % 10}`;
};

const numberOf = (group: number, index: number): string =>
  withCheckDigit(`4000000${group}${String(index).padStart(2, '0')}00000`);

/** The number of the test card that is refused with this code, either when stored (`1`) or when charged (`2`). */
const refusedNumber = (code: CardCode, when: 'storing' | 'charging'): string =>
  numberOf(when === 'storing' ? 1 : 2, CARD_CODES.indexOf(code) + 1);

/** Numbers of the test cards; those from `numberOf` and `refusedNumber` are specific to this simulator. */
export const TEST_CARDS = {
  plain: '4242424242424242',
  mastercard: '5555555555554444',
  challengedWhenStored: numberOf(3, 1),
  challengedAlways: numberOf(3, 2),
  settlesLater: numberOf(3, 3),
  settlementFails: numberOf(3, 4),
  issuedInGermany: '4000002760000016',
  issuedInFrance: '4000002500000003',
  issuedInBrazil: '4000000760000002',
  refusedWhenStored: (code: CardCode): string => refusedNumber(code, 'storing'),
  refusedWhenCharged: (code: CardCode): string => refusedNumber(code, 'charging'),
} as const;

const BEHAVIOURS: ReadonlyMap<string, CardBehaviour> = new Map<string, CardBehaviour>([
  ...CARD_CODES.map((code) => [refusedNumber(code, 'storing'), { ...PLAIN, onStoring: code }] as const),
  ...CARD_CODES.map((code) => [refusedNumber(code, 'charging'), { ...PLAIN, onCharging: code }] as const),
  [TEST_CARDS.challengedWhenStored, { ...PLAIN, challenge: 'when-stored' }] as const,
  [TEST_CARDS.challengedAlways, { ...PLAIN, challenge: 'always' }] as const,
  [TEST_CARDS.settlesLater, { ...PLAIN, settlement: 'later' }] as const,
  [TEST_CARDS.settlementFails, { ...PLAIN, settlement: 'later-fails' }] as const,
]);

/** Any other valid card number is a plain card. @param digits without spaces */
export const behaviourOf = (digits: string): CardBehaviour => BEHAVIOURS.get(digits) ?? PLAIN;

const COUNTRIES: ReadonlyMap<string, string> = new Map<string, string>([
  [TEST_CARDS.issuedInGermany, 'DE'],
  [TEST_CARDS.issuedInFrance, 'FR'],
  [TEST_CARDS.issuedInBrazil, 'BR'],
]);

/** Where the bank is that issued the card (ISO 3166-1 alpha-2). @see https://docs.stripe.com/testing#international-cards */
export const countryOf = (digits: string): string => COUNTRIES.get(digits) ?? 'GB';

export const brandOf = (digits: string): string => {
  if (digits.startsWith('4')) return 'visa';
  if (/^(?:5[1-5]|2[2-7])/u.test(digits)) return 'mastercard';
  if (/^3[47]/u.test(digits)) return 'amex';
  return 'card';
};
