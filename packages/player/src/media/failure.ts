import { OUTSIDE_REGION, playbackFailure, type PlaybackFailure } from '@footlight/domain';
import { PlayerError, isPlayerError, type PlayerErrorCode } from '../player-error.js';
import type { EngineFailure } from './engine.js';

const CODE_OF: Readonly<Record<PlaybackFailure, PlayerErrorCode>> = {
  unauthorised: 'SIGN_IN_REQUIRED',
  signInRequired: 'SIGN_IN_REQUIRED',
  accessDenied: 'ACCESS_DENIED',
  forbidden: 'FORBIDDEN',
  geoblocked: 'GEOBLOCKED',
  notAvailable: 'NOT_AVAILABLE',
  notFound: 'NOT_FOUND',
  notLive: 'NOT_LIVE',
  tooManyScreens: 'TOO_MANY_SCREENS',
  requirementsFailed: 'REQUIREMENTS_FAILED',
  preconditionRequired: 'PRECONDITION_REQUIRED',
  failed: 'NETWORK',
};

type Kind = 'vod' | 'live';

/** A fault of an engine as the player's own error. @see Specification 000 §8, “Player errors by HTTP status”. */
export const errorOfFailure = (failure: EngineFailure, kind: Kind, online: boolean): PlayerError => {
  const { cause, status } = failure;
  if (failure.kind === 'drm')
    return new PlayerError('DRM', 'The protected video did not open.', {
      cause,
      details: { reason: 'drm', drm: failure.drm ?? 'refused', ...(status === undefined ? {} : { status }) },
    });
  if (failure.kind === 'unsupported')
    return new PlayerError('UNSUPPORTED', 'This browser cannot play the stream.', { cause });
  if (failure.kind === 'media')
    return new PlayerError('DECODE', 'The stream could not be decoded.', {
      cause,
      details: { reason: 'decode', retryable: true },
    });
  if (!online)
    return new PlayerError('OFFLINE', 'The browser is offline.', {
      cause,
      details: { reason: 'offline', retryable: true },
    });
  const code =
    CODE_OF[
      playbackFailure({ status: status ?? 0, region: failure.outsideRegion ? OUTSIDE_REGION : null }, kind)
    ];
  return new PlayerError(code, 'The stream did not arrive.', {
    cause,
    details: {
      reason: 'network',
      retryable: code === 'NETWORK',
      ...(status === undefined ? {} : { status }),
    },
  });
};

/** What a page's loader may throw: the error of a client of the service, known by its shape alone. */
interface ServiceError {
  readonly status?: unknown;
  readonly code?: unknown;
  readonly region?: unknown;
}

/** Why no answer came. */
const unanswered = (code: string | undefined, online: boolean): PlayerErrorCode => {
  if (code === 'TIMEOUT') return 'TIMEOUT';
  return online ? 'NETWORK' : 'OFFLINE';
};

/** A refusal of playback data as the player's own error. */
export const errorOfRefusal = (cause: unknown, kind: Kind, online: boolean): PlayerError => {
  if (isPlayerError(cause)) return cause;
  const { status, code, region }: ServiceError = typeof cause === 'object' && cause !== null ? cause : {};
  const answer = {
    status: typeof status === 'number' ? status : 0,
    code: typeof code === 'string' ? code : undefined,
    region: typeof region === 'string' ? region : null,
  };
  const failure = playbackFailure(answer, kind);
  const known = failure === 'failed' ? unanswered(answer.code, online) : CODE_OF[failure];
  return new PlayerError(known, 'The service did not hand out playback data.', {
    cause,
    details: {
      status: answer.status,
      retryable: failure === 'failed',
      ...(answer.code === undefined ? {} : { serviceCode: answer.code }),
    },
  });
};
