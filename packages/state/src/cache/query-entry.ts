import type { Client } from '@footlight/client';
import { createStore } from 'zustand/vanilla';
import { FRESH_FOR_MS, type Clock } from '../clock.js';
import type { Items } from './items.js';
import { LoadedPages } from './loaded-pages.js';
import { createLoad } from '../calls/load.js';
import type { Change, Direction, Inner, Query, QueryParams, QueryState } from './query.js';
import { callErrorOf, isAbsent, type CallError } from '../calls/status.js';

/** The first page of an entry as plain data, or its absence. */
export interface DehydratedEntry {
  readonly data: unknown;
  readonly error?: CallError;
  /** Milliseconds since the epoch. */
  readonly loadedAt: number;
}

interface EntryOptions {
  readonly client: Client;
  readonly clock: Clock;
  readonly items: Items;
  readonly params: QueryParams;
  /** The entry whose response contains the first page, if any. */
  readonly outer: QueryEntry | null;
  readonly onUse: () => void;
  readonly onInner: (inner: readonly Inner[], isOther: boolean) => void;
  readonly onError: (error: CallError) => void;
}

const EMPTY: QueryState<never, never> = {
  status: 'idle',
  error: null,
  data: null,
  items: [],
  hasMore: false,
  hasPrevious: false,
  more: 'idle',
  previous: 'idle',
  moreError: null,
  page: 0,
  changeError: null,
};

/** One query with its params: its state and operations. What components use are properties, which they may detach. */
export class QueryEntry<R = unknown, I = unknown> {
  readonly query: Query<QueryParams, R, I>;
  /** The entry whose response contains the first page. */
  readonly outer: QueryEntry | null;
  readonly #options: EntryOptions;
  readonly #pages: LoadedPages<R, I>;
  readonly #store = createStore<QueryState<R, I>>()(() => EMPTY);
  readonly #loads = { first: createLoad(), next: createLoad(), previous: createLoad() };
  #params: QueryParams;
  /** Time of the response that is shown: the data, or that the object was not found. */
  #loadedAt = Number.NEGATIVE_INFINITY;
  #sentChanges: Promise<unknown> = Promise.resolve();
  #loading: Promise<void> = Promise.resolve();
  /** Whether the loaded pages belong to another viewer. */
  #isOther = false;
  #isDropped = false;
  #watchers = 0;
  /** Whether the failure comes from hydration, so that the request was made only just now. */
  #isResumed = false;

  constructor(query: Query<QueryParams, R, I>, options: EntryOptions) {
    this.query = query;
    this.outer = options.outer;
    this.#options = options;
    this.#params = options.params;
    this.#pages = new LoadedPages(query, options.items);
  }

  readonly getState = (): QueryState<R, I> => {
    this.look();
    return this.#store.getState();
  };

  /** An entry with subscribers is in use: it is kept, and reloaded when the viewer changes. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.look();
    this.#watchers += 1;
    this.#isDropped = false;
    this.#options.onUse();
    const stop = this.#store.subscribe(listener);
    return () => {
      this.#watchers -= 1;
      stop();
    };
  };

  /** Loads it unless it is fresh; joins a pending load. */
  readonly load = (): Promise<void> => {
    if (this.#state.status === 'loading') return this.#loading;
    return this.#isFresh() ? Promise.resolve() : this.renew();
  };

  /** Reloads the first page, even if fresh. Later pages are kept. */
  readonly renew = (): Promise<void> => {
    if (this.outer !== null) return this.outer.renew();
    this.#cancelFurther();
    this.#isResumed = false;
    this.#set({ status: 'loading', error: null });
    // A reload must not revert changes that are still being sent.
    const before = this.#pages.isSending ? this.#sentChanges : null;
    const request = () =>
      this.#loads.first.run(this.#fetch('first', null), {
        ready: (response) => this.receive(response, this.#isOther),
        failed: (error) => {
          if (isAbsent(error)) this.#loadedAt = this.#options.clock.now();
          this.#set({ status: 'failed', error });
          this.#options.onError(error);
        },
      });
    this.#loading = before === null ? request() : before.then(request);
    return this.#loading;
  };

  /** Loads the next page. Ignored at the end, while another is loading, and after a failure. */
  readonly loadMore = (): Promise<void> => this.#loadFurther('next');

  /** Loads the previous page. */
  readonly loadPrevious = (): Promise<void> => this.#loadFurther('previous');

  /** Repeats the failed load. */
  readonly retry = (): Promise<void> => {
    const { status, more, previous } = this.#state;
    if (status === 'failed') return this.renew();
    if (more !== 'failed' && previous !== 'failed') return Promise.resolve();
    this.#cancelFurther();
    return this.#loadFurther(more === 'failed' ? 'next' : 'previous');
  };

  /**
   * Changes the list at once and then sends the change to the service, one at a time. It is reverted on failure.
   * @returns the failure, if any
   */
  readonly change = (apply: Change<R, I>, send: () => Promise<unknown>): Promise<CallError | null> => {
    /** Returns whether the change still belongs to the current viewer. */
    const settle = this.#pages.begin(apply);
    this.#show({ changeError: null });
    this.#options.onUse();
    const outcome = this.#sentChanges.then(async (): Promise<CallError | null> => {
      try {
        if (this.#pages.isShowing(apply)) await send();
      } catch (error) {
        if (settle()) this.#show();
        const changeError = callErrorOf(error);
        this.#set({ changeError });
        return changeError;
      }
      if (settle()) this.edit(apply);
      return null;
    });
    this.#sentChanges = outcome.catch(() => undefined);
    return outcome;
  };

  /** Applies a change that the service already has. */
  readonly edit = (apply: Change<R, I>): void => {
    this.#pages.edit(apply);
    this.#show();
  };

  readonly clearChangeError = (): void => this.#set({ changeError: null });

  setParams(params: QueryParams): void {
    this.#params = params;
  }

  /** Applies a first page, which may have been part of another response. */
  receive(response: R, isOther: boolean, at = this.#options.clock.now()): void {
    this.#cancelFurther();
    this.#loadedAt = at;
    this.#isOther = false;
    const { data, areLaterKept } = this.#pages.takeFirst(response, this.#params, isOther);
    const page = areLaterKept ? this.#state.page : 1;
    this.#show({ status: 'ready', error: null, page });
    this.#receiveInner(data, isOther);
  }

  /** Applies the data or failure from hydration. */
  resume({ data, error, loadedAt }: DehydratedEntry): void {
    if (error === undefined) return this.receive(data as R, false, loadedAt);
    this.#isResumed = true;
    this.#loadedAt = loadedAt;
    this.#set({ status: 'failed', error });
  }

  /** Reloads for another viewer, for whom no data is loaded yet. */
  turn(): void {
    this.#isOther = true;
    this.#pages.forgetChanges();
    if (this.outer === null && this.#state.status !== 'idle') void this.renew();
  }

  isInUse(): boolean {
    return this.#watchers > 0 || this.#pages.isSending;
  }

  /** Applies changes of cached items. */
  look(): void {
    if (!this.#pages.look()) return;
    const { data, items } = this.#pages.shown();
    if (data !== this.#state.data || items !== this.#state.items) this.#set({ data, items });
  }

  /** Null unless it is ready and unchanged since the first page was loaded. */
  dehydrate(): DehydratedEntry | null {
    const { status, page, error } = this.#state;
    if (error !== null && isAbsent(error)) return { data: null, error, loadedAt: this.#loadedAt };
    const isFirst = status === 'ready' && page === 1 && !this.#pages.hasChanged;
    return isFirst ? { data: this.#pages.data(), loadedAt: this.#loadedAt } : null;
  }

  /** Cancels pending loads. */
  drop(): void {
    this.#isDropped = true;
    // An entry that is used again afterwards must reload: its data may belong to another viewer.
    this.#loadedAt = Number.NEGATIVE_INFINITY;
    this.#isOther = true;
    this.#isResumed = false;
    for (const load of Object.values(this.#loads)) load.cancel();
    if (this.#state.status === 'loading') this.#set({ status: 'idle' });
  }

  get #state(): QueryState<R, I> {
    return this.#store.getState();
  }

  #set(change: Partial<QueryState<R, I>>): void {
    this.#store.setState(change);
  }

  #show(change: Partial<QueryState<R, I>> = {}): void {
    this.#set({ ...this.#pages.shown(), ...change });
  }

  #fetch(direction: Direction, cursor: string | null) {
    const { client } = this.#options;
    return (signal: AbortSignal) =>
      this.query.fetch({ client, params: this.#params, direction, cursor, signal });
  }

  #receiveInner(data: R, isOther: boolean): void {
    this.#options.onInner(this.query.inner?.(data, this.#params) ?? [], isOther);
  }

  #isFresh(): boolean {
    const { status } = this.#state;
    if (status === 'failed') return this.#isResumed;
    return (
      status === 'ready' &&
      this.#options.clock.now() - this.#loadedAt < FRESH_FOR_MS &&
      this.#pages.isValidFor(this.#params)
    );
  }

  #cancelFurther(): void {
    this.#loads.next.cancel();
    this.#loads.previous.cancel();
    const { more, previous, page } = this.#state;
    const isCut = more === 'loading' || previous === 'loading';
    this.#set({ more: 'idle', previous: 'idle', moreError: null, page: isCut ? page - 1 : page });
  }

  /** Repeats while newer reloads have been started, and ends after the last one. */
  async #afterRenewals(): Promise<void> {
    let awaited: Promise<void>;
    do {
      awaited = this.#loading;
      await awaited;
    } while (awaited !== this.#loading);
  }

  async #loadFurther(direction: 'next' | 'previous'): Promise<void> {
    if (this.#state.status === 'loading') await this.#afterRenewals();
    const field = direction === 'next' ? 'more' : 'previous';
    const { more, previous, items, page, hasMore, hasPrevious } = this.#state;
    const isStopped = [more, previous].some((status) => status === 'loading' || status === 'failed');
    const isAtEnd = direction === 'next' ? !hasMore : !hasPrevious;
    if (this.#isDropped || isStopped || isAtEnd) return;
    // All loaded items have been removed, so the next page is the first one now.
    if (items.length === 0 && this.#pages.hasChanged) return this.renew();
    this.#set({ [field]: 'loading', page: page + 1 });
    // The service has to know the changed order before the next page is requested.
    if (this.#pages.isSending) await this.#sentChanges;
    if (this.#isDropped || this.#state[field] !== 'loading') return;
    await this.#loads[direction].run(this.#fetch(direction, this.#pages.cursor(direction)), {
      ready: (response) => {
        const data = this.#pages.add(response, this.#params, direction);
        this.#show({ [field]: 'ready' });
        if (direction === 'next') this.#receiveInner(data, false);
      },
      failed: (moreError) => {
        this.#set({ [field]: 'failed', moreError, page: this.#state.page - 1 });
        this.#options.onError(moreError);
      },
    });
  }
}

/** An entry as a component uses it. */
export type Entry<R, I = unknown> = Pick<
  QueryEntry<R, I>,
  | 'getState'
  | 'subscribe'
  | 'load'
  | 'renew'
  | 'loadMore'
  | 'loadPrevious'
  | 'retry'
  | 'change'
  | 'edit'
  | 'clearChangeError'
>;
