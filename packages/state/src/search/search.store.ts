import { NO_SEARCH, type ChosenFacets, type SearchQuery } from '@footlight/domain';
import { createStore } from 'zustand/vanilla';
import type { Queries } from '../cache/queries.js';
import { searchQuery, searchParamsOf, type SearchRefine } from './search.queries.js';

/** The search, and the part of it that remains when it is closed (LIST-24). */
export interface SearchState extends SearchQuery {
  /** Whether the search is open. */
  readonly active: boolean;
  /** The search text; kept when the search is closed. */
  readonly value: string;
  readonly facets: ChosenFacets;
  /** As in the last response; kept when the search is closed. */
  readonly refines: readonly SearchRefine[];
  /** Searches. Loaded results are not requested again. */
  readonly open: (query: SearchQuery) => Promise<void>;
  /** Drops the results and keeps the query. */
  readonly close: () => void;
  /** Clears everything. */
  readonly reset: () => void;
}

/** The search of this page. Its results are in `searchQuery`. */
export const createSearchStore = ({ queries }: { readonly queries: Queries }) =>
  createStore<SearchState>()((set) => {
    let stop = (): void => undefined;
    const leave = (): void => {
      stop();
      queries.drop(searchQuery);
    };
    return {
      ...NO_SEARCH,
      active: false,
      refines: [],
      open: async ({ value, facets }) => {
        stop();
        set({ active: true, value, facets });
        const found = queries.entry(searchQuery, searchParamsOf({ value, facets }));
        const update = (): void => {
          const refines = found.getState().data?.refines;
          if (refines !== undefined) set({ refines });
        };
        stop = found.subscribe(update);
        update();
        await found.load();
      },
      close: () => {
        leave();
        set({ active: false });
      },
      reset: () => {
        leave();
        set({ ...NO_SEARCH, active: false, refines: [] });
      },
    };
  });

export type SearchStore = ReturnType<typeof createSearchStore>;
