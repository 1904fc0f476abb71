import { behindLive, clampToDuration, clampToWindow, isAtLiveEdge, liveWindow } from '@footlight/domain';
import type { LiveState, TimeRange } from '../store/player-state.js';

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
    windowStart: window.start,
    edge: Math.max(window.start, Math.min(offered.target, window.end)),
    behindBy: behindLive(currentTime, { start: window.start, end: offered.target }),
    atEdge: isAtLiveEdge(currentTime, window),
  };
};

/** 0–1 within the window. */
export const livePosition = ({ windowStart, edge }: LiveState, currentTime: number): number =>
  edge > windowStart ? Math.min(1, Math.max(0, (currentTime - windowStart) / (edge - windowStart))) : 1;

/** A wished time brought to where this stream can play. */
export const clampSeek = (wish: number, live: LiveState | null, duration: number | null): number => {
  if (live !== null) {
    const start = Math.min(live.edge, live.windowStart + START_MARGIN_SECONDS);
    return clampToWindow(wish, { start, end: live.edge });
  }
  return duration === null ? Math.max(0, wish) : clampToDuration(wish, duration - END_MARGIN_SECONDS);
};

/** Where to go on after a pause that outlasted the window; null while the place is still inside. */
export const placeAfterPause = (live: LiveState, currentTime: number): number | null =>
  currentTime < live.windowStart ? clampSeek(live.windowStart, live, null) : null;
