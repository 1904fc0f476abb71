import {
  LIVE_EDGE_TOLERANCE_SECONDS,
  behindLive,
  clampToDuration,
  clampToWindow,
  hasPast,
  isAtLiveEdge,
  liveWindow,
} from '@footlight/domain';
import type { LiveState, TimeRange } from '../../store/player-state.js';

/** The window slides while it is watched: a seek to its very start would already be outside. */
const START_MARGIN_SECONDS = 2;

/** Engines do not confirm a seek to where hardly a frame is left; dash.js keeps the same distance by itself. */
const END_MARGIN_SECONDS = 0.5;

type Offered = TimeRange & { readonly target: number };

/**
 * Where a live stream stands. `seekable` of the media element is no help: it grows with what is buffered,
 * so the engine's own window counts.
 * @param offered the window of the engine; `target` is where playing counts as live
 * @param dvrWindow seconds; null leaves the stream's own window
 */
export const liveStateOf = (offered: Offered, currentTime: number, dvrWindow: number | null): LiveState => {
  const window = liveWindow(offered.start, offered.end, dvrWindow);
  return {
    // A window shorter than what players keep in hand would begin after where live plays.
    windowStart: Math.max(offered.start, Math.min(window.start, offered.target)),
    edge: Math.max(offered.start, Math.min(offered.target, window.end)),
    behindBy: behindLive(currentTime, { start: window.start, end: offered.target }),
    atEdge: isAtLiveEdge(currentTime, window),
  };
};

/** 0–1 within the window. */
export const livePosition = ({ windowStart, edge }: LiveState, currentTime: number): number =>
  edge > windowStart ? Math.min(1, Math.max(0, (currentTime - windowStart) / (edge - windowStart))) : 1;

/** Whether a stream has a past to go back to. */
export const hasDvr = ({ windowStart, edge }: LiveState): boolean =>
  hasPast({ start: windowStart, end: edge });

/** A wished time brought to where this stream can play. */
export const clampSeek = (wish: number, live: LiveState | null, duration: number | null): number => {
  if (live !== null) {
    const start = Math.min(live.edge, live.windowStart + START_MARGIN_SECONDS);
    return clampToWindow(wish, { start, end: live.edge });
  }
  return duration === null ? Math.max(0, wish) : clampToDuration(wish, duration - END_MARGIN_SECONDS);
};

/**
 * Where to go on after a pause: at the start of a window that slid past meanwhile, and at the edge of a stream without
 * DVR; null for where it stood.
 */
export const placeAfterPause = (live: LiveState, currentTime: number): number | null => {
  if (!hasDvr(live)) return live.edge - currentTime > LIVE_EDGE_TOLERANCE_SECONDS ? live.edge : null;
  return currentTime < live.windowStart ? clampSeek(live.windowStart, live, null) : null;
};
