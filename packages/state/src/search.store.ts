import type { Client } from '@footlight/client';
import type { ContentItem, ReplyOf } from '@footlight/contract';
import {
  NO_SEARCH,
  SEARCH_KINDS,
  askedOfSearch,
  isSameSearch,
  type ChosenFacets,
  type SearchKind,
  type SearchQuery,
} from '@footlight/domain';
import { createStore } from 'zustand/vanilla';
import { createLoad } from './load.js';
import { markItems } from './mark-favourite.js';
import type { Failure, Status } from './status.js';

type Reply = ReplyOf<'searchContent'>;

/** A facet that results may be narrowed by, with how many each of its values would leave. */
export type SearchRefine = Reply['refines'][number];

/** What was found of one kind. */
export interface SearchResults {
  /** Of all pages held. */
  readonly hits: readonly ContentItem[];
  /** The last page held; 0 before the first. */
  readonly page: number;
  readonly totalPages: number;
  readonly totalHits: number;
  /** Of the last later page. */
  readonly more: Status;
}

/** @see specification 000 §3, Search state */
export interface SearchState extends SearchQuery {
  /** Whether somebody is searching. */
  readonly active: boolean;
  readonly status: Status;
  readonly failure: Failure | null;
  /** What is sought; kept when the search is closed. */
  readonly value: string;
  readonly facets: ChosenFacets;
  readonly results: Readonly<Record<SearchKind, SearchResults>>;
  /** Offered while nothing is sought, and where nothing is found. */
  readonly popularContent: readonly ContentItem[];
  /** As the last answer offered them; kept when the search is closed. */
  readonly refines: readonly SearchRefine[];
  readonly totalCount: number;
  /** Seeks; another value or other facets drop what was found. What is held already is not fetched again. */
  readonly open: (query: SearchQuery) => Promise<void>;
  /** The next page of one kind; appends. A page already fetched, or under way, is not fetched again. */
  readonly loadMore: (kind: SearchKind) => Promise<void>;
  /** Drops what was found, and keeps what was sought. */
  readonly close: () => void;
  /** Asks again for what is shown: after a failure, or because access may have changed. */
  readonly refresh: () => Promise<void>;
  readonly markFavourite: (id: string, favourite: boolean) => void;
  /** Forgets everything. */
  readonly reset: () => void;
}

const NOTHING: SearchResults = { hits: [], page: 0, totalPages: 0, totalHits: 0, more: 'idle' };

const ofEachKind = (resultsOf: (kind: SearchKind) => SearchResults): SearchState['results'] => ({
  LIVE_EVENT: resultsOf('LIVE_EVENT'),
  VOD_VIDEO: resultsOf('VOD_VIDEO'),
  VOD_PLAYLIST: resultsOf('VOD_PLAYLIST'),
});

const NOTHING_FOUND = {
  status: 'idle',
  failure: null,
  results: ofEachKind(() => NOTHING),
  popularContent: [],
  totalCount: 0,
} as const;

const EMPTY = { ...NO_SEARCH, ...NOTHING_FOUND, active: false, refines: [] } as const;

const appended = (held: readonly ContentItem[], page: readonly ContentItem[]): readonly ContentItem[] => {
  const nameOf = ({ type, id }: ContentItem): string => `${type} ${id}`;
  const names = new Set(held.map(nameOf));
  return [...held, ...page.filter((item) => !names.has(nameOf(item)))];
};

export const createSearchStore = ({ client }: { readonly client: Client }) => {
  const search = createLoad();
  const later = { LIVE_EVENT: createLoad(), VOD_VIDEO: createLoad(), VOD_PLAYLIST: createLoad() };
  const stop = (): void => {
    search.cancel();
    for (const kind of SEARCH_KINDS) later[kind].cancel();
  };

  return createStore<SearchState>()((set, get) => {
    const change = (kind: SearchKind, to: Partial<SearchResults>): void => {
      const { results } = get();
      set({ results: { ...results, [kind]: { ...results[kind], ...to } } });
    };

    const seek = (): Promise<void> => {
      stop();
      set({ status: 'loading', failure: null });
      return search.run((signal) => client.call('searchContent', { query: askedOfSearch(get()), signal }), {
        ready: ({ results, popularContent, refines, totalCount }) =>
          set({
            status: 'ready',
            results: ofEachKind((kind) => ({ ...results[kind], more: 'idle' })),
            popularContent,
            refines,
            totalCount,
          }),
        failed: (failure) => set({ status: 'failed', failure }),
      });
    };

    return {
      ...EMPTY,
      open: async ({ value, facets }) => {
        const { status } = get();
        const isHeld = isSameSearch(get(), { value, facets }) && (status === 'ready' || status === 'loading');
        set({ active: true });
        if (isHeld) return;
        set({ ...NOTHING_FOUND, value, facets });
        await seek();
      },
      loadMore: async (kind) => {
        const { status, results } = get();
        const { page, totalPages, more } = results[kind];
        if (status !== 'ready' || more === 'loading' || page >= totalPages) return;
        change(kind, { more: 'loading' });
        const query = { ...askedOfSearch(get()), kind, p: page + 1 };
        await later[kind].run((signal) => client.call('searchContent', { query, signal }), {
          ready: (answer) => {
            const { hits, ...place } = answer.results[kind];
            change(kind, { ...place, hits: appended(get().results[kind].hits, hits), more: 'ready' });
          },
          failed: () => change(kind, { more: 'failed' }),
        });
      },
      close: () => {
        stop();
        set({ ...NOTHING_FOUND, active: false });
      },
      refresh: async () => {
        if (get().active) await seek();
      },
      markFavourite: (id, favourite) => {
        const { results, popularContent } = get();
        set({
          results: ofEachKind((kind) => ({
            ...results[kind],
            hits: markItems(results[kind].hits, id, favourite),
          })),
          popularContent: markItems(popularContent, id, favourite),
        });
      },
      reset: () => {
        stop();
        set(EMPTY);
      },
    };
  });
};

export type SearchStore = ReturnType<typeof createSearchStore>;
