import { createLiveFeed, type LiveFeed, type LiveList, type Queries } from '@footlight/state';

export interface WatchedList {
  readonly queries: Queries;
  readonly liveList: LiveList;
}

/** One feed a list, so that whoever watches the same list shares its connection. */
const feeds = new WeakMap<LiveList, LiveFeed>();

const feedOf = ({ queries, liveList }: WatchedList): LiveFeed => {
  const feed = feeds.get(liveList) ?? createLiveFeed({ queries, liveList });
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
