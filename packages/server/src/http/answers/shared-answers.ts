import { createHash } from 'node:crypto';
import type { Clock } from '../../clock.js';

/** A short-lived cache that also coalesces concurrent reads of a key. */
export interface Kept<T> {
  /** The cached value of `key`, or else the result of `read`, which concurrent callers share. */
  answer(key: string, read: () => Promise<T>): Promise<T>;
  /** The cached value of `key`, if any. */
  held(key: string): Promise<T> | undefined;
  /** Clears the cache after its source has changed. */
  clear(): void;
}

/** A response body with its entity tag. */
export interface SharedAnswer {
  readonly body: string;
  readonly etag: string;
}

/** Caches responses to guests briefly, so that any number of simultaneous guests share one database query. */
export interface SharedAnswers {
  answer(key: string, read: () => Promise<string>): Promise<SharedAnswer>;
  clear(): void;
}

export interface KeptOptions {
  readonly keptMs: number;
  readonly clock: Clock;
}

/** Maximum number of cached addresses; searches have many addresses that are rarely repeated. */
const ANSWERS_MAX = 500;

interface Held<T> {
  readonly until: number;
  readonly answer: Promise<T>;
}

const tagged = (body: string): SharedAnswer => ({
  body,
  etag: `"${createHash('sha1').update(body).digest('base64')}"`,
});

export const createKept = <T>({ keptMs, clock }: KeptOptions): Kept<T> => {
  const kept = new Map<string, Held<T>>();

  const forget = (key: string, one: Held<T>): void => {
    if (kept.get(key) === one) kept.delete(key);
  };

  const held = (key: string): Promise<T> | undefined => {
    const one = kept.get(key);
    return one !== undefined && clock.now() < one.until ? one.answer : undefined;
  };

  return {
    held,
    answer: (key, read) => {
      const known = held(key);
      if (known !== undefined) return known;
      const one: Held<T> = { until: clock.now() + keptMs, answer: read() };
      // Failures are not cached; callers that already wait for the promise receive the error.
      one.answer.catch(() => forget(key, one));
      kept.delete(key);
      kept.set(key, one);
      if (kept.size > ANSWERS_MAX) kept.delete(kept.keys().next().value ?? key);
      return one.answer;
    },
    clear: () => kept.clear(),
  };
};

export const createSharedAnswers = (options: KeptOptions): SharedAnswers => {
  const kept = createKept<SharedAnswer>(options);
  return {
    answer: (key, read) => kept.answer(key, async () => tagged(await read())),
    clear: () => kept.clear(),
  };
};
