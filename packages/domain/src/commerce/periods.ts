/** The period of a licence: a count of one unit. */
export interface Period {
  readonly count: number;
  readonly unit: 'day' | 'week' | 'month' | 'year';
}

const UNITS = { D: 'day', W: 'week', M: 'month', Y: 'year' } as const;

/** Parses `P1M` or `P14D`; null for anything else. */
export const parsePeriod = (text: string): Period | null => {
  const match = /^P(\d{1,4})([DWMY])$/.exec(text);
  const unit = match?.[2] as keyof typeof UNITS | undefined;
  return match === null || unit === undefined ? null : { count: Number(match[1]), unit: UNITS[unit] };
};

/** Days of a trial from its ISO period; zero for no trial or an invalid period. */
export const trialDays = (text: string): number => {
  const period = parsePeriod(text);
  if (period === null) return 0;
  return period.count * { day: 1, week: 7, month: 30, year: 365 }[period.unit];
};

const DURATION = /^(-)?P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/;
const MS = { week: 604_800_000, day: 86_400_000, hour: 3_600_000, minute: 60_000, second: 1000 } as const;

/**
 * Parses an ISO 8601 duration of fixed length (weeks to seconds, such as `PT1H` or `-P30D`) to milliseconds; null for
 * anything else. Months and years have no fixed length and are not accepted.
 */
export const durationMs = (text: string): number | null => {
  const match = DURATION.exec(text);
  if (match === null || match.slice(2).every((part) => part === undefined)) return null;
  const [weeks, days, hours, minutes, seconds] = match.slice(2).map((part) => Number(part ?? 0));
  const length =
    (weeks ?? 0) * MS.week +
    (days ?? 0) * MS.day +
    (hours ?? 0) * MS.hour +
    (minutes ?? 0) * MS.minute +
    (seconds ?? 0) * MS.second;
  return match[1] === '-' && length !== 0 ? -length : length;
};
