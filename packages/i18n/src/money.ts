import { numberFormat } from './formats.js';
import { directionOf } from './languages.js';

/** Whole minor units of the currency. */
export interface Money {
  readonly amount: number;
  /** Number of digits after the decimal separator. */
  readonly scale: number;
  /** ISO 4217. */
  readonly currency: string;
}

const MIXED_SIGN = /[A-Z][^\p{L}]/iu;

/** Left-to-right isolate and its end. @see https://unicode.org/reports/tr9/#Explicit_Directional_Isolates */
const LRI = '\u2066';
const PDI = '\u2069';

/**
 * Formats an amount in the language: `£9.99`, `9,99 €`. Right-to-left text would reorder a currency sign that begins
 * with Latin letters and ends with another character, such as the Arabic `UK£`, to `£UK`; such a sign is isolated.
 *
 * @see docs/rules/commerce.md MONEY-90
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
