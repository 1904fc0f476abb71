/**
 * What can go wrong in a player. The codes are stable: a page decides by them, people read the words that
 * `i18n` holds for them.
 */
export const PLAYER_ERROR_CODES = [
  'ABORTED',
  'ACCESS_DENIED',
  'AUTOPLAY_BLOCKED',
  'DECODE',
  'DESTROYED',
  'DRM',
  'FORBIDDEN',
  'FULLSCREEN_REFUSED',
  'GEOBLOCKED',
  'INTERNAL',
  'INVALID_PARAMS',
  'NETWORK',
  'NOT_AVAILABLE',
  'NOT_FOUND',
  'NOT_LIVE',
  'NO_NEIGHBOUR',
  'NO_SOURCE',
  'OFFLINE',
  'PICTURE_IN_PICTURE_REFUSED',
  'PLAY_FAILED',
  'PRECONDITION_REQUIRED',
  'QUEUE_FULL',
  'REQUIREMENTS_FAILED',
  'SIGN_IN_REQUIRED',
  'TIMEOUT',
  'TOO_MANY_SCREENS',
  'TRACK_NOT_FOUND',
  'UNSUPPORTED',
] as const;

export type PlayerErrorCode = (typeof PLAYER_ERROR_CODES)[number];

export interface PlayerErrorDetails {
  /** HTTP status of the answer that failed, where there was one. */
  readonly status?: number;
  /** The service's own error code, where it sent one. */
  readonly serviceCode?: string;
  /** Why a play failed (specification 000 §8, “failed to play”). */
  readonly reason?: 'notAllowed' | 'aborted' | 'network' | 'drm' | 'decode' | 'offline' | 'accessDenied';
  /** The parameter that was wrong. */
  readonly path?: string;
  readonly expected?: string;
  /** Whether trying the same again may help. */
  readonly retryable?: boolean;
}

/** The one error class of the player; holds no address, token or stack meant for others. */
export class PlayerError extends Error {
  override readonly name = 'PlayerError';
  readonly code: PlayerErrorCode;
  readonly details: PlayerErrorDetails;

  constructor(
    code: PlayerErrorCode,
    message: string,
    options: { cause?: unknown; details?: PlayerErrorDetails } = {},
  ) {
    super(message, 'cause' in options ? { cause: options.cause } : undefined);
    this.code = code;
    this.details = options.details ?? {};
  }
}

export const isPlayerError = (value: unknown): value is PlayerError => value instanceof PlayerError;
