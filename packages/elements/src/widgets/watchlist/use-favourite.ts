import type { ContentItem } from '@footlight/contract';
import { useEffect, useRef, useState } from 'react';
import { useLatest } from '../use-latest.js';
import { useStoreState } from '../use-store.js';
import type { PageWatchlists } from './page-watchlists.js';
import type { WatchlistCallbacks } from './watchlist-events.js';

/** How long a toggle that was taken back is told. */
const TOLD_MS = 2000;

/** One title among the favourites: whether it is, and how the last press on it went. */
export const useFavourite = (lists: PageWatchlists, item: ContentItem | null, tell: WatchlistCallbacks) => {
  const { favourites: store, watchlists } = lists;
  const { marked } = useStoreState(store);
  const [outcome, setOutcome] = useState<'done' | 'failed' | null>(null);
  /** Other elements of the page toggle the same; each of them shows it, one tells it. */
  const isMine = useRef(false);
  const id = item?.id ?? null;
  const latest = useLatest(tell);
  useEffect(() => {
    if (id === null) return undefined;
    return store.subscribe(({ told, marked: now }, { told: before }) => {
      const ended = told[id];
      if (!isMine.current || ended === undefined || ended === before[id]) return;
      isMine.current = false;
      const { failure } = ended;
      setOutcome(failure === null ? 'done' : 'failed');
      if (failure !== null) {
        latest.current.onError?.({ action: 'favourite', code: failure.code });
        return;
      }
      latest.current.onFavouriteChange?.({ id, favourite: now[id] === true });
      // The list of favourites stands among the lists.
      void watchlists.getState().refresh();
    });
  }, [id, store, watchlists, latest]);
  useEffect(() => {
    if (outcome !== 'failed') return undefined;
    const timer = setTimeout(() => setOutcome(null), TOLD_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  return {
    isMarked: item !== null && (marked[item.id] ?? item.favourite),
    outcome,
    toggle: (): void => {
      if (item === null) return;
      isMine.current = true;
      setOutcome(null);
      void store.getState().toggle(item);
    },
  };
};
