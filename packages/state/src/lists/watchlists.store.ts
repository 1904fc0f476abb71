import { HttpError, type Client } from '@footlight/client';
import type { Watchlist, WatchlistEntry } from '@footlight/contract';
import { watchlistNameIssue } from '@footlight/domain';
import { createStore } from 'zustand/vanilla';
import type { Queries } from '../cache/queries.js';
import { callErrorOf, type CallError, type Status } from '../calls/status.js';
import { accountWatchlistsQuery, watchlistQuery, watchlistsQuery } from './watchlist.queries.js';

export interface WatchlistsState {
  /** Status of the last change. */
  readonly action: Status;
  /** Failure of the last change: `WATCHLIST_NAME_TOO_LONG`, `DUPLICATED_ITEM` and others have labels of their own. */
  readonly actionError: CallError | null;
  /** The list that was last added to, a new object each time, so that views of its items can reload. */
  readonly added: { readonly id: string } | null;
  /** @returns the id of the new list, or null on failure */
  readonly create: (name: string) => Promise<string | null>;
  /** @returns whether it succeeded, as do all changes below. */
  readonly rename: (id: string, name: string) => Promise<boolean>;
  /** Deletes a list of the viewer's own, or removes a saved one. */
  readonly remove: (watchlist: Watchlist) => Promise<boolean>;
  /** Saves a list that someone shared. */
  readonly save: (ownerId: string, id: string) => Promise<boolean>;
  /** Restores a list that has just been deleted (LIST-40). */
  readonly restore: (id: string) => Promise<boolean>;
  readonly add: (id: string, content: readonly WatchlistEntry[]) => Promise<boolean>;
  /** Clears the last change's failure, when its form closes. */
  readonly clearError: () => void;
}

/** The lists that a viewer may add to (LIST-28). */
export const ownedWatchlists = (watchlists: readonly Watchlist[]): readonly Watchlist[] =>
  watchlists.filter(({ ownership }) => ownership === 'OWNED');

/** @throws {HttpError} the service's error, without a request */
const checkedName = (name: string): string => {
  if (watchlistNameIssue(name) === 'tooLong') throw new HttpError('WATCHLIST_NAME_TOO_LONG');
  return name.trim();
};

/** Before any change of this viewer. */
const UNCHANGED = { action: 'idle', actionError: null, added: null } as const;

export interface WatchlistsOptions {
  readonly client: Client;
  readonly queries: Queries;
}

/** Changes of the viewer's watchlists, which `watchlistsQuery` lists. Their items are in `watchlistQuery`. */
export const createWatchlistsStore = ({ client, queries }: WatchlistsOptions) => {
  const list = () => queries.entry(watchlistsQuery, {});
  /** All entries with the lists. */
  const listings = () => [list(), queries.entry(accountWatchlistsQuery, {})];
  const renewListings = async (): Promise<void> => {
    await Promise.all([queries.renew(watchlistsQuery), queries.renew(accountWatchlistsQuery)]);
  };

  return createStore<WatchlistsState>()((set, get) => {
    queries.watchViewer(() => set(UNCHANGED));
    /**
     * Runs one change at a time: pressing a button twice creates one list.
     * @param after applies what the service has accepted
     */
    const change = async <T>(
      work: () => Promise<T>,
      after: (value: T) => Promise<unknown> | void,
    ): Promise<boolean> => {
      if (get().action === 'loading') return false;
      set({ action: 'loading', actionError: null });
      let value: T;
      try {
        value = await work();
        set({ action: 'ready' });
      } catch (error) {
        set({ action: 'failed', actionError: callErrorOf(error) });
        return false;
      }
      await after(value);
      return true;
    };
    const edit = (apply: (watchlists: readonly Watchlist[]) => readonly Watchlist[]): void => {
      for (const entry of listings()) entry.edit(({ data, items }) => ({ data, items: apply(items) }));
    };
    const update = (id: string, next: (watchlist: Watchlist) => Watchlist): void =>
      edit((watchlists) => watchlists.map((one) => (one.watchlistExternalId === id ? next(one) : one)));

    return {
      ...UNCHANGED,
      create: async (name) => {
        let id: string | null = null;
        await change(
          async () => client.call('createWatchlist', { body: { name: checkedName(name) } }),
          async (made) => {
            ({ id } = made);
            await Promise.all([list().renew(), queries.renew(accountWatchlistsQuery)]);
          },
        );
        return id;
      },
      rename: (id, name) =>
        change(
          async () => client.call('renameWatchlist', { params: { id }, body: { name: checkedName(name) } }),
          () => update(id, (one) => ({ ...one, name: name.trim() })),
        ),
      remove: ({ watchlistExternalId: id, ownerExternalId: ownerId }) =>
        change(
          () => client.call('deleteWatchlist', { params: { ownerId, id } }),
          () => edit((watchlists) => watchlists.filter((one) => one.watchlistExternalId !== id)),
        ),
      save: (ownerId, id) =>
        change(() => client.call('saveWatchlist', { params: { ownerId, id } }), renewListings),
      restore: (id) =>
        change(
          () => client.call('restoreWatchlist', { params: { id } }),
          () => Promise.all([renewListings(), queries.renew(watchlistQuery)]),
        ),
      add: (id, content) =>
        change(
          () => client.call('addWatchlistContent', { params: { id }, body: { content: [...content] } }),
          () => {
            update(id, (one) => ({ ...one, itemCount: one.itemCount + content.length }));
            set({ added: { id } });
          },
        ),
      clearError: () => set({ action: 'idle', actionError: null }),
    };
  });
};

export type WatchlistsStore = ReturnType<typeof createWatchlistsStore>;
