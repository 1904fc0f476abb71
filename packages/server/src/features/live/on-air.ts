import { isGeoblocked, type GeoRule } from '@footlight/domain';

/** When an event is on the air, in milliseconds since the epoch. */
export interface OnAirEvent {
  readonly id: string;
  readonly startsAt: number;
  /** Null for an open end. */
  readonly endsAt: number | null;
  readonly geoRule: GeoRule | null;
}

export interface OnAirChange {
  readonly change: 'added' | 'removed';
  readonly eventId: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** Events that are visible in a country. */
export const visibleFrom = (events: readonly OnAirEvent[], country: string): OnAirEvent[] =>
  events.filter(({ geoRule }) => !isGeoblocked(geoRule, country));

export const idsOnAir = (events: readonly OnAirEvent[], now: number): ReadonlySet<string> =>
  new Set(
    events
      .filter(({ startsAt, endsAt }) => startsAt <= now && (endsAt === null || endsAt > now))
      .map(({ id }) => id),
  );

/** The scheduled starts and ends after `after` and up to `until`, in chronological order. */
export const changesBetween = (
  events: readonly OnAirEvent[],
  after: number,
  until: number,
): OnAirChange[] => {
  const isBetween = (moment: number): boolean => moment > after && moment <= until;
  return events
    .flatMap(({ id, startsAt, endsAt }): OnAirChange[] => [
      ...(isBetween(startsAt) ? [{ change: 'added' as const, eventId: id, at: startsAt }] : []),
      ...(endsAt !== null && isBetween(endsAt) && endsAt > startsAt
        ? [{ change: 'removed' as const, eventId: id, at: endsAt }]
        : []),
    ])
    .toSorted((a, b) => a.at - b.at);
};

/** The difference between two sets. Removals come first, so that the count never exceeds the actual number. */
export const changesOf = (
  before: ReadonlySet<string>,
  after: ReadonlySet<string>,
  at: number,
): OnAirChange[] => [
  ...[...before]
    .filter((id) => !after.has(id))
    .map((eventId) => ({ change: 'removed' as const, eventId, at })),
  ...[...after].filter((id) => !before.has(id)).map((eventId) => ({ change: 'added' as const, eventId, at })),
];

/** The next start or end of an event; null if there is none. */
export const nextChange = (events: readonly OnAirEvent[], now: number): number | null => {
  const moments = events
    .flatMap(({ startsAt, endsAt }) => [startsAt, endsAt ?? startsAt])
    .filter((moment) => moment > now);
  return moments.length === 0 ? null : Math.min(...moments);
};
