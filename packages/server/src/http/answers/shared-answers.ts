import { createHash } from 'node:crypto';
import type { Clock } from '../../clock.js';

/** Values by key, each read once for all who ask within a moment. */
export interface Kept<T> {
  /** The value kept under `key`, or what `read` gives now; several who ask at once share one reading. */
  answer(key: string, read: () => Promise<T>): Promise<T>;
  /** The value kept under `key`, where there is one. */
  held(key: string): Promise<T> | undefined;
  /** Forgets everything: what it was made from has changed. */
  clear(): void;
}

/** An answer as it is sent, with its entity tag. */
export interface SharedAnswer {
  readonly body: string;
  readonly etag: string;
}

/** Keeps what guests read for a moment, so that any number of them cost the database one. */
export interface SharedAnswers {
  answer(key: string, read: () => Promise<string>): Promise<SharedAnswer>;
  clear(): void;
}

export interface KeptOptions {
  readonly keptMs: number;
  readonly clock: Clock;
}

/** Addresses kept at once; searches are many and seldom the same. */
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
      // What failed is not kept; whoever waits for it is told.
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
