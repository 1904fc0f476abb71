import { RPC_CODE, WIRE_CODES, isRpcError, type RpcError, type RpcErrorCode } from '@footlight/embed';
import { PlayerError, type PlayerErrorCode, type PlayerErrorDetails } from '@footlight/player';

/** Codes of `PlayerError` for the errors of the channel. */
const CODES: Partial<Record<RpcErrorCode, PlayerErrorCode>> = {
  ...Object.fromEntries(Object.entries(WIRE_CODES).map(([code, wire]) => [wire, code as PlayerErrorCode])),
  [RPC_CODE.destroyed]: 'DESTROYED',
  [RPC_CODE.reloaded]: 'ABORTED',
};

const refusedCode = (error: RpcError): PlayerErrorCode =>
  isRpcError(error, RPC_CODE.permission) && error.data?.policy === 'picture-in-picture'
    ? 'PICTURE_IN_PICTURE_REFUSED'
    : 'FULLSCREEN_REFUSED';

const detailsOf = (error: RpcError): PlayerErrorDetails => {
  if (isRpcError(error, RPC_CODE.invalidParams)) return error.data ?? {};
  if (!isRpcError(error, RPC_CODE.playFailed) || error.data === undefined) return {};
  const { reason, retryable, status } = error.data;
  return {
    reason,
    ...(retryable === undefined ? {} : { retryable }),
    ...(status === undefined ? {} : { status }),
  };
};

/**
 * Converts an error of the remote control to that of `<footlight-player>`, so that a page handles both alike. When the
 * frame lacks a policy, the message states what to add.
 */
export const playerErrorOf = (error: unknown): PlayerError => {
  if (!isRpcError(error)) return new PlayerError('INTERNAL', 'The player failed.', { cause: error });
  const { code, data } = error;
  // The more specific code is the player's own, sent in the error's data.
  const own = isRpcError(error, RPC_CODE.playFailed)
    ? (error.data?.code as PlayerErrorCode | undefined)
    : undefined;
  const fix = data !== undefined && 'fix' in data && typeof data.fix === 'string' ? ` ${data.fix}` : '';
  const known = code === RPC_CODE.permission ? refusedCode(error) : (CODES[code] ?? 'INTERNAL');
  return new PlayerError(own ?? known, `${error.message}${fix}`, {
    cause: error,
    details: detailsOf(error),
  });
};
