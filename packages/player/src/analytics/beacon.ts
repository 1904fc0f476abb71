import { randomId } from '@footlight/player-contract';
import type { ViewEvent } from './view-event.js';

export interface BeaconOptions {
  /** Where batches are sent to by POST, as JSON. */
  readonly url: string;
  /** Events that are sent together at most; 20 by default, 100 at most. */
  readonly batchSize?: number;
  /** Seconds that an event waits at most; 10 by default. */
  readonly maxWait?: number;
  /** Sent with each batch, such as a key; not when the page is left, where browsers send no headers. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Added to each batch, such as a property or a build. */
  readonly context?: Readonly<Record<string, string | number | boolean>>;
}

/** What is sent. A batch that is sent again has the same id, so that a server can count it once. */
export interface Batch {
  readonly batchId: string;
  /** Milliseconds since 1970, by the clock of the device: the same clock as that of the events. */
  readonly sentAt: number;
  readonly context: Readonly<Record<string, string | number | boolean>>;
  /** Events that were given up since the last batch, because too many were waiting. */
  readonly lost: number;
  readonly events: readonly ViewEvent[];
}

export interface Beacon {
  readonly send: (event: ViewEvent) => void;
  /** Sends what waits now. Resolves when it has arrived, or is waiting for another attempt. */
  flush(): Promise<void>;
  /** Sends what waits, and nothing more after it. */
  stop(): void;
}

/** Events that wait at most; the oldest are given up first. */
const QUEUE_LIMIT = 1000;
/** Browsers refuse larger bodies of requests that outlive the page. @see https://fetch.spec.whatwg.org/#http-network-or-cache-fetch */
const KEEPALIVE_LIMIT_BYTES = 60_000;
const RETRY_MS = { first: 1000, longest: 60_000 };
const TIMEOUT_MS = 20_000;

const isWholeNumber = (value: number, most: number): boolean =>
  Number.isInteger(value) && value >= 1 && value <= most;

/** Whether the same batch may be accepted later. */
const isTemporary = (status: number): boolean => status >= 500 || status === 429 || status === 408;

const retryAfter = (response: Response): number => {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : 0;
};

class BatchingBeacon implements Beacon {
  readonly #options: Required<BeaconOptions>;
  #waiting: ViewEvent[] = [];
  #lost = 0;
  /** A batch that has not arrived yet. */
  #batch: Batch | null = null;
  #sending: Promise<void> | null = null;
  #attempts = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #life = new AbortController();
  #hasWarned = false;

  constructor(options: Required<BeaconOptions>) {
    this.#options = options;
    const { signal } = this.#life;
    const leave = (): void => {
      if (document.visibilityState === 'hidden') this.#leave();
    };
    // The last event that is certain to come on phones. @see https://w3c.github.io/page-visibility/
    document.addEventListener('visibilitychange', leave, { signal });
    globalThis.addEventListener('pagehide', () => this.#leave(), { signal });
  }

  readonly send = (event: ViewEvent): void => {
    if (this.#life.signal.aborted) return;
    this.#waiting.push(event);
    if (this.#waiting.length > QUEUE_LIMIT) {
      this.#waiting.shift();
      this.#lost += 1;
    }
    if (this.#waiting.length >= this.#options.batchSize) void this.flush();
    else this.#wait(this.#options.maxWait * 1000);
  };

  flush(): Promise<void> {
    if (this.#sending !== null) return this.#sending;
    // The server is not asked sooner than it can answer.
    if (this.#attempts > 0 && this.#timer !== undefined) return Promise.resolve();
    this.#sending = this.#sendAll().finally(() => (this.#sending = null));
    return this.#sending;
  }

  stop(): void {
    this.#life.abort();
    this.#leave();
    this.#stopWaiting();
  }

  #wait(milliseconds: number): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      void this.flush();
    }, milliseconds);
  }

  #take(): Batch | null {
    if (this.#batch !== null) return this.#batch;
    if (this.#waiting.length === 0) return null;
    const { batchSize, context } = this.#options;
    const events = this.#waiting.slice(0, batchSize);
    this.#waiting = this.#waiting.slice(batchSize);
    this.#batch = { batchId: randomId(), sentAt: Date.now(), context, lost: this.#lost, events };
    this.#lost = 0;
    return this.#batch;
  }

  #stopWaiting(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  async #sendAll(): Promise<void> {
    this.#stopWaiting();
    for (let batch = this.#take(); batch !== null; batch = this.#take()) {
      // oxlint-disable-next-line no-await-in-loop
      const wait = await this.#post(batch);
      // It was sent another way when the page was left.
      if (this.#batch !== batch) continue;
      if (wait !== null) {
        this.#stopWaiting();
        this.#wait(wait);
        return;
      }
      this.#batch = null;
    }
  }

  /** @returns milliseconds until another attempt; null if there is none */
  async #post(batch: Batch): Promise<number | null> {
    const { url, headers } = this.#options;
    const body = JSON.stringify(batch);
    this.#attempts += 1;
    const pause = Math.min(RETRY_MS.longest, RETRY_MS.first * 2 ** (this.#attempts - 1));
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body,
        keepalive: body.length < KEEPALIVE_LIMIT_BYTES,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!response.ok && isTemporary(response.status))
        return this.#life.signal.aborted ? null : Math.max(pause, retryAfter(response));
      if (!response.ok) this.#warn(`with status ${String(response.status)}`);
      this.#attempts = 0;
      return null;
    } catch {
      return this.#life.signal.aborted ? null : pause;
    }
  }

  /** The page may never run again: what waits is sent in requests that outlive it. */
  #leave(): void {
    for (let batch = this.#take(); batch !== null; batch = this.#take()) {
      const body = new Blob([JSON.stringify(batch)], { type: 'application/json' });
      // What the browser does not take now waits for the page to come back.
      if (!navigator.sendBeacon(this.#options.url, body)) return;
      this.#batch = null;
    }
    this.#stopWaiting();
    this.#attempts = 0;
  }

  #warn(how: string): void {
    if (this.#hasWarned) return;
    this.#hasWarned = true;
    console.warn(`Footlight: the beacon’s address has refused events ${how}. They are not sent again.`);
  }
}

/**
 * Sends events in batches: when enough have come, after a while, and when the page is left. A batch whose answer is
 * lost, or that the server cannot take now (408, 429, 5xx), is sent again with the same id, after growing pauses.
 * @throws {RangeError} for an option outside its limits
 * @throws {TypeError} for an address that is none
 */
export const createBeacon = ({
  url,
  batchSize = 20,
  maxWait = 10,
  headers = {},
  context = {},
}: BeaconOptions): Beacon => {
  const absolute = new URL(url, document.baseURI).href;
  if (!isWholeNumber(batchSize, 100))
    throw new RangeError(`batchSize must be a whole number from 1 to 100, not ${String(batchSize)}.`);
  if (!(maxWait > 0 && maxWait <= 3600))
    throw new RangeError(`maxWait must be more than 0 and at most 3600 seconds, not ${String(maxWait)}.`);
  return new BatchingBeacon({ url: absolute, batchSize, maxWait, headers, context });
};
