import { NO_SEARCH, type ChosenFacets, type SearchQuery } from '@footlight/domain';
import { createStore } from 'zustand/vanilla';
import type { Queries } from '../cache/queries.js';
import { searchQuery, soughtOf, type SearchRefine } from './search.queries.js';

/** What is sought, and what stays of it when the search is closed (LIST-24). */
export interface SearchState extends SearchQuery {
  /** Whether somebody is searching. */
  readonly active: boolean;
  /** What is sought; kept when the search is closed. */
  readonly value: string;
  readonly facets: ChosenFacets;
  /** As the last answer offered them; kept when the search is closed. */
  readonly refines: readonly SearchRefine[];
  /** Seeks. What is held already is not fetched again. */
  readonly open: (query: SearchQuery) => Promise<void>;
  /** Drops what was found, and keeps what was sought. */
  readonly close: () => void;
  /** Forgets everything. */
  readonly reset: () => void;
}

/** What is sought on this page. What is found is `searchQuery`'s. */
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
        const found = queries.entry(searchQuery, soughtOf({ value, facets }));
        const hear = (): void => {
          const refines = found.getState().data?.refines;
          if (refines !== undefined) set({ refines });
        };
        stop = found.subscribe(hear);
        hear();
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
