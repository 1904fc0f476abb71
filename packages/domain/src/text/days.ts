/** Items of one day in the viewer's time zone, in their original order. */
export interface DayOf<T> {
  /** `yyyy-mm-dd`. */
  readonly date: string;
  readonly items: readonly T[];
}

const DAY_MS = 86_400_000;

/** Swedish date formats equal ISO 8601. */
const writing = (timeZone: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('sv-SE', { year: 'numeric', month: '2-digit', day: '2-digit', timeZone });

/** Caches formatters: creating one costs more than formatting many days. */
const written = new Map<string, Intl.DateTimeFormat>();

const twoDigits = (value: number): string => String(value).padStart(2, '0');

const ownDay = (instant: number): string => {
  const date = new Date(instant);
  const year = String(date.getFullYear()).padStart(4, '0');
  return `${year}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
};

const utcDay = (instant: number): string => new Date(instant).toISOString().slice(0, 'yyyy-mm-dd'.length);

/**
 * The day of an instant.
 * @param instant milliseconds since the epoch
 * @param timeZone IANA name; default: the machine's zone
 * @returns `yyyy-mm-dd`
 */
export const dayOf = (instant: number, timeZone?: string): string => {
  // The first formatter of a page costs a phone tens of milliseconds; `Date` handles these two zones without one.
  if (timeZone === undefined) return ownDay(instant);
  if (timeZone === 'UTC') return utcDay(instant);
  const known = written.get(timeZone) ?? writing(timeZone);
  written.set(timeZone, known);
  return known.format(instant);
};

/** Groups consecutive items by day. */
export const byDay = <T>(
  items: readonly T[],
  instantOf: (item: T) => number,
  timeZone?: string,
): readonly DayOf<T>[] => {
  const days: { date: string; items: T[] }[] = [];
  for (const item of items) {
    const date = dayOf(instantOf(item), timeZone);
    const last = days.at(-1);
    if (last?.date === date) last.items.push(item);
    else days.push({ date, items: [item] });
  }
  return days;
};

/** Whether a text is a valid calendar day, `yyyy-mm-dd`. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/u.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, text.length) === text;

/** The day a number of days after another. */
export const dayAfter = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, date.length);

/** Number of days from one day to another; negative if it is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);

const MINUTE_MS = 60_000;
/** Largest offset of a zone from UTC, in minutes. */
const FARTHEST_ZONE = 14 * 60;

/**
 * The first minute of a day, in milliseconds since the epoch. If clocks are set forward at midnight, the day begins
 * later than 00:00.
 * @param date `yyyy-mm-dd`
 * @param timeZone IANA name; default: the machine's zone
 */
export const midnightOf = (date: string, timeZone?: string): number => {
  const universal = Date.parse(`${date}T00:00:00Z`);
  if (timeZone === 'UTC') return universal;
  // Days are in order in every zone, so a binary search finds the minute at which this one begins.
  let [before, within] = [-FARTHEST_ZONE - 1, FARTHEST_ZONE + 1];
  while (within - before > 1) {
    const middle = Math.floor((before + within) / 2);
    if (dayOf(universal + middle * MINUTE_MS, timeZone) < date) before = middle;
    else within = middle;
  }
  return universal + within * MINUTE_MS;
};
