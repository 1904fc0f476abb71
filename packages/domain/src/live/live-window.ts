/** What of a live stream may be sought, in the media's own seconds. */
export interface LiveWindow {
  readonly start: number;
  readonly end: number;
}

/** Within this many seconds of the edge counts as being at it: live players keep some segments in hand. */
export const LIVE_EDGE_TOLERANCE_SECONDS = 10;

/**
 * The window that a viewer may seek in: what the stream offers, cut to the configured length.
 *
 * @param edge Seconds at which the stream plays live.
 * @param dvrWindow Configured length in seconds; null leaves the stream's own.
 */
export const liveWindow = (offeredStart: number, edge: number, dvrWindow: number | null): LiveWindow => ({
  start: Math.min(edge, dvrWindow === null ? offeredStart : Math.max(offeredStart, edge - dvrWindow)),
  end: edge,
});

/** Less than this cannot be sought in: such a stream has no DVR, and plays at its edge. */
const LEAST_WINDOW_SECONDS = 20;

/** Whether a stream has a past to go back to. */
export const hasPast = ({ start, end }: LiveWindow): boolean => end - start >= LEAST_WINDOW_SECONDS;

/** Seconds behind the edge; never negative. */
export const behindLive = (currentTime: number, window: LiveWindow): number =>
  Math.max(0, window.end - currentTime);

export const isAtLiveEdge = (
  currentTime: number,
  window: LiveWindow,
  tolerance = LIVE_EDGE_TOLERANCE_SECONDS,
): boolean => behindLive(currentTime, window) <= tolerance;

/** A wished time brought into the window; what is no number goes to the edge. */
export const clampToWindow = (wish: number, window: LiveWindow): number =>
  Number.isNaN(wish) ? window.end : Math.min(window.end, Math.max(window.start, wish));

/** A wished time brought into a recording of `duration` seconds. */
export const clampToDuration = (wish: number, duration: number): number =>
  Number.isNaN(wish) ? 0 : Math.min(Math.max(0, wish), Math.max(0, duration));

/**
 * The address with its `dw` (DVR window, minutes) replaced by the configured window. An address without
 * `dw` has no window to replace and is returned as it is.
 *
 * @param windowSeconds Rounded up to whole minutes, one at least.
 * @see docs/rules/playback.md PLAY-6
 */
export const withDvrWindow = (address: string, windowSeconds: number): string =>
  address.replace(/([?&]dw=)\d+/g, `$1${Math.max(1, Math.ceil(windowSeconds / 60))}`);
