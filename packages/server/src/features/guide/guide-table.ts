import type { Programme, ResponseOf } from '@footlight/contract';
import { dayAfter, dayOf, daysBetween } from '@footlight/domain';

type Table = Pick<ResponseOf<'getGuideTable'>, 'columns' | 'rows'>;

export interface TableTimes {
  readonly from: Date;
  readonly to: Date;
  /** IANA time zone of the days and of the displayed times. */
  readonly timeZone: string;
}

const TIME = 'time';

/** All days that overlap the time range, as ISO dates. */
const daysOf = ({ from, to, timeZone }: TableTimes): string[] => {
  const first = dayOf(from.getTime(), timeZone);
  const last = dayOf(to.getTime() - 1, timeZone);
  return Array.from({ length: daysBetween(first, last) + 1 }, (_, index) => dayAfter(first, index));
};

/**
 * Programmes as a table with a column for each day and a row for each start time. When clocks are set back, two
 * programmes of a day can start at the same local time; their cell contains both titles.
 */
export const guideTable = (
  programmes: readonly Pick<Programme, 'title' | 'startDate'>[],
  times: TableTimes,
  language: string,
): Table => {
  const { timeZone } = times;
  const days = daysOf(times);
  // A column is labelled from its date alone, which is formatted in UTC.
  const label = new Intl.DateTimeFormat(language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  // The Swedish time format is that of ISO 8601.
  const clock = new Intl.DateTimeFormat('sv-SE', { hour: '2-digit', minute: '2-digit', timeZone });
  const hour = new Intl.DisplayNames([language], { type: 'dateTimeField' }).of('hour') ?? TIME;
  const cells = new Map<string, Map<string, string>>();
  for (const { title, startDate } of programmes) {
    const start = Date.parse(startDate);
    const [time, day] = [clock.format(start), dayOf(start, timeZone)];
    const row = cells.get(time) ?? new Map<string, string>();
    const before = row.get(day);
    cells.set(time, row.set(day, before === undefined ? title : `${before} / ${title}`));
  }
  const rows = [...cells].toSorted(([a], [b]) => a.localeCompare(b));
  return {
    columns: [
      { key: TIME, label: hour },
      ...days.map((day) => ({ key: day, label: label.format(new Date(day)) })),
    ],
    rows: rows.map(([time, row]) =>
      Object.fromEntries([[TIME, time], ...days.map((day) => [day, row.get(day) ?? null] as const)]),
    ),
  };
};
