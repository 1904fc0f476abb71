import type { EventName, EventParams } from '../protocol/events.js';

/** `player.stateChanged` arrives as an event of type `stateChanged`. */
type LocalName<E extends EventName> = E extends `player.${infer Name}` ? Name : never;

/** Events of a `RemotePlayer`: every notification by its short name, and those of the connection. */
export type RemotePlayerEvents = {
  [E in EventName as LocalName<E>]: CustomEvent<EventParams[E]>;
} & {
  /** The frame loaded again and is initialised; calls under way were rejected with -32003. */
  reconnected: CustomEvent<{ readonly instanceId: string }>;
  /** Each frame of the channel, for a log: `sent` by this page or `received` from the player. */
  frame: CustomEvent<{ readonly direction: 'sent' | 'received'; readonly frame: unknown }>;
};

export type RemotePlayerEventName = keyof RemotePlayerEvents;
