/** Chosen by the caller and returned with the same type. */
export type RpcId = string | number;

export type RpcParams = Readonly<Record<string, unknown>>;

/** A call that expects a response. @see https://www.jsonrpc.org/specification#request_object */
export interface RpcRequest {
  readonly jsonrpc: '2.0';
  readonly id: RpcId;
  readonly method: string;
  readonly params?: RpcParams;
}

/** A call without a response. @see https://www.jsonrpc.org/specification#notification */
export interface RpcNotification {
  readonly jsonrpc: '2.0';
  readonly method: string;
  readonly params?: RpcParams;
}

/** The output of `rpcErrorToWire`; never contains a stack, a signed URL or a token. */
export interface RpcErrorBody {
  readonly code: number;
  readonly message: string;
  readonly data?: RpcParams;
}

/** @see https://www.jsonrpc.org/specification#response_object */
export type RpcResponse =
  | { readonly jsonrpc: '2.0'; readonly id: RpcId; readonly result: unknown }
  | { readonly jsonrpc: '2.0'; readonly id: RpcId | null; readonly error: RpcErrorBody };

export type RpcMessage = RpcRequest | RpcNotification;

/** Argument of the connection's `rpc` method. */
export type RpcFrame = RpcMessage | readonly RpcMessage[];
export type RpcResponses = RpcResponse | readonly RpcResponse[] | undefined;

export const MAX_BATCH_LENGTH = 50;
export const MAX_FRAME_BYTES = 64 * 1024;

/** Channel name that lets Penpal separate these messages from others between the same two windows. */
export const DEFAULT_CHANNEL = 'footlight';
