import { numberFormat } from './formats.js';
import { directionOf } from './languages.js';

/** Whole minor units of a currency. */
export interface Money {
  readonly amount: number;
  /** How many digits of the amount stand behind the separator. */
  readonly scale: number;
  /** ISO 4217. */
  readonly currency: string;
}

const MIXED_SIGN = /[A-Z][^\p{L}]/iu;

/** Left-to-right isolate, and the end of it. @see https://unicode.org/reports/tr9/#Explicit_Directional_Isolates */
const LRI = '\u2066';
const PDI = '\u2069';

/**
 * An amount as the language writes it: `£9.99`, `9,99 €`. In text that runs from right to left, a sign that begins with
 * Latin letters and ends with something else, such as the `UK£` of Arabic, would be shown as `£UK`; it is isolated.
 *
 * @see docs/rules/money.md MONEY-90
 */
export const formatMoney = ({ amount, scale, currency }: Money, language: string): string =>
  numberFormat(language, {
    style: 'currency',
    currency,
    minimumFractionDigits: scale,
    maximumFractionDigits: scale,
  })
    .formatToParts(amount / 10 ** scale)
    .map(({ type, value }) =>
      type === 'currency' && directionOf(language) === 'rtl' && MIXED_SIGN.test(value)
        ? `${LRI}${value}${PDI}`
        : value,
    )
    .join('');
