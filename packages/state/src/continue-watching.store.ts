import type { Client } from '@footlight/client';
import { PAGE_SIZES, type ContentItem } from '@footlight/contract';
import { watchOutcome } from '@footlight/domain';
import { createStore } from 'zustand/vanilla';
import type { GuestHistory } from './guest-history.js';
import { createLoad } from './load.js';
import { markItems } from './mark-favourite.js';
import { failureOf, type Failure, type Status } from './status.js';
import type { WatchedStore } from './watched.store.js';

export interface ContinueWatchingState {
  readonly status: Status;
  /** Why the last load, or the last removal, failed. */
  readonly failure: Failure | null;
  /** Newest first, each with how much of it was watched; what was seen to its end is none of them. */
  readonly items: readonly ContentItem[];
  readonly load: (isGuest: boolean) => Promise<void>;
  /** Loads again what was loaded before: a video was left, and how far it was watched is kept by now. */
  readonly refresh: () => Promise<void>;
  /** Forgets one at once; the service is told. Where it does not take that, the item stands where it stood. */
  readonly remove: (id: string) => Promise<void>;
  readonly markFavourite: (id: string, favourite: boolean) => void;
  readonly reset: () => void;
}

export interface ContinueWatchingOptions {
  readonly client: Client;
  readonly guestHistory: GuestHistory;
  readonly watched: WatchedStore;
}

const EMPTY = { status: 'idle', failure: null, items: [] } as const;

const isResumable = ({ watchProgress = 0 }: ContentItem): boolean =>
  watchOutcome(watchProgress, 1) === 'resumable';

/** What a reader has begun and not seen to its end: of an account by the service, of a guest by this browser. */
export const createContinueWatchingStore = ({ client, guestHistory, watched }: ContinueWatchingOptions) => {
  const load = createLoad();

  const ofViewer = async (signal: AbortSignal): Promise<ContentItem[]> => {
    const { entries } = await client.call('listHistory', { query: { rpp: PAGE_SIZES.guide }, signal });
    return entries.map(({ item, position }) =>
      Object.assign(item, {
        watchProgress: item.watchProgress ?? position / (item.duration ?? Number.POSITIVE_INFINITY),
      }),
    );
  };

  const ofGuest = async (signal: AbortSignal): Promise<ContentItem[]> => {
    const watched = guestHistory.list().slice(0, PAGE_SIZES.carousel);
    if (watched.length === 0) return [];
    const { vods } = await client.call('listVods', { query: { id: watched.map(({ id }) => id) }, signal });
    const found = new Map(vods.map((item) => [item.id, item]));
    return watched.flatMap(({ id, position, duration }) => {
      const item = found.get(id);
      if (item !== undefined) return [Object.assign(item, { watchProgress: position / duration })];
      guestHistory.remove(id);
      return [];
    });
  };

  return createStore<ContinueWatchingState>()((set, get) => {
    let isGuestHeld = true;
    return {
      ...EMPTY,
      load: (isGuest) => {
        isGuestHeld = isGuest;
        set({ status: 'loading', failure: null });
        return load.run(isGuest ? ofGuest : ofViewer, {
          ready: (items) => set({ status: 'ready', items: items.filter(isResumable) }),
          failed: (failure) => set({ status: 'failed', failure }),
        });
      },
      refresh: async () => {
        if (get().status !== 'idle') await get().load(isGuestHeld);
      },
      remove: async (id) => {
        const before = get().items;
        const part = watched.getState().parts[id] ?? before.find((item) => item.id === id)?.watchProgress;
        set({ items: before.filter((item) => item.id !== id), failure: null });
        watched.getState().forget(id);
        if (isGuestHeld) {
          guestHistory.remove(id);
          return;
        }
        try {
          await client.call('removeFromHistory', { params: { id } });
        } catch (error) {
          const failure = failureOf(error);
          const { items } = get();
          const held = new Set(items.map((item) => item.id));
          const known = new Set(before.map((item) => item.id));
          // It is still there: shown again, so that another try can be made; what else was removed stays away.
          set({
            items: [
              ...items.filter((item) => !known.has(item.id)),
              ...before.filter((item) => item.id === id || held.has(item.id)),
            ],
            failure,
          });
          if (part !== undefined) watched.getState().note(id, part);
        }
      },
      markFavourite: (id, favourite) => set({ items: markItems(get().items, id, favourite) }),
      reset: () => {
        load.cancel();
        set(EMPTY);
      },
    };
  });
};

export type ContinueWatchingStore = ReturnType<typeof createContinueWatchingStore>;
