import { followStream, type Client } from '@footlight/client';
import type { ResponseOf } from '@footlight/contract';

export interface LiveConnectionListener {
  readonly onMessage: (message: ResponseOf<'streamLiveEvents'>) => void;
  /** Called when the connection opens or breaks, and at once if it is open. */
  readonly onConnection?: (isUp: boolean) => void;
}

interface OpenConnection {
  readonly listeners: Set<LiveConnectionListener>;
  readonly end: AbortController;
  /** Time of the last message about an event, from `performance.now()`. */
  readonly news: Map<string, number>;
  isUp: boolean;
}

/**
 * One connection per client: browsers limit the connections to an origin, and the list and the players need the same
 * messages.
 */
const connections = new WeakMap<Pick<Client, 'open'>, OpenConnection>();

const open = (client: Pick<Client, 'open'>): OpenConnection => {
  const end = new AbortController();
  const connection: OpenConnection = { listeners: new Set(), end, news: new Map(), isUp: false };
  connections.set(client, connection);
  void followStream(client, 'streamLiveEvents', {
    signal: end.signal,
    onMessage: (message) => {
      if (message.eventId !== null) connection.news.set(message.eventId, performance.now());
      for (const { onMessage } of connection.listeners) onMessage(message);
    },
    onConnection: (isUp) => {
      // Another connection may have been opened meanwhile.
      if (end.signal.aborted) return;
      connection.isUp = isUp;
      for (const { onConnection } of connection.listeners) onConnection?.(isUp);
    },
  });
  return connection;
};

/** Listens to events that start or end. Returns a function that stops it. */
export const followLiveConnection = (
  client: Pick<Client, 'open'>,
  listener: LiveConnectionListener,
): (() => void) => {
  const connection = connections.get(client) ?? open(client);
  connection.listeners.add(listener);
  if (connection.isUp) listener.onConnection?.(true);
  return () => {
    if (!connection.listeners.delete(listener) || connection.listeners.size > 0) return;
    connection.end.abort();
    if (connections.get(client) === connection) connections.delete(client);
  };
};

/** Whether there was a message about an event since a time of `performance.now()`; false without an open connection. */
export const hasMessageSince = (client: Pick<Client, 'open'>, eventId: string, since: number): boolean =>
  (connections.get(client)?.news.get(eventId) ?? Number.NEGATIVE_INFINITY) > since;
