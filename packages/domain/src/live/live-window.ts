/** The seekable range of a live stream, in seconds of the media timeline. */
export interface LiveWindow {
  readonly start: number;
  readonly end: number;
}

/** Positions within this distance count as the live edge, because live players keep some segments buffered. */
export const LIVE_EDGE_TOLERANCE_SECONDS = 10;

/**
 * The range that a viewer may seek in: the stream's own, limited to the configured length.
 *
 * @param edge Live position of the stream in seconds.
 * @param dvrWindow Configured length in seconds; null for no limit.
 */
export const liveWindow = (offeredStart: number, edge: number, dvrWindow: number | null): LiveWindow => ({
  start: Math.min(edge, dvrWindow === null ? offeredStart : Math.max(offeredStart, edge - dvrWindow)),
  end: edge,
});

/** Seconds behind the edge; never negative. */
export const behindLive = (currentTime: number, window: LiveWindow): number =>
  Math.max(0, window.end - currentTime);

export const isAtLiveEdge = (
  currentTime: number,
  window: LiveWindow,
  tolerance = LIVE_EDGE_TOLERANCE_SECONDS,
): boolean => behindLive(currentTime, window) <= tolerance;

/** Clamps a requested time to the window; NaN goes to the edge. */
export const clampToWindow = (requested: number, window: LiveWindow): number =>
  Number.isNaN(requested) ? window.end : Math.min(window.end, Math.max(window.start, requested));

/** Clamps a requested time to a recording of `duration` seconds. */
export const clampToDuration = (requested: number, duration: number): number =>
  Number.isNaN(requested) ? 0 : Math.min(Math.max(0, requested), Math.max(0, duration));

/**
 * The address with its `dw` (DVR window, minutes) replaced by the configured window. An address without `dw` is
 * returned unchanged.
 *
 * @param windowSeconds Rounded up to whole minutes, one at least.
 * @see docs/rules/playback.md PLAY-6
 */
export const withDvrWindow = (address: string, windowSeconds: number): string =>
  address.replace(/([?&]dw=)\d+/g, `$1${Math.max(1, Math.ceil(windowSeconds / 60))}`);
