import type { Client } from '@footlight/client';
import {
  createFavouritesStore,
  createPageViewerStore,
  createWatchlistsStore,
  type FavouritesStore,
  type PageViewerStore,
  type Queries,
  type WatchlistsStore,
} from '@footlight/state';

/** What the lists of a page read and change. */
interface ListSession {
  readonly client: Client;
  readonly queries: Queries;
}

/** The state shared by all watchlists of a page. */
export interface PageWatchlists {
  /** Unique for each session. */
  readonly key: number;
  readonly viewer: PageViewerStore;
  readonly queries: Queries;
  readonly watchlists: WatchlistsStore;
  readonly favourites: FavouritesStore;
}

let opened = 0;
const shared = new WeakMap<ListSession, PageWatchlists>();

/** The lists of a page's viewer; new ones for another session, because its viewer may be another. */
export const pageWatchlists = (session: ListSession): PageWatchlists => {
  const { client, queries } = session;
  const known = shared.get(session);
  if (known !== undefined) return known;
  opened += 1;
  const lists = {
    key: opened,
    viewer: createPageViewerStore({ client }),
    queries,
    watchlists: createWatchlistsStore({ client, queries }),
    favourites: createFavouritesStore({ client, queries }),
  };
  shared.set(session, lists);
  return lists;
};
