import { REFUSALS, type RefusalVerdict } from '@footlight/domain';

/**
 * What can go wrong in a player. The codes are stable: a page decides by them, people read the words that
 * `i18n` holds for them.
 */
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

/**
 * Why protected content did not open: its ticket ran out, is for another content or is missing; the DRM licence
 * server refused for another reason; this browser has none of the key systems, or keeps them from this page.
 */
export type DrmFault =
  | 'expired'
  | 'other-content'
  | 'missing'
  | 'refused'
  | 'unsupported'
  | 'policy'
  | 'insecure';

/**
 * What keeps a stream from being read, as far as the browser lets a page find out: the status of an answer, an answer
 * that is no video, a codec that is not played here, no answer at all; a server that does not let other origins read
 * what it answers (CORS), the page's own content security policy, or a page of https that asks for http.
 */
export type StreamFault = 'status' | 'type' | 'codec' | 'network' | 'cors' | 'policy' | 'mixed-content';

/** The one useful way on from an error. */
export const PLAYER_ERROR_ACTIONS = ['retry', 'sign-in', 'purchase', 'back'] as const;

export type PlayerErrorAction = (typeof PLAYER_ERROR_ACTIONS)[number];

const isAction = (word: string): word is PlayerErrorAction =>
  PLAYER_ERROR_ACTIONS.some((action) => action === word);

/** Reads a list of actions as an attribute writes it; other words are left out. */
export const errorActionsOf = (words: string): PlayerErrorAction[] => words.split(/\s+/u).filter(isAction);

/** The player's own code for each reason of a refusal. */
export const CODE_OF: Readonly<Record<RefusalVerdict['because'], PlayerErrorCode>> = {
  'signed-out': 'SIGN_IN_REQUIRED',
  precondition: 'PRECONDITION_REQUIRED',
  'licence-missing': 'ACCESS_DENIED',
  'requirements-unmet': 'REQUIREMENTS_FAILED',
  'too-many-screens': 'TOO_MANY_SCREENS',
  'event-upcoming': 'NOT_LIVE',
  'premiere-upcoming': 'NOT_AVAILABLE',
  geoblocked: 'GEOBLOCKED',
  'not-online': 'NOT_AVAILABLE',
  forbidden: 'FORBIDDEN',
  'not-found': 'NOT_FOUND',
  'not-live': 'NOT_LIVE',
};

/** What a code says of the viewer's access; the others say nothing of it. */
const VERDICT_OF: ReadonlyMap<PlayerErrorCode, RefusalVerdict> = new Map(
  Object.values(REFUSALS).map((verdict) => [CODE_OF[verdict.because], verdict]),
);

/** ACC-12 */
const ACTION_OF: Readonly<Record<RefusalVerdict['kind'], PlayerErrorAction>> = {
  'sign-in': 'sign-in',
  buy: 'purchase',
  wait: 'retry',
  none: 'back',
};

/** Codes that say nothing of access, and that trying again does not help. */
const FINAL: ReadonlySet<PlayerErrorCode> = new Set<PlayerErrorCode>([
  'BLOCKED',
  'NO_SOURCE',
  'ORIGIN_NOT_ALLOWED',
  'UNSUPPORTED',
]);

/** Faults of DRM that another ticket does not mend. */
const HOPELESS: ReadonlySet<DrmFault | undefined> = new Set<DrmFault>(['unsupported', 'policy', 'insecure']);

export interface PlayerErrorDetails {
  /** HTTP status of the answer that failed, where there was one. */
  readonly status?: number;
  /** The service's own error code, where it sent one. */
  readonly serviceCode?: string;
  /** Why a stream could not be read, where that was found out. */
  readonly fault?: StreamFault;
  /** Type of the answer that was no video, as its server named it. */
  readonly contentType?: string;
  /** Codecs that this browser does not play, as RFC 6381 names them. */
  readonly codecs?: string;
  /** The service's setting that would allow what was refused. */
  readonly setting?: string;
  /** Why protected content did not open. */
  readonly drm?: DrmFault;
  /** Why a play failed, in the words of the remote control (ACC-24, PLAY-2). */
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

  /** What it says of the viewer's access to the video; null where it is about something else. */
  get verdict(): RefusalVerdict | null {
    return VERDICT_OF.get(this.code) ?? null;
  }

  /** What a viewer can usefully do about it. */
  get action(): PlayerErrorAction {
    if (this.code === 'DRM' && HOPELESS.has(this.details.drm)) return 'back';
    if (this.verdict !== null) return ACTION_OF[this.verdict.kind];
    return FINAL.has(this.code) ? 'back' : 'retry';
  }
}

export const isPlayerError = (value: unknown): value is PlayerError => value instanceof PlayerError;
