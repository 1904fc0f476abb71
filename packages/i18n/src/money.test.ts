import { expect, it } from 'vitest';
import { formatMoney } from './money.js';

const written = (language: string, currency: string, amount = 999, scale = 2): string =>
  formatMoney({ amount, scale, currency }, language).replaceAll('\u00A0', ' ');

it.each([
  ['en', 'GBP', '£9.99'],
  ['es', 'EUR', '9,99 €'],
  ['pt', 'BRL', 'R$ 9,99'],
])('writes an amount as %s writes it', (language, currency, words) => {
  expect(written(language, currency)).toBe(words);
});

it('writes as many digits as the currency has', () => {
  expect(written('en', 'JPY', 1200, 0)).toBe('¥1,200');
  expect(written('en', 'KWD', 1250, 3)).toBe('KWD 1.250');
});

// MONEY-90
it('keeps the letters and the sign of a currency together where text runs from right to left', () => {
  expect(written('ar', 'GBP')).toContain('\u2066UK£\u2069');
  expect(written('ar', 'USD')).toContain('\u2066US$\u2069');
  expect(written('ar', 'EUR')).not.toContain('\u2066');
  expect(written('ar', 'SAR')).not.toContain('\u2066');
});
