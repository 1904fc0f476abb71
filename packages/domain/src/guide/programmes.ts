import type { Programme } from '@footlight/contract';

type Times = Pick<Programme, 'startDate' | 'endDate'>;

/** Milliseconds since 1970. */
export const startOf = ({ startDate }: Times): number => Date.parse(startDate);
/** Milliseconds since 1970. */
export const endOf = ({ endDate }: Times): number => Date.parse(endDate);

/** @param at milliseconds since 1970 */
export const isOnAt = (programme: Times, at: number): boolean =>
  startOf(programme) <= at && at < endOf(programme);

/** The current programme and the next one. */
export interface NowAndNext<P extends Times = Programme> {
  readonly now: P | null;
  readonly next: P | null;
}

/**
 * @param programmes sorted by start
 * @param at milliseconds since 1970
 */
export const nowAndNext = <P extends Times>(programmes: readonly P[], at: number): NowAndNext<P> => ({
  now: programmes.findLast((programme) => isOnAt(programme, at)) ?? null,
  next: programmes.find((programme) => startOf(programme) > at) ?? null,
});

/** The next time at which a programme begins or ends, in milliseconds since 1970; null if none is known. */
export const nextChange = (programmes: readonly Times[], at: number): number | null => {
  const changes = programmes.flatMap((one) => [startOf(one), endOf(one)]).filter((change) => change > at);
  return changes.length === 0 ? null : Math.min(...changes);
};

/**
 * Elapsed fraction of a programme, 0–1; 0 for one without length.
 * @param at milliseconds since 1970
 */
export const programmeProgress = (programme: Times, at: number): number => {
  const [start, end] = [startOf(programme), endOf(programme)];
  return end > start ? Math.min(1, Math.max(0, (at - start) / (end - start))) : 0;
};
