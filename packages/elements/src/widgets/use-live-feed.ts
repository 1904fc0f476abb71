import { useEffect } from 'react';
import { watchLiveList, type WatchedList } from './watch-live-list.js';

/** Keeps a live list true while its component is shown. */
export const useLiveFeed = ({ queries, liveList }: WatchedList): void => {
  useEffect(() => watchLiveList({ queries, liveList }), [queries, liveList]);
};
