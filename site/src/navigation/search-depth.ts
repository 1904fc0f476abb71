/** History state of a search: the number of entries since the page on which it was opened, to which closing returns. */
export interface SearchEntry {
  readonly searchDepth: number;
}

/** State of a search's first entry. */
export const SEARCH_OPENED: SearchEntry = { searchDepth: 1 };

/** Null if the search was opened directly by its address. */
export const searchDepthOf = (state: unknown): number | null => {
  if (typeof state !== 'object' || state === null || !('searchDepth' in state)) return null;
  const { searchDepth } = state;
  return typeof searchDepth === 'number' && Number.isInteger(searchDepth) && searchDepth > 0
    ? searchDepth
    : null;
};

/** State of the search's next entry. */
export const nextSearchEntry = (state: unknown, isReplaced: boolean): SearchEntry | null => {
  const depth = searchDepthOf(state);
  return depth === null ? null : { searchDepth: isReplaced ? depth : depth + 1 };
};
