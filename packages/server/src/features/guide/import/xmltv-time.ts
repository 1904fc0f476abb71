const MINUTE_MS = 60_000;
const TIME = /^(?<digits>\d{8}(?:\d{2}){0,3})(?:\.\d+)?\s*(?<zone>[+-]\d{2}:?\d{2}|[A-Za-z]{1,5})?$/u;

/** Minutes east of Greenwich of the abbreviations of RFC 822 and of Europe; others are ambiguous. */
const ZONES: Readonly<Record<string, number>> = {
  Z: 0,
  UT: 0,
  UTC: 0,
  GMT: 0,
  WET: 0,
  BST: 60,
  WEST: 60,
  CET: 60,
  MET: 60,
  CEST: 120,
  MEST: 120,
  EET: 120,
  EEST: 180,
  MSK: 180,
  EST: -300,
  EDT: -240,
  CST: -360,
  CDT: -300,
  MST: -420,
  MDT: -360,
  PST: -480,
  PDT: -420,
};

const MINUTES_A_HOUR = 60;
const MOST_OFFSET = 14 * MINUTES_A_HOUR;

const offsetOf = (zone: string | undefined): number | null => {
  if (zone === undefined) return 0;
  if (!/^[+-]/u.test(zone)) return ZONES[zone.toUpperCase()] ?? null;
  const digits = zone.replace(':', '');
  const minutes = Number(digits.slice(1, 3)) * MINUTES_A_HOUR + Number(digits.slice(3, 5));
  if (minutes > MOST_OFFSET) return null;
  return zone.startsWith('-') ? -minutes : minutes;
};

/** What {@link xmltvTime} reads, for error messages. */
export const XMLTV_TIME = 'a time such as 20261130193000 +0100, from the year to the day at least';

/**
 * A time of XMLTV, `20261130193000 +0100` or a beginning of it, in milliseconds since the epoch. Without a zone it is UTC.
 * Null for other text.
 * @see https://github.com/XMLTV/xmltv/blob/master/xmltv.dtd
 */
export const xmltvTime = (text: string): number | null => {
  const { digits, zone } = TIME.exec(text.trim())?.groups ?? {};
  const offset = offsetOf(zone);
  if (digits === undefined || offset === null) return null;
  const part = (from: number): number => Number(digits.slice(from, from + 2));
  const [year, month, day] = [Number(digits.slice(0, 4)), part(4), part(6)];
  const [hour, minute, second] = [part(8), part(10), part(12)];
  const local = Date.UTC(year, month - 1, day, hour, minute, second);
  const date = new Date(local);
  const isReal =
    date.getUTCMonth() === month - 1 &&
    date.getUTCDate() === day &&
    hour < 24 &&
    minute < MINUTES_A_HOUR &&
    second < MINUTES_A_HOUR;
  return isReal && year >= 1970 ? local - offset * MINUTE_MS : null;
};
