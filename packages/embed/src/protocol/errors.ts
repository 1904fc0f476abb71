import type { PlayFailure } from '@footlight/player-contract';
import type { RpcErrorBody, RpcParams } from './message.js';

/**
 * All error codes of responses. The first five are those of JSON-RPC, the other negative ones those of the channel, and
 * the positive ones those of the product.
 * @see https://www.jsonrpc.org/specification#error_object
 */
export const RPC_CODE = {
  parse: -32700,
  invalidRequest: -32600,
  methodNotFound: -32601,
  invalidParams: -32602,
  internal: -32603,
  timeout: -32001,
  destroyed: -32002,
  reloaded: -32003,
  notReady: -32004,
  version: -32010,
  permission: -32011,
  playerNotFound: 1001,
  stateUnavailable: 1002,
  playFailed: 1003,
  vodNotFound: 1004,
  trackNotFound: 1005,
  noNeighbour: 1006,
  notLive: 1007,
} as const;

export type RpcErrorCode = (typeof RPC_CODE)[keyof typeof RPC_CODE];

/** Messages are part of the protocol: host pages compare those of the product verbatim. */
export const RPC_MESSAGES: Readonly<Record<RpcErrorCode, string>> = {
  [-32700]: 'Parse error',
  [-32600]: 'Invalid Request',
  [-32601]: 'Method not found',
  [-32602]: 'Invalid params',
  [-32603]: 'Internal error',
  [-32001]: 'Timed out',
  [-32002]: 'Player destroyed',
  [-32003]: 'Player reloaded',
  [-32004]: 'Player not ready',
  [-32010]: 'Protocol version not supported',
  [-32011]: 'Not permitted',
  1001: 'Player not found',
  1002: 'Error Fetching State',
  1003: 'failed to play',
  1004: 'VOD does not exist',
  1005: 'Track NOT FOUND',
  1006: 'No next or previous video',
  1007: 'Not live',
};

/** `data` of every error of the player itself. */
interface PlayerErrorData {
  /** The player's own, more specific code: `GEOBLOCKED`, `SIGN_IN_REQUIRED`, … */
  readonly code?: string;
  /** Whether a retry may help. */
  readonly retryable?: boolean;
  /** HTTP status of the failed response, if there was one. */
  readonly status?: number;
}

/** Type of `data` for the codes that have more. */
export interface RpcErrorDetails {
  /** `path` is the name of the parameter, `expected` describes valid values. */
  readonly [-32602]: PlayerErrorData & { readonly path: string; readonly expected: string };
  readonly [-32010]: { readonly supported: readonly string[] };
  /** `policy` is the permission that the frame's `allow` lacks. */
  readonly [-32011]: PlayerErrorData & { readonly policy: string };
  readonly 1003: PlayErrorDetails;
}

export interface PlayErrorDetails extends PlayerErrorData {
  readonly reason: PlayFailure;
  /** The permission that the frame's `allow` lacks, if that is the cause. */
  readonly policy?: string;
  /** What to add to the frame, as text. */
  readonly fix?: string;
}

export type RpcErrorData<C extends RpcErrorCode> = C extends keyof RpcErrorDetails
  ? RpcErrorDetails[C]
  : RpcParams;

/**
 * The error type of the channel, the same in the host page and in the frame.
 * @see isRpcError for a guard that narrows `data` by code.
 */
export class RpcError<C extends RpcErrorCode = RpcErrorCode> extends Error {
  override readonly name = 'RpcError';
  readonly code: C;
  readonly data: RpcErrorData<C> | undefined;

  constructor(code: C, data?: RpcErrorData<C>, message: string = RPC_MESSAGES[code], options?: ErrorOptions) {
    super(message, options);
    this.code = code;
    this.data = data;
  }
}

/** Whether `error` is an error of the channel; with `code`, whether it has that code. */
export const isRpcError = <C extends RpcErrorCode = RpcErrorCode>(
  error: unknown,
  code?: C,
): error is RpcError<C> => error instanceof RpcError && (code === undefined || error.code === code);

/** Converts a thrown value to an error body; anything but an `RpcError` is sent without details. */
export const rpcErrorToWire = (error: unknown): RpcErrorBody => {
  if (!isRpcError(error)) return { code: RPC_CODE.internal, message: RPC_MESSAGES[RPC_CODE.internal] };
  return {
    code: error.code,
    message: error.message,
    ...(error.data === undefined ? {} : { data: { ...error.data } }),
  };
};

const isKnownCode = (code: number): code is RpcErrorCode => Object.hasOwn(RPC_MESSAGES, String(code));

/** Converts an error body to an error; codes unknown to this version become internal errors. */
export const rpcErrorFromWire = (body: RpcErrorBody): RpcError => {
  const code = isKnownCode(body.code) ? body.code : RPC_CODE.internal;
  return new RpcError<RpcErrorCode>(code, body.data, body.message);
};
