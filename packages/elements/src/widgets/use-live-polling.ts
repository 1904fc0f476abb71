import type { EventListStore } from '@footlight/state';
import { useEffect } from 'react';
import { watchLiveList } from './watch-live-list.js';

/** Keeps a live list true while its component is shown. */
export const useLivePolling = (liveList: EventListStore): void => {
  useEffect(() => watchLiveList(liveList), [liveList]);
};
