import { createHash } from 'node:crypto';
import type { Clock } from '../clock.js';

/** An answer as it is sent, with its entity tag. */
export interface SharedAnswer {
  readonly body: string;
  readonly etag: string;
}

/** Keeps what guests read for a moment, so that any number of them cost the database one. */
export interface SharedAnswers {
  /** The answer kept under `key`, or what `read` answers now; several who ask at once share one reading. */
  answer(key: string, read: () => Promise<string>): Promise<SharedAnswer>;
  /** Forgets everything: what it was made from has changed. */
  clear(): void;
}

export interface SharedAnswersOptions {
  readonly keptMs: number;
  readonly clock: Clock;
}

/** Addresses kept at once; searches are many and seldom the same. */
const ANSWERS_MAX = 500;

interface Kept {
  readonly until: number;
  readonly answer: Promise<SharedAnswer>;
}

const tagged = (body: string): SharedAnswer => ({
  body,
  etag: `"${createHash('sha1').update(body).digest('base64')}"`,
});

export const createSharedAnswers = ({ keptMs, clock }: SharedAnswersOptions): SharedAnswers => {
  const kept = new Map<string, Kept>();

  const forget = (key: string, one: Kept): void => {
    if (kept.get(key) === one) kept.delete(key);
  };

  return {
    answer: (key, read) => {
      const now = clock.now();
      const held = kept.get(key);
      if (held !== undefined && now < held.until) return held.answer;
      const one: Kept = { until: now + keptMs, answer: read().then(tagged) };
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
