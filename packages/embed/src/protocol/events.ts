import { PLAYER_EVENT_NAMES, type PlayerEventName, type PlayerEvents } from '@footlight/player-contract';
import type { RpcErrorBody } from './message.js';
import type { PlayerStateChanges } from './remote-state.js';

/** Events of the channel in addition to those of the player. */
interface ChannelEvents {
  /** The player is ready for calls; `instanceId` is new with each load of the frame. */
  readonly 'player.ready': { readonly instanceId: string };
  /** At most one per animation frame; `currentTime` at most every 250 ms. `revision` only increases. */
  readonly 'player.stateChanged': { readonly revision: number; readonly changes: PlayerStateChanges };
  /** The player is gone; pending calls are not answered. */
  readonly 'player.destroyed': { readonly instanceId: string };
}

/** The payload of an error event is the error itself. */
type Carried = Omit<PlayerEvents<RpcErrorBody>, 'error'> & { readonly error: RpcErrorBody };

/** Payload of each notification (player → host). */
export type EventParams = ChannelEvents & { readonly [E in PlayerEventName as `player.${E}`]: Carried[E] };

export type EventName = keyof EventParams;

const CHANNEL_EVENTS = {
  'player.ready': true,
  'player.stateChanged': true,
  'player.destroyed': true,
} as const satisfies Record<keyof ChannelEvents, true>;

export const EVENT_NAMES = /* @__PURE__ */ Object.keys(CHANNEL_EVENTS).concat(
  /* @__PURE__ */ PLAYER_EVENT_NAMES.map((name) => `player.${name}`),
) as readonly EventName[];

/** Sent with or without a subscription. */
const SENT_ALWAYS: ReadonlySet<EventName> = new Set<EventName>(['player.error', 'player.destroyed']);

export const isEventName = (name: string): name is EventName => EVENT_NAMES.some((event) => event === name);
export const isSentAlways = (name: EventName): boolean => SENT_ALWAYS.has(name);
