import type { ViewerChange } from '@footlight/contract';
import type { Clock } from '../../clock.js';
import type { OpenDatabase } from '../../database/database.js';

/** Triggers notify it. @see migrations/0082-viewer-changes.sql */
const VIEWER_CHANNEL = 'footlight_viewer';
/** Longer than a page takes from reading its lists until it listens. */
const RECENT_MS = 60_000;

/** Tells those who listen to this process what a viewer changed, in whichever process. */
export interface ViewerChanges {
  /**
   * @param ids of the viewer: of the profile, and of its account
   * @returns a function that ends it
   */
  follow(ids: readonly string[], send: (change: ViewerChange) => void): Promise<() => void>;
  /**
   * Whether the viewer may have changed something within the last minute, which a page that reads its lists first and
   * listens afterwards has missed. True as well where this process has not listened for as long.
   */
  mayHaveChanged(ids: readonly string[]): boolean;
  readonly listeners: () => number;
}

type Told = ViewerChange & { readonly viewer: string };

export const createViewerChanges = (
  database: Pick<OpenDatabase, 'listen'>,
  clock: Pick<Clock, 'now'>,
): ViewerChanges => {
  const followers = new Map<string, Set<(change: ViewerChange) => void>>();
  let listening: Promise<void> | undefined;
  let listeningSince = 0;
  let count = 0;
  /** When a viewer last changed something, oldest first. */
  const recent = new Map<string, number>();

  const forgetOld = (): void => {
    for (const [viewer, at] of recent) {
      if (at > clock.now() - RECENT_MS) return;
      recent.delete(viewer);
    }
  };

  const hear = (payload: string): void => {
    const { viewer, ...change } = JSON.parse(payload) as Told;
    recent.delete(viewer);
    recent.set(viewer, clock.now());
    forgetOld();
    for (const send of followers.get(viewer) ?? []) send(change);
  };

  return {
    follow: async (ids, send) => {
      listening ??= database
        .listen(VIEWER_CHANNEL, hear)
        .then(() => {
          listeningSince = clock.now();
        })
        .catch((error: unknown) => {
          listening = undefined;
          throw error;
        });
      await listening;
      // A viewer without a profile of their own is one with the account.
      const keys = [...new Set(ids)];
      for (const key of keys) followers.set(key, (followers.get(key) ?? new Set()).add(send));
      count += 1;
      let hasLeft = false;
      return () => {
        if (hasLeft) return;
        hasLeft = true;
        count -= 1;
        for (const key of keys) {
          const held = followers.get(key);
          held?.delete(send);
          if (held?.size === 0) followers.delete(key);
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
