import { createLiveFeed, type LiveFeed, type LiveList, type Queries } from '@footlight/state';

export interface WatchedList {
  readonly queries: Queries;
  readonly liveList: LiveList;
}

/** One feed per list, so that all watchers of a list share its connection. */
const feeds = new WeakMap<LiveList, LiveFeed>();

const feedOf = ({ queries, liveList }: WatchedList): LiveFeed => {
  const feed = feeds.get(liveList) ?? createLiveFeed({ queries, liveList });
  feeds.set(liveList, feed);
  return feed;
};

/**
 * Keeps a live list up to date while the page is visible. Hidden pages hold no connection, because browsers limit the
 * number of connections per host.
 * @returns a function that stops watching
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
