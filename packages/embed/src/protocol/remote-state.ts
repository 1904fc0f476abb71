import type { Capabilities, PlayerState } from '@footlight/player-contract';

/** The state as it crosses: with what is of use with the video that is loaded now. */
export interface RemoteState extends PlayerState {
  readonly capabilities: Capabilities;
}
export type PlayerStateChanges = Partial<RemoteState>;
