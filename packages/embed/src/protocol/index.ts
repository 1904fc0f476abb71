export { ADDRESS_OPTIONS, CHANNEL_OPTIONS } from './address-options.js';
export {
  RPC_CODE,
  RPC_MESSAGES,
  RpcError,
  isRpcError,
  rpcErrorFromWire,
  rpcErrorToWire,
  type PlayFailure,
  type PlayFailureDetails,
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
  type Capabilities,
  type InitializeResult,
  type MethodName,
  type MethodParams,
  type MethodResult,
  type MissingPolicy,
  type NowPlaying,
  type PlayerOptions,
} from './methods.js';
export { createPeer, type Peer, type RpcHandler } from './peer.js';
export { PLAYER_OPTIONS, type PlayerOptionName } from './player-options.js';
export type {
  AdMomentState,
  AdState,
  NeighbourState,
  PlayerState,
  PlayerStateChanges,
  PlayerStateField,
  ProgrammeState,
  QualityState,
  TrackState,
} from './player-state.js';
export { METHOD_REFERENCE, type MethodReference } from './reference.js';
export { PROTOCOL_VERSION } from './version.js';
