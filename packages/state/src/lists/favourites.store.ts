import type { Client } from '@footlight/client';
import { PAGE_SIZES, type ContentItem, type ResponseOf } from '@footlight/contract';
import { createStore } from 'zustand/vanilla';
import { keyset, nextOf } from '../cache/keyset.js';
import type { Queries } from '../cache/queries.js';
import type { NoParams, Query } from '../cache/query.js';
import type { CallError } from '../calls/status.js';

/** A viewer's favourites, newest first. */
export const favouritesQuery: Query<NoParams, ResponseOf<'listFavourites'>, ContentItem> = {
  name: 'favourites',
  fetch: ({ client, cursor, signal }) =>
    client.call('listFavourites', { query: keyset(PAGE_SIZES.favourites, cursor), signal }),
  page: ({ vods, paging }) => ({ items: vods, next: nextOf(paging) }),
  after: ({ id }) => id,
};

export interface FavouritesState {
  /** Result of the last change by id, a new object each time. After a failure, the heart has been reverted. */
  readonly changeResults: Readonly<Record<string, { readonly error: CallError | null }>>;
  /** Changes the heart at once and sends it to the service; after quick repeats, the last state wins. */
  readonly toggle: (item: ContentItem) => Promise<void>;
  /** Applies a change made on another device, unless the viewer is changing the same heart here. */
  readonly receive: (id: string, favourite: boolean) => void;
  /** Applies a change made through the list of favourites. */
  readonly mark: (id: string, favourite: boolean) => void;
}

export interface FavouritesOptions {
  readonly client: Client;
  readonly queries: Queries;
}

/** Marks videos as favourites: the item itself, wherever it is shown, and the list of favourites. */
export const createFavouritesStore = ({ client, queries }: FavouritesOptions) => {
  const list = () => queries.entry(favouritesQuery, {});
  /** The last state chosen, by id. */
  const chosen = new Map<string, boolean>();
  /** The state on the service of hearts that are being changed. */
  const known = new Map<string, boolean>();
  const show = (id: string, favourite: boolean): void => {
    chosen.set(id, favourite);
    queries.items.mark('VOD', id, { favourite });
  };
  const send = async (id: string): Promise<void> => {
    const isFavourite = chosen.get(id) === true;
    if (!known.has(id) || isFavourite === known.get(id)) return;
    await client.call(isFavourite ? 'addFavourite' : 'removeFavourite', { params: { id } });
    known.set(id, isFavourite);
  };
  const without = (items: readonly ContentItem[], id: string) => items.filter((item) => item.id !== id);

  return createStore<FavouritesState>()((set, get) => {
    queries.watchViewer(() => {
      chosen.clear();
      known.clear();
      set({ changeResults: {} });
    });
    return {
      changeResults: {},
      toggle: async ({ id, ...rest }) => {
        const item = queries.items.get('VOD', id) ?? queries.items.take({ id, ...rest });
        if (!known.has(id)) known.set(id, item.favourite);
        show(id, !item.favourite);
        const error = await list().change(
          ({ data, items }) => ({
            data,
            items: chosen.get(id) === true ? [item, ...without(items, id)] : without(items, id),
          }),
          () => send(id),
        );
        if (!known.has(id)) return;
        // LIST-14: the heart is reverted without a message.
        if (error !== null) show(id, known.get(id) === true);
        if (known.get(id) !== chosen.get(id)) return;
        known.delete(id);
        set({ changeResults: { ...get().changeResults, [id]: { error } } });
      },
      receive: (id, favourite) => {
        if (!known.has(id)) get().mark(id, favourite);
      },
      mark: (id, favourite) => {
        queries.items.mark('VOD', id, { favourite });
        if (!favourite) list().edit(({ data, items }) => ({ data, items: without(items, id) }));
      },
    };
  });
};

export type FavouritesStore = ReturnType<typeof createFavouritesStore>;
