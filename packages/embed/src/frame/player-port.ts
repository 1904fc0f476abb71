import type { EventName, EventParams } from '../protocol/events.js';
import type { Capabilities } from '@footlight/player-contract';
import type { MethodName, MethodParams, MethodResult } from '../protocol/methods.js';
import type { PlayerStateChanges } from '../protocol/remote-state.js';

/** Methods carried out by the player; the others belong to the session. */
export type PlayerMethod = Exclude<
  MethodName,
  'player.initialize' | 'player.ping' | 'player.getState' | 'player.subscribe' | 'player.unsubscribe'
>;

/** Events raised by the player. */
export type PlayerEvent = {
  [E in Exclude<EventName, 'player.ready' | 'player.stateChanged' | 'player.destroyed'>]: {
    readonly name: E;
    readonly params: EventParams[E];
  };
}[Exclude<EventName, 'player.ready' | 'player.stateChanged' | 'player.destroyed'>];

/**
 * The player as seen by the frame. A structural interface, so that the channel and the player do not depend on each
 * other; an adapter connects them.
 */
export interface PlayerPort {
  readonly player: { readonly name: string; readonly version: string };
  readonly capabilities: Capabilities;
  /**
   * Carries out a method and resolves once the media has confirmed it.
   * @throws the player's own error, which is sent with its code in `data`, or {RpcError}; any other is sent as -32603.
   */
  execute<M extends PlayerMethod>(method: M, params: MethodParams<M>): Promise<MethodResult<M>>;
  /** The current state. @throws {RpcError} 1002 */
  getState(): PlayerStateChanges;
  /** Reports each change of state; changes are batched and throttled before they are sent. */
  onStateChange(listener: (changes: PlayerStateChanges) => void): () => void;
  onEvent(listener: (event: PlayerEvent) => void): () => void;
}
