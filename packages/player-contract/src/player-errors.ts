/** Codes of the player's errors. They are stable, so pages can depend on them; the messages for viewers are in `i18n`. */
export const PLAYER_ERROR_CODES = [
  'ABORTED',
  'ACCESS_DENIED',
  'AUTOPLAY_BLOCKED',
  'BLOCKED',
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
  'ORIGIN_NOT_ALLOWED',
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

/** Why playback failed, in the terms of the remote control. */
export type PlayFailure =
  | 'notAllowed'
  | 'aborted'
  | 'network'
  | 'drm'
  | 'decode'
  | 'offline'
  | 'accessDenied';

/** An error of the player in the terms of the remote control, where `data.code` is always the player’s own code. */
export interface PlayerErrorEntry {
  /** The code in the protocol; 1003 (`failed to play`) when absent. */
  readonly rpc?: number;
  /** `data.reason`, unless the error itself knows it better. */
  readonly reason?: PlayFailure | 'queueFull';
  /** `data.policy`: the permission that the frame may lack. */
  readonly policy?: 'fullscreen' | 'picture-in-picture';
}

const refused: PlayerErrorEntry = { reason: 'accessDenied' };

/**
 * How each error is sent. Kept apart from the codes, so that the bundle of an element does not include it; refusals of access
 * have the reason `accessDenied` (ACC-24).
 */
export const PLAYER_ERRORS: Readonly<Record<PlayerErrorCode, PlayerErrorEntry>> = {
  ABORTED: { reason: 'aborted' },
  ACCESS_DENIED: refused,
  AUTOPLAY_BLOCKED: { reason: 'notAllowed' },
  BLOCKED: { reason: 'network' },
  DECODE: { reason: 'decode' },
  DESTROYED: { rpc: 1001 },
  DRM: { reason: 'drm' },
  FORBIDDEN: refused,
  FULLSCREEN_REFUSED: { rpc: -32011, policy: 'fullscreen' },
  GEOBLOCKED: refused,
  INTERNAL: { rpc: -32603 },
  INVALID_PARAMS: { rpc: -32602 },
  NETWORK: { reason: 'network' },
  NOT_AVAILABLE: refused,
  NOT_FOUND: { rpc: 1004 },
  NOT_LIVE: { rpc: 1007 },
  NO_NEIGHBOUR: { rpc: 1006 },
  NO_SOURCE: { reason: 'aborted' },
  OFFLINE: { reason: 'offline' },
  ORIGIN_NOT_ALLOWED: { reason: 'network' },
  PICTURE_IN_PICTURE_REFUSED: { rpc: -32011, policy: 'picture-in-picture' },
  PLAY_FAILED: { reason: 'aborted' },
  PRECONDITION_REQUIRED: refused,
  QUEUE_FULL: { rpc: -32004, reason: 'queueFull' },
  REQUIREMENTS_FAILED: refused,
  SIGN_IN_REQUIRED: refused,
  TIMEOUT: { rpc: -32001 },
  TOO_MANY_SCREENS: refused,
  TRACK_NOT_FOUND: { rpc: 1005 },
  UNSUPPORTED: { reason: 'decode' },
};

export const isPlayerErrorCode = (code: unknown): code is PlayerErrorCode =>
  typeof code === 'string' && Object.hasOwn(PLAYER_ERRORS, code);
