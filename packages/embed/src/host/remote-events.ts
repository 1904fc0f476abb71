import type { EventName, EventParams } from '../protocol/events.js';

/** `player.stateChanged` is dispatched as an event of type `stateChanged`. */
type LocalName<E extends EventName> = E extends `player.${infer Name}` ? Name : never;

/** Events of a `RemotePlayer`: every notification by its short name, and those of the connection. */
export type RemotePlayerEvents = {
  [E in EventName as LocalName<E>]: CustomEvent<EventParams[E]>;
} & {
  /** The frame was loaded again and is initialised; running calls were rejected with -32003. */
  reconnected: CustomEvent<{ readonly instanceId: string }>;
  /** Each message of the channel, for logging: `sent` by this page or `received` from the player. */
  frame: CustomEvent<{ readonly direction: 'sent' | 'received'; readonly frame: unknown }>;
};

export type RemotePlayerEventName = keyof RemotePlayerEvents;
