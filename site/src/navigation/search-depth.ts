/**
 * What an entry of the history keeps of a search: how many entries lie between it and the page that the search was
 * opened on, which is where closing returns to.
 */
export interface SearchEntry {
  readonly searchDepth: number;
}

/** The first entry of a search. */
export const SEARCH_OPENED: SearchEntry = { searchDepth: 1 };

/** Null where the search was not opened from a page: its address was typed, or followed from elsewhere. */
export const searchDepthOf = (state: unknown): number | null => {
  if (typeof state !== 'object' || state === null || !('searchDepth' in state)) return null;
  const { searchDepth } = state;
  return typeof searchDepth === 'number' && Number.isInteger(searchDepth) && searchDepth > 0
    ? searchDepth
    : null;
};

/** What the next entry of the same search keeps. */
export const nextSearchEntry = (state: unknown, isReplaced: boolean): SearchEntry | null => {
  const depth = searchDepthOf(state);
  return depth === null ? null : { searchDepth: isReplaced ? depth : depth + 1 };
};
