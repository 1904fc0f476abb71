import type { Capabilities, PlayerState } from '@footlight/player-contract';

/** The state as sent to the host page, with the capabilities for the loaded video. */
export interface RemoteState extends PlayerState {
  readonly capabilities: Capabilities;
}
export type PlayerStateChanges = Partial<RemoteState>;
