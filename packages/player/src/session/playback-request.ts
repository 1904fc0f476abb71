import type { Protocol } from '../media/stream/stream-choice.js';
import type { PlaybackRequest } from '../playback-loader.js';

/**
 * What the loader is asked for.
 * @param protocol the one to prefer; null for the service's first
 * @param screenId of the player's last video: the next plays on the same screen; null for a new one
 */
export const asAsked = (
  request: PlaybackRequest,
  protocol: Protocol | null,
  screenId: string | null,
): PlaybackRequest => ({
  ...(screenId === null ? {} : { playbackSessionId: screenId }),
  ...request,
  ...(protocol === null ? {} : { protocols: protocol === 'HLS' ? ['HLS', 'DASH'] : ['DASH', 'HLS'] }),
});
