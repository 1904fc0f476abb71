import type { Client } from '@footlight/client';
import { createLiveFeed, type EventListStore, type LiveFeed } from '@footlight/state';

export interface WatchedList {
  readonly client: Client;
  readonly liveList: EventListStore;
}

/** One feed a list, so that whoever watches the same list shares its connection. */
const feeds = new WeakMap<EventListStore, LiveFeed>();

const feedOf = ({ client, liveList }: WatchedList): LiveFeed => {
  const feed = feeds.get(liveList) ?? createLiveFeed({ client, liveList });
  feeds.set(liveList, feed);
  return feed;
};

/**
 * Keeps a live list true while the page is looked at. Pages that nobody sees hold no connection: browsers allow
 * few to one service.
 * @returns the way to stop
 */
export const watchLiveList = (watched: WatchedList): (() => void) => {
  const feed = feedOf(watched);
  let leave: (() => void) | undefined;
  const look = (): void => {
    if (document.visibilityState === 'visible') {
      leave ??= feed.follow();
      return;
    }
    leave?.();
    leave = undefined;
  };
  look();
  document.addEventListener('visibilitychange', look);
  return () => {
    document.removeEventListener('visibilitychange', look);
    leave?.();
  };
};
