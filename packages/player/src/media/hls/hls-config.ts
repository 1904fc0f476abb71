import type { HlsConfig } from 'hls.js';

/**
 * Seconds to buffer of a stream that does not declare its bit rate, for which hls.js buffers only the least: as by its own
 * default, so that the next of long segments is requested in time.
 */
export const UNDECLARED_SECONDS = 30;

/**
 * How often hls.js itself repeats a request, once something can be played. Before, each attempt would delay the report of
 * a failed start (PLAY-10). By default hls.js would report a missing segment only after half a minute.
 */
const RETRIES = { fragLoadPolicy: 2, keyLoadPolicy: 1, playlistLoadPolicy: 1 } as const;
const START_RETRY = { maxNumRetry: 0, retryDelayMs: 500, maxRetryDelayMs: 2000 };

/** What is the same for every source. */
export const configOf = ({
  fragLoadPolicy,
  keyLoadPolicy,
  manifestLoadPolicy,
  playlistLoadPolicy,
}: HlsConfig) =>
  ({
    backBufferLength: 30,
    capLevelToPlayerSize: true,
    fragLoadPolicy: { default: { ...fragLoadPolicy.default, errorRetry: { ...START_RETRY } } },
    keyLoadPolicy: { default: { ...keyLoadPolicy.default, errorRetry: { ...START_RETRY } } },
    playlistLoadPolicy: { default: { ...playlistLoadPolicy.default, errorRetry: { ...START_RETRY } } },
    // The player retries a failed start itself, because it knows whether it plays.
    manifestLoadPolicy: { default: { ...manifestLoadPolicy.default, errorRetry: null } },
    // Without it, `seekable` of a live stream starts at 0 instead of at the window's start.
    liveDurationInfinity: true,
    // The player itself is further behind after stalls (PLAY-81).
    liveSyncOnStallIncrease: 0,
    renderTextTracksNatively: false,
  }) satisfies Partial<HlsConfig>;

/** Repeats requests as usual, once something can be played. */
export const allowRetries = (config: HlsConfig): void => {
  for (const policy of ['fragLoadPolicy', 'keyLoadPolicy', 'playlistLoadPolicy'] as const)
    Object.assign(config[policy].default.errorRetry ?? {}, { maxNumRetry: RETRIES[policy] });
};
