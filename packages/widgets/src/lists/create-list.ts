import type { WatchlistContext } from './watchlist-context.js';

/** Creates a list, and reports the outcome to the page. @returns its id; null if it was not created */
export const createList = async (
  { lists, callbacks }: Pick<WatchlistContext, 'lists' | 'callbacks'>,
  name: string,
): Promise<string | null> => {
  const { create } = lists.watchlists.getState();
  const id = await create(name);
  const { actionError } = lists.watchlists.getState();
  if (id !== null) callbacks.onListChange?.({ change: 'create', listId: id, item: null });
  else if (actionError !== null) callbacks.onError?.({ action: 'create', code: actionError.code });
  return id;
};
