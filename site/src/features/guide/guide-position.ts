import {
  dayAfter,
  dayOf,
  daysBetween,
  guideOpening,
  isDay,
  midnightOf,
  type GuideSpan,
} from '@footlight/domain';
import type { GuideFilter } from '@footlight/state';

/** Days that the guide offers, relative to today: yesterday for recordings, then as far as programmes are published. */
export const GUIDE_DAYS = [-1, 0, 1, 2, 3, 4, 5, 6];

/** The day and filter in an address of the guide. */
export interface GuidePosition {
  /** `yyyy-mm-dd`; null for now. */
  readonly day: string | null;
  readonly filter: GuideFilter;
}

export const guidePositionOf = (query: URLSearchParams): GuidePosition => {
  const day = query.get('day');
  const genre = query.get('genre')?.slice(0, 64) ?? '';
  const searchText = (query.get('q') ?? '').trim().slice(0, 100);
  return {
    day: day !== null && isDay(day) ? day : null,
    filter: {
      ...(genre === '' ? {} : { genre }),
      ...(searchText === '' ? {} : { query: searchText }),
      ...(query.get('favourites') === '1' ? { favourites: true as const } : {}),
    },
  };
};

/** The query of a guide address, without default values. */
export const guideQueryOf = ({ day, filter }: GuidePosition): Record<string, string> => ({
  ...(day === null ? {} : { day }),
  ...(filter.genre === undefined ? {} : { genre: filter.genre }),
  ...(filter.query === undefined ? {} : { q: filter.query }),
  ...(filter.favourites === undefined ? {} : { favourites: '1' }),
});

/** An opening of the guide, in milliseconds since the epoch. */
export interface GuideOpening {
  /** The start of the view, shortly before the moment. */
  readonly at: number;
  readonly moment: number;
}

const HALF_HOUR_MS = 1_800_000;

/** Opens the guide now, or at the same time of day on another day in the viewer's zone (GUIDE-26). */
export const openingOf = (
  day: string | null,
  {
    now,
    span,
    timeZone,
  }: { readonly now: number; readonly span: GuideSpan; readonly timeZone: string | undefined },
): GuideOpening => {
  const today = dayOf(now, timeZone);
  const sinceMidnight = now - midnightOf(today, timeZone);
  const momentOf = (other: string): number => {
    const midnight = midnightOf(other, timeZone);
    return Math.min(midnight + sinceMidnight, endOfDay(midnight, timeZone));
  };
  const moment = day === null || daysBetween(today, day) === 0 ? now : momentOf(day);
  return {
    at: guideOpening(moment, span),
    moment: Math.min(Math.max(moment, span.from), span.to - 1),
  };
};

/**
 * The time whose day is marked: the moment of the opening, even if the view starts on the day before, until the view has
 * moved by more than half an hour (GUIDE-26).
 * @param start of the view, in milliseconds since the epoch
 */
export const momentInView = (start: number, { at, moment }: GuideOpening): number =>
  Math.abs(start - at) <= HALF_HOUR_MS ? moment : start + HALF_HOUR_MS;

/** The last millisecond of the day that contains a time. */
export const endOfDay = (at: number, timeZone: string | undefined): number =>
  midnightOf(dayAfter(dayOf(at, timeZone), 1), timeZone) - 1;
