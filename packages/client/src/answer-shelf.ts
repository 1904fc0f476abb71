import type { CallName } from '@footlight/contract/calls';
import type { LooseParts } from './call-parts.js';

/** Answers that are there before somebody asks: each is given once, to whom it was made for, while it is young. */
export interface AnswerShelf {
  /** @param reader whom it is for: a subject, or null for a guest */
  put(name: CallName, parts: Asked, reader: string | null, answer: Promise<unknown>): void;
  has(name: CallName, parts: Asked, reader: string | null): boolean;
  take(name: CallName, parts: Asked, reader: string | null): Promise<unknown> | undefined;
  /** Something was changed: what was read before may be false. */
  clear(): void;
}

type Asked = Pick<LooseParts, 'params' | 'query'>;

interface Shelved {
  readonly reader: string | null;
  readonly until: number;
  readonly answer: Promise<unknown>;
}

/** As long as somebody may look at a link before following it. */
const YOUNG_MS = 30_000;
/** A page of links that are all looked at, one after the other. */
const MOST = 12;

const sorted = (part: Readonly<Record<string, unknown>> = {}): unknown =>
  Object.entries(part)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => [key, String(value)])
    .toSorted(([one = ''], [other = '']) => one.localeCompare(other));

const keyOf = (name: CallName, { params, query }: Asked): string =>
  JSON.stringify([name, sorted(params), sorted(query)]);

export const createAnswerShelf = (now: () => number = Date.now): AnswerShelf => {
  const shelved = new Map<string, Shelved>();

  const find = (name: CallName, parts: Asked, reader: string | null) => {
    const key = keyOf(name, parts);
    const found = shelved.get(key);
    return found !== undefined && found.reader === reader && now() < found.until ? { key, found } : undefined;
  };

  return {
    put: (name, parts, reader, answer) => {
      const key = keyOf(name, parts);
      shelved.delete(key);
      shelved.set(key, { reader, until: now() + YOUNG_MS, answer });
      const [oldest] = shelved.keys();
      if (shelved.size > MOST && oldest !== undefined) shelved.delete(oldest);
      // What failed is not kept: whoever asks, asks anew.
      answer.catch(() => {
        if (shelved.get(key)?.answer === answer) shelved.delete(key);
      });
    },
    has: (name, parts, reader) => find(name, parts, reader) !== undefined,
    take: (name, parts, reader) => {
      const taken = find(name, parts, reader);
      if (taken === undefined) return undefined;
      shelved.delete(taken.key);
      return taken.found.answer;
    },
    clear: () => shelved.clear(),
  };
};
