const UNIT_DAYS: Readonly<Record<string, number>> = { D: 1, W: 7, M: 30, Y: 365 };
const DAY_MS = 86_400_000;

/** Milliseconds of `P14D`, `-P30D`; a month counts 30 days and a year 365, which is near enough to place a sample. */
export const roughPeriod = (period: string): number => {
  const [, sign = '', count = '0', unit = 'D'] = /^(-?)P(\d+)([DWMY])$/u.exec(period) ?? [];
  return (sign === '-' ? -1 : 1) * Number(count) * (UNIT_DAYS[unit] ?? 1) * DAY_MS;
};
