export { createPlayer, type AdoptOptions, type CreateOptions } from './host/create-player.js';
export { frameAddress, type FrameAddress } from './host/frame-address.js';
export { createFrame } from './host/player-frame.js';
export type { RemotePlayerEventName, RemotePlayerEvents } from './host/remote-events.js';
export type { RemotePlayerOptions } from './host/remote-options.js';
export { RemotePlayer } from './host/remote-player.js';
export { HOST_LIBRARY } from './host/version.js';
export { FRAME_POLICIES } from './protocol/frame-policies.js';
export { RPC_CODE, RpcError, isRpcError, type RpcErrorCode } from './protocol/errors.js';
export type { EventName, EventParams } from './protocol/events.js';
export type {
  InitializeResult,
  MethodName,
  MethodParams,
  MethodResult,
  MissingPolicy,
  PlayerOptions,
} from './protocol/methods.js';
export type {
  AudioTrackChoice,
  Capabilities,
  ChannelChoice,
  CommandName,
  CommandParams,
  CommandResults,
  PlayFailure,
  QualityChoice,
  TextTrackChoice,
} from '@footlight/player-contract';
export { wireName } from './protocol/wire-name.js';
export type { PlayerStateChanges, RemoteState as PlayerState } from './protocol/remote-state.js';
