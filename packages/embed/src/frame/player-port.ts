import type { EventName, EventParams } from '../protocol/events.js';
import type { Capabilities } from '@footlight/player-contract';
import type { MethodName, MethodParams, MethodResult } from '../protocol/methods.js';
import type { PlayerStateChanges } from '../protocol/remote-state.js';

/** Methods that the player itself carries out; the rest belong to the session. */
export type PlayerMethod = Exclude<
  MethodName,
  'player.initialize' | 'player.ping' | 'player.getState' | 'player.subscribe' | 'player.unsubscribe'
>;

/** Events that the player itself raises. */
export type PlayerEvent = {
  [E in Exclude<EventName, 'player.ready' | 'player.stateChanged' | 'player.destroyed'>]: {
    readonly name: E;
    readonly params: EventParams[E];
  };
}[Exclude<EventName, 'player.ready' | 'player.stateChanged' | 'player.destroyed'>];

/**
 * What the frame needs of a player. Structural, so that the channel knows no player and a player no
 * channel; whoever joins them adapts one to the other.
 */
export interface PlayerPort {
  readonly player: { readonly name: string; readonly version: string };
  readonly capabilities: Capabilities;
  /**
   * Carries out a method and answers once the media confirmed it.
   * @throws {RpcError} with a product code; anything else crosses the border as -32603.
   */
  execute<M extends PlayerMethod>(method: M, params: MethodParams<M>): Promise<MethodResult<M>>;
  /** The state now. @throws {RpcError} 1002 */
  getState(): PlayerStateChanges;
  /** Tells changes of state as they come; they are gathered and slowed down on the way out. */
  onStateChange(listener: (changes: PlayerStateChanges) => void): () => void;
  onEvent(listener: (event: PlayerEvent) => void): () => void;
}
