import type { LiveState, TimeRange } from '../../store/player-state.js';

/** How much the length of a live window may differ before the scale of the bar changes. */
const STEADY_SECONDS = 12;
const STEADY_SHARE = 0.05;

/** Position of a moment between the two ends, 0–1. */
export const share = (time: number, { start, end }: TimeRange): number =>
  end > start ? Math.min(1, Math.max(0, (time - start) / (end - start))) : 0;

export const percent = (fraction: number): string => `${String(Math.round(fraction * 100_000) / 1000)}%`;

/**
 * The window of a live stream as shown on the bar. It ends at the live edge and keeps its length while the stream's
 * own window grows and shrinks by a segment, so that the thumb does not move back and forth.
 * @param before the range shown before; null for a stream that has not been shown yet
 */
export const steadyWindow = (
  before: TimeRange | null,
  { windowStart, edge }: Pick<LiveState, 'windowStart' | 'edge'>,
): TimeRange => {
  const length = edge - windowStart;
  const shown = before === null ? length : before.end - before.start;
  const steady = Math.abs(length - shown) <= Math.max(STEADY_SECONDS, shown * STEADY_SHARE);
  return { start: edge - (steady ? shown : length), end: edge };
};

/** Ranges as a gradient across `extent`, for `background`; `colour` may be a custom property. */
export const stripes = (ranges: readonly TimeRange[], extent: TimeRange, colour: string): string => {
  const stops = ranges
    .filter(({ start, end }) => end > extent.start && start < extent.end)
    .map((range) => {
      const [from, to] = [percent(share(range.start, extent)), percent(share(range.end, extent))];
      return `transparent ${from}, ${colour} ${from} ${to}, transparent ${to}`;
    });
  return stops.length === 0 ? 'none' : `linear-gradient(to right, ${stops.join(', ')})`;
};
