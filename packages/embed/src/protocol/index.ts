export {
  RPC_CODE,
  RPC_MESSAGES,
  RpcError,
  isRpcError,
  rpcErrorFromWire,
  rpcErrorToWire,
  type PlayErrorDetails,
  type RpcErrorCode,
  type RpcErrorDetails,
} from './errors.js';
export { EVENT_NAMES, isEventName, isSentAlways, type EventName, type EventParams } from './events.js';
export {
  DEFAULT_CHANNEL,
  MAX_BATCH_LENGTH,
  MAX_FRAME_BYTES,
  type RpcErrorBody,
  type RpcFrame,
  type RpcId,
  type RpcMessage,
  type RpcNotification,
  type RpcParams,
  type RpcResponses,
  type RpcRequest,
  type RpcResponse,
} from './message.js';
export {
  METHODS,
  METHOD_NAMES,
  type InitializeResult,
  type MethodName,
  type MethodParams,
  type MethodResult,
  type MissingPolicy,
  type PlayerOptions,
} from './methods.js';
export { createPeer, type Peer, type RpcHandler } from './peer.js';
export { rpcErrorOf } from './rpc-error-of.js';
export { PROTOCOL_VERSION } from './version.js';
export { commandOf, wireName, type WireName } from './wire-name.js';
export type { PlayerStateChanges, RemoteState } from './remote-state.js';
