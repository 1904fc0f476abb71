import type { ViewerChange } from '@footlight/contract';
import type { Clock } from '../../../clock.js';
import type { OpenDatabase } from '../../../database/database.js';

/** Notified by database triggers. @see migrations/0082-viewer-changes.sql */
const VIEWER_CHANNEL = 'footlight_viewer';
/** Longer than a page takes between loading its lists and opening the stream. */
const RECENT_MS = 60_000;

/** Notifies the listeners of this process about a viewer's changes made in any process. */
export interface ViewerChanges {
  /**
   * @param ids of the viewer: its profile and its account
   * @returns a function that unsubscribes
   */
  follow(ids: readonly string[], send: (change: ViewerChange) => void): Promise<() => void>;
  /**
   * Whether the viewer may have changed something within the last minute: a page that loads its lists before it opens
   * the stream misses such a change. Also true while this process has been listening for less than a minute.
   */
  mayHaveChanged(ids: readonly string[]): boolean;
  readonly listeners: () => number;
}

type ViewerNotification = ViewerChange & { readonly viewer: string };

export const createViewerChanges = (
  database: Pick<OpenDatabase, 'listen'>,
  clock: Pick<Clock, 'now'>,
): ViewerChanges => {
  const followers = new Map<string, Set<(change: ViewerChange) => void>>();
  let listening: Promise<void> | undefined;
  let listeningSince = 0;
  let count = 0;
  /** Time of each viewer's last change, oldest first. */
  const recent = new Map<string, number>();

  const forgetOld = (): void => {
    for (const [viewer, at] of recent) {
      if (at > clock.now() - RECENT_MS) return;
      recent.delete(viewer);
    }
  };

  const receive = (payload: string): void => {
    const { viewer, ...change } = JSON.parse(payload) as ViewerNotification;
    recent.delete(viewer);
    recent.set(viewer, clock.now());
    forgetOld();
    for (const send of followers.get(viewer) ?? []) send(change);
  };

  return {
    follow: async (ids, send) => {
      listening ??= database
        .listen(VIEWER_CHANNEL, receive)
        .then(() => {
          listeningSince = clock.now();
        })
        .catch((error: unknown) => {
          listening = undefined;
          throw error;
        });
      await listening;
      // Without a profile, both ids are the account's.
      const keys = [...new Set(ids)];
      for (const key of keys) followers.set(key, (followers.get(key) ?? new Set()).add(send));
      count += 1;
      let hasLeft = false;
      return () => {
        if (hasLeft) return;
        hasLeft = true;
        count -= 1;
        for (const key of keys) {
          const following = followers.get(key);
          following?.delete(send);
          if (following?.size === 0) followers.delete(key);
        }
      };
    },
    mayHaveChanged: (ids) => {
      const since = clock.now() - RECENT_MS;
      return listeningSince > since || ids.some((id) => (recent.get(id) ?? 0) > since);
    },
    listeners: () => count,
  };
};
