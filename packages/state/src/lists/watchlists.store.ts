import { HttpError, type Client } from '@footlight/client';
import type { Watchlist, WatchlistEntry } from '@footlight/contract';
import { watchlistNameFault } from '@footlight/domain';
import { createStore } from 'zustand/vanilla';
import type { Queries } from '../cache/queries.js';
import { failureOf, type Failure, type Status } from '../calls/status.js';
import { accountWatchlistsQuery, watchlistQuery, watchlistsQuery } from './watchlist.queries.js';

export interface WatchlistsState {
  /** Of the last change. */
  readonly action: Status;
  /** Why the last change failed: `WATCHLIST_NAME_TOO_LONG`, `DUPLICATED_ITEM` and others have words of their own. */
  readonly actionFailure: Failure | null;
  /** The list that something was added to last: another object each time, for who shows what stands in it. */
  readonly added: { readonly id: string } | null;
  /** @returns the id of the new list, or null where it failed */
  readonly create: (name: string) => Promise<string | null>;
  /** @returns whether it worked; so do all changes below. */
  readonly rename: (id: string, name: string) => Promise<boolean>;
  /** Deletes a list of one's own, or forgets one that was saved. */
  readonly remove: (watchlist: Watchlist) => Promise<boolean>;
  /** Keeps a list that somebody shared. */
  readonly save: (ownerId: string, id: string) => Promise<boolean>;
  /** Brings back a list that was deleted a moment ago (LIST-40). */
  readonly restore: (id: string) => Promise<boolean>;
  readonly add: (id: string, content: readonly WatchlistEntry[]) => Promise<boolean>;
  /** Forgets the last change's failure, when its form closes. */
  readonly clearFailure: () => void;
}

/** The lists that a viewer may add to (LIST-28). */
export const ownedWatchlists = (watchlists: readonly Watchlist[]): readonly Watchlist[] =>
  watchlists.filter(({ ownership }) => ownership === 'OWNED');

/** @throws {HttpError} as the service would, which need not be asked */
const checkedName = (name: string): string => {
  if (watchlistNameFault(name) === 'tooLong') throw new HttpError('WATCHLIST_NAME_TOO_LONG');
  return name.trim();
};

export interface WatchlistsOptions {
  readonly client: Client;
  readonly queries: Queries;
}

/** Changes of the reader's watchlists, which `watchlistsQuery` lists. What stands in one is `watchlistQuery`'s. */
export const createWatchlistsStore = ({ client, queries }: WatchlistsOptions) => {
  const list = () => queries.entry(watchlistsQuery, {});
  /** Wherever the lists are shown. */
  const listings = () => [list(), queries.entry(accountWatchlistsQuery, {})];
  const renewListings = async (): Promise<void> => {
    await Promise.all([queries.renew(watchlistsQuery), queries.renew(accountWatchlistsQuery)]);
  };

  return createStore<WatchlistsState>()((set, get) => {
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
    const edit = (apply: (watchlists: readonly Watchlist[]) => readonly Watchlist[]): void => {
      for (const entry of listings()) entry.edit(({ data, items }) => ({ data, items: apply(items) }));
    };
    const update = (id: string, next: (watchlist: Watchlist) => Watchlist): void =>
      edit((held) => held.map((one) => (one.watchlistExternalId === id ? next(one) : one)));

    return {
      action: 'idle',
      actionFailure: null,
      added: null,
      create: async (name) => {
        const made = await change(async () =>
          client.call('createWatchlist', { body: { name: checkedName(name) } }),
        );
        if (made === null) return null;
        await Promise.all([list().renew(), queries.renew(accountWatchlistsQuery)]);
        return made.value.id;
      },
      rename: async (id, name) => {
        const done = await change(async () =>
          client.call('renameWatchlist', { params: { id }, body: { name: checkedName(name) } }),
        );
        if (done !== null) update(id, (one) => ({ ...one, name: name.trim() }));
        return done !== null;
      },
      remove: async ({ watchlistExternalId: id, ownerExternalId: ownerId }) => {
        const done = await change(() => client.call('deleteWatchlist', { params: { ownerId, id } }));
        if (done !== null) edit((held) => held.filter((one) => one.watchlistExternalId !== id));
        return done !== null;
      },
      save: async (ownerId, id) => {
        const done = await change(() => client.call('saveWatchlist', { params: { ownerId, id } }));
        if (done !== null) await renewListings();
        return done !== null;
      },
      restore: async (id) => {
        const done = await change(() => client.call('restoreWatchlist', { params: { id } }));
        if (done !== null) await Promise.all([renewListings(), queries.renew(watchlistQuery)]);
        return done !== null;
      },
      add: async (id, content) => {
        const body = { content: [...content] };
        const done = await change(() => client.call('addWatchlistContent', { params: { id }, body }));
        if (done === null) return false;
        update(id, (one) => ({ ...one, itemCount: one.itemCount + content.length }));
        set({ added: { id } });
        return true;
      },
      clearFailure: () => set({ action: 'idle', actionFailure: null }),
    };
  });
};

export type WatchlistsStore = ReturnType<typeof createWatchlistsStore>;
