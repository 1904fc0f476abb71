import { HttpError, type Client } from '@footlight/client';
import { PAGE_SIZES, type Paging, type Watchlist, type WatchlistEntry } from '@footlight/contract';
import { watchlistNameFault } from '@footlight/domain';
import { createStore } from 'zustand/vanilla';
import { createLoad } from './load.js';
import { failureOf, type Failure, type Status } from './status.js';

export interface WatchlistsState {
  readonly status: Status;
  readonly failure: Failure | null;
  /** The system's first, then one's own, then those saved from others. */
  readonly watchlists: readonly Watchlist[];
  readonly paging: Paging;
  /** Of the last change. */
  readonly action: Status;
  /** Why the last change failed: `WATCHLIST_NAME_TOO_LONG`, `DUPLICATED_ITEM` and others have words of their own. */
  readonly actionFailure: Failure | null;
  /** The list that something was added to last: another object each time, for who shows what stands in it. */
  readonly added: { readonly id: string } | null;
  /** Page 1; replaces. */
  readonly load: () => Promise<void>;
  /** Page 1 again, where anybody has asked for it before. */
  readonly refresh: () => Promise<void>;
  /** The next page; appends. Ignored while loading and at the end. */
  readonly loadMore: () => Promise<void>;
  /** @returns the id of the new list, or null where it failed */
  readonly create: (name: string) => Promise<string | null>;
  /** @returns whether it worked; so do all changes below. */
  readonly rename: (id: string, name: string) => Promise<boolean>;
  /** Deletes a list of one's own, or forgets one that was saved. */
  readonly remove: (watchlist: Watchlist) => Promise<boolean>;
  /** Keeps a list that somebody shared. */
  readonly save: (ownerId: string, id: string) => Promise<boolean>;
  readonly add: (id: string, content: readonly WatchlistEntry[]) => Promise<boolean>;
  /** Forgets the last change's failure, when its form closes. */
  readonly clearFailure: () => void;
  readonly reset: () => void;
}

/** “The panel lists only OWNED watchlists” (specification 000 §4, Watchlist add flow). */
export const ownedWatchlists = (watchlists: readonly Watchlist[]): readonly Watchlist[] =>
  watchlists.filter(({ ownership }) => ownership === 'OWNED');

/** @throws {HttpError} as the service would, which need not be asked */
const checkedName = (name: string): string => {
  if (watchlistNameFault(name) === 'tooLong') throw new HttpError('WATCHLIST_NAME_TOO_LONG');
  return name.trim();
};

const EMPTY = {
  status: 'idle',
  failure: null,
  watchlists: [],
  paging: { moreDataAvailable: false, lastSeen: null },
  action: 'idle',
  actionFailure: null,
  added: null,
} satisfies Partial<WatchlistsState>;

/** The reader's watchlists. What stands in one is `createWatchlistStore`'s. */
export const createWatchlistsStore = ({ client }: { client: Client }) => {
  const load = createLoad();

  return createStore<WatchlistsState>()((set, get) => {
    const page = (lastSeen: string | null) => {
      set({ status: 'loading' });
      const query = { rpp: PAGE_SIZES.watchlists, ...(lastSeen === null ? {} : { lastSeen }) };
      return load.run((signal) => client.call('listWatchlists', { query, signal }), {
        ready: ({ watchlists, pagingInfo }) =>
          set({
            status: 'ready',
            failure: null,
            watchlists: [...(lastSeen === null ? [] : get().watchlists), ...watchlists],
            paging: pagingInfo,
          }),
        failed: (failure) => set({ status: 'failed', failure }),
      });
    };

    /** One change at a time: a button pressed twice makes one list. */
    const change = async <T>(work: () => Promise<T>): Promise<{ readonly value: T } | null> => {
      if (get().action === 'loading') return null;
      set({ action: 'loading', actionFailure: null });
      try {
        const value = await work();
        set({ action: 'ready' });
        return { value };
      } catch (error) {
        set({ action: 'failed', actionFailure: failureOf(error) });
        return null;
      }
    };
    const update = (id: string, next: (watchlist: Watchlist) => Watchlist): void =>
      set({
        watchlists: get().watchlists.map((list) => (list.watchlistExternalId === id ? next(list) : list)),
      });

    return {
      ...EMPTY,
      load: () => page(null),
      refresh: async () => {
        if (get().status !== 'idle') await page(null);
      },
      loadMore: async () => {
        const { status, paging } = get();
        if (status !== 'loading' && paging.moreDataAvailable) await page(paging.lastSeen);
      },
      create: async (name) => {
        const made = await change(async () =>
          client.call('createWatchlist', { body: { name: checkedName(name) } }),
        );
        if (made === null) return null;
        await page(null);
        return made.value.id;
      },
      rename: async (id, name) => {
        const done = await change(async () =>
          client.call('renameWatchlist', { params: { id }, body: { name: checkedName(name) } }),
        );
        if (done !== null) update(id, (list) => ({ ...list, name: name.trim() }));
        return done !== null;
      },
      remove: async ({ watchlistExternalId: id, ownerExternalId: ownerId }) => {
        const done = await change(() => client.call('deleteWatchlist', { params: { ownerId, id } }));
        if (done === null) return false;
        const watchlists = get().watchlists.filter((list) => list.watchlistExternalId !== id);
        const { moreDataAvailable } = get().paging;
        // What is gone cannot say where the next page begins.
        const lastSeen = watchlists.at(-1)?.watchlistExternalId ?? null;
        set({ watchlists, paging: { moreDataAvailable, lastSeen } });
        return true;
      },
      save: async (ownerId, id) => {
        const done = await change(() => client.call('saveWatchlist', { params: { ownerId, id } }));
        if (done !== null) await get().refresh();
        return done !== null;
      },
      add: async (id, content) => {
        const body = { content: [...content] };
        const done = await change(() => client.call('addWatchlistContent', { params: { id }, body }));
        if (done === null) return false;
        update(id, (list) => ({ ...list, itemCount: list.itemCount + content.length }));
        set({ added: { id } });
        return true;
      },
      clearFailure: () => set({ action: 'idle', actionFailure: null }),
      reset: () => {
        load.cancel();
        set(EMPTY);
      },
    };
  });
};

export type WatchlistsStore = ReturnType<typeof createWatchlistsStore>;
