import { RPC_CODE, isRpcError, type RpcErrorCode } from '@footlight/embed';
import { PlayerError, type PlayerErrorCode, type PlayerErrorDetails } from '@footlight/player';

/** Codes of `PlayerError` for the errors that the channel raises itself. */
const CHANNEL: Partial<Record<RpcErrorCode, PlayerErrorCode>> = {
  [RPC_CODE.invalidParams]: 'INVALID_PARAMS',
  [RPC_CODE.timeout]: 'TIMEOUT',
  [RPC_CODE.destroyed]: 'DESTROYED',
  [RPC_CODE.reloaded]: 'ABORTED',
  [RPC_CODE.notReady]: 'QUEUE_FULL',
};

/**
 * Converts an error of the remote control to that of `<footlight-player>`, so that a page handles both alike. When the
 * frame lacks a policy, the message states what to add.
 */
export const playerErrorOf = (error: unknown): PlayerError => {
  if (!isRpcError(error)) return new PlayerError('INTERNAL', 'The player failed.', { cause: error });
  const { code: own, policy: _policy, fix, reason, ...details }: Record<string, unknown> = { ...error.data };
  const code = (own as PlayerErrorCode | undefined) ?? CHANNEL[error.code] ?? 'INTERNAL';
  return new PlayerError(code, typeof fix === 'string' ? `${error.message} ${fix}` : error.message, {
    cause: error,
    details: {
      ...(error.code === RPC_CODE.playFailed ? { reason } : {}),
      ...details,
    } as PlayerErrorDetails,
  });
};
