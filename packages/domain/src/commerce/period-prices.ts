import { parsePeriod } from './periods.js';

const MONTHS = { month: 1, year: 12 } as const;
const DAYS = { day: 1, week: 7, month: 30, year: 365 } as const;

/** Both lengths in a common unit: whole months if possible, otherwise days. */
const lengthsOf = (from: string, to: string): readonly [number, number] | null => {
  const [one, other] = [parsePeriod(from), parsePeriod(to)];
  if (one === null || other === null || one.count === 0) return null;
  const inMonths = ({ unit }: { readonly unit: keyof typeof DAYS }): boolean =>
    unit === 'month' || unit === 'year';
  if (inMonths(one) && inMonths(other))
    return [
      one.count * MONTHS[one.unit as keyof typeof MONTHS],
      other.count * MONTHS[other.unit as keyof typeof MONTHS],
    ];
  return [one.count * DAYS[one.unit], other.count * DAYS[other.unit]];
};

/**
 * Converts a price to another period, to compare plans: 99.00 a year is 8.25 a month. Rounded up to the minor unit, so
 * that no plan looks cheaper than it is. Comparing days with months counts 30 days a month and 365 a year.
 * @param amount whole minor units for `from`
 * @param from and `to`: ISO 8601, such as `P1Y`
 * @returns null for periods that cannot be compared
 * @see docs/rules/commerce.md MONEY-22
 */
export const amountForPeriod = (amount: number, from: string, to: string): number | null => {
  const lengths = lengthsOf(from, to);
  if (lengths === null) return null;
  return Math.ceil((amount * lengths[1]) / lengths[0]);
};
