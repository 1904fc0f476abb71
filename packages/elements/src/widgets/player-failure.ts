import { RPC_CODE, RpcError, type PlayFailure } from '@footlight/embed';
import { isPlayerError, type PlayerError, type PlayerErrorCode } from '@footlight/player';

/** Reasons of errors that are not about access: a refusal of any kind is `accessDenied` (ACC-24). */
const REASONS: Partial<Record<PlayerErrorCode, PlayFailure>> = {
  ABORTED: 'aborted',
  AUTOPLAY_BLOCKED: 'notAllowed',
  BLOCKED: 'network',
  DECODE: 'decode',
  DRM: 'drm',
  NETWORK: 'network',
  NO_SOURCE: 'aborted',
  OFFLINE: 'offline',
  ORIGIN_NOT_ALLOWED: 'network',
  UNSUPPORTED: 'decode',
};

type Details = PlayerError['details'];

/** Faults that the protocol has a code of its own for. */
const NAMED: Partial<Record<PlayerErrorCode, (details: Details) => RpcError>> = {
  DESTROYED: () => new RpcError(RPC_CODE.playerNotFound),
  NOT_FOUND: () => new RpcError(RPC_CODE.vodNotFound),
  TRACK_NOT_FOUND: () => new RpcError(RPC_CODE.trackNotFound),
  NO_NEIGHBOUR: () => new RpcError(RPC_CODE.noNeighbour),
  NOT_LIVE: () => new RpcError(RPC_CODE.notLive),
  INVALID_PARAMS: ({ path = '', expected = 'something else' }) =>
    new RpcError(RPC_CODE.invalidParams, { path: `params.${path}`, expected }),
  QUEUE_FULL: () => new RpcError(RPC_CODE.notReady, { reason: 'queueFull' }),
  TIMEOUT: () => new RpcError(RPC_CODE.timeout),
  FULLSCREEN_REFUSED: () =>
    new RpcError(
      RPC_CODE.permission,
      { policy: 'fullscreen' },
      'Not permitted: full screen needs `allow="fullscreen"` on the frame and a click inside it.',
    ),
  PICTURE_IN_PICTURE_REFUSED: () =>
    new RpcError(
      RPC_CODE.permission,
      { policy: 'picture-in-picture' },
      'Not permitted: picture in picture needs `allow="picture-in-picture"` on the frame and a click inside it.',
    ),
};

/**
 * A fault of the player as the remote control names it. Words, addresses and causes stay inside; what
 * the protocol has no name for comes back as it is and crosses the border as -32603.
 */
export const rpcErrorOf = (error: unknown): unknown => {
  if (!isPlayerError(error)) return error;
  const { code, details, verdict } = error;
  const named = NAMED[code]?.(details);
  if (named !== undefined) return named;
  const reason = details.reason ?? (verdict === null ? REASONS[code] : 'accessDenied');
  if (reason === undefined) return error;
  const { retryable, status } = details;
  return new RpcError(RPC_CODE.playFailed, {
    reason,
    code,
    ...(retryable === undefined ? {} : { retryable }),
    ...(status === undefined ? {} : { status }),
  });
};
