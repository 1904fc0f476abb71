import type { Protocol } from '../media/stream/stream-choice.js';
import type { PlaybackRequest } from '../store/playback-loader.js';

/**
 * The request that is sent to the loader.
 * @param protocol the preferred protocol; null for the service's first
 * @param screenId session of the player's previous video, whose screen is reused; null for a new one
 */
export const toLoaderRequest = (
  request: PlaybackRequest,
  protocol: Protocol | null,
  screenId: string | null,
): PlaybackRequest => ({
  ...(screenId === null ? {} : { playbackSessionId: screenId }),
  ...request,
  ...(protocol === null ? {} : { protocols: protocol === 'HLS' ? ['HLS', 'DASH'] : ['DASH', 'HLS'] }),
});
