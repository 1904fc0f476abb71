/** Things of one day of the reader's, in the order given. */
export interface DayOf<T> {
  /** `yyyy-mm-dd`. */
  readonly date: string;
  readonly items: readonly T[];
}

const DAY_MS = 86_400_000;

/** The Swedish way of writing a date is that of ISO 8601. */
const writing = (timeZone: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('sv-SE', { year: 'numeric', month: '2-digit', day: '2-digit', timeZone });

/** To make one costs more than to write many days with it. */
const written = new Map<string, Intl.DateTimeFormat>();

const twoDigits = (value: number): string => String(value).padStart(2, '0');

const ownDay = (instant: number): string => {
  const date = new Date(instant);
  const year = String(date.getFullYear()).padStart(4, '0');
  return `${year}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
};

const utcDay = (instant: number): string => new Date(instant).toISOString().slice(0, 'yyyy-mm-dd'.length);

/**
 * The day that an instant falls on.
 * @param instant milliseconds since the epoch
 * @param timeZone IANA name; without it, that of the machine
 * @returns `yyyy-mm-dd`
 */
export const dayOf = (instant: number, timeZone?: string): string => {
  // The first formatter of a page costs a phone tens of milliseconds; the clock knows these two zones by itself.
  if (timeZone === undefined) return ownDay(instant);
  if (timeZone === 'UTC') return utcDay(instant);
  const known = written.get(timeZone) ?? writing(timeZone);
  written.set(timeZone, known);
  return known.format(instant);
};

/** Groups what follows each other by its day. */
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

/** Whether a text is a day of the calendar, written `yyyy-mm-dd`. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/u.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, text.length) === text;

/** The day so many days after another. */
export const dayAfter = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, date.length);

/** By how many days one day is later than another; negative where it is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);

const MINUTE_MS = 60_000;
/** Zones are at most so far from universal time, in minutes. */
const FARTHEST_ZONE = 14 * 60;

/**
 * The first minute of a day, milliseconds since the epoch. Where clocks are set forward at midnight the day begins
 * later than at 00:00.
 * @param date `yyyy-mm-dd`
 * @param timeZone IANA name; without it, that of the machine
 */
export const midnightOf = (date: string, timeZone?: string): number => {
  const universal = Date.parse(`${date}T00:00:00Z`);
  if (timeZone === 'UTC') return universal;
  // Days follow each other in every zone, so that the minute at which this one begins is found by halving.
  let [before, within] = [-FARTHEST_ZONE - 1, FARTHEST_ZONE + 1];
  while (within - before > 1) {
    const middle = Math.floor((before + within) / 2);
    if (dayOf(universal + middle * MINUTE_MS, timeZone) < date) before = middle;
    else within = middle;
  }
  return universal + within * MINUTE_MS;
};
