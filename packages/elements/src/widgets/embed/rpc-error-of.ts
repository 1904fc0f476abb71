import { RPC_CODE, RpcError, WIRE_CODES, type PlayFailure, type RpcErrorCode } from '@footlight/embed';
import { isPlayerError, type PlayerError, type PlayerErrorCode } from '@footlight/player';

/** Reasons of errors that are not about access: refusals of any kind are `accessDenied` (ACC-24). */
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

const isNamed = (code: PlayerErrorCode): code is PlayerErrorCode & keyof typeof WIRE_CODES =>
  code !== 'PLAY_FAILED' && Object.hasOwn(WIRE_CODES, code);

/** Error data, and messages that replace the code's own, for errors with a code of their own in the protocol. */
const CARRIED: Partial<Record<PlayerErrorCode, (details: Details) => [data: object, message?: string]>> = {
  INVALID_PARAMS: ({ path = '', expected = 'something else' }) => [{ path: `params.${path}`, expected }],
  QUEUE_FULL: () => [{ reason: 'queueFull' }],
  FULLSCREEN_REFUSED: () => [
    { policy: 'fullscreen' },
    'Not permitted: full screen needs `allow="fullscreen"` on the frame and a click inside it.',
  ],
  PICTURE_IN_PICTURE_REFUSED: () => [
    { policy: 'picture-in-picture' },
    'Not permitted: picture in picture needs `allow="picture-in-picture"` on the frame and a click inside it.',
  ],
};

const namedError = (code: keyof typeof WIRE_CODES, details: Details): RpcError => {
  const [data, message] = CARRIED[code]?.(details) ?? [];
  return new RpcError<RpcErrorCode>(WIRE_CODES[code], data as never, message);
};

/**
 * Converts a player error to one of the remote control. Internal messages, URLs and causes are not sent; errors without
 * a code in the protocol are returned unchanged and are sent as -32603.
 */
export const rpcErrorOf = (error: unknown): unknown => {
  if (!isPlayerError(error)) return error;
  const { code, details, verdict } = error;
  if (isNamed(code)) return namedError(code, details);
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
