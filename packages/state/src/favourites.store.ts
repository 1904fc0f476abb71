import { isHttpError, type Client } from '@footlight/client';
import { PAGE_SIZES, type ContentItem, type Paging } from '@footlight/contract';
import { createStore } from 'zustand/vanilla';
import { createLoad } from './load.js';
import { failureOf, type Failure, type Status } from './status.js';

export interface FavouritesState {
  readonly status: Status;
  readonly failure: Failure | null;
  /** Newest first. */
  readonly items: readonly ContentItem[];
  readonly paging: Paging;
  /** Hearts that changed on this page, by id; they outweigh what a card came with. */
  readonly marked: Readonly<Record<string, boolean>>;
  /** How telling the service ended, by id: another object each time. A heart that failed has turned back. */
  readonly told: Readonly<Record<string, { readonly failure: Failure | null }>>;
  readonly load: () => Promise<void>;
  readonly loadMore: () => Promise<void>;
  readonly isFavourite: (item: ContentItem) => boolean;
  /** Turns the heart at once and tells the service; quick repeats end with the last wish. */
  readonly toggle: (item: ContentItem) => Promise<void>;
  /** Takes over a heart that was changed by way of the list of favourites. */
  readonly mark: (id: string, favourite: boolean) => void;
  readonly reset: () => void;
}

const EMPTY = {
  status: 'idle',
  failure: null,
  items: [],
  paging: { moreDataAvailable: false, lastSeen: null },
  marked: {},
  told: {},
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

    const settle = (id: string, failure: Failure | null): void =>
      set({ told: { ...get().told, [id]: { failure } } });

    const tell = async (item: ContentItem, before: boolean) => {
      let known = before;
      try {
        for (let wish = get().marked[item.id]; wish !== undefined && wish !== known;) {
          await client.call(wish ? 'addFavourite' : 'removeFavourite', { params: { id: item.id } });
          known = wish;
          wish = get().marked[item.id];
        }
        settle(item.id, null);
      } catch (error) {
        if (!isHttpError(error)) throw error;
        // Specification 000 §4, Favourites: “Errors are swallowed silently.” The heart turns back.
        if (get().marked[item.id] !== undefined) show(item, known);
        settle(item.id, failureOf(error));
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
        const { status, paging, items, marked } = get();
        const { moreDataAvailable, lastSeen } = paging;
        if (status === 'loading' || !moreDataAvailable) return;
        // What is gone cannot say where the next page begins.
        await page(lastSeen !== null && marked[lastSeen] === false ? (items.at(-1)?.id ?? null) : lastSeen);
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
      mark: (id, favourite) =>
        set({
          items: favourite ? get().items : get().items.filter((item) => item.id !== id),
          marked: { ...get().marked, [id]: favourite },
        }),
      reset: () => {
        load.cancel();
        set(EMPTY);
      },
    };
  });
};

export type FavouritesStore = ReturnType<typeof createFavouritesStore>;
