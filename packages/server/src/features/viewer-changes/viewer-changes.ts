import type { ViewerChange } from '@footlight/contract';
import type { OpenDatabase } from '../../database/database.js';

/** Triggers notify it. @see migrations/0082-viewer-changes.sql */
const VIEWER_CHANNEL = 'footlight_viewer';

/** Tells those who listen to this process what a viewer changed, in whichever process. */
export interface ViewerChanges {
  /**
   * @param ids of the viewer: of the profile, and of its account
   * @returns a function that ends it
   */
  follow(ids: readonly string[], send: (change: ViewerChange) => void): Promise<() => void>;
  readonly listeners: () => number;
}

type Told = ViewerChange & { readonly viewer: string };

export const createViewerChanges = (database: Pick<OpenDatabase, 'listen'>): ViewerChanges => {
  const followers = new Map<string, Set<(change: ViewerChange) => void>>();
  let listening: Promise<void> | undefined;
  let count = 0;

  const hear = (payload: string): void => {
    const { viewer, ...change } = JSON.parse(payload) as Told;
    for (const send of followers.get(viewer) ?? []) send(change);
  };

  return {
    follow: async (ids, send) => {
      listening ??= database.listen(VIEWER_CHANNEL, hear).catch((error: unknown) => {
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
    listeners: () => count,
  };
};
