import type { Client } from '@footlight/client';
import { PAGE_SIZES, type ContentItem } from '@footlight/contract';
import { createStore } from 'zustand/vanilla';
import { createLoad } from './load.js';
import { markItems } from './mark-favourite.js';
import type { Failure, Status } from './status.js';

export interface EventListState {
  /** `failed` keeps the events that are held. */
  readonly status: Status;
  readonly failure: Failure | null;
  readonly events: readonly ContentItem[];
  /** Of all events, held or not: the number on the live-now button. */
  readonly totalResults: number;
  /** The last page held; 0 before the first. */
  readonly page: number;
  readonly totalPages: number;
  /** Page 1; replaces. */
  readonly load: () => Promise<void>;
  /** The next page; appends. Ignored while loading and at the end. */
  readonly loadMore: () => Promise<void>;
  /** Page 1 again, where anybody has asked for it before. */
  readonly refresh: () => Promise<void>;
  /** An event went on the air: one more in all. */
  readonly add: (event: ContentItem) => void;
  /** An event went off the air: one less in all. */
  readonly remove: (id: string) => void;
  /** The service says how many there are in all. */
  readonly count: (totalResults: number) => void;
  readonly markFavourite: (id: string, favourite: boolean) => void;
  readonly reset: () => void;
}

export interface EventListOptions {
  readonly client: Client;
  /** Events a page. */
  readonly size?: number;
}

const EMPTY = {
  status: 'idle',
  failure: null,
  events: [],
  totalResults: 0,
  page: 0,
  totalPages: 0,
} satisfies Partial<EventListState>;

const createEventListStore = (
  client: Client,
  call: 'listLiveEvents' | 'listUpcomingEvents',
  size: number,
) => {
  const load = createLoad();

  return createStore<EventListState>()((set, get) => {
    const page = (p: number) => {
      set({ status: 'loading' });
      return load.run((signal) => client.call(call, { query: { p, rpp: size }, signal }), {
        ready: ({ events, totalResults, totalPages }) => {
          const held = p === 1 ? [] : get().events;
          // Pages shift when an event ends between two loads, so that one may come twice.
          const ids = new Set(held.map(({ id }) => id));
          set({
            status: 'ready',
            failure: null,
            events: [...held, ...events.filter(({ id }) => !ids.has(id))],
            totalResults,
            totalPages,
            page: p,
          });
        },
        failed: (failure) => set({ status: 'failed', failure }),
      });
    };

    return {
      ...EMPTY,
      load: () => page(1),
      loadMore: async () => {
        const { status, page: held, totalPages } = get();
        if (status !== 'loading' && held < totalPages) await page(held + 1);
      },
      refresh: async () => {
        if (get().status !== 'idle') await page(1);
      },
      add: (event) => {
        const { events, totalResults } = get();
        if (events.some(({ id }) => id === event.id)) return;
        set({ events: [event, ...events], totalResults: totalResults + 1 });
      },
      remove: (removed) => {
        const { totalResults } = get();
        const events = get().events.filter(({ id }) => id !== removed);
        set({ events, totalResults: Math.max(events.length, totalResults - 1) });
      },
      count: (totalResults) => {
        if (totalResults !== get().totalResults) set({ totalResults });
      },
      markFavourite: (id, favourite) => set({ events: markItems(get().events, id, favourite) }),
      reset: () => {
        load.cancel();
        set(EMPTY);
      },
    };
  });
};

/** What is on the air now. The side panel asks for pages of `PAGE_SIZES.liveSidePanel`. */
export const createLiveListStore = ({ client, size = PAGE_SIZES.live }: EventListOptions) =>
  createEventListStore(client, 'listLiveEvents', size);

/** What comes next. */
export const createUpcomingListStore = ({ client, size = PAGE_SIZES.upcoming }: EventListOptions) =>
  createEventListStore(client, 'listUpcomingEvents', size);

export type EventListStore = ReturnType<typeof createLiveListStore>;
