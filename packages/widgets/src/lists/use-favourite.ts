import type { ContentItem } from '@footlight/contract';
import { watchlistsQuery } from '@footlight/state';
import { useEffect, useRef, useState } from 'react';
import { useLatest } from '../hooks/use-latest.js';
import type { PageWatchlists } from './page-watchlists.js';
import type { WatchlistCallbacks } from './watchlist-events.js';

/** How long a reverted toggle is shown as failed. */
const ERROR_SHOWN_MS = 2000;

/** Whether a title is a favourite, and the result of the last toggle. */
export const useFavourite = (
  lists: PageWatchlists,
  item: ContentItem | null,
  callbacks: WatchlistCallbacks,
) => {
  const { favourites: store, queries } = lists;
  const [outcome, setOutcome] = useState<'done' | 'failed' | null>(null);
  /** Other elements of the page can toggle the same title. All show the change; only the toggled one reports it. */
  const isMine = useRef(false);
  const id = item?.id ?? null;
  const latest = useLatest(callbacks);
  useEffect(() => {
    if (id === null) return undefined;
    return store.subscribe(({ changeResults: told }, { changeResults: before }) => {
      const ended = told[id];
      if (!isMine.current || ended === undefined || ended === before[id]) return;
      isMine.current = false;
      const { error } = ended;
      setOutcome(error === null ? 'done' : 'failed');
      if (error !== null) {
        latest.current.onError?.({ action: 'favourite', code: error.code });
        return;
      }
      const favourite = queries.items.get('VOD', id)?.favourite === true;
      latest.current.onFavouriteChange?.({ id, favourite });
      // The list of favourites is one of the lists.
      void queries.renew(watchlistsQuery);
    });
  }, [id, store, queries, latest]);
  useEffect(() => {
    if (outcome !== 'failed') return undefined;
    const timer = setTimeout(() => setOutcome(null), ERROR_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  return {
    isMarked: item?.favourite === true,
    outcome,
    toggle: (): void => {
      if (item === null) return;
      isMine.current = true;
      setOutcome(null);
      void store.getState().toggle(item);
    },
  };
};
