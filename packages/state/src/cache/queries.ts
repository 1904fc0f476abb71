import type { Client } from '@footlight/client';
import type { PageScopedData } from '@footlight/domain';
import type { Clock } from '../clock.js';
import { createItems } from './items.js';
import { QueryEntry, type DehydratedEntry, type Entry } from './query-entry.js';
import type { AnyQuery, Inner, Query, QueryParams } from './query.js';
import type { CallError } from '../calls/status.js';

/** Enough for going back through history. */
const MOST_LEFT = 24;

/** First pages from the server render, by key; each is used once. */
export type Hydration = (key: string) => DehydratedEntry | undefined;

/** Called when loading the first or a further page of an entry fails. */
export type ErrorWatcher = (entry: Pick<QueryEntry, 'isInUse' | 'retry'>, error: CallError) => void;

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
export class Queries {
  readonly client: Client;
  readonly items = createItems();
  readonly #clock: Clock;
  readonly #most: number;
  /** Hydration data is only valid for the viewer that it was loaded for. */
  #hydrate: Hydration | undefined;
  /** The most recently used entry is last. */
  readonly #entries = new Map<string, QueryEntry>();
  readonly #errorWatchers = new Set<ErrorWatcher>();
  readonly #viewerWatchers = new Set<() => void>();
  readonly #stopItems: () => void;

  constructor({ client, clock, hydrate, most = MOST_LEFT }: QueriesOptions) {
    this.client = client;
    this.#clock = clock;
    this.#most = most;
    this.#hydrate = hydrate;
    this.#stopItems = this.items.subscribe(() => {
      for (const entry of this.#entries.values()) if (entry.isInUse()) entry.look();
    });
  }

  /**
   * The entry for these params; the same object as long as it is kept. Preloading an entry does not affect those in
   * use.
   */
  entry<P extends QueryParams, R, I>(query: Query<P, R, I>, params: P): Entry<R, I> {
    const outer = query.outer?.(params);
    return this.#find(
      query,
      params,
      outer === undefined ? null : this.#find(outer.query, outer.params, null),
    ) as Entry<unknown> as Entry<R, I>;
  }

  /** Reloads every loaded entry of a query. */
  async renew(query: AnyQuery): Promise<void> {
    const loaded = this.#ofQuery(query).filter(([, entry]) => entry.getState().status !== 'idle');
    await Promise.all(loaded.map(([, entry]) => entry.renew()));
  }

  /** Removes every entry of a query. */
  drop(query: AnyQuery): void {
    for (const [key] of this.#ofQuery(query)) this.#drop(key);
  }

  /** Removes the entries that were kept for the pages left. */
  leave(left: readonly PageScopedData[]): void {
    for (const [key, { query }] of this.#entries)
      if (query.retainedFor !== undefined && left.includes(query.retainedFor)) this.#drop(key);
  }

  /** Data may differ for another viewer: entries in use are reloaded, the others removed. */
  changeViewer(): void {
    this.#hydrate = undefined;
    this.items.forgetMarks();
    for (const [key, entry] of this.#entries)
      if (entry.outer === null && !this.#isInUse(entry)) this.#drop(key);
    for (const entry of this.#entries.values()) entry.turn();
    for (const watch of this.#viewerWatchers) watch();
  }

  /**
   * For data of the viewer that is kept outside this cache: called after each change of the viewer.
   * @returns a function that removes the watcher
   */
  watchViewer(watcher: () => void): () => void {
    this.#viewerWatchers.add(watcher);
    return () => this.#viewerWatchers.delete(watcher);
  }

  /** @returns a function that removes the watcher */
  watchErrors(watcher: ErrorWatcher): () => void {
    this.#errorWatchers.add(watcher);
    return () => this.#errorWatchers.delete(watcher);
  }

  /** The loaded first pages by key. Entries whose first page is part of another response are omitted. */
  held(): readonly (readonly [string, DehydratedEntry])[] {
    return [...this.#entries].flatMap(([key, entry]) => {
      const first = entry.outer === null ? entry.dehydrate() : null;
      return first === null ? [] : [[key, first] as const];
    });
  }

  /** Cancels all pending loads. */
  dispose(): void {
    this.#stopItems();
    for (const key of this.#entries.keys()) this.#drop(key);
  }

  #ofQuery(query: AnyQuery): [string, QueryEntry][] {
    return [...this.#entries].filter(([, entry]) => entry.query === query);
  }

  #innerOf(outer: QueryEntry): [string, QueryEntry][] {
    return [...this.#entries].filter(([, entry]) => entry.outer === outer);
  }

  #isInUse(entry: QueryEntry): boolean {
    return entry.isInUse() || this.#innerOf(entry).some(([, one]) => one.isInUse());
  }

  #drop(key: string): void {
    const entry = this.#entries.get(key);
    if (entry === undefined) return;
    this.#entries.delete(key);
    for (const [one] of this.#innerOf(entry)) this.#drop(one);
    entry.drop();
  }

  #forgetOldest(): void {
    const left = [...this.#entries].filter(([, entry]) => entry.outer === null && !this.#isInUse(entry));
    const oldest = left.slice(0, Math.max(0, left.length - this.#most));
    for (const [key] of oldest) this.#drop(key);
    if (oldest.length > 0) this.items.keepOnly([...this.#entries.values()].map((entry) => entry.getState()));
  }

  #find(query: AnyQuery, params: QueryParams, outer: QueryEntry | null): QueryEntry {
    const key = keyOf(query, params);
    const known = this.#entries.get(key);
    if (known !== undefined) {
      known.setParams(params);
      this.#entries.delete(key);
      this.#entries.set(key, known);
      return known;
    }
    const entry: QueryEntry = new QueryEntry(query, {
      client: this.client,
      clock: this.#clock,
      items: this.items,
      params,
      outer,
      onUse: () => {
        if (!this.#entries.has(key)) this.#entries.set(key, entry);
      },
      onInner: (lists, isOther) => this.#receive(entry, lists, isOther),
      onError: (error) => {
        for (const watch of this.#errorWatchers) watch(entry, error);
      },
    });
    this.#entries.set(key, entry);
    if (outer === null) this.#forgetOldest();
    const first = this.#hydrate?.(key);
    if (first !== undefined) entry.resume(first);
    return entry;
  }

  #receive(outer: QueryEntry, lists: readonly Inner[], isOther: boolean): void {
    for (const { query, params, response } of lists)
      this.#find(query, params, outer).receive(response, isOther);
  }
}
