import { parsePeriod } from './periods.js';

const DAY_MS = 86_400_000;
const DAYS = { day: 1, week: 7 } as const;
const MONTHS = { month: 1, year: 12 } as const;

/** Day 0 of the next month is the last day of this one. */
const daysOfMonth = (year: number, month: number): number =>
  new Date(Date.UTC(year, month + 1, 0)).getUTCDate();

const addMonths = (start: number, months: number): number => {
  const date = new Date(start);
  const first = new Date(start);
  first.setUTCDate(1);
  first.setUTCMonth(date.getUTCMonth() + months);
  first.setUTCDate(Math.min(date.getUTCDate(), daysOfMonth(first.getUTCFullYear(), first.getUTCMonth())));
  return first.getTime();
};

/**
 * The end of a number of billing periods after a start. Months keep the day of the start, in UTC; a month without that
 * day ends on its last one, and the next has the day again: from 31 January by `P1M`, 28 or 29 February, then 31 March.
 * Therefore every end is computed from the start, never from the previous end.
 * @param start milliseconds since the epoch
 * @param period ISO 8601, such as `P1M`
 * @param count whole periods, 0 for the start itself
 * @returns milliseconds since the epoch
 * @throws {RangeError} for a period that is not one count of days, weeks, months or years
 * @see docs/rules/commerce.md MONEY-5
 */
export const billingPeriodEnd = (start: number, period: string, count: number): number => {
  const parsed = parsePeriod(period);
  if (parsed === null)
    throw new RangeError(`The period "${period}" is not an ISO 8601 count of D, W, M or Y.`);
  const units = parsed.count * count;
  return parsed.unit === 'day' || parsed.unit === 'week'
    ? start + units * DAYS[parsed.unit] * DAY_MS
    : addMonths(start, units * MONTHS[parsed.unit]);
};
