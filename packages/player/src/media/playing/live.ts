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
import type { EngineLatency } from '../engine/engine.js';

/** The window moves during playback, so a seek to its very start would land outside. */
const START_MARGIN_SECONDS = 2;

/** Engines do not confirm a seek to the last frame or so; dash.js keeps the same distance. */
const END_MARGIN_SECONDS = 0.5;

type Offered = TimeRange & { readonly target: number };

/**
 * The live state of a stream. It uses the engine's window because `seekable` of the media element grows with the
 * buffer.
 * @param offered the window of the engine; `target` is the position that counts as live
 * @param dvrWindow seconds; null for the stream's own window
 * @param latency null if the engine does not measure it
 */
export const liveStateOf = (
  offered: Offered,
  currentTime: number,
  dvrWindow: number | null,
  latency: EngineLatency | null = null,
): LiveState => {
  const window = liveWindow(offered.start, offered.end, dvrWindow);
  return {
    // A window shorter than the player's live delay would start after the live position.
    windowStart: Math.max(offered.start, Math.min(window.start, offered.target)),
    edge: Math.max(offered.start, Math.min(offered.target, window.end)),
    behindBy: behindLive(currentTime, { start: window.start, end: offered.target }),
    atEdge: isAtLiveEdge(currentTime, window),
    latency: latency?.current ?? null,
    targetLatency: latency?.target ?? null,
  };
};

/** 0–1 within the window. */
export const livePosition = ({ windowStart, edge }: LiveState, currentTime: number): number =>
  edge > windowStart ? Math.min(1, Math.max(0, (currentTime - windowStart) / (edge - windowStart))) : 1;

/** Whether the stream can be seeked back. */
export const hasDvr = ({ windowStart, edge }: LiveState): boolean =>
  hasPast({ start: windowStart, end: edge });

/** Clamps a seek target to the playable range. */
export const clampSeek = (target: number, live: LiveState | null, duration: number | null): number => {
  if (live !== null) {
    const start = Math.min(live.edge, live.windowStart + START_MARGIN_SECONDS);
    return clampToWindow(target, { start, end: live.edge });
  }
  return duration === null ? Math.max(0, target) : clampToDuration(target, duration - END_MARGIN_SECONDS);
};

/**
 * The position at which to resume after a pause: the start of the window if it has moved past, or the edge of a stream
 * without DVR; null to resume where it paused.
 */
export const positionAfterPause = (live: LiveState, currentTime: number): number | null => {
  if (!hasDvr(live)) return live.edge - currentTime > LIVE_EDGE_TOLERANCE_SECONDS ? live.edge : null;
  return currentTime < live.windowStart ? clampSeek(live.windowStart, live, null) : null;
};
