import { RPC_CODE, RpcError, rpcErrorToWire, type RpcErrorCode } from './errors.js';
import { isFrameAcceptable } from './frame-size.js';
import {
  MAX_BATCH_LENGTH,
  type RpcId,
  type RpcParams,
  type RpcResponses,
  type RpcResponse,
} from './message.js';

/**
 * Handles one method. An `RpcError` that it throws becomes the response's error; anything else becomes -32603 without
 * details.
 */
export type RpcHandler = (params: RpcParams) => unknown;

/** One side of the channel, independent of the transport. */
export interface Peer {
  /**
   * Handles a request, a notification, a batch, or any of these as JSON text. Never rejects: resolves with a response,
   * with several, or with `undefined` when no response is due.
   */
  readonly receive: (message: unknown) => Promise<RpcResponses>;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isId = (value: unknown): value is RpcId =>
  typeof value === 'string' || (typeof value === 'number' && Number.isFinite(value));

const errorResponse = (id: RpcId | null, error: unknown): RpcResponse => ({
  jsonrpc: '2.0',
  id,
  error: rpcErrorToWire(error),
});

const errorOfCode = (id: RpcId | null, code: RpcErrorCode): RpcResponse =>
  errorResponse(id, new RpcError(code));

/** Converts a result to plain JSON data, so that nothing sent is live, cyclic or unsupported by JSON. */
const plain = (value: unknown): unknown => (value === undefined ? null : JSON.parse(JSON.stringify(value)));

/**
 * A JSON-RPC 2.0 dispatcher over a table of methods. A `Map`, because a plain object would also resolve `constructor`
 * and `__proto__`.
 * @see https://www.jsonrpc.org/specification
 */
export const createPeer = (handlers: ReadonlyMap<string, RpcHandler>): Peer => {
  const answer = async (message: unknown): Promise<RpcResponse | undefined> => {
    if (!isRecord(message)) return errorOfCode(null, RPC_CODE.invalidRequest);
    const { jsonrpc, id, method, params } = message;
    const wantsAnswer = id !== undefined;
    const known = isId(id) ? id : null;
    const hasStructuredParams = params === undefined || (typeof params === 'object' && params !== null);
    if (
      jsonrpc !== '2.0' ||
      typeof method !== 'string' ||
      !hasStructuredParams ||
      (wantsAnswer && known === null)
    ) {
      return errorOfCode(known, RPC_CODE.invalidRequest);
    }
    try {
      const handler = handlers.get(method);
      if (handler === undefined) throw new RpcError(RPC_CODE.methodNotFound);
      if (Array.isArray(params)) {
        throw new RpcError(RPC_CODE.invalidParams, { path: 'params', expected: 'an object' });
      }
      const result = plain(await handler(isRecord(params) ? params : {}));
      return known === null ? undefined : { jsonrpc: '2.0', id: known, result };
    } catch (error) {
      return known === null ? undefined : errorResponse(known, error);
    }
  };

  const answerBatch = async (batch: readonly unknown[]): Promise<RpcResponses> => {
    if (batch.length === 0 || batch.length > MAX_BATCH_LENGTH)
      return errorOfCode(null, RPC_CODE.invalidRequest);
    const responses: RpcResponse[] = [];
    // Executed in order: a batch that sets a value and then reads it expects the new value.
    for (const message of batch) {
      const response = await answer(message);
      if (response !== undefined) responses.push(response);
    }
    return responses.length === 0 ? undefined : responses;
  };

  return {
    async receive(message) {
      if (!isFrameAcceptable(message)) return errorOfCode(null, RPC_CODE.invalidRequest);
      let frame = message;
      if (typeof message === 'string') {
        try {
          frame = JSON.parse(message);
        } catch {
          return errorOfCode(null, RPC_CODE.parse);
        }
        // Parsed JSON can be nested more deeply than the length limit of its text suggests.
        if (!isFrameAcceptable(frame)) return errorOfCode(null, RPC_CODE.invalidRequest);
      }
      return Array.isArray(frame) ? answerBatch(frame) : answer(frame);
    },
  };
};
