import { PlayerError, isPlayerError } from '../store/player-error.js';
import type { PlayerStatus } from '../store/player-state.js';

/**
 * The error of `play()` under the name that it has for `<video>`.
 * @see https://html.spec.whatwg.org/multipage/media.html#dom-media-play
 */
export const playErrorOf = (error: unknown, status: PlayerStatus): unknown => {
  if (!isPlayerError(error) || error.name !== 'PlayerError') return error;
  const { code, message, details } = error;
  const isRefused = details.reason === 'notAllowed';
  if (!isRefused && details.reason !== 'decode' && status !== 'failed') return error;
  const name = isRefused ? 'NotAllowedError' : 'NotSupportedError';
  return new PlayerError(code, message, { cause: error, details, name });
};
