import type { Programme, ReplyOf } from '@footlight/contract';
import { dayAfter, dayOf, daysBetween } from '@footlight/domain';

type Table = Pick<ReplyOf<'getGuideTable'>, 'columns' | 'rows'>;

export interface TableTimes {
  readonly from: Date;
  readonly to: Date;
  /** IANA name of the zone in which days begin and times are told. */
  readonly timeZone: string;
}

const TIME = 'time';

/** Every day that the time touches, as ISO dates. */
const daysOf = ({ from, to, timeZone }: TableTimes): string[] => {
  const first = dayOf(from.getTime(), timeZone);
  const last = dayOf(to.getTime() - 1, timeZone);
  return Array.from({ length: daysBetween(first, last) + 1 }, (_, index) => dayAfter(first, index));
};

/**
 * Programmes as a table: a column a day, a row a time at which something begins. Where clocks are set back, two
 * programmes of a day may begin at the same time; their cell names both.
 */
export const guideTable = (
  programmes: readonly Pick<Programme, 'title' | 'startDate'>[],
  times: TableTimes,
  language: string,
): Table => {
  const { timeZone } = times;
  const days = daysOf(times);
  // A day is named by its date alone, whichever zone it is of.
  const label = new Intl.DateTimeFormat(language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  // The Swedish way of writing a time is that of ISO 8601.
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
