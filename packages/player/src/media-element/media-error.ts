import type { PlayerError, PlayerErrorCode, PlayerErrorDetails } from '../store/player-error.js';

/**
 * An error in the form of a `MediaError`: its codes are 1 aborted, 2 network, 3 decoding, 4 not supported.
 * @see https://html.spec.whatwg.org/multipage/media.html#mediaerror
 */
export interface PlayerMediaError extends MediaError {
  readonly code: 1 | 2 | 3 | 4;
  /** What the player knows about the error besides, as in `state.error.details`. */
  readonly details: PlayerErrorDetails;
}

const NUMBERS: Partial<Record<PlayerErrorCode, PlayerMediaError['code']>> = {
  ABORTED: 1,
  DECODE: 3,
  NETWORK: 2,
  OFFLINE: 2,
  TIMEOUT: 2,
};

/** One object for each error. */
const known = new WeakMap<PlayerError, PlayerMediaError>();

export const mediaErrorOf = (error: PlayerError | null): PlayerMediaError | null => {
  if (error === null) return null;
  const made = known.get(error) ?? create(error);
  known.set(error, made);
  return made;
};

const create = ({ code, message, details }: PlayerError): PlayerMediaError => {
  const values = { code: NUMBERS[code] ?? 4, message, details };
  return Object.create(MediaError.prototype, Object.getOwnPropertyDescriptors(values)) as PlayerMediaError;
};
