import { followStream, type Client } from '@footlight/client';
import type { ReplyOf } from '@footlight/contract';

export interface LiveLineListener {
  readonly onMessage: (message: ReplyOf<'streamLiveEvents'>) => void;
  /** Called when the line comes up or breaks, and at once where it is up. */
  readonly onLine?: (isUp: boolean) => void;
}

interface OpenLine {
  readonly listeners: Set<LiveLineListener>;
  readonly end: AbortController;
  /** When an event was last told of, as `performance.now()` tells it. */
  readonly news: Map<string, number>;
  isUp: boolean;
}

/** One a client: browsers open few connections to an origin, and the list and the players hear the same. */
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
      // Another line may have been opened meanwhile.
      if (end.signal.aborted) return;
      line.isUp = isUp;
      for (const { onLine } of line.listeners) onLine?.(isUp);
    },
  });
  return line;
};

/** Listens to what goes on and off the air, until the answer is called. */
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

/** Whether an event was told of since then, as `performance.now()` tells it; a line that is not open has told nothing. */
export const wasTold = (client: Pick<Client, 'open'>, eventId: string, since: number): boolean =>
  (lines.get(client)?.news.get(eventId) ?? Number.NEGATIVE_INFINITY) > since;
