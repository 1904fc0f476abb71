export type DatePart = 'year' | 'month' | 'day';

export type DateParts = Readonly<Record<DatePart, string>>;

const DIGITS: Readonly<Record<DatePart, number>> = { year: 4, month: 2, day: 2 };
const MOST: Readonly<Record<DatePart, number>> = { year: 9999, month: 12, day: 31 };

const ORDERS: readonly (readonly DatePart[])[] = [
  ['year', 'month', 'day'],
  ['month', 'day', 'year'],
  ['day', 'month', 'year'],
];
const YEAR_FIRST = ORDERS[0] ?? [];

const isPart = (type: string): type is DatePart => type in DIGITS;

/**
 * Order of the parts of a date in a locale; year first for locales with another order (FORM-15).
 * @param locale A language tag such as `en-US`; invalid tags count as year first.
 */
export const datePartOrder = (locale: string): readonly DatePart[] => {
  try {
    const written = new Intl.DateTimeFormat(locale, { year: 'numeric', month: '2-digit', day: '2-digit' })
      .formatToParts(0)
      .map(({ type }) => type)
      .filter(isPart);
    return ORDERS.find((order) => String(order) === String(written)) ?? YEAR_FIRST;
  } catch {
    return YEAR_FIRST;
  }
};

/** Converts digits of any script to western ones. */
const western = (typed: string): string =>
  typed
    .replaceAll(/[\u0660-\u0669]/gu, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replaceAll(/[\u06F0-\u06F9]/gu, (digit) => String(digit.charCodeAt(0) - 0x6f0));

/** The value of a part after typing; input other than digits within its bounds is ignored (FORM-14). */
export const typedDatePart = (part: DatePart, typed: string, before: string): string => {
  const digits = western(typed);
  const fits = /^\d*$/u.test(digits) && digits.length <= DIGITS[part] && Number(digits) <= MOST[part];
  return fits ? digits : before;
};

/** Whether the part has all its digits, so that the focus moves on (FORM-15). */
export const isDatePartFull = (part: DatePart, value: string): boolean => value.length === DIGITS[part];

/** Formats `year-month-day` with leading zeros; empty until all three are set (FORM-14). */
export const dateOf = ({ year, month, day }: DateParts): string =>
  year === '' || month === '' || day === ''
    ? ''
    : `${year.padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;

/** Splits `1990-04-01` into its parts; empty parts for anything else. */
export const datePartsOf = (date: string): DateParts => {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})$/u.exec(date) ?? [];
  return { year, month, day };
};

/** Whether the date exists in the calendar. */
export const isRealDate = (date: string): boolean => {
  const { year, month, day } = datePartsOf(date);
  if (year === '') return false;
  const found = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return Number(year) >= 1000 && found.toISOString().startsWith(date);
};

const OLDEST_YEARS = 130;

/** Whether the date is plausible as a living person's birth date. @param today `2026-11-24` */
export const isBirthDate = (date: string, today: string): boolean =>
  isRealDate(date) && date <= today && Number(date.slice(0, 4)) >= Number(today.slice(0, 4)) - OLDEST_YEARS;
