import { followStream, type Client } from '@footlight/client';
import type { ReplyOf } from '@footlight/contract';

export interface LiveLineListener {
  readonly onMessage: (message: ReplyOf<'streamLiveEvents'>) => void;
  /** Called when the connection opens or breaks, and at once if it is open. */
  readonly onLine?: (isUp: boolean) => void;
}

interface OpenLine {
  readonly listeners: Set<LiveLineListener>;
  readonly end: AbortController;
  /** Time of the last message about an event, from `performance.now()`. */
  readonly news: Map<string, number>;
  isUp: boolean;
}

/**
 * One connection per client: browsers limit the connections to an origin, and the list and the players need the same
 * messages.
 */
const lines = new WeakMap<Pick<Client, 'open'>, OpenLine>();

const open = (client: Pick<Client, 'open'>): OpenLine => {
  const end = new AbortController();
  const line: OpenLine = { listeners: new Set(), end, news: new Map(), isUp: false };
  lines.set(client, line);
  void followStream(client, 'streamLiveEvents', {
    signal: end.signal,
    onMessage: (message) => {
      if (message.eventId !== null) line.news.set(message.eventId, performance.now());
      for (const { onMessage } of line.listeners) onMessage(message);
    },
    onLine: (isUp) => {
      // Another connection may have been opened meanwhile.
      if (end.signal.aborted) return;
      line.isUp = isUp;
      for (const { onLine } of line.listeners) onLine?.(isUp);
    },
  });
  return line;
};

/** Listens to events that start or end. Returns a function that stops it. */
export const followLiveLine = (client: Pick<Client, 'open'>, listener: LiveLineListener): (() => void) => {
  const line = lines.get(client) ?? open(client);
  line.listeners.add(listener);
  if (line.isUp) listener.onLine?.(true);
  return () => {
    if (!line.listeners.delete(listener) || line.listeners.size > 0) return;
    line.end.abort();
    if (lines.get(client) === line) lines.delete(client);
  };
};

/** Whether there was a message about an event since a time of `performance.now()`; false without an open connection. */
export const hasMessageSince = (client: Pick<Client, 'open'>, eventId: string, since: number): boolean =>
  (lines.get(client)?.news.get(eventId) ?? Number.NEGATIVE_INFINITY) > since;
