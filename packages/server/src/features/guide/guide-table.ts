import type { Programme, ReplyOf } from '@footlight/contract';

type Table = Pick<ReplyOf<'getGuideTable'>, 'columns' | 'rows'>;

const DAY_MS = 86_400_000;
const TIME = 'time';

const dayOf = (instant: string): string => instant.slice(0, 10);
const timeOf = (instant: string): string => instant.slice(11, 16);

/** Every day that the time touches, as ISO dates. */
const daysBetween = (from: Date, to: Date): string[] => {
  const first = Math.floor(from.getTime() / DAY_MS);
  const last = Math.floor((to.getTime() - 1) / DAY_MS);
  return Array.from({ length: last - first + 1 }, (_, index) =>
    dayOf(new Date((first + index) * DAY_MS).toISOString()),
  );
};

/** Programmes as a table: a column a day, a row a time at which something begins. Days and times are UTC. */
export const guideTable = (
  programmes: readonly Programme[],
  { from, to }: { readonly from: Date; readonly to: Date },
  language: string,
): Table => {
  const days = daysBetween(from, to);
  const label = new Intl.DateTimeFormat(language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  const hour = new Intl.DisplayNames([language], { type: 'dateTimeField' }).of('hour') ?? TIME;
  const cells = new Map<string, Map<string, string>>();
  for (const { title, startDate } of programmes) {
    const row = cells.get(timeOf(startDate)) ?? new Map<string, string>();
    cells.set(timeOf(startDate), row.set(dayOf(startDate), title));
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
