import { createHash } from 'node:crypto';
import type { Clock } from '../../clock.js';

/** A short-lived cache that also coalesces concurrent reads of a key. */
export interface SharedCache<T> {
  /** The cached value of `key`, or else the result of `read`, which concurrent callers share. */
  answer(key: string, read: () => Promise<T>): Promise<T>;
  /** The cached value of `key`, if any. */
  peek(key: string): Promise<T> | undefined;
  /** Clears the cache after its source has changed. */
  clear(): void;
}

/** A response body with its entity tag. */
export interface SharedAnswer {
  readonly body: string;
  readonly etag: string;
}

export interface SharedCacheOptions {
  readonly cacheMs: number;
  readonly clock: Clock;
}

/** Maximum number of cached addresses; searches have many addresses that are rarely repeated. */
const ANSWERS_MAX = 500;

interface CacheEntry<T> {
  readonly until: number;
  readonly answer: Promise<T>;
}

const tagged = (body: string): SharedAnswer => ({
  body,
  etag: `"${createHash('sha1').update(body).digest('base64')}"`,
});

export const createSharedCache = <T>({ cacheMs, clock }: SharedCacheOptions): SharedCache<T> => {
  const entries = new Map<string, CacheEntry<T>>();

  const forget = (key: string, one: CacheEntry<T>): void => {
    if (entries.get(key) === one) entries.delete(key);
  };

  const peek = (key: string): Promise<T> | undefined => {
    const one = entries.get(key);
    return one !== undefined && clock.now() < one.until ? one.answer : undefined;
  };

  return {
    peek,
    answer: (key, read) => {
      const known = peek(key);
      if (known !== undefined) return known;
      const one: CacheEntry<T> = { until: clock.now() + cacheMs, answer: read() };
      // Failures are not cached; callers that already wait for the promise receive the error.
      one.answer.catch(() => forget(key, one));
      entries.delete(key);
      entries.set(key, one);
      if (entries.size > ANSWERS_MAX) entries.delete(entries.keys().next().value ?? key);
      return one.answer;
    },
    clear: () => entries.clear(),
  };
};

/** Caches responses to guests briefly, so that any number of simultaneous guests share one database query. */
export class SharedAnswers {
  readonly #cache;

  constructor(options: SharedCacheOptions) {
    this.#cache = createSharedCache<SharedAnswer>(options);
  }

  answer(key: string, read: () => Promise<string>): Promise<SharedAnswer> {
    return this.#cache.answer(key, async () => tagged(await read()));
  }

  clear(): void {
    this.#cache.clear();
  }
}
