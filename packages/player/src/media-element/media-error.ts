import type { PlayerError, PlayerErrorCode } from '../store/player-error.js';

/**
 * An error with the codes of `MediaError`: 1 aborted, 2 network, 3 decoding, 4 not supported.
 * @see https://html.spec.whatwg.org/multipage/media.html#mediaerror
 */
export interface PlayerMediaError {
  readonly code: 1 | 2 | 3 | 4;
  readonly message: string;
}

const NUMBERS: Partial<Record<PlayerErrorCode, PlayerMediaError['code']>> = {
  ABORTED: 1,
  DECODE: 3,
  NETWORK: 2,
  OFFLINE: 2,
  TIMEOUT: 2,
};

export const mediaErrorOf = (error: PlayerError | null): PlayerMediaError | null =>
  error === null ? null : { code: NUMBERS[error.code] ?? 4, message: error.message };
