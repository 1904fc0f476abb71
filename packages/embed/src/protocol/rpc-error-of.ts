import { PLAYER_ERRORS, isPlayerErrorCode, type PlayerErrorCode } from '@footlight/player-contract';
import { RPC_CODE, RpcError, type RpcErrorCode } from './errors.js';

/** The player's own error, recognised by its shape: the protocol does not depend on the player. */
interface PlayerErrorShape extends Error {
  readonly code: PlayerErrorCode;
  readonly details: Readonly<Record<string, unknown>>;
}

const isPlayerError = (error: unknown): error is PlayerErrorShape =>
  error instanceof Error && 'details' in error && 'code' in error && isPlayerErrorCode(error.code);

const PERMITTED: Readonly<Record<string, string>> = {
  fullscreen: 'full screen',
  'picture-in-picture': 'picture in picture',
};

/** The details that are sent as they are; none contains an address. */
const SENT = ['reason', 'expected', 'retryable', 'status'] as const;

/**
 * Converts an error of the player to one of the remote control; any other is returned unchanged. Internal messages,
 * addresses and causes are not sent.
 */
export const rpcErrorOf = (error: unknown): unknown => {
  if (!isPlayerError(error)) return error;
  const { code, details } = error;
  const { rpc = RPC_CODE.playFailed, reason, policy } = PLAYER_ERRORS[code];
  const sent = SENT.filter((name) => details[name] !== undefined).map((name) => [name, details[name]]);
  const data = {
    ...(reason === undefined ? {} : { reason }),
    ...(policy === undefined ? {} : { policy }),
    ...(Object.fromEntries(sent) as Record<string, unknown>),
    ...(typeof details['path'] === 'string' ? { path: `params.${details['path']}` } : {}),
    code,
  };
  const message =
    policy === undefined
      ? undefined
      : `Not permitted: ${PERMITTED[policy]} needs \`allow="${policy}"\` on the frame and a click inside it.`;
  return new RpcError<RpcErrorCode>(rpc as RpcErrorCode, data, message);
};
