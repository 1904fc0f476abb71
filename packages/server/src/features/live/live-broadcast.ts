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

/** One message of the stream. Its id is the moment up to which the stream is told: good in any process. */
export interface LiveMessage {
  readonly id: string;
  readonly data: ReplyOf<'streamLiveEvents'>;
}

export interface LiveSubscriber {
  readonly country: string;
  readonly send: (message: LiveMessage) => void;
}

/** One listener's line to the broadcast. */
export interface LiveLine {
  /**
   * Tells the subscriber what it has missed since the last message it holds, then how many events there are, then
   * every change.
   * @param lastEventId of a connection that broke; anything that is no id of ours counts as none
   */
  follow(subscriber: LiveSubscriber, lastEventId: string | undefined): void;
  /** How many there are now, for whoever could not keep up. */
  snapshot(country: string): LiveMessage;
  readonly close: () => void;
}

/** Tells everybody who listens to this process what goes on and off the air. */
export interface LiveBroadcast {
  /** Resolves when what is on the air is known. The database is asked for as long as any line is open. */
  open(log: FastifyBaseLogger): Promise<LiveLine>;
  /** Lines that are open. */
  readonly lines: () => number;
}

export interface LiveBroadcastOptions {
  /** All events that are on the air, will be, or have been of late. */
  readonly read: () => Promise<readonly OnAirEvent[]>;
  /** Calls back when the catalogue was written, by whichever process. */
  readonly onCatalogueChange: (handler: () => void) => Promise<void>;
  readonly clock: Clock;
}

/** Longest wait until the database is asked again: a notification may be lost with its connection. */
const POLL_MS = 30_000;
/** Whoever was away for longer is told the count alone. */
const REPLAYED_MS = 3_600_000;

/** The changes as messages, each with the count after it. */
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
  /** Up to when everybody has been told. */
  let toldUntil = 0;
  let timer: NodeJS.Timeout | undefined;
  let started: Promise<void> | undefined;
  let listening: Promise<void> | undefined;
  let reading: Promise<void> | undefined;
  let isOutdated = false;

  const snapshot = (country: string): LiveMessage => ({
    id: String(toldUntil),
    data: {
      change: 'snapshot',
      eventId: null,
      totalResults: idsOnAir(visibleFrom(events, country), toldUntil).size,
    },
  });

  const greeting = (country: string, lastEventId: string | undefined): LiveMessage[] => {
    const since = /^\d{1,15}$/u.test(lastEventId ?? '') ? Number(lastEventId) : null;
    if (since === null || since > toldUntil || since < toldUntil - REPLAYED_MS) return [snapshot(country)];
    const visible = visibleFrom(events, country);
    const missed = changesBetween(visible, since, toldUntil);
    return [...messagesOf(missed, idsOnAir(visible, since)), snapshot(country)];
  };

  const tell = (fresh: readonly OnAirEvent[], now: number): void => {
    const byCountry = new Map<string, LiveMessage[]>();
    for (const { country, send } of subscribers) {
      let news = byCountry.get(country);
      if (news === undefined) {
        const before = idsOnAir(visibleFrom(events, country), toldUntil);
        const after = idsOnAir(visibleFrom(fresh, country), now);
        news = messagesOf(changesOf(before, after, now), before);
        byCountry.set(country, news);
      }
      for (const message of news) send(message);
    }
    events = fresh;
    toldUntil = now;
  };

  /** One reading at a time: an older one that took longer must not overwrite a newer. */
  const refresh = (): Promise<void> => {
    isOutdated = true;
    reading ??= (async () => {
      while (isOutdated) {
        isOutdated = false;
        tell(await read(), clock.now());
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
