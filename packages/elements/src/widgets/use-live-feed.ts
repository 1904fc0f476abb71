import { useEffect } from 'react';
import { watchLiveList, type WatchedList } from './watch-live-list.js';

/** Keeps a live list true while its component is shown. */
export const useLiveFeed = ({ client, liveList }: WatchedList): void => {
  useEffect(() => watchLiveList({ client, liveList }), [client, liveList]);
};
