import type { EngineError } from '../engine/engine.js';
import type { Ahead } from './look-ahead.js';

/** Delays before each retry after a network error, while buffered data still plays. */
const NETWORK_PAUSES_MS = [500, 1500, 4000, 8000] as const;
/** The same before any data has arrived: a start that fails must be reported within 3 s (PLAY-10). */
const START_PAUSES_MS = [400, 600] as const;
/** Delays vary by up to this share, so that clients that lost the same server do not all retry at once. */
const JITTER = 0.25;

/** Recovery from media errors is immediate; a third error within a minute means that the stream itself is broken. */
const MEDIA_TRIES = 2;
const MEDIA_MEMORY_MS = 60_000;
/** If more consecutive segments of a track are missing or broken, the stream counts as lost. */
const WIDEST_HOLE = 3;

/** Playback counts as stuck if the time should advance but has not for this long. */
const STUCK_AFTER_MS = 3000;
/** The same where it is known that no data will come: in a hole, or at a seek to just before the data. */
const STUCK_AT_GAP_AFTER_MS = 1000;
/** If no byte arrives for this long while playback waits for data, it is requested again. */
const SILENT_AFTER_MS = 12_000;
/** If that has not helped for this long, the stream is given up. */
const GIVEN_UP_AFTER_MS = 60_000;
/** Seconds to skip when the decoder does not get past a position. */
const NUDGE_SECONDS = 0.2;
const MOST_NUDGES = 3;
/** Seconds from the stuck position after which the stall counts as resolved. */
const FREE_SECONDS = 2;
/** Seconds; with less data ahead, the buffer counts as exhausted. */
const ENOUGH_SECONDS = 0.5;
/** Seconds by which a position may differ from the edge of a segment. */
const EDGE_SECONDS = 0.1;
/** Seconds by which one track may begin later than another behind a hole, also for browsers that count reordered frames. */
const BEHIND_HOLE_SECONDS = 0.2;

/** A part of a stream, in seconds of the media’s clock. */
interface Span {
  readonly start: number;
  readonly end: number;
}

/** What is known about the recovery of one stream. */
export interface Recovery {
  /** Whether any data could be played. */
  readonly isPlayable: boolean;
  /** Retries since data last arrived. */
  readonly networkTries: number;
  /** Consecutive segments that were given up, by track. */
  readonly missed: Readonly<Record<string, number>>;
  /** Parts that are missing for good. */
  readonly holes: readonly Span[];
  /** Times of media errors. */
  readonly mediaFaults: readonly number[];
  /** The last media error, and where it was, until playback is past it. */
  readonly unresolved: { readonly error: EngineError; readonly position: number } | null;
  /** The segment in which decoding last failed, and how many in a row were skipped for it. */
  readonly undecoded: { readonly end: number; readonly skipped: number } | null;
  /** The engine’s counter of arrivals, and when it last changed. */
  readonly arrivals: number;
  readonly arrivedAt: number;
  readonly position: number;
  /** When playback last advanced, or was not expected to. */
  readonly movedAt: number;
  /** When something was last done about a stall. */
  readonly actedAt: number;
  /** End of the buffered data when playback last advanced. */
  readonly bufferedTo: number;
  readonly nudges: number;
  readonly stuckAt: number;
}

/** Times are milliseconds on any monotonic clock, positions are seconds. */
export type RecoveryEvent =
  /** A segment arrived and can be played. */
  | { readonly type: 'arrived'; readonly track: string | null }
  /**
   * A segment is missing or broken, and the engine has no other address for it. `left` counts the segments of its track
   * that may still be there.
   */
  | {
      readonly type: 'missed';
      readonly track: string;
      readonly span: Span;
      readonly left: number;
      readonly error: EngineError;
    }
  /** The engine cannot continue. `segment` is the one at the position, if it is known. */
  | {
      readonly type: 'failed';
      readonly error: EngineError;
      readonly at: number;
      readonly segment: Span | null;
      /** 0–1 */
      readonly random: number;
    }
  /** A regular look at playback. */
  | {
      readonly type: 'looked';
      readonly at: number;
      readonly position: number;
      /** Whether the time should advance. */
      readonly isExpected: boolean;
      readonly isSeeking: boolean;
      readonly ahead: Ahead;
      /** End of all buffered data. */
      readonly bufferedTo: number;
      readonly arrivals: number;
    };

export type RecoveryAction =
  | { readonly do: 'nothing' }
  /** The engine continues after the segment. */
  | { readonly do: 'skip' }
  | { readonly do: 'seek'; readonly to: number }
  /**
   * The engine loads again: from a position if one is given, else from the current one. `attempt` counts the attempts
   * for errors of this kind, from 1.
   */
  | {
      readonly do: 'retry';
      readonly kind: EngineError['kind'];
      readonly afterMs: number;
      readonly attempt: number;
      readonly from: number | null;
    }
  /** The error is final; null if data simply stopped arriving. */
  | { readonly do: 'fail'; readonly error: EngineError | null };

export const NO_RECOVERY: Recovery = {
  isPlayable: false,
  networkTries: 0,
  missed: {},
  holes: [],
  mediaFaults: [],
  unresolved: null,
  undecoded: null,
  arrivals: 0,
  arrivedAt: 0,
  position: -1,
  movedAt: 0,
  actedAt: 0,
  bufferedTo: 0,
  nudges: 0,
  stuckAt: Number.NaN,
};

type Next = readonly [Recovery, RecoveryAction];
type Of<Type> = Extract<RecoveryEvent, { readonly type: Type }>;

const NOTHING = { do: 'nothing' } as const;

/** A refusal is final: of the 4xx statuses, only “timeout” and “too many requests” are worth a retry. */
const isFinal = ({ kind, status }: EngineError): boolean =>
  kind === 'drm' ||
  kind === 'unsupported' ||
  (status !== undefined && status >= 400 && status < 500 && status !== 408 && status !== 429);

const onMissed = (state: Recovery, { track, span, left, error }: Of<'missed'>): Next => {
  const row = (state.missed[track] ?? 0) + 1;
  // The hole may begin the stream, but not be all of it.
  const isLost = left === 0 || row > WIDEST_HOLE || (!state.isPlayable && row === WIDEST_HOLE);
  if (isLost) return [state, { do: 'fail', error }];
  const missed = { ...state.missed, [track]: row };
  return [{ ...state, missed, holes: [...state.holes, span] }, { do: 'skip' }];
};

/** Decoding failed within a segment: it is decoded once more, then skipped to its end. */
const onUndecoded = (state: Recovery, error: EngineError, { end }: Span): Next => {
  const { undecoded } = state;
  const isAgain = undecoded !== null && Math.abs(undecoded.end - end) < EDGE_SECONDS;
  const isNext = undecoded !== null && end > undecoded.end;
  const skipped = (isAgain ? 1 : 0) + (isAgain || isNext ? (undecoded?.skipped ?? 0) : 0);
  if (skipped > WIDEST_HOLE) return [state, { do: 'fail', error }];
  return [
    { ...state, undecoded: { end, skipped } },
    { do: 'retry', kind: 'media', afterMs: 0, attempt: isAgain ? 2 : 1, from: isAgain ? end : null },
  ];
};

const onFailed = (state: Recovery, { error, at, segment, random }: Of<'failed'>): Next => {
  if (isFinal(error)) return [state, { do: 'fail', error }];
  if (error.kind === 'media') {
    if (error.undecoded === true && segment !== null) return onUndecoded(state, error, segment);
    const mediaFaults = [...state.mediaFaults.filter((time) => at - time < MEDIA_MEMORY_MS), at];
    const attempt = mediaFaults.length;
    return [
      { ...state, mediaFaults, unresolved: { error, position: state.position } },
      attempt > MEDIA_TRIES
        ? { do: 'fail', error }
        : { do: 'retry', kind: 'media', afterMs: 0, attempt, from: null },
    ];
  }
  const pauses: readonly number[] = state.isPlayable ? NETWORK_PAUSES_MS : START_PAUSES_MS;
  const pause = pauses[state.networkTries];
  if (pause === undefined) return [state, { do: 'fail', error }];
  const networkTries = state.networkTries + 1;
  const afterMs = Math.round(pause * (1 + JITTER * (2 * random - 1)));
  return [
    { ...state, networkTries },
    { do: 'retry', kind: 'network', afterMs, attempt: networkTries, from: null },
  ];
};

/** The end of the hole that playback stands at, in seconds; null if it stands at none. */
const holeEnd = ({ holes }: Recovery, { position, ahead }: Of<'looked'>): number | null => {
  const edge = position + ahead.seconds;
  const ends = holes.flatMap(({ start, end }) =>
    start <= edge + ENOUGH_SECONDS && end >= edge + EDGE_SECONDS ? [end] : [],
  );
  return ends.length === 0 ? null : Math.max(...ends);
};

/** Not every browser ends a seek to where only one track has data. */
const isSoughtBefore = ({ position, ahead, isSeeking }: Of<'looked'>): boolean =>
  isSeeking && ahead.seconds === 0 && ahead.next !== null && ahead.next - position < ENOUGH_SECONDS;

const onStuck = (state: Recovery, event: Of<'looked'>): Next => {
  const { at, position, ahead, isSeeking, bufferedTo } = event;
  const acted = { ...state, actedAt: at };
  if (isSoughtBefore(event)) return [acted, { do: 'seek', to: (ahead.next ?? position) + 0.01 }];
  const isSilent = at - state.arrivedAt >= SILENT_AFTER_MS && at - state.actedAt >= SILENT_AFTER_MS;
  // A seek may take long if much has to be decoded.
  if (isSeeking && !isSilent) return [state, NOTHING];
  if (at - Math.max(state.movedAt, state.arrivedAt) >= GIVEN_UP_AFTER_MS)
    return [acted, { do: 'fail', error: null }];
  if (ahead.seconds >= ENOUGH_SECONDS) {
    const nudges = state.nudges + 1;
    const nudged = { ...acted, nudges, stuckAt: position };
    if (nudges <= MOST_NUDGES) return [nudged, { do: 'seek', to: position + NUDGE_SECONDS * nudges }];
    if (nudges > MOST_NUDGES + 1) return [nudged, NOTHING];
    return [nudged, { do: 'retry', kind: 'media', afterMs: 0, attempt: 1, from: null }];
  }
  if (ahead.next !== null) {
    const end = holeEnd(state, event);
    if (end !== null)
      return [acted, { do: 'seek', to: Math.max(ahead.next, end + BEHIND_HOLE_SECONDS) + 0.01 }];
    const isBehind = bufferedTo > state.bufferedTo || at - state.arrivedAt >= STUCK_AFTER_MS;
    // What is missing here may be what arrives now.
    return isBehind ? [acted, { do: 'seek', to: ahead.next + 0.01 }] : [state, NOTHING];
  }
  // A file that breaks off fails again and again, or no more data comes after its error.
  if (isSilent && state.unresolved !== null) return [acted, { do: 'fail', error: state.unresolved.error }];
  return isSilent
    ? [acted, { do: 'retry', kind: 'network', afterMs: 0, attempt: 1, from: null }]
    : [state, NOTHING];
};

const onLooked = (before: Recovery, event: Of<'looked'>): Next => {
  const { at, position, isExpected, arrivals, ahead, bufferedTo } = event;
  const state = arrivals === before.arrivals ? before : { ...before, arrivals, arrivedAt: at };
  if (position !== state.position || !isExpected) {
    const isFree = Math.abs(position - state.stuckAt) > FREE_SECONDS;
    const { unresolved } = state;
    const isPast = unresolved !== null && position > unresolved.position + FREE_SECONDS;
    const moved = {
      ...state,
      unresolved: isPast ? null : unresolved,
      isPlayable: state.isPlayable || ahead.seconds > 0,
      position,
      movedAt: at,
      actedAt: at,
      bufferedTo,
      nudges: isFree ? 0 : state.nudges,
    };
    return [moved, NOTHING];
  }
  const isGap = ahead.next !== null && ahead.seconds < ENOUGH_SECONDS && holeEnd(state, event) !== null;
  const patience = isSoughtBefore(event) || isGap ? STUCK_AT_GAP_AFTER_MS : STUCK_AFTER_MS;
  return at - state.actedAt >= patience ? onStuck(state, event) : [state, NOTHING];
};

/**
 * Decides how one stream recovers, whatever engine plays it: what still arrives is never interrupted, the engine’s own
 * addresses come first, what is missing is skipped to its end, and a stream of which nothing can be played is given up
 * with the cause.
 * @see docs/rules/playback.md PLAY-20
 */
export const reduceRecovery = (state: Recovery, event: RecoveryEvent): Next => {
  switch (event.type) {
    case 'arrived': {
      const missed = event.track === null ? state.missed : { ...state.missed, [event.track]: 0 };
      return [{ ...state, missed, isPlayable: true, networkTries: 0 }, NOTHING];
    }
    case 'missed':
      return onMissed(state, event);
    case 'failed':
      return onFailed(state, event);
    case 'looked':
      return onLooked(state, event);
  }
};
