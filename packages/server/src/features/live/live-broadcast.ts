import type { ResponseOf } from '@footlight/contract';
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
  readonly data: ResponseOf<'streamLiveEvents'>;
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

/** Reports to all listeners of this process which events go on and off the air. */
export class LiveBroadcast {
  readonly #read;
  readonly #onCatalogueChange;
  readonly #clock;
  readonly #subscribers = new Set<LiveSubscriber>();
  readonly #lines = new Set<LiveLine>();
  #events: readonly OnAirEvent[] = [];
  /** The time up to which changes have been reported to all subscribers. */
  #notifiedUntil = 0;
  #timer: NodeJS.Timeout | undefined;
  #started: Promise<void> | undefined;
  #listening: Promise<void> | undefined;
  #reading: Promise<void> | undefined;
  #isOutdated = false;

  constructor({ read, onCatalogueChange, clock }: LiveBroadcastOptions) {
    this.#read = read;
    this.#onCatalogueChange = onCatalogueChange;
    this.#clock = clock;
  }

  /** Resolves when the events have been read. The database is polled as long as any line is open. */
  async open(log: FastifyBaseLogger): Promise<LiveLine> {
    let own: LiveSubscriber | undefined;
    const line: LiveLine = {
      follow: (subscriber, lastEventId) => {
        for (const message of this.#greeting(subscriber.country, lastEventId)) subscriber.send(message);
        if (!this.#lines.has(line)) return;
        own = subscriber;
        this.#subscribers.add(subscriber);
      },
      snapshot: (country) => this.#snapshot(country),
      close: () => {
        if (own !== undefined) this.#subscribers.delete(own);
        this.#lines.delete(line);
        if (this.#lines.size > 0) return;
        clearTimeout(this.#timer);
        this.#started = undefined;
      },
    };
    this.#lines.add(line);
    try {
      this.#started ??= this.#start(log);
      await this.#started;
    } catch (error) {
      line.close();
      throw error;
    }
    return line;
  }

  /** The number of open lines. */
  lines(): number {
    return this.#lines.size;
  }

  #snapshot(country: string): LiveMessage {
    return {
      id: String(this.#notifiedUntil),
      data: {
        change: 'snapshot',
        eventId: null,
        totalResults: idsOnAir(visibleFrom(this.#events, country), this.#notifiedUntil).size,
      },
    };
  }

  #greeting(country: string, lastEventId: string | undefined): LiveMessage[] {
    const since = /^\d{1,15}$/u.test(lastEventId ?? '') ? Number(lastEventId) : null;
    if (since === null || since > this.#notifiedUntil || since < this.#notifiedUntil - REPLAYED_MS)
      return [this.#snapshot(country)];
    const visible = visibleFrom(this.#events, country);
    const missed = changesBetween(visible, since, this.#notifiedUntil);
    return [...messagesOf(missed, idsOnAir(visible, since)), this.#snapshot(country)];
  }

  #notify(fresh: readonly OnAirEvent[], now: number): void {
    const byCountry = new Map<string, LiveMessage[]>();
    for (const { country, send } of this.#subscribers) {
      let news = byCountry.get(country);
      if (news === undefined) {
        const before = idsOnAir(visibleFrom(this.#events, country), this.#notifiedUntil);
        const after = idsOnAir(visibleFrom(fresh, country), now);
        news = messagesOf(changesOf(before, after, now), before);
        byCountry.set(country, news);
      }
      for (const message of news) send(message);
    }
    this.#events = fresh;
    this.#notifiedUntil = now;
  }

  /** Only one read runs at a time, so that a slow, older result cannot overwrite a newer one. */
  #refresh(): Promise<void> {
    this.#isOutdated = true;
    this.#reading ??= (async () => {
      while (this.#isOutdated) {
        this.#isOutdated = false;
        this.#notify(await this.#read(), this.#clock.now());
      }
    })().finally(() => {
      this.#reading = undefined;
    });
    return this.#reading;
  }

  #schedule(log: FastifyBaseLogger): void {
    clearTimeout(this.#timer);
    if (this.#lines.size === 0) return;
    const now = this.#clock.now();
    const wait = Math.min(POLL_MS, Math.max(1, (nextChange(this.#events, now) ?? Infinity) - now));
    this.#timer = setTimeout(() => void this.#look(log), wait).unref();
  }

  async #look(log: FastifyBaseLogger): Promise<void> {
    try {
      await this.#refresh();
    } catch (error) {
      log.warn({ err: error }, 'what is on the air cannot be read; trying again');
    }
    this.#schedule(log);
  }

  async #start(log: FastifyBaseLogger): Promise<void> {
    this.#listening ??= this.#onCatalogueChange(() => {
      if (this.#lines.size > 0) void this.#look(log);
    });
    try {
      await this.#listening;
      await this.#refresh();
    } catch (error) {
      this.#listening = undefined;
      this.#started = undefined;
      throw error;
    }
    this.#schedule(log);
  }
}
