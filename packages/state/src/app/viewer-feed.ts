import { followStream } from '@footlight/client';
import type { SessionUser, ViewerChange } from '@footlight/contract';
import { historyQuery } from '../playback/history.queries.js';
import type { ContinueWatching } from '../playback/continue-watching.js';
import { favouritesQuery, type FavouritesStore } from '../lists/favourites.store.js';
import type { Queries } from '../cache/queries.js';
import type { AnyQuery } from '../cache/query.js';
import type { SessionStore } from '../sign-in/session.store.js';
import type { WatchingStore } from '../playback/watching.store.js';
import {
  accountWatchlistsQuery,
  holdingWatchlistsQuery,
  watchlistQuery,
  watchlistsQuery,
} from '../lists/watchlist.queries.js';

/** Related changes within this time cause one request. */
const GATHER_MS = 250;

export interface ViewerFeedOptions {
  readonly queries: Queries;
  readonly session: SessionStore;
  readonly favourites: FavouritesStore;
  readonly continueWatching: ContinueWatching;
  readonly watching: WatchingStore;
  /** Default: the browser's, where supported. */
  readonly locks?: Pick<LockManager, 'request'> | undefined;
}

/** Null where browsers have none, or deny it together with storage. */
const openChannel = (name: string): BroadcastChannel | null => {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
};

const viewerOf = (user: SessionUser | null): string | null =>
  user === null || user.isGuest ? null : `${user.id} ${user.pro?.id ?? ''}`;

/**
 * Applies changes that the viewer makes on other devices as they happen (LIST-45). Browsers limit the connections to an
 * origin, so only one tab holds the stream and broadcasts the changes to the others.
 */
export const createViewerFeed = (options: ViewerFeedOptions) => {
  const { queries, session, favourites, continueWatching, watching } = options;
  const locks =
    options.locks ??
    (typeof navigator === 'undefined' ? undefined : (navigator as { locks?: LockManager }).locks);
  const LISTS = [watchlistsQuery, accountWatchlistsQuery, holdingWatchlistsQuery, watchlistQuery] as const;
  const QUERIES: Readonly<Record<ViewerChange['subject'], readonly AnyQuery[]>> = {
    connected: [],
    favourites: [favouritesQuery, ...LISTS],
    history: [historyQuery, continueWatching.query],
    watchlists: LISTS,
    all: [favouritesQuery, historyQuery, continueWatching.query, ...LISTS],
  };

  let due = new Set<AnyQuery>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const renewSoon = (wanted: readonly AnyQuery[]): void => {
    for (const query of wanted) due.add(query);
    if (due.size === 0) return;
    timer ??= setTimeout(() => {
      const queued = due;
      due = new Set();
      timer = undefined;
      for (const query of queued) void queries.renew(query);
    }, GATHER_MS);
  };

  const handleChange = ({ subject, id, favourite, watchProgress }: ViewerChange): void => {
    if (id !== null && favourite !== undefined) favourites.getState().receive(id, favourite);
    // For the video that is playing here, the local progress is more recent.
    if (id !== null && watchProgress !== undefined && watching.getState().watched?.id !== id)
      queries.items.mark('VOD', id, { watchProgress });
    renewSoon(QUERIES[subject]);
  };

  /** Listens to one viewer's changes until the signal aborts. */
  const listen = (viewer: string, signal: AbortSignal): void => {
    const name = `footlight-changes:${queries.client.origin} ${viewer}`;
    const channel = openChannel(name);
    if (channel !== null) channel.onmessage = ({ data }) => handleChange(data as ViewerChange);
    signal.addEventListener('abort', () => channel?.close(), { once: true });
    const follow = (): Promise<void> =>
      followStream(queries.client, 'streamViewerChanges', {
        signal,
        onMessage: (change) => {
          handleChange(change);
          if (!signal.aborted) channel?.postMessage(change);
        },
        onConnection: () => undefined,
      });
    if (locks === undefined || channel === null) void follow();
    else
      void locks.request(name, { signal }, follow).catch(() => {
        // Refused with storage: this tab follows alone.
        if (!signal.aborted) void follow();
      });
  };

  let followers = 0;
  let line = new AbortController();
  const open = (): void => {
    line.abort();
    line = new AbortController();
    const viewer = viewerOf(session.getState().user);
    if (viewer !== null) listen(viewer, line.signal);
  };
  let stop = (): void => undefined;

  return {
    /** Starts listening; all followers share one connection. Returns a function that stops it. */
    follow: (): (() => void) => {
      followers += 1;
      if (followers === 1) {
        open();
        stop = session.subscribe(({ user }, { user: before }) => {
          if (viewerOf(user) !== viewerOf(before)) open();
        });
      }
      let hasLeft = false;
      return () => {
        if (hasLeft) return;
        hasLeft = true;
        followers -= 1;
        if (followers > 0) return;
        stop();
        line.abort();
        clearTimeout(timer);
        timer = undefined;
        due = new Set();
      };
    },
  };
};

export type ViewerFeed = ReturnType<typeof createViewerFeed>;
