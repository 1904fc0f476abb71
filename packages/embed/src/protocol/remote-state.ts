import type { Capabilities, PlayerState } from '@footlight/player-contract';
import type { RpcErrorBody } from './message.js';

/** The state as sent to the host page, with the capabilities for the loaded video. */
export interface RemoteState extends PlayerState {
  readonly capabilities: Capabilities;
  /** The error that the player shows, as in `player.error`; null while there is none. */
  readonly error: RpcErrorBody | null;
}
export type PlayerStateChanges = Partial<RemoteState>;
