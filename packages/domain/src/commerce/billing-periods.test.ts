import { expect, it } from 'vitest';
import { billingPeriodEnd } from './billing-periods.js';

const ends = (start: string, period: string, counts: readonly number[]): readonly string[] =>
  counts.map((count) => new Date(billingPeriodEnd(Date.parse(start), period, count)).toISOString());

// MONEY-5
it.each([
  ['2027-01-31T10:30:00.000Z', 'P1M', ['2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31']],
  ['2028-01-31T10:30:00.000Z', 'P1M', ['2028-02-29', '2028-03-31', '2028-04-30', '2028-05-31']],
  ['2027-12-30T10:30:00.000Z', 'P2M', ['2028-02-29', '2028-04-30', '2028-06-30', '2028-08-30']],
  ['2027-11-30T10:30:00.000Z', 'P3M', ['2028-02-29', '2028-05-30', '2028-08-30', '2028-11-30']],
  ['2028-02-29T10:30:00.000Z', 'P1Y', ['2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29']],
  ['2028-02-29T10:30:00.000Z', 'P2Y', ['2030-02-28', '2032-02-29', '2034-02-28', '2036-02-29']],
  ['2027-08-31T10:30:00.000Z', 'P6M', ['2028-02-29', '2028-08-31', '2029-02-28', '2029-08-31']],
  ['2027-03-27T10:30:00.000Z', 'P1D', ['2027-03-28', '2027-03-29', '2027-03-30', '2027-03-31']],
  ['2027-03-27T10:30:00.000Z', 'P7D', ['2027-04-03', '2027-04-10', '2027-04-17', '2027-04-24']],
  ['2027-03-27T10:30:00.000Z', 'P1W', ['2027-04-03', '2027-04-10', '2027-04-17', '2027-04-24']],
  ['2027-12-24T10:30:00.000Z', 'P14D', ['2028-01-07', '2028-01-21', '2028-02-04', '2028-02-18']],
] as const)('computes period ends from %s in steps of %s', (start, period, days) => {
  expect(ends(start, period, [1, 2, 3, 4])).toEqual(days.map((day) => `${day}T10:30:00.000Z`));
});

it('returns the start for zero periods', () => {
  expect(ends('2027-01-31T10:30:00.000Z', 'P1M', [0])).toEqual(['2027-01-31T10:30:00.000Z']);
});

it('only moves forward, from every day of four years', () => {
  const first = Date.parse('2027-01-01T23:59:59.999Z');
  for (let day = 0; day < 1461; day += 1) {
    const start = first + day * 86_400_000;
    for (const period of ['P1M', 'P2M', 'P3M', 'P6M', 'P1Y']) {
      const all = [0, 1, 2, 3, 4, 5].map((count) => billingPeriodEnd(start, period, count));
      expect(all.every((end, index) => index === 0 || end > (all[index - 1] ?? 0))).toBe(true);
    }
  }
});

it.each(['', 'P1M2D', 'PT1H', '1M'])('rejects the period %j', (period) => {
  expect(() => billingPeriodEnd(0, period, 1)).toThrow(`The period "${period}" is not`);
});
