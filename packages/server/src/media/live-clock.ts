import type { Clock } from '../clock.js';

/**
 * When every channel began: segment 0 starts here. Fixed, so that numbering goes on through restarts and
 * every process of a service agrees on it.
 */
export const LIVE_EPOCH_MS = Date.UTC(2024, 0, 1);

/** Segments that stay readable after leaving the window: a player that was told of them may still be fetching. */
const GRACE_SEGMENTS = 16;
/**
 * How much sooner than listed a segment may be fetched: players ask at the very moment that they reckon it whole,
 * and their clocks agree with this one only so far.
 */
const EARLY_TOLERANCE_MS = 300;
/** Fewer segments than these and a player has nothing to hold on to. */
const FEWEST_SEGMENTS = 6;

/** The segments that a playlist names: from `first` to before `end`. */
export interface LiveWindow {
  readonly first: number;
  /** The segment now being made: the first that is not whole yet. */
  readonly end: number;
}

export type SegmentAvailability = 'early' | 'available' | 'gone';

export interface LiveClock {
  /** Milliseconds. */
  readonly segmentMs: number;
  window(windowSeconds: number): LiveWindow;
  availability(segment: number, windowSeconds: number): SegmentAvailability;
  /** When a segment's first sample is on the air; milliseconds since the epoch. */
  startOf(segment: number): number;
}

/** The numbering of a channel whose segments all last `segmentDuration` seconds. */
export const createLiveClock = (clock: Clock, segmentDuration: number): LiveClock => {
  const segmentMs = Math.round(segmentDuration * 1000);
  const edge = (now = clock.now()): number => Math.max(0, Math.floor((now - LIVE_EPOCH_MS) / segmentMs));
  const length = (windowSeconds: number): number =>
    Math.max(FEWEST_SEGMENTS, Math.ceil((windowSeconds * 1000) / segmentMs));

  return {
    segmentMs,
    window(windowSeconds) {
      const end = edge();
      return { first: Math.max(0, end - length(windowSeconds)), end };
    },
    availability(segment, windowSeconds) {
      if (segment >= edge(clock.now() + EARLY_TOLERANCE_MS)) return 'early';
      return segment < edge() - length(windowSeconds) - GRACE_SEGMENTS ? 'gone' : 'available';
    },
    startOf: (segment) => LIVE_EPOCH_MS + segment * segmentMs,
  };
};
