export {
  RPC_CODE,
  RPC_MESSAGES,
  RpcError,
  isRpcError,
  rpcErrorFromWire,
  rpcErrorToWire,
  type PlayFailure,
  type RpcErrorCode,
  type RpcErrorDetails,
} from './errors.js';
export { EVENT_NAMES, isEventName, isSentAlways, type EventName, type EventParams } from './events.js';
export {
  CALL_TIMEOUT_MS,
  DEFAULT_CHANNEL,
  MAX_BATCH_LENGTH,
  MAX_FRAME_BYTES,
  MAX_QUEUED_CALLS,
  type RpcErrorBody,
  type RpcFrame,
  type RpcId,
  type RpcMessage,
  type RpcNotification,
  type RpcParams,
  type RpcReply,
  type RpcRequest,
  type RpcResponse,
} from './message.js';
export {
  METHODS,
  METHOD_NAMES,
  PROTOCOL_VERSION,
  type Capabilities,
  type InitializeResult,
  type MethodName,
  type MethodParams,
  type MethodResult,
  type NowPlaying,
} from './methods.js';
export { createPeer, type Peer, type RpcHandler } from './peer.js';
export type {
  NeighbourState,
  PlayerState,
  PlayerStateChanges,
  PlayerStateField,
  ProgrammeState,
  TrackState,
} from './player-state.js';
export { METHOD_REFERENCE, type MethodReference } from './reference.js';
