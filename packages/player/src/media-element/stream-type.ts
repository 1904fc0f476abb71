import type { PlayerState } from '../store/player-state.js';

/** `unknown` before a video is loaded. @see https://github.com/video-dev/media-ui-extensions */
export const streamTypeOf = ({
  type = null,
  live = null,
}: Partial<Pick<PlayerState, 'type' | 'live'>>): 'live' | 'on-demand' | 'unknown' => {
  if (type === null) return 'unknown';
  return type === 'live' || live !== null ? 'live' : 'on-demand';
};
