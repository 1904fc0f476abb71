import {
  PAGE_SIZES,
  type ContentItem,
  type ResponseOf,
  type Watchlist,
  type WatchlistEntry,
} from '@footlight/contract';
import { keyset, nextOf } from '../cache/keyset.js';
import type { NoParams, Query } from '../cache/query.js';
import type { Entry } from '../cache/query-entry.js';

/** How the pages of any listing of watchlists are read. */
const listing = {
  page: ({ watchlists, pagingInfo }: ResponseOf<'listWatchlists'>) => ({
    items: watchlists,
    next: nextOf(pagingInfo),
  }),
  idOf: ({ watchlistExternalId }: Watchlist) => watchlistExternalId,
  after: ({ watchlistExternalId }: Watchlist) => watchlistExternalId,
};

/** A viewer's lists: the system's first, then their own, then those saved from others. */
export const watchlistsQuery: Query<NoParams, ResponseOf<'listWatchlists'>, Watchlist> = {
  name: 'watchlists',
  fetch: ({ client, cursor, signal }) =>
    client.call('listWatchlists', { query: keyset(PAGE_SIZES.watchlists, cursor), signal }),
  ...listing,
};

/** The same lists for the account page, in larger pages. */
export const accountWatchlistsQuery: typeof watchlistsQuery = {
  ...watchlistsQuery,
  name: 'accountWatchlists',
  fetch: ({ client, cursor, signal }) =>
    client.call('listWatchlists', { query: keyset(PAGE_SIZES.watchlistListing, cursor), signal }),
};

/** The same lists, each with whether it contains an item (`VOD:1001`). */
export const holdingWatchlistsQuery: Query<
  { readonly holding: string },
  ResponseOf<'listWatchlists'>,
  Watchlist
> = {
  ...listing,
  name: 'holdingWatchlists',
  fetch: ({ client, params: { holding }, cursor, signal }) =>
    client.call('listWatchlists', { query: { ...keyset(PAGE_SIZES.watchlists, cursor), holding }, signal }),
};

/** One item of a list: its entry and its card. */
export interface ListedItem {
  readonly entry: WatchlistEntry;
  readonly item: ContentItem;
}

export interface NamedWatchlist {
  readonly id: string;
  /** Owner of a list opened by its shared link; null for the viewer's own and saved lists. */
  readonly owner: string | null;
}

type R = ResponseOf<'getWatchlist'>;

/** As in `lastSeen`: a video and a series may share an id. */
export const listedName = ({ item }: ListedItem): string => `${item.type}:${item.id}`;

/** One watchlist and its items. */
export const watchlistQuery: Query<NamedWatchlist, R, ListedItem> = {
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
  idOf: listedName,
  after: listedName,
};

export type WatchlistItems = Entry<R, ListedItem>;
