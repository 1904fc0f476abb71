import { DENIALS, type Denial } from '@footlight/domain';
import type { PlayFailure, PlayerErrorCode } from '@footlight/player-contract';

export { PLAYER_ERROR_CODES, type PlayerErrorCode } from '@footlight/player-contract';

/**
 * Why protected content could not be opened: the ticket has expired, is for other content or is missing; the DRM
 * licence server refused for another reason; the browser supports none of the key systems or does not allow this page
 * to use them.
 */
export type DrmErrorReason =
  | 'expired'
  | 'other-content'
  | 'missing'
  | 'refused'
  | 'unsupported'
  | 'policy'
  | 'insecure';

/**
 * Why a stream could not be read, as far as the browser reveals it: the response status, a response that is no video,
 * an invalid manifest, an unsupported codec, a key that does not decrypt it, no response at all, a server that does not
 * allow other origins to read it (CORS), the page's own content security policy, or an http request from an https page.
 */
export type StreamErrorReason =
  | 'status'
  | 'type'
  | 'manifest'
  | 'codec'
  | 'key'
  | 'network'
  | 'cors'
  | 'policy'
  | 'mixed-content';

/**
 * What is requested: a playlist or MPD; a part of the video, the sound or the text of a stream, or its initialisation; an
 * AES-128 key; a file of subtitles, chapters or thumbnails; a licence of a key system, or its server certificate.
 */
export type MediaRequestType = 'manifest' | 'segment' | 'key' | 'text' | 'licence' | 'certificate';

/** The single useful action after an error. */
export const PLAYER_ERROR_ACTIONS = ['retry', 'sign-in', 'purchase', 'back'] as const;

export type PlayerErrorAction = (typeof PLAYER_ERROR_ACTIONS)[number];

const isAction = (word: string): word is PlayerErrorAction =>
  PLAYER_ERROR_ACTIONS.some((action) => action === word);

/** Parses a list of actions from an attribute; unknown words are ignored. */
export const errorActionsOf = (words: string): PlayerErrorAction[] => words.split(/\s+/u).filter(isAction);

/** The player's error code for each reason of a refusal. */
export const CODE_OF: Readonly<Record<Denial['because'], PlayerErrorCode>> = {
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

/** The access verdict of a code; codes that are absent are not about access. */
const DENIAL_OF: ReadonlyMap<PlayerErrorCode, Denial> = new Map(
  Object.values(DENIALS).map((verdict) => [CODE_OF[verdict.because], verdict]),
);

/** ACC-12 */
const ACTION_OF: Readonly<Record<Denial['kind'], PlayerErrorAction>> = {
  'sign-in': 'sign-in',
  buy: 'purchase',
  wait: 'retry',
  none: 'back',
};

/** Codes that are not about access and for which a retry does not help. */
const FINAL: ReadonlySet<PlayerErrorCode> = new Set<PlayerErrorCode>([
  'BLOCKED',
  'NO_SOURCE',
  'ORIGIN_NOT_ALLOWED',
  'UNSUPPORTED',
]);

/** DRM faults that a new ticket does not fix. */
const HOPELESS: ReadonlySet<DrmErrorReason | undefined> = new Set<DrmErrorReason>([
  'unsupported',
  'policy',
  'insecure',
]);

export interface PlayerErrorDetails {
  /** HTTP status of the failed response, if there was one. */
  readonly status?: number;
  /** The service's own error code, if it sent one. */
  readonly serviceCode?: string;
  /** Why a stream could not be read, if known. */
  readonly fault?: StreamErrorReason;
  /** Content type of a response that was not a video. */
  readonly contentType?: string;
  /** What was requested when loading failed. */
  readonly loading?: MediaRequestType;
  /** Address that was requested, without what may be secret: `https://cdn.example/…/segment-12.m4s`. */
  readonly url?: string;
  /** Codecs that this browser does not support, in RFC 6381 notation. */
  readonly codecs?: string;
  /** The service setting that would allow the refused action. */
  readonly setting?: string;
  /** Why protected content could not be opened. */
  readonly drm?: DrmErrorReason;
  /** Why playback failed, in the terms of the remote control (ACC-24, PLAY-2). */
  readonly reason?: PlayFailure;
  /** The invalid parameter. */
  readonly path?: string;
  readonly expected?: string;
  /** Whether a retry may help. */
  readonly retryable?: boolean;
}

/** The only error class of the player. It contains no tokens, no foreign stack traces, and no folders or queries of addresses. */
export class PlayerError extends Error {
  /**
   * `AbortError`, as of a `DOMException`, for commands that another one superseded; of a rejected `play()` also
   * `NotAllowedError` and `NotSupportedError`.
   */
  override readonly name: 'PlayerError' | 'AbortError' | 'NotAllowedError' | 'NotSupportedError';
  readonly code: PlayerErrorCode;
  readonly details: PlayerErrorDetails;

  constructor(
    code: PlayerErrorCode,
    message: string,
    options: { cause?: unknown; details?: PlayerErrorDetails; name?: PlayerError['name'] } = {},
  ) {
    super(message, 'cause' in options ? { cause: options.cause } : undefined);
    this.name = options.name ?? (code === 'ABORTED' ? 'AbortError' : 'PlayerError');
    this.code = code;
    this.details = options.details ?? {};
  }

  /** The viewer's access to the video according to this error; null if the error is not about access. */
  get verdict(): Denial | null {
    return DENIAL_OF.get(this.code) ?? null;
  }

  /** The action to offer to the viewer. */
  get action(): PlayerErrorAction {
    if (this.code === 'DRM' && HOPELESS.has(this.details.drm)) return 'back';
    if (this.verdict !== null) return ACTION_OF[this.verdict.kind];
    return FINAL.has(this.code) ? 'back' : 'retry';
  }
}

export const isPlayerError = (value: unknown): value is PlayerError => value instanceof PlayerError;
