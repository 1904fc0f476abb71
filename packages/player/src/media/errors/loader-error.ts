import { denialOf } from '@footlight/domain';
import { CODE_OF, PlayerError, isPlayerError, type PlayerErrorCode } from '../../store/player-error.js';

type Kind = 'vod' | 'live';

/** An error that a page's loader may throw: that of an API client, recognised by its shape. */
interface ServiceError {
  readonly status?: unknown;
  readonly code?: unknown;
  readonly region?: unknown;
  readonly details?: unknown;
}

/**
 * Whether the code of a page has failed, and not a request: clients set a status or a code, `fetch` rejects with a
 * `TypeError`.
 */
export const isErrorOfPage = (cause: unknown): boolean =>
  cause instanceof Error &&
  !(cause instanceof TypeError) &&
  !(cause instanceof DOMException) &&
  !('status' in cause) &&
  !('code' in cause);

/** The error code for a request without a response. */
const unanswered = (code: string | undefined, online: boolean): PlayerErrorCode => {
  if (code === 'TIMEOUT' || code === 'ORIGIN_NOT_ALLOWED') return code;
  return online ? 'NETWORK' : 'OFFLINE';
};

/** The realm setting that lists the origins allowed to use the service. */
const ORIGINS_SETTING = 'embed.allowedOrigins';

/** Converts a refusal of playback data to a `PlayerError`. */
export const errorOfLoader = (cause: unknown, kind: Kind, online: boolean): PlayerError => {
  if (isPlayerError(cause)) return cause;
  if (isErrorOfPage(cause)) {
    // The message of a player's error has no foreign text, so the page finds its own in the console.
    console.error('Footlight: the loader of this page has failed.', cause);
    return new PlayerError('INTERNAL', 'The loader of this page has failed.', {
      cause,
      details: { retryable: false },
    });
  }
  const { status, code, region, details }: ServiceError =
    typeof cause === 'object' && cause !== null ? cause : {};
  const answer = {
    status: typeof status === 'number' ? status : 0,
    code: typeof code === 'string' ? code : undefined,
    region: typeof region === 'string' ? region : null,
    details,
  };
  const denial = denialOf(answer, kind);
  const known = denial === null ? unanswered(answer.code, online) : CODE_OF[denial.because];
  if (known === 'ORIGIN_NOT_ALLOWED')
    return new PlayerError(
      known,
      `The service does not allow pages of ${globalThis.origin}: add the origin to its realm’s ${ORIGINS_SETTING}.`,
      { cause, details: { reason: 'network', retryable: false, setting: ORIGINS_SETTING } },
    );
  const message =
    denial === null
      ? 'The service did not return playback data.'
      : `The service refused playback: ${denial.because.replaceAll('-', ' ')}.`;
  return new PlayerError(known, message, {
    cause,
    details: {
      status: answer.status,
      retryable: denial === null,
      ...(answer.code === undefined ? {} : { serviceCode: answer.code }),
    },
  });
};
