import { createStore } from 'zustand/vanilla';
import { FRESH_FOR_MS, type Clock } from './clock.js';
import { createLoad } from './load.js';
import type { Failure, Status } from './status.js';

/** What names a document among those of its kind. */
export type DocumentParams = Readonly<Record<string, string>>;

export interface DocumentState<P extends DocumentParams, V> {
  readonly status: Status;
  readonly failure: Failure | null;
  /** Of what was asked for last. */
  readonly params: P | null;
  /** Stays on show while it is loading again. */
  readonly value: V | null;
  /** Not asked for again within a minute. */
  readonly load: (params: P) => Promise<void>;
  /** Asks again for what is shown. */
  readonly refresh: () => Promise<void>;
  readonly reset: () => void;
}

export const isSameDocument = (one: DocumentParams | null, other: DocumentParams): boolean =>
  one !== null &&
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(other).every(([name, value]) => one[name] === value);

export interface DocumentStoreOptions<P extends DocumentParams, V> {
  readonly clock: Clock;
  readonly fetch: (params: P, signal: AbortSignal) => Promise<V>;
}

/** One thing at a time that is read whole: an article, a ranking, a page of words. */
export const createDocumentStore = <P extends DocumentParams, V>({
  clock,
  fetch,
}: DocumentStoreOptions<P, V>) => {
  const load = createLoad();
  const empty = { status: 'idle', failure: null, params: null, value: null } as const;
  let loadedAt = Number.NEGATIVE_INFINITY;

  return createStore<DocumentState<P, V>>()((set, get) => {
    const read = (params: P) => {
      const isHeld = isSameDocument(get().params, params);
      set({ status: 'loading', failure: null, params, ...(isHeld ? {} : { value: null }) });
      return load.run((signal) => fetch(params, signal), {
        ready: (value) => {
          loadedAt = clock.now();
          set({ status: 'ready', value });
        },
        failed: (failure) => set({ status: 'failed', failure }),
      });
    };

    return {
      ...empty,
      load: async (params) => {
        const isFresh = get().status === 'ready' && clock.now() - loadedAt < FRESH_FOR_MS;
        if (!isSameDocument(get().params, params) || !isFresh) await read(params);
      },
      refresh: async () => {
        const { params } = get();
        if (params !== null) await read(params);
      },
      reset: () => {
        load.cancel();
        set(empty);
      },
    };
  });
};

export type DocumentStore<P extends DocumentParams, V> = ReturnType<typeof createDocumentStore<P, V>>;
