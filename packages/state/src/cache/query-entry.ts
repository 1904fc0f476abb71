import type { Client } from '@footlight/client';
import { createStore } from 'zustand/vanilla';
import { FRESH_FOR_MS, type Clock } from '../clock.js';
import type { Items } from './items.js';
import { renewedList } from './list-renewal.js';
import { createLoad } from '../calls/load.js';
import type { Change, Changeable, Direction, Entry, Inner, Query, QueryParams, QueryState } from './query.js';
import { callErrorOf, isAbsent, type CallError } from '../calls/status.js';

/** The first page of an entry as plain data, or its absence. */
export interface DehydratedEntry {
  readonly data: unknown;
  readonly error?: CallError;
  /** Milliseconds since the epoch. */
  readonly loadedAt: number;
}

/** An entry with the methods used by the registry only. */
export interface RegistryEntry extends Entry<unknown> {
  readonly query: Query<QueryParams, unknown>;
  /** The entry whose response contains the first page. */
  readonly outer: RegistryEntry | null;
  readonly setParams: (params: QueryParams) => void;
  /** Applies a first page that was part of another response. */
  readonly receive: (response: unknown, isOther: boolean, at?: number) => void;
  /** Applies the data or failure from hydration. */
  readonly resume: (entry: DehydratedEntry) => void;
  /** Reloads for another viewer, for whom no data is loaded yet. */
  readonly turn: () => void;
  readonly isInUse: () => boolean;
  /** Applies changes of cached items. */
  readonly look: () => void;
  /** Null unless it is ready and unchanged since the first page was loaded. */
  readonly dehydrate: () => DehydratedEntry | null;
  /** Cancels pending loads. */
  readonly drop: () => void;
}

export interface EntryOptions {
  readonly client: Client;
  readonly clock: Clock;
  readonly items: Items;
  readonly params: QueryParams;
  /** The entry whose response contains the first page, if any. */
  readonly outer: RegistryEntry | null;
  readonly onUse: () => void;
  readonly onInner: (inner: readonly Inner[], isOther: boolean) => void;
  readonly onError: (error: CallError) => void;
}

const EMPTY: QueryState<unknown> = {
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

const nameOf = (item: unknown): string => {
  const { type, id } = item as { readonly type?: string; readonly id: string };
  return type === undefined ? id : `${type}:${id}`;
};

/** The state of one query with its params: the first page, further pages, and local changes. */
export const createEntry = (query: Query<QueryParams, unknown>, options: EntryOptions): RegistryEntry => {
  const { client, clock, items } = options;
  const idOf = query.idOf ?? nameOf;
  const loads = { first: createLoad(), next: createLoad(), previous: createLoad() };
  let { params } = options;
  /** As on the service, without changes that are still being sent. */
  let base: Changeable<unknown, unknown> = { data: null, items: [] };
  let cursors: Readonly<Record<'next' | 'previous', string | null>> = { next: null, previous: null };
  let loadedAt = Number.NEGATIVE_INFINITY;
  /** Time of the response that reported the object as not found. */
  let missedAt = Number.NEGATIVE_INFINITY;
  let version = items.version();
  let pending: readonly { readonly apply: Change<unknown, unknown> }[] = [];
  let sentChanges: Promise<unknown> = Promise.resolve();
  let loading: Promise<void> = Promise.resolve();
  let [isOther, hasChanged, isDropped, watchers] = [false, false, false, 0];
  /** Whether the failure comes from hydration, so that the request was made only just now. */
  let isResumed = false;

  const shown = () => {
    const { next, previous } = cursors;
    const isCurrent = pending.length === 0 && version === items.version();
    const current = isCurrent ? base : items.current(pending.reduce((now, { apply }) => apply(now), base));
    return {
      ...current,
      hasMore: next !== null,
      hasPrevious: previous !== null,
    };
  };
  const store = createStore<QueryState<unknown>>()(() => EMPTY);
  const { setState: set, getState } = store;

  const look = (): void => {
    if (version === items.version()) return;
    version = items.version();
    base = items.current(base);
    const { data, items: list } = shown();
    const state = getState();
    if (data !== state.data || list !== state.items) set({ data, items: list });
  };
  const pageOf = (response: unknown, direction: Direction) => ({
    previous: null,
    ...(query.page?.(response, { params, direction }) ?? { items: [], next: null }),
  });
  const fetch = (direction: Direction, cursor: string | null) => (signal: AbortSignal) =>
    query.fetch({ client, params, direction, cursor, signal });
  const cancelLater = (): void => {
    loads.next.cancel();
    loads.previous.cancel();
    const { more, previous, page } = getState();
    const isCut = more === 'loading' || previous === 'loading';
    set({ more: 'idle', previous: 'idle', moreError: null, page: isCut ? page - 1 : page });
  };

  const receive = (response: unknown, isForOther: boolean, at = clock.now()): void => {
    cancelLater();
    loadedAt = at;
    const data = items.take(response);
    const fresh = pageOf(data, 'first');
    const existing = { items: isForOther ? [] : base.items, next: cursors.next };
    const list = renewedList(existing, fresh, idOf);
    cursors = { next: list.next, previous: list.previous };
    base = { data, items: list === fresh ? list.items : items.current(list.items) };
    [isOther, hasChanged, version] = [false, pending.length > 0, items.version()];
    const page = list === fresh ? 1 : getState().page;
    set({ ...shown(), status: 'ready', error: null, page });
    options.onInner(query.inner?.(data, params) ?? [], isForOther);
  };

  const renew = (): Promise<void> => {
    if (options.outer !== null) return options.outer.renew();
    cancelLater();
    isResumed = false;
    set({ status: 'loading', error: null });
    // A reload must not revert changes that are still being sent.
    const before = pending.length === 0 ? null : sentChanges;
    const request = () =>
      loads.first.run(fetch('first', null), {
        ready: (response) => receive(response, isOther),
        failed: (error) => {
          missedAt = isAbsent(error) ? clock.now() : Number.NEGATIVE_INFINITY;
          set({ status: 'failed', error });
          options.onError(error);
        },
      });
    loading = before === null ? request() : before.then(request);
    return loading;
  };

  const isFresh = (): boolean => {
    const { status } = getState();
    if (status === 'failed') return isResumed;
    return (
      status === 'ready' &&
      clock.now() - loadedAt < FRESH_FOR_MS &&
      (query.holds?.(base.items, params) ?? true)
    );
  };

  /** Repeats while newer reloads have been started, and ends after the last one. */
  const afterRenewals = async (): Promise<void> => {
    let awaited: Promise<void>;
    do {
      awaited = loading;
      await awaited;
    } while (awaited !== loading);
  };

  const append = (response: unknown, direction: 'next' | 'previous'): void => {
    const data = items.take(response);
    const fresh = pageOf(data, direction);
    const ids = new Set(base.items.map(idOf));
    const added = fresh.items.filter((item) => !ids.has(idOf(item)));
    const isNext = direction === 'next';
    base = {
      data: query.usesLatestData === true ? data : items.current(base.data),
      items: items.current(isNext ? [...base.items, ...added] : [...added, ...base.items]),
    };
    cursors = { ...cursors, [direction]: fresh[direction] };
    if (isNext) hasChanged = pending.length > 0;
    version = items.version();
    set({ ...shown(), [isNext ? 'more' : 'previous']: 'ready' });
    if (isNext) options.onInner(query.inner?.(data, params) ?? [], false);
  };

  const cursorOf = (direction: 'next' | 'previous'): string | null => {
    const last = getState().items.at(-1);
    const isMoved = direction === 'next' && hasChanged && last !== undefined;
    return isMoved && query.after !== undefined ? query.after(last) : cursors[direction];
  };

  const further = async (direction: 'next' | 'previous'): Promise<void> => {
    if (getState().status === 'loading') await afterRenewals();
    const field = direction === 'next' ? 'more' : 'previous';
    const { more, previous, items: list, page } = getState();
    const isStopped = [more, previous].some((status) => status === 'loading' || status === 'failed');
    if (isDropped || isStopped || cursors[direction] === null) return;
    // All loaded items have been removed, so the next page is the first one now.
    if (list.length === 0 && hasChanged) return renew();
    set({ [field]: 'loading', page: page + 1 });
    // The service has to know the changed order before the next page is requested.
    if (pending.length > 0) await sentChanges;
    if (isDropped || getState()[field] !== 'loading') return;
    await loads[direction].run(fetch(direction, cursorOf(direction)), {
      ready: (response) => append(response, direction),
      failed: (moreError) => {
        set({ [field]: 'failed', moreError, page: getState().page - 1 });
        options.onError(moreError);
      },
    });
  };

  const retry = (): Promise<void> => {
    const { status, more, previous } = getState();
    if (status === 'failed') return renew();
    if (more !== 'failed' && previous !== 'failed') return Promise.resolve();
    set({ more: 'idle', previous: 'idle', moreError: null });
    return further(more === 'failed' ? 'next' : 'previous');
  };

  const edit = (apply: Change<unknown, unknown>): void => {
    base = items.current(apply(base));
    hasChanged = true;
    set(shown());
  };

  return {
    query,
    outer: options.outer,
    getState: () => {
      look();
      return getState();
    },
    subscribe: (listener) => {
      look();
      watchers += 1;
      isDropped = false;
      options.onUse();
      const stop = store.subscribe(listener);
      return () => {
        watchers -= 1;
        stop();
      };
    },
    load: () => {
      if (getState().status === 'loading') return loading;
      return isFresh() ? Promise.resolve() : renew();
    },
    renew,
    loadMore: () => further('next'),
    loadPrevious: () => further('previous'),
    retry,
    change: (apply, send) => {
      const change = { apply };
      pending = [...pending, change];
      hasChanged = true;
      set({ ...shown(), changeError: null });
      options.onUse();
      const outcome = sentChanges.then(async (): Promise<CallError | null> => {
        /** Whether the change still belongs to the current viewer. */
        const settle = (): boolean => {
          const isTheirs = pending.includes(change);
          pending = pending.filter((one) => one !== change);
          return isTheirs;
        };
        try {
          await send();
        } catch (error) {
          if (settle()) set(shown());
          const changeError = callErrorOf(error);
          set({ changeError });
          return changeError;
        }
        if (settle()) edit(apply);
        return null;
      });
      sentChanges = outcome.catch(() => undefined);
      return outcome;
    },
    edit,
    clearChangeError: () => set({ changeError: null }),
    setParams: (next) => {
      params = next;
    },
    receive,
    resume: ({ data, error, loadedAt: at }) => {
      if (error === undefined) {
        receive(data, false, at);
        return;
      }
      isResumed = true;
      missedAt = at;
      set({ status: 'failed', error });
    },
    turn: () => {
      isOther = true;
      pending = [];
      if (options.outer === null && getState().status !== 'idle') void renew();
    },
    isInUse: () => watchers > 0 || pending.length > 0,
    look,
    dehydrate: () => {
      const { status, page, error } = getState();
      if (error !== null && isAbsent(error)) return { data: null, error, loadedAt: missedAt };
      const isFirst = status === 'ready' && page === 1 && !hasChanged;
      return isFirst ? { data: items.current(base.data), loadedAt } : null;
    },
    drop: () => {
      isDropped = true;
      // An entry that is used again afterwards must reload: its data may belong to another viewer.
      [loadedAt, isOther, isResumed] = [Number.NEGATIVE_INFINITY, true, false];
      for (const load of Object.values(loads)) load.cancel();
      if (getState().status === 'loading') set({ status: 'idle' });
    },
  };
};
