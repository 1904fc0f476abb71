import type { Clock } from '../clock.js';

/**
 * Start of segment 0 of every channel. It is constant, so that segment numbers continue across restarts and are the
 * same in every process of a service.
 */
export const LIVE_EPOCH_MS = Date.UTC(2024, 0, 1);

/** Segments that stay available after leaving the window, for players with an older playlist. */
const GRACE_SEGMENTS = 16;
/**
 * How long before it is listed a segment may be requested. Players request it as soon as they compute that it is
 * complete, and their clocks are only approximately synchronised with this one.
 */
const EARLY_TOLERANCE_MS = 300;
/** Minimum number of segments in a playlist; players cannot keep a buffer with fewer. */
const FEWEST_SEGMENTS = 6;

/** The segments that a playlist lists: from `first` up to but excluding `end`. */
export interface LiveWindow {
  readonly first: number;
  /** The first segment that is not complete yet. */
  readonly end: number;
}

/** A part of a segment; both are counted from 0. */
export interface PartPlace {
  readonly number: number;
  readonly part: number;
}

type SegmentAvailability = 'early' | 'available' | 'gone';

/** Segment numbering of a channel with segments of `segmentDuration` seconds. */
export const createLiveClock = (clock: Clock, segmentDuration: number) => {
  const segmentMs = Math.round(segmentDuration * 1000);
  const edge = (now = clock.now()): number => Math.max(0, Math.floor((now - LIVE_EPOCH_MS) / segmentMs));
  const length = (windowSeconds: number): number =>
    Math.max(FEWEST_SEGMENTS, Math.ceil((windowSeconds * 1000) / segmentMs));

  return {
    /** Milliseconds. */
    segmentMs,
    window(windowSeconds: number): LiveWindow {
      const end = edge();
      return { first: Math.max(0, end - length(windowSeconds)), end };
    },
    /** The complete segments that overlap a time; milliseconds since the epoch. Empty if there are none. */
    between(from: number, until: number): LiveWindow {
      const first = Math.max(0, Math.floor((from - LIVE_EPOCH_MS) / segmentMs));
      return {
        first,
        end: Math.max(first, Math.min(edge(), Math.ceil((until - LIVE_EPOCH_MS) / segmentMs))),
      };
    },
    /** The first part that is not complete yet, of segments with `parts` parts. */
    nextPart(parts: number): PartPlace {
      const at = Math.max(0, Math.floor((clock.now() - LIVE_EPOCH_MS) / (segmentMs / parts)));
      return { number: Math.floor(at / parts), part: at % parts };
    },
    /** Milliseconds from now until a part is complete; not above 0 if it is. */
    untilPart: ({ number, part }: PartPlace, parts: number): number =>
      LIVE_EPOCH_MS + number * segmentMs + ((part + 1) * segmentMs) / parts - clock.now(),
    /** Whether the first part of a segment may be requested, although the segment may not be complete. */
    hasBegun: (segment: number, parts: number): boolean =>
      LIVE_EPOCH_MS + segment * segmentMs + segmentMs / parts <= clock.now() + EARLY_TOLERANCE_MS,
    availability(segment: number, windowSeconds: number): SegmentAvailability {
      if (segment >= edge(clock.now() + EARLY_TOLERANCE_MS)) return 'early';
      return segment < edge() - length(windowSeconds) - GRACE_SEGMENTS ? 'gone' : 'available';
    },
    /** Broadcast time of a segment's first sample; milliseconds since the epoch. */
    startOf: (segment: number): number => LIVE_EPOCH_MS + segment * segmentMs,
  };
};

export type LiveClock = ReturnType<typeof createLiveClock>;
