import type { Client } from '@footlight/client';
import { PAGE_SIZES, type Row, type Section } from '@footlight/contract';
import { createStore } from 'zustand/vanilla';
import { FRESH_FOR_MS, type Clock } from './clock.js';
import { createLoad, type Load } from './load.js';
import { markItem, markItems } from './mark-favourite.js';
import { createSectionShelf, renewed, type RowProgress } from './section-shelf.js';
import type { Failure, Status } from './status.js';

export interface SectionState {
  readonly status: Status;
  readonly failure: Failure | null;
  /** The section asked for last. */
  readonly id: string | null;
  /** With every row and row page held so far. */
  readonly section: Section | null;
  /** Of further rows. */
  readonly more: Status;
  /** By bucket id; absent: only the first page is held. */
  readonly rows: Readonly<Record<string, RowProgress>>;
  /**
   * The page; not fetched again within a minute. One that was left stands at once as it was left, and is renewed
   * without its rows losing what had been read of them.
   */
  readonly load: (id: string) => Promise<void>;
  /** Further rows, where there are; what is being renewed is waited for, since only then it is known what follows. */
  readonly loadMore: () => Promise<void>;
  /** The next page of one row. */
  readonly loadRow: (bucketId: string) => Promise<void>;
  /** Asks again for what is shown, from its first page: access may have changed. */
  readonly refresh: () => Promise<void>;
  readonly markFavourite: (id: string, favourite: boolean) => void;
  /** Its page is left for one without rows: hero and rows are put away, for whoever comes back. */
  readonly leave: () => void;
  readonly reset: () => void;
}

const EMPTY = {
  status: 'idle',
  failure: null,
  id: null,
  section: null,
  more: 'idle',
  rows: {},
} satisfies Partial<SectionState>;

const isGuide = ({ type }: Row): boolean => type === 'EPG' || type === 'EPG_NOW_NEXT';

/** What was under way when the page was left is asked for anew. */
const settled = (rows: SectionState['rows']): SectionState['rows'] =>
  Object.fromEntries(Object.entries(rows).filter(([, { status }]) => status !== 'loading'));

const withNextPage = (row: Row, page: Row): Row => {
  const ids = new Set(row.items.map(({ id }) => id));
  return {
    ...row,
    items: [...row.items, ...page.items.filter(({ id }) => !ids.has(id))],
    paging: page.paging,
  };
};

const markedSection = (section: Section, id: string, favourite: boolean): Section => ({
  ...section,
  heroes: section.heroes.map((hero) => ({ ...hero, item: markItem(hero.item, id, favourite) })),
  buckets: section.buckets.map((row) => {
    const items = markItems(row.items, id, favourite);
    return items === row.items ? row : { ...row, items: [...items] };
  }),
});

/** A page of rows with its hero; `home` is one. */
export const createSectionStore = ({ client, clock }: { client: Client; clock: Clock }) => {
  const load = createLoad();
  const rowLoads = new Map<string, Load>();
  const shelf = createSectionShelf();
  let loadedAt = Number.NEGATIVE_INFINITY;
  let renewal: Promise<void> = Promise.resolve();

  const cancel = () => {
    load.cancel();
    for (const rowLoad of rowLoads.values()) rowLoad.cancel();
    rowLoads.clear();
  };

  /** Each turn waits for a newer renewal than the turn before: with the last one asked for it ends. */
  const afterRenewals = async () => {
    let awaited: Promise<void>;
    do {
      awaited = renewal;
      await awaited;
    } while (awaited !== renewal);
  };

  return createStore<SectionState>()((set, get) => {
    const isFresh = () => clock.now() - loadedAt < FRESH_FOR_MS;

    const putAway = () => {
      const { id, section, rows } = get();
      if (id !== null && section !== null) shelf.put(id, { section, rows: settled(rows), loadedAt });
    };

    /** Puts away what is shown, and shows what is held of another section. */
    const turnTo = (id: string) => {
      putAway();
      const left = shelf.take(id);
      loadedAt = left?.loadedAt ?? Number.NEGATIVE_INFINITY;
      set({ ...EMPTY, status: 'loading', id, section: left?.section ?? null, rows: left?.rows ?? {} });
      return left !== null;
    };

    const first = (id: string, renew: (held: Section, fresh: Section) => Section) => {
      cancel();
      set({ status: 'loading', failure: null, more: 'idle', rows: settled(get().rows) });
      renewal = load.run((signal) => client.call('getSection', { params: { section: id }, signal }), {
        ready: (section) => {
          const { section: held } = get();
          loadedAt = clock.now();
          set({ status: 'ready', section: held === null ? section : renew(held, section) });
        },
        failed: (failure) => set({ status: 'failed', failure }),
      });
      return renewal;
    };

    const setRow = (bucketId: string, progress: RowProgress) =>
      set({ rows: { ...get().rows, [bucketId]: progress } });

    const mapRows = (change: (row: Row) => Row) => {
      const { section } = get();
      if (section !== null) set({ section: { ...section, buckets: section.buckets.map(change) } });
    };

    return {
      ...EMPTY,
      load: async (id) => {
        if (get().id === id && get().status === 'ready' && isFresh()) return;
        if (get().id !== id) {
          cancel();
          if (turnTo(id) && isFresh()) {
            set({ status: 'ready' });
            return;
          }
        }
        await first(id, renewed);
      },
      loadMore: async () => {
        const { id: asked } = get();
        if (get().status === 'loading') await afterRenewals();
        const { id, section, status, more } = get();
        if (id === null || id !== asked || section === null) return;
        const { moreDataAvailable, lastSeen } = section.paging;
        if (status === 'loading' || more === 'loading' || !moreDataAvailable || lastSeen === null) return;
        set({ more: 'loading' });
        await load.run(
          (signal) => client.call('getSection', { params: { section: id }, query: { lastSeen }, signal }),
          {
            ready: ({ buckets, paging }) => {
              const held = get().section ?? section;
              set({ more: 'ready', section: { ...held, buckets: [...held.buckets, ...buckets], paging } });
            },
            failed: (failure) => set({ more: 'failed', failure }),
          },
        );
      },
      loadRow: async (bucketId) => {
        const { id, section, rows } = get();
        const row = section?.buckets.find((bucket) => bucket.bucketId === bucketId);
        const { status, page } = rows[bucketId] ?? { status: 'idle', page: 0 };
        if (id === null || row === undefined || status === 'loading' || !row.paging.moreDataAvailable) return;
        setRow(bucketId, { status: 'loading', page: page + 1 });
        const body = {
          bucketProps: {
            resultPerPage: PAGE_SIZES.carousel,
            lastSeen: row.paging.lastSeen,
            displayGeoblocked: false,
          },
          sectionProps: {
            resultPerPage: isGuide(row) ? PAGE_SIZES.guideCarousel : PAGE_SIZES.carousel,
            displayContentAvailableOnSignIn: true,
            displayGeoblocked: false,
          },
        };
        const rowLoad = rowLoads.get(bucketId) ?? createLoad();
        rowLoads.set(bucketId, rowLoad);
        await rowLoad.run(
          (signal) => client.call('getBucketPage', { params: { section: id, bucketId }, body, signal }),
          {
            ready: (next) => {
              mapRows((held) => (held.bucketId === bucketId ? withNextPage(held, next) : held));
              setRow(bucketId, { status: 'ready', page: page + 1 });
            },
            failed: () => setRow(bucketId, { status: 'failed', page: Math.max(0, page) }),
          },
        );
      },
      refresh: async () => {
        const { id } = get();
        shelf.clear();
        if (id !== null) await first(id, (_, fresh) => fresh);
      },
      markFavourite: (id, favourite) => {
        const change = (section: Section) => markedSection(section, id, favourite);
        shelf.change(change);
        const { section } = get();
        if (section !== null) set({ section: change(section) });
      },
      leave: () => {
        cancel();
        putAway();
        set(EMPTY);
      },
      reset: () => {
        cancel();
        shelf.clear();
        set(EMPTY);
      },
    };
  });
};

export type SectionStore = ReturnType<typeof createSectionStore>;
