import { expect, it } from 'vitest';
import { formatMoney } from './money.js';

const written = (language: string, currency: string, amount = 999, scale = 2): string =>
  formatMoney({ amount, scale, currency }, language).replaceAll('\u00A0', ' ');

it.each([
  ['en', 'GBP', '£9.99'],
  ['es', 'EUR', '9,99 €'],
  ['pt', 'BRL', 'R$ 9,99'],
])('formats an amount in the style of %s', (language, currency, words) => {
  expect(written(language, currency)).toBe(words);
});

it('uses as many decimals as the currency has', () => {
  expect(written('en', 'JPY', 1200, 0)).toBe('¥1,200');
  expect(written('en', 'KWD', 1250, 3)).toBe('KWD 1.250');
});

// MONEY-90
it('keeps the letters and the symbol of a currency together in right-to-left text', () => {
  expect(written('ar', 'GBP')).toContain('\u2066UK£\u2069');
  expect(written('ar', 'USD')).toContain('\u2066US$\u2069');
  expect(written('ar', 'EUR')).not.toContain('\u2066');
  expect(written('ar', 'SAR')).not.toContain('\u2066');
});
