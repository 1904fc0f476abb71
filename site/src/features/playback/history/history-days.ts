import type { ResponseOf } from '@footlight/contract';

type Watched = ResponseOf<'listHistory'>['entries'][number];

export interface WatchedDay {
  /** `2026-11-24`, in the viewer's zone. */
  readonly day: string;
  readonly entries: readonly Watched[];
}

/** Formats as `2026-11-24`. @param timeZone IANA name; undefined for the browser's zone */
export const dayOf = (instant: number, timeZone: string | undefined): string =>
  new Intl.DateTimeFormat('en-CA', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    timeZone,
  }).format(instant);

/** Groups the entries by day, keeping their order. */
export const historyDays = (entries: readonly Watched[], timeZone: string | undefined): WatchedDay[] => {
  const days = new Map<string, Watched[]>();
  for (const entry of entries) {
    const day = dayOf(Date.parse(entry.watchedAt), timeZone);
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return [...days].map(([day, ofDay]) => ({ day, entries: ofDay }));
};
