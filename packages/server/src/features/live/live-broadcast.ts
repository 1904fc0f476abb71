import type { ReplyOf } from '@footlight/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../clock.js';
import {
  changesBetween,
  changesOf,
  idsOnAir,
  nextChange,
  visibleFrom,
  type OnAirChange,
  type OnAirEvent,
} from './on-air.js';

/**
 * A message of the stream. Its id is the time up to which changes have been reported, so it is valid in any process.
 */
export interface LiveMessage {
  readonly id: string;
  readonly data: ReplyOf<'streamLiveEvents'>;
}

export interface LiveSubscriber {
  readonly country: string;
  readonly send: (message: LiveMessage) => void;
}

/** A listener's connection to the broadcast. */
export interface LiveLine {
  /**
   * Sends the changes missed since the subscriber's last message, then the number of live events, then every change.
   * @param lastEventId id of the last message before a connection was lost; an invalid id is ignored
   */
  follow(subscriber: LiveSubscriber, lastEventId: string | undefined): void;
  /** The current number of live events, for a subscriber that could not keep up. */
  snapshot(country: string): LiveMessage;
  readonly close: () => void;
}

/** Reports to all listeners of this process which events go on and off the air. */
export interface LiveBroadcast {
  /** Resolves when the events have been read. The database is polled as long as any line is open. */
  open(log: FastifyBaseLogger): Promise<LiveLine>;
  /** The number of open lines. */
  readonly lines: () => number;
}

export interface LiveBroadcastOptions {
  /** Reads all live, upcoming and recently ended events. */
  readonly read: () => Promise<readonly OnAirEvent[]>;
  /** Registers a handler that is called when any process has changed the catalogue. */
  readonly onCatalogueChange: (handler: () => void) => Promise<void>;
  readonly clock: Clock;
}

/** Maximum time between two reads, because a notification can be lost with its connection. */
const POLL_MS = 30_000;
/** The longest absence after which missed changes are replayed; after a longer one only the count is sent. */
const REPLAYED_MS = 3_600_000;

/** Converts changes to messages, each with the count after the change. */
const messagesOf = (changes: readonly OnAirChange[], before: ReadonlySet<string>): LiveMessage[] => {
  const ids = new Set(before);
  return changes.map(({ change, eventId, at }) => {
    if (change === 'added') ids.add(eventId);
    else ids.delete(eventId);
    return { id: String(at), data: { change, eventId, totalResults: ids.size } };
  });
};

export const createLiveBroadcast = ({
  read,
  onCatalogueChange,
  clock,
}: LiveBroadcastOptions): LiveBroadcast => {
  const subscribers = new Set<LiveSubscriber>();
  const lines = new Set<LiveLine>();
  let events: readonly OnAirEvent[] = [];
  /** The time up to which changes have been reported to all subscribers. */
  let notifiedUntil = 0;
  let timer: NodeJS.Timeout | undefined;
  let started: Promise<void> | undefined;
  let listening: Promise<void> | undefined;
  let reading: Promise<void> | undefined;
  let isOutdated = false;

  const snapshot = (country: string): LiveMessage => ({
    id: String(notifiedUntil),
    data: {
      change: 'snapshot',
      eventId: null,
      totalResults: idsOnAir(visibleFrom(events, country), notifiedUntil).size,
    },
  });

  const greeting = (country: string, lastEventId: string | undefined): LiveMessage[] => {
    const since = /^\d{1,15}$/u.test(lastEventId ?? '') ? Number(lastEventId) : null;
    if (since === null || since > notifiedUntil || since < notifiedUntil - REPLAYED_MS)
      return [snapshot(country)];
    const visible = visibleFrom(events, country);
    const missed = changesBetween(visible, since, notifiedUntil);
    return [...messagesOf(missed, idsOnAir(visible, since)), snapshot(country)];
  };

  const notify = (fresh: readonly OnAirEvent[], now: number): void => {
    const byCountry = new Map<string, LiveMessage[]>();
    for (const { country, send } of subscribers) {
      let news = byCountry.get(country);
      if (news === undefined) {
        const before = idsOnAir(visibleFrom(events, country), notifiedUntil);
        const after = idsOnAir(visibleFrom(fresh, country), now);
        news = messagesOf(changesOf(before, after, now), before);
        byCountry.set(country, news);
      }
      for (const message of news) send(message);
    }
    events = fresh;
    notifiedUntil = now;
  };

  /** Only one read runs at a time, so that a slow, older result cannot overwrite a newer one. */
  const refresh = (): Promise<void> => {
    isOutdated = true;
    reading ??= (async () => {
      while (isOutdated) {
        isOutdated = false;
        notify(await read(), clock.now());
      }
    })().finally(() => {
      reading = undefined;
    });
    return reading;
  };

  const schedule = (log: FastifyBaseLogger): void => {
    clearTimeout(timer);
    if (lines.size === 0) return;
    const now = clock.now();
    const wait = Math.min(POLL_MS, Math.max(1, (nextChange(events, now) ?? Infinity) - now));
    timer = setTimeout(() => void look(log), wait).unref();
  };
  const look = async (log: FastifyBaseLogger): Promise<void> => {
    try {
      await refresh();
    } catch (error) {
      log.warn({ err: error }, 'what is on the air cannot be read; trying again');
    }
    schedule(log);
  };

  const start = async (log: FastifyBaseLogger): Promise<void> => {
    listening ??= onCatalogueChange(() => {
      if (lines.size > 0) void look(log);
    });
    try {
      await listening;
      await refresh();
    } catch (error) {
      listening = undefined;
      started = undefined;
      throw error;
    }
    schedule(log);
  };

  return {
    open: async (log) => {
      let own: LiveSubscriber | undefined;
      const line: LiveLine = {
        follow: (subscriber, lastEventId) => {
          for (const message of greeting(subscriber.country, lastEventId)) subscriber.send(message);
          if (!lines.has(line)) return;
          own = subscriber;
          subscribers.add(subscriber);
        },
        snapshot,
        close: () => {
          if (own !== undefined) subscribers.delete(own);
          lines.delete(line);
          if (lines.size > 0) return;
          clearTimeout(timer);
          started = undefined;
        },
      };
      lines.add(line);
      try {
        started ??= start(log);
        await started;
      } catch (error) {
        line.close();
        throw error;
      }
      return line;
    },
    lines: () => lines.size,
  };
};
