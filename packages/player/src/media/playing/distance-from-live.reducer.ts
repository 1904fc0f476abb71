/** Faster or slower than this is heard as another pitch or as haste. */
const FASTEST = 1.1;
const FASTER = 1.05;
const SLOWER = 0.95;
/** Seconds from the target at which the speed changes, and at which it is normal again. */
const BEGIN_S = 0.25;
const END_S = 0.05;
/** Seconds too far behind from which the faster of the two speeds is used. */
const FAR_S = 1;
/** Without so many seconds of data ahead, a higher speed would end in a stall. */
const LEAST_AHEAD_S = 0.4;

/** Seconds that each stall adds to the target, and at most. */
const STEP_S = 0.75;
const MOST_MARGIN_S = 4.5;
/** Time without a stall after which a step is taken back; it doubles with each stall. */
const CALM_MS = 30_000;
const MOST_CALM_MS = 600_000;
/** Seconds behind the target up to which a viewer who has paused or seeked still follows the event. */
const FOLLOWS_WITHIN_S = 1.5;

/** How one live stream keeps its distance from live. */
export interface DistanceFromLive {
  /** Whether the viewer follows the event; false if they are further behind by choice. */
  readonly isFollowing: boolean;
  /** The factor of the speed. */
  readonly factor: number;
  /** Seconds added to the target after stalls. */
  readonly margin: number;
  /** When the last step was added or taken back, in milliseconds. */
  readonly changedAt: number;
  readonly calmMs: number;
}

export const AT_DISTANCE: DistanceFromLive = {
  isFollowing: true,
  factor: 1,
  margin: 0,
  changedAt: 0,
  calmMs: CALM_MS,
};

export type DistanceEvent =
  /** Figures of the moment, in seconds; `at` in milliseconds. */
  | {
      readonly type: 'measured';
      readonly at: number;
      readonly latency: number;
      /** Including the margin. */
      readonly target: number;
      /** Seconds of data ahead. */
      readonly ahead: number;
      /** Whether the picture moves. */
      readonly isPlaying: boolean;
    }
  /** Playback ran out of data. */
  | { readonly type: 'stalled'; readonly at: number }
  /** Playback continues after a seek or a pause. */
  | {
      readonly type: 'moved';
      /** Seconds behind the target. */
      readonly beyond: number;
      /** Whether it was a pause, or a seek back; engines seek forward by themselves. */
      readonly isBack: boolean;
    };

const factorFor = (before: number, beyond: number, ahead: number): number => {
  if (beyond > (before > 1 ? END_S : BEGIN_S)) {
    if (ahead < LEAST_AHEAD_S) return 1;
    return beyond > FAR_S ? FASTEST : FASTER;
  }
  return beyond < -(before < 1 ? END_S : BEGIN_S) ? SLOWER : 1;
};

/** What follows from an event (PLAY-80, PLAY-81). It never demands a seek. */
export const reduceDistance = (before: DistanceFromLive, event: DistanceEvent): DistanceFromLive => {
  switch (event.type) {
    case 'moved': {
      const isNear = event.beyond <= FOLLOWS_WITHIN_S;
      const isFollowing = isNear || (before.isFollowing && !event.isBack);
      return { ...before, isFollowing, factor: isFollowing ? before.factor : 1 };
    }
    case 'stalled':
      return before.isFollowing
        ? {
            ...before,
            margin: Math.min(MOST_MARGIN_S, before.margin + STEP_S),
            changedAt: event.at,
            calmMs: Math.min(MOST_CALM_MS, before.margin === 0 ? before.calmMs : before.calmMs * 2),
          }
        : before;
    case 'measured': {
      const { at, latency, target, ahead, isPlaying } = event;
      if (!before.isFollowing || !isPlaying) return { ...before, factor: 1 };
      const factor = factorFor(before.factor, latency - target, ahead);
      return before.margin > 0 && at - before.changedAt >= before.calmMs
        ? { ...before, factor, margin: Math.max(0, before.margin - STEP_S), changedAt: at }
        : { ...before, factor };
    }
    default:
      return event satisfies never;
  }
};
