import type { Client } from '@footlight/client';
import {
  PAGE_SIZES,
  type ContentItem,
  type Paging,
  type Playlist,
  type Season,
  type SeasonSummary,
  type Series,
} from '@footlight/contract';
import { WHOLE_SEASON } from '@footlight/domain';
import { createStore } from 'zustand/vanilla';
import { FRESH_FOR_MS, type Clock } from './clock.js';
import { renewedList, type ReadList } from './list-renewal.js';
import { createLoad } from './load.js';
import { markItem } from './mark-favourite.js';
import type { Failure, Status } from './status.js';

/** Items of a page after the first, which is short so that the page stands early. */
const LATER_PAGE_SIZE = 20;

export interface CollectionState<C, I> {
  readonly status: Status;
  readonly failure: Failure | null;
  readonly id: string | null;
  /** As page 1 told it. */
  readonly collection: C | null;
  /** Of all pages held. */
  readonly items: readonly I[];
  readonly paging: Paging;
  /** Of the last later page. */
  readonly more: Status;
  /**
   * Page 1; not fetched again within a minute. After that it is renewed without the list losing what had been read
   * of it.
   */
  readonly load: (id: string) => Promise<void>;
  /** The next page; appends. A page already fetched, or under way, is not fetched again. */
  readonly loadMore: () => Promise<void>;
  /** Asks again for what is shown, from page 1: access may have changed. */
  readonly refresh: () => Promise<void>;
  readonly markFavourite: (id: string, favourite: boolean) => void;
  readonly reset: () => void;
}

export interface CollectionOptions<C, I> {
  readonly clock: Clock;
  readonly firstSize: number;
  readonly laterSize?: number;
  readonly fetch: (id: string, query: { rpp: number; lastSeen?: string }, signal: AbortSignal) => Promise<C>;
  readonly itemsOf: (collection: C) => readonly I[];
  readonly mark: (item: I, id: string, favourite: boolean) => I;
}

const NO_PAGING: Paging = { moreDataAvailable: false, lastSeen: null };

/** A list under a name, page by page. */
export const createCollectionStore = <
  C extends { readonly paging: Paging },
  I extends { readonly id: string },
>(
  options: CollectionOptions<C, I>,
) => {
  const { clock, fetch, itemsOf, mark, laterSize = LATER_PAGE_SIZE } = options;
  const load = createLoad();
  const empty = {
    status: 'idle',
    failure: null,
    id: null,
    collection: null,
    items: [],
    paging: NO_PAGING,
    more: 'idle',
  } as const;
  let loadedAt = Number.NEGATIVE_INFINITY;

  return createStore<CollectionState<C, I>>()((set, get) => {
    const first = (id: string, renew: (held: ReadList<I>, fresh: ReadList<I>) => ReadList<I>) => {
      if (get().id === id) set({ status: 'loading', failure: null, more: 'idle' });
      else set({ ...empty, status: 'loading', id });
      return load.run((signal) => fetch(id, { rpp: options.firstSize }, signal), {
        ready: (collection) => {
          loadedAt = clock.now();
          const fresh = { items: itemsOf(collection), paging: collection.paging };
          set({ status: 'ready', collection, ...renew(get(), fresh) });
        },
        failed: (failure) => set({ status: 'failed', failure }),
      });
    };

    return {
      ...empty,
      load: async (id) => {
        const isFresh = get().status === 'ready' && clock.now() - loadedAt < FRESH_FOR_MS;
        if (get().id === id && isFresh) return;
        await first(id, (held, fresh) => renewedList(held, fresh, (item) => item.id));
      },
      loadMore: async () => {
        const { id, status, more, paging } = get();
        const { lastSeen } = paging;
        if (id === null || status !== 'ready' || more === 'loading') return;
        if (!paging.moreDataAvailable || lastSeen === null) return;
        set({ more: 'loading' });
        await load.run((signal) => fetch(id, { rpp: laterSize, lastSeen }, signal), {
          ready: (page) => {
            const ids = new Set(get().items.map((item) => item.id));
            const fresh = itemsOf(page).filter((item) => !ids.has(item.id));
            set({ more: 'ready', items: [...get().items, ...fresh], paging: page.paging });
          },
          failed: (failure) => set({ more: 'failed', failure }),
        });
      },
      refresh: async () => {
        const { id } = get();
        if (id !== null) await first(id, (_, fresh) => fresh);
      },
      markFavourite: (id, favourite) => set({ items: get().items.map((item) => mark(item, id, favourite)) }),
      reset: () => {
        load.cancel();
        set(empty);
      },
    };
  });
};

export interface CollectionStoreOptions {
  readonly client: Client;
  readonly clock: Clock;
}

/** It holds what may be played here, as many as its card says. */
export const createPlaylistStore = (
  { client, clock }: CollectionStoreOptions,
  sizes: Pick<CollectionOptions<never, never>, 'firstSize' | 'laterSize'> = {
    firstSize: PAGE_SIZES.seasonAndPlaylistFirst,
  },
) =>
  createCollectionStore<Playlist, ContentItem>({
    clock,
    ...sizes,
    fetch: (id, query, signal) => client.call('getPlaylist', { params: { id }, query, signal }),
    itemsOf: ({ vods }) => vods,
    mark: markItem,
  });

export const createSeasonStore = ({ client, clock }: CollectionStoreOptions) =>
  createCollectionStore<Season, ContentItem>({
    clock,
    firstSize: PAGE_SIZES.seasonAndPlaylistFirst,
    fetch: (id, query, signal) =>
      client.call('getSeason', { params: { id }, query: { ...query, ...WHOLE_SEASON }, signal }),
    itemsOf: ({ episodes }) => episodes,
    mark: markItem,
  });

/** Its items are seasons, those without episodes included: see `visibleSeasons`. */
export const createSeriesStore = ({ client, clock }: CollectionStoreOptions) =>
  createCollectionStore<Series, SeasonSummary>({
    clock,
    firstSize: PAGE_SIZES.seasons,
    fetch: (seriesId, query, signal) => client.call('getSeries', { params: { seriesId }, query, signal }),
    itemsOf: ({ seasons }) => seasons,
    mark: (season) => season,
  });

export type PlaylistStore = ReturnType<typeof createPlaylistStore>;
export type SeasonStore = ReturnType<typeof createSeasonStore>;
export type SeriesStore = ReturnType<typeof createSeriesStore>;
