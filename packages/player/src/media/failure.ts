import { OUTSIDE_REGION, verdictOnRefusal } from '@footlight/domain';
import { CODE_OF, PlayerError, isPlayerError, type PlayerErrorCode } from '../player-error.js';
import type { EngineFailure } from './engine.js';

type Kind = 'vod' | 'live';

/** A fault of an engine as the player's own error (ACC-10). */
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
  const verdict = verdictOnRefusal(
    { status: status ?? 0, region: failure.outsideRegion ? OUTSIDE_REGION : null },
    kind,
  );
  const code = verdict === null ? 'NETWORK' : CODE_OF[verdict.because];
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
  readonly details?: unknown;
}

/** Why no answer came. */
const unanswered = (code: string | undefined, online: boolean): PlayerErrorCode => {
  if (code === 'TIMEOUT') return 'TIMEOUT';
  return online ? 'NETWORK' : 'OFFLINE';
};

/** A refusal of playback data as the player's own error. */
export const errorOfRefusal = (cause: unknown, kind: Kind, online: boolean): PlayerError => {
  if (isPlayerError(cause)) return cause;
  const { status, code, region, details }: ServiceError =
    typeof cause === 'object' && cause !== null ? cause : {};
  const answer = {
    status: typeof status === 'number' ? status : 0,
    code: typeof code === 'string' ? code : undefined,
    region: typeof region === 'string' ? region : null,
    details,
  };
  const verdict = verdictOnRefusal(answer, kind);
  const known = verdict === null ? unanswered(answer.code, online) : CODE_OF[verdict.because];
  return new PlayerError(known, 'The service did not hand out playback data.', {
    cause,
    details: {
      status: answer.status,
      retryable: verdict === null,
      ...(answer.code === undefined ? {} : { serviceCode: answer.code }),
    },
  });
};
