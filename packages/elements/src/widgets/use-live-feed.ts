import { useEffect } from 'react';
import { watchLiveList, type WatchedList } from './watch-live-list.js';

/** Keeps a live list true while its component is shown. */
export const useLiveFeed = ({ queries, liveList }: WatchedList): void => {
  useEffect(() => {
    let stop: (() => void) | undefined;
    // A task of its own: to open the connection would lengthen that of the first render.
    const timer = setTimeout(() => {
      stop = watchLiveList({ queries, liveList });
    });
    return () => {
      clearTimeout(timer);
      stop?.();
    };
  }, [queries, liveList]);
};
