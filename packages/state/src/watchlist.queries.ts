import type { Client } from '@footlight/client';
import {
  PAGE_SIZES,
  type ContentItem,
  type ReplyOf,
  type Watchlist,
  type WatchlistEntry,
} from '@footlight/contract';
import { reordered } from '@footlight/domain';
import type { NoParams } from './content.queries.js';
import { keyset, nextOf } from './keyset.js';
import type { Entry, Query } from './query.js';

/** A viewer's lists: the system's first, then one's own, then those saved from others. */
export const watchlistsQuery: Query<NoParams, ReplyOf<'listWatchlists'>, Watchlist> = {
  name: 'watchlists',
  fetch: ({ client, cursor, signal }) =>
    client.call('listWatchlists', { query: keyset(PAGE_SIZES.watchlists, cursor), signal }),
  page: ({ watchlists, pagingInfo }) => ({ items: watchlists, next: nextOf(pagingInfo) }),
  idOf: ({ watchlistExternalId }) => watchlistExternalId,
  after: ({ watchlistExternalId }) => watchlistExternalId,
};

/** The same as an account's page lists them, in longer pages. */
export const accountWatchlistsQuery: typeof watchlistsQuery = {
  ...watchlistsQuery,
  name: 'accountWatchlists',
  fetch: ({ client, cursor, signal }) =>
    client.call('listWatchlists', { query: keyset(PAGE_SIZES.watchlistListing, cursor), signal }),
};

/** One thing in a list: what the list calls it, and its card. */
export interface ListedItem {
  readonly entry: WatchlistEntry;
  readonly item: ContentItem;
}

export interface NamedWatchlist {
  readonly id: string;
  /** Whose link opened it; null for one's own and those saved. */
  readonly owner: string | null;
}

type Reply = ReplyOf<'getWatchlist'>;

/** As `lastSeen` names it: a video and a series may share an id. */
const nameOf = ({ item }: ListedItem): string => `${item.type}:${item.id}`;

/** One watchlist and what stands in it. */
export const watchlistQuery: Query<NamedWatchlist, Reply, ListedItem> = {
  name: 'watchlist',
  fetch: ({ client, params: { id, owner }, cursor, signal }) => {
    const query = { ...keyset(PAGE_SIZES.watchlists, cursor), ...(owner === null ? {} : { owner }) };
    return client.call('getWatchlist', { params: { id }, query, signal });
  },
  page: ({ content, items, pagingInfo }) => ({
    items: content.flatMap((entry, index) => {
      const item = items[index];
      return item === undefined ? [] : [{ entry, item }];
    }),
    next: nextOf(pagingInfo),
  }),
  idOf: nameOf,
  after: nameOf,
};

export type WatchlistItems = Entry<Reply, ListedItem>;

/** Changes of one watchlist: shown at once, then told to the service; where one fails, asked for anew. */
export const watchlistChanges = (client: Client, id: string, list: WatchlistItems) => {
  const change = async (...parts: Parameters<WatchlistItems['change']>): Promise<void> => {
    if ((await list.change(...parts)) !== null) await list.renew();
  };
  return {
    /** Puts what stands at `from` to `to`, both counted from 0. */
    move: async (from: number, to: number): Promise<void> => {
      const { items } = list.getState();
      const moved = items[from];
      if (moved === undefined || from === to) return;
      const before = items.filter((listed) => listed !== moved)[to - 1];
      if (reordered(items, [moved], before, nameOf) === null) return;
      await change(
        ({ data, items: held }) => ({ data, items: reordered(held, [moved], before, nameOf) ?? held }),
        () =>
          client.call('reorderWatchlist', {
            params: { id },
            query: before === undefined ? {} : { lastSeen: nameOf(before) },
            body: { content: [moved.entry] },
          }),
      );
    },
    /** Takes out what stands at `index`. */
    remove: async (index: number): Promise<void> => {
      const removed = list.getState().items[index];
      if (removed === undefined) return;
      const { id: contentId, contentType: type } = removed.entry;
      await change(
        ({ data, items }) => ({
          data: data && { ...data, itemCount: Math.max(0, data.itemCount - 1) },
          items: items.filter((listed) => nameOf(listed) !== nameOf(removed)),
        }),
        () => client.call('removeWatchlistContent', { params: { id, type, contentId } }),
      );
    },
    /** Takes over what was changed of the list elsewhere: `createWatchlistsStore` renames, saves and forgets. */
    update: (changed: Partial<Pick<Watchlist, 'name' | 'saved'>>): void =>
      list.edit(({ data, items }) => ({ data: data && { ...data, ...changed }, items })),
  };
};
