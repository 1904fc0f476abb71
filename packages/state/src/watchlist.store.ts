import type { Client } from '@footlight/client';
import {
  PAGE_SIZES,
  type ContentItem,
  type ReplyOf,
  type Watchlist,
  type WatchlistEntry,
} from '@footlight/contract';
import { reordered } from '@footlight/domain';
import { createStore } from 'zustand/vanilla';
import { createLoad } from './load.js';
import { markItem } from './mark-favourite.js';
import { failureOf, type Failure, type Status } from './status.js';

/** One thing in a list: what the list calls it, and its card. */
export interface ListedItem {
  readonly entry: WatchlistEntry;
  readonly item: ContentItem;
}

export interface WatchlistState {
  readonly status: Status;
  readonly failure: Failure | null;
  readonly id: string | null;
  /** Whose link opened it; null for one's own and those saved. */
  readonly owner: string | null;
  readonly watchlist: Watchlist | null;
  /** Of all pages held. */
  readonly items: readonly ListedItem[];
  readonly hasMore: boolean;
  /** Why the last change failed; the list is then as the service has it. */
  readonly changeFailure: Failure | null;
  /** Page 1; replaces. */
  readonly load: (id: string, owner?: string | null) => Promise<void>;
  /** The next page; appends. Ignored while loading and at the end. */
  readonly loadMore: () => Promise<void>;
  /** Asks again for page 1 of what is shown. */
  readonly refresh: () => Promise<void>;
  /** Puts what stands at `from` to `to`, both counted from 0: at once here, then at the service. */
  readonly move: (from: number, to: number) => Promise<void>;
  /** Takes out what stands at `index`: at once here, then at the service. */
  readonly remove: (index: number) => Promise<void>;
  /** Keeps a list that somebody shared. @returns whether it worked */
  readonly save: () => Promise<boolean>;
  /** Takes over what was changed of the list elsewhere: `createWatchlistsStore` renames, saves and forgets. */
  readonly update: (changed: Partial<Pick<Watchlist, 'name' | 'saved'>>) => void;
  /** Forgets the last change's failure. */
  readonly clearChangeFailure: () => void;
  readonly markFavourite: (id: string, favourite: boolean) => void;
  readonly reset: () => void;
}

const EMPTY = {
  status: 'idle',
  failure: null,
  id: null,
  owner: null,
  watchlist: null,
  items: [],
  hasMore: false,
  changeFailure: null,
} satisfies Partial<WatchlistState>;

/** As `lastSeen` names it: a video and a series may share an id. */
const nameOf = ({ item }: ListedItem): string => `${item.type}:${item.id}`;

const listedOf = ({ content, items }: ReplyOf<'getWatchlist'>): ListedItem[] =>
  content.flatMap((entry, index) => {
    const item = items[index];
    return item === undefined ? [] : [{ entry, item }];
  });

/** One watchlist and what stands in it. Changes are shown at once and told to the service one after the other. */
export const createWatchlistStore = ({ client }: { client: Client }) => {
  const load = createLoad();
  let changes: Promise<unknown> = Promise.resolve();

  return createStore<WatchlistState>()((set, get) => {
    const page = (id: string, owner: string | null, after: string | null) => {
      set({ status: 'loading' });
      const query = {
        rpp: PAGE_SIZES.watchlists,
        ...(owner === null ? {} : { owner }),
        ...(after === null ? {} : { lastSeen: after }),
      };
      return load.run((signal) => client.call('getWatchlist', { params: { id }, query, signal }), {
        ready: (reply) => {
          const { content: _content, items: _items, pagingInfo, ...watchlist } = reply;
          const held = after === null ? [] : get().items;
          const names = new Set(held.map(nameOf));
          set({
            status: 'ready',
            failure: null,
            watchlist: after === null ? watchlist : get().watchlist,
            items: [...held, ...listedOf(reply).filter((listed) => !names.has(nameOf(listed)))],
            hasMore: pagingInfo.moreDataAvailable,
          });
        },
        failed: (failure) => set({ status: 'failed', failure }),
      });
    };

    const change = (id: string, tell: () => Promise<unknown>): Promise<boolean> => {
      set({ changeFailure: null });
      const told = changes.then(async () => {
        try {
          await tell();
          return true;
        } catch (error) {
          const changeFailure = failureOf(error);
          if (get().id === id) {
            set({ changeFailure });
            await page(id, get().owner, null);
          }
          return false;
        }
      });
      changes = told.catch(() => undefined);
      return told;
    };

    return {
      ...EMPTY,
      load: async (id, owner = null) => {
        if (get().id !== id || get().owner !== owner) set({ ...EMPTY, id, owner });
        await page(id, owner, null);
      },
      loadMore: async () => {
        // The service must know the order that the next page follows.
        await changes;
        const { id, owner, status, hasMore, items } = get();
        const last = items.at(-1);
        if (id === null || status === 'loading' || !hasMore) return;
        await page(id, owner, last === undefined ? null : nameOf(last));
      },
      refresh: async () => {
        // What is asked now must not undo what is being told.
        await changes;
        const { id, owner } = get();
        if (id !== null) await page(id, owner, null);
      },
      move: async (from, to) => {
        const { id, items } = get();
        const moved = items[from];
        if (id === null || moved === undefined || from === to) return;
        const before = items.filter((listed) => listed !== moved)[to - 1];
        const arranged = reordered(items, [moved], before, nameOf);
        if (arranged === null) return;
        set({ items: arranged });
        await change(id, () =>
          client.call('reorderWatchlist', {
            params: { id },
            query: before === undefined ? {} : { lastSeen: nameOf(before) },
            body: { content: [moved.entry] },
          }),
        );
      },
      remove: async (index) => {
        const { id, items, watchlist } = get();
        const removed = items[index];
        if (id === null || removed === undefined || watchlist === null) return;
        set({
          items: items.filter((listed) => listed !== removed),
          watchlist: { ...watchlist, itemCount: Math.max(0, watchlist.itemCount - 1) },
        });
        const { id: contentId, contentType: type } = removed.entry;
        await change(id, () => client.call('removeWatchlistContent', { params: { id, type, contentId } }));
      },
      save: async () => {
        const { id, watchlist } = get();
        if (id === null || watchlist === null) return false;
        const ownerId = watchlist.ownerExternalId;
        const isSaved = await change(id, () => client.call('saveWatchlist', { params: { ownerId, id } }));
        const shown = get().watchlist;
        if (isSaved && get().id === id && shown !== null) set({ watchlist: { ...shown, saved: true } });
        return isSaved;
      },
      update: (changed) => {
        const { watchlist } = get();
        if (watchlist !== null) set({ watchlist: { ...watchlist, ...changed } });
      },
      clearChangeFailure: () => set({ changeFailure: null }),
      markFavourite: (id, favourite) => {
        const marked = get().items.map((listed) => {
          const item = markItem(listed.item, id, favourite);
          return item === listed.item ? listed : { entry: listed.entry, item };
        });
        if (marked.some((listed, index) => listed !== get().items[index])) set({ items: marked });
      },
      reset: () => {
        load.cancel();
        set(EMPTY);
      },
    };
  });
};

export type WatchlistStore = ReturnType<typeof createWatchlistStore>;
