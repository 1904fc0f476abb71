import { useEffect } from 'react';
import { watchLiveList, type WatchedList } from './watch-live-list.js';

/** Keeps a live list up to date while its component is mounted. */
export const useLiveFeed = ({ queries, liveList }: WatchedList): void => {
  useEffect(() => {
    let stop: (() => void) | undefined;
    // A separate task, because opening the connection would lengthen the first render.
    const timer = setTimeout(() => {
      stop = watchLiveList({ queries, liveList });
    });
    return () => {
      clearTimeout(timer);
      stop?.();
    };
  }, [queries, liveList]);
};
