const UNIT_DAYS: Readonly<Record<string, number>> = { D: 1, W: 7, M: 30, Y: 365 };
const DAY_MS = 86_400_000;

/** Milliseconds of `P14D` or `-P30D`. Months count as 30 days and years as 365, which is enough for sample data. */
export const roughPeriod = (period: string): number => {
  const [, sign = '', count = '0', unit = 'D'] = /^(-?)P(\d+)([DWMY])$/u.exec(period) ?? [];
  return (sign === '-' ? -1 : 1) * Number(count) * (UNIT_DAYS[unit] ?? 1) * DAY_MS;
};
