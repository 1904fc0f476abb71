import { isHttpError, type Client } from '@footlight/client';
import { PAGE_SIZES, type ContentItem, type Paging } from '@footlight/contract';
import { createStore } from 'zustand/vanilla';
import { createLoad } from './load.js';
import type { Failure, Status } from './status.js';

export interface FavouritesState {
  readonly status: Status;
  readonly failure: Failure | null;
  /** Newest first. */
  readonly items: readonly ContentItem[];
  readonly paging: Paging;
  /** Hearts that changed on this page, by id; they outweigh what a card came with. */
  readonly marked: Readonly<Record<string, boolean>>;
  readonly load: () => Promise<void>;
  readonly loadMore: () => Promise<void>;
  readonly isFavourite: (item: ContentItem) => boolean;
  /** Turns the heart at once and tells the service; quick repeats end with the last wish. */
  readonly toggle: (item: ContentItem) => Promise<void>;
  readonly reset: () => void;
}

const EMPTY = {
  status: 'idle',
  failure: null,
  items: [],
  paging: { moreDataAvailable: false, lastSeen: null },
  marked: {},
} satisfies Partial<FavouritesState>;

export const createFavouritesStore = ({ client }: { client: Client }) => {
  const load = createLoad();
  /** Ids that the service is being told about. */
  const telling = new Set<string>();

  return createStore<FavouritesState>()((set, get) => {
    const show = (item: ContentItem, favourite: boolean) => {
      const others = get().items.filter(({ id }) => id !== item.id);
      set({
        items: favourite ? [{ ...item, favourite }, ...others] : others,
        marked: { ...get().marked, [item.id]: favourite },
      });
    };

    const tell = async (item: ContentItem, before: boolean) => {
      let known = before;
      try {
        for (let wish = get().marked[item.id]; wish !== undefined && wish !== known;) {
          await client.call(wish ? 'addFavourite' : 'removeFavourite', { params: { id: item.id } });
          known = wish;
          wish = get().marked[item.id];
        }
      } catch (error) {
        if (!isHttpError(error)) throw error;
        // Specification 000 §4, Favourites: “Errors are swallowed silently.” The heart turns back.
        if (get().marked[item.id] !== undefined) show(item, known);
      }
    };

    const page = (lastSeen: string | null) => {
      set({ status: 'loading' });
      const query = { rpp: PAGE_SIZES.favourites, ...(lastSeen === null ? {} : { lastSeen }) };
      return load.run((signal) => client.call('listFavourites', { query, signal }), {
        ready: ({ vods, paging }) => {
          const held = lastSeen === null ? [] : get().items;
          const ids = new Set(held.map(({ id }) => id));
          set({
            status: 'ready',
            failure: null,
            items: [...held, ...vods.filter(({ id }) => !ids.has(id))],
            paging,
          });
        },
        failed: (failure) => set({ status: 'failed', failure }),
      });
    };

    return {
      ...EMPTY,
      load: () => page(null),
      loadMore: async () => {
        const { status, paging } = get();
        if (status !== 'loading' && paging.moreDataAvailable) await page(paging.lastSeen);
      },
      isFavourite: (item) => get().marked[item.id] ?? item.favourite,
      toggle: async (item) => {
        const before = get().isFavourite(item);
        show(item, !before);
        if (telling.has(item.id)) return;
        telling.add(item.id);
        try {
          await tell(item, before);
        } finally {
          telling.delete(item.id);
        }
      },
      reset: () => {
        load.cancel();
        set(EMPTY);
      },
    };
  });
};

export type FavouritesStore = ReturnType<typeof createFavouritesStore>;
