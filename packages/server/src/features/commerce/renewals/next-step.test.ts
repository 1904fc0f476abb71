import { describe, expect, it } from 'vitest';
import { retryAt } from './next-step.js';

const DAY_MS = 86_400_000;
const DAYS = [1, 3, 5];
/** A Monday. */
const END = new Date('2027-03-08T12:00:00Z');
const at = (attempts: number, now: number, advice: 'newDetails' | 'funds' | null = null) =>
  retryAt(attempts, { expiresAt: END, days: DAYS, advice, now }).toISOString();

// MONEY-159
describe('the time of the next attempt', () => {
  it('follows the days of the settings', () => {
    const end = END.getTime();
    expect([at(1, end), at(2, end + DAY_MS), at(3, end + 3 * DAY_MS)]).toEqual([
      '2027-03-09T12:00:00.000Z',
      '2027-03-11T12:00:00.000Z',
      '2027-03-13T12:00:00.000Z',
    ]);
  });

  it('is the end of the grace period after the last attempt, and never later', () => {
    expect(at(4, END.getTime() + 5 * DAY_MS)).toBe('2027-03-15T12:00:00.000Z');
    expect(at(1, END.getTime() + 6.5 * DAY_MS)).toBe('2027-03-15T12:00:00.000Z');
  });

  it('waits for a payday if there was not enough money, but no longer than until the next attempt', () => {
    // The next Friday lies after the second attempt.
    expect(at(1, END.getTime(), 'funds')).toBe('2027-03-09T12:00:00.000Z');
    expect(at(2, END.getTime() + DAY_MS, 'funds')).toBe('2027-03-12T06:00:00.000Z');
    const first = new Date('2027-02-27T12:00:00Z');
    expect(
      retryAt(2, {
        expiresAt: first,
        days: DAYS,
        advice: 'funds',
        now: first.getTime() + DAY_MS,
      }).toISOString(),
    ).toBe('2027-03-02T12:00:00.000Z');
    const month = new Date('2027-02-26T12:00:00Z');
    expect(
      retryAt(2, {
        expiresAt: month,
        days: DAYS,
        advice: 'funds',
        now: month.getTime() + DAY_MS,
      }).toISOString(),
    ).toBe('2027-03-01T12:00:00.000Z');
  });
});
