import type { LicencePeriod } from '@footlight/contract';
import { expect, it } from 'vitest';
import { durationMs, parsePeriod, trialDays } from './periods.js';

/** Every period of the contract. */
const COUNTS: Readonly<Record<LicencePeriod, number>> = {
  P1D: 1,
  P7D: 7,
  P1W: 1,
  P14D: 14,
  P1M: 1,
  P2M: 2,
  P3M: 3,
  P6M: 6,
  P1Y: 1,
  P2Y: 2,
};

it('parses every supported licence period', () => {
  const counts = Object.keys(COUNTS).map((text) => [text, parsePeriod(text)?.count]);
  expect(Object.fromEntries(counts)).toEqual(COUNTS);
  expect(parsePeriod('P6M')).toEqual({ count: 6, unit: 'month' });
});

it.each(['', 'P', 'P1', '1M', 'P1H', 'PT1M', 'P1M2D', 'p1m', 'P-1M'])(
  'returns null for the period %j',
  (text) => {
    expect(parsePeriod(text)).toBeNull();
  },
);

it.each([
  ['P7D', 7],
  ['P2W', 14],
  ['P1M', 30],
  ['P0D', 0],
  ['soon', 0],
])('a trial of %s lasts %i days', (text, days) => {
  expect(trialDays(text)).toBe(days);
});

it.each([
  ['PT1H', 3_600_000],
  ['-PT20M', -1_200_000],
  ['P7D', 604_800_000],
  ['P1W', 604_800_000],
  ['P1DT2H30M5S', 95_405_000],
  ['PT0S', 0],
  ['-PT0S', 0],
])('%s is %i ms', (text, ms) => {
  expect(durationMs(text)).toBe(ms);
});

it.each(['', 'P', 'PT', 'P1M', 'P1Y', '1H', 'PT1.5H', 'T1H'])('returns null for the duration %j', (text) => {
  expect(durationMs(text)).toBeNull();
});
