import type { Client } from '@footlight/client';
import type { PageScopedData } from '@footlight/domain';
import type { Clock } from '../clock.js';
import { createItems } from './items.js';
import { createEntry, type DehydratedEntry, type RegistryEntry } from './query-entry.js';
import type { AnyQuery, Entry, Inner, Query, QueryParams } from './query.js';
import type { CallError } from '../calls/status.js';

/** Enough for going back through history. */
const MOST_LEFT = 24;

/** First pages from the server render, by key; each is used once. */
export type Hydration = (key: string) => DehydratedEntry | undefined;

/** Called when loading the first or a further page of an entry fails. */
export type ErrorWatcher = (entry: Pick<RegistryEntry, 'isInUse' | 'retry'>, error: CallError) => void;

export interface QueriesOptions {
  readonly client: Client;
  readonly clock: Clock;
  readonly hydrate?: Hydration | undefined;
  /** Maximum number of unused entries that are kept. */
  readonly most?: number;
}

/** Independent of the order of the params. */
const keyOf = (query: AnyQuery, params: QueryParams): string =>
  `${query.name} ${query.key?.(params) ?? JSON.stringify(params, Object.keys(params).toSorted())}`;

/**
 * The queries of one page, by name and params. Nothing is requested before an entry is loaded. Unused entries are kept
 * up to a limit, so that going back shows them at once.
 */
export const createQueries = ({ client, clock, hydrate, most = MOST_LEFT }: QueriesOptions) => {
  const items = createItems();
  /** Hydration data is only valid for the viewer that it was loaded for. */
  let begin = hydrate;
  /** The most recently used entry is last. */
  const entries = new Map<string, RegistryEntry>();
  const errorWatchers = new Set<ErrorWatcher>();
  const stopItems = items.subscribe(() => {
    for (const entry of entries.values()) if (entry.isInUse()) entry.look();
  });

  const innerOf = (outer: RegistryEntry): [string, RegistryEntry][] =>
    [...entries].filter(([, entry]) => entry.outer === outer);
  const isInUse = (entry: RegistryEntry): boolean =>
    entry.isInUse() || innerOf(entry).some(([, one]) => one.isInUse());

  const drop = (key: string): void => {
    const entry = entries.get(key);
    if (entry === undefined) return;
    entries.delete(key);
    for (const [one] of innerOf(entry)) drop(one);
    entry.drop();
  };
  const forgetOldest = (): void => {
    const left = [...entries].filter(([, entry]) => entry.outer === null && !isInUse(entry));
    const oldest = left.slice(0, Math.max(0, left.length - most));
    for (const [key] of oldest) drop(key);
    if (oldest.length > 0) items.keepOnly([...entries.values()].map((entry) => entry.getState()));
  };

  const find = (query: AnyQuery, params: QueryParams, outer: RegistryEntry | null): RegistryEntry => {
    const key = keyOf(query, params);
    const known = entries.get(key);
    if (known !== undefined) {
      known.setParams(params);
      entries.delete(key);
      entries.set(key, known);
      return known;
    }
    const entry: RegistryEntry = createEntry(query, {
      client,
      clock,
      items,
      params,
      outer,
      onUse: () => {
        if (!entries.has(key)) entries.set(key, entry);
      },
      onInner: (lists, isOther) => receive(entry, lists, isOther),
      onError: (error) => {
        for (const watch of errorWatchers) watch(entry, error);
      },
    });
    entries.set(key, entry);
    if (outer === null) forgetOldest();
    const first = begin?.(key);
    if (first !== undefined) entry.resume(first);
    return entry;
  };
  const receive = (outer: RegistryEntry, lists: readonly Inner[], isOther: boolean): void => {
    for (const { query, params, response } of lists) find(query, params, outer).receive(response, isOther);
  };
  const ofQuery = (query: AnyQuery): [string, RegistryEntry][] =>
    [...entries].filter(([, entry]) => entry.query === query);

  return {
    client,
    items,
    /**
     * The entry for these params; the same object as long as it is kept. Preloading an entry does not affect those in
     * use.
     */
    entry: <P extends QueryParams, R, I>(query: Query<P, R, I>, params: P): Entry<R, I> => {
      const outer = query.outer?.(params);
      return find(
        query,
        params,
        outer === undefined ? null : find(outer.query, outer.params, null),
      ) as Entry<unknown> as Entry<R, I>;
    },
    /** Reloads every loaded entry of a query. */
    renew: async (query: AnyQuery): Promise<void> => {
      const loaded = ofQuery(query).filter(([, entry]) => entry.getState().status !== 'idle');
      await Promise.all(loaded.map(([, entry]) => entry.renew()));
    },
    /** Removes every entry of a query. */
    drop: (query: AnyQuery): void => {
      for (const [key] of ofQuery(query)) drop(key);
    },
    /** Removes the entries that were kept for the pages left. */
    leave: (left: readonly PageScopedData[]): void => {
      for (const [key, { query }] of entries)
        if (query.retainedFor !== undefined && left.includes(query.retainedFor)) drop(key);
    },
    /** Data may differ for another viewer: entries in use are reloaded, the others removed. */
    changeViewer: (): void => {
      begin = undefined;
      items.forgetMarks();
      for (const [key, entry] of entries) if (entry.outer === null && !isInUse(entry)) drop(key);
      for (const entry of entries.values()) entry.turn();
    },
    /** @returns a function that removes the watcher */
    watchErrors: (watcher: ErrorWatcher): (() => void) => {
      errorWatchers.add(watcher);
      return () => errorWatchers.delete(watcher);
    },
    /** The loaded first pages by key. Entries whose first page is part of another response are omitted. */
    held: (): readonly (readonly [string, DehydratedEntry])[] =>
      [...entries].flatMap(([key, entry]) => {
        const first = entry.outer === null ? entry.dehydrate() : null;
        return first === null ? [] : [[key, first] as const];
      }),
    /** Cancels all pending loads. */
    dispose: (): void => {
      stopItems();
      for (const key of entries.keys()) drop(key);
    },
  };
};

export type Queries = ReturnType<typeof createQueries>;
