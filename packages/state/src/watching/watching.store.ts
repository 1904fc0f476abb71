import { createStore } from 'zustand/vanilla';

/** A title that has the site's player, and the list that it is watched in, as its address names it. */
export interface Watched {
  readonly id: string;
  readonly kind: 'vod' | 'live';
  readonly list: Readonly<Record<string, string>>;
}

export interface WatchingState {
  /** Null while nothing has the player. */
  readonly watched: Watched | null;
  /** On the title's own page, or in a small frame beside another. */
  readonly place: 'page' | 'mini';
  /** A title has the player, on its page. */
  readonly watch: (watched: Watched) => void;
  /** The player went on to another title of the list by itself, where it is. */
  readonly goOn: (to: Pick<Watched, 'id' | 'kind'>) => void;
  /** Its page is left, and it plays on. */
  readonly shrink: () => void;
  /** The player is let go. */
  readonly end: () => void;
}

/** What is watched on this site, and where: one thing at a time. */
export const createWatchingStore = () =>
  createStore<WatchingState>()((set, get) => ({
    watched: null,
    place: 'page',
    watch: (watched) => set({ watched, place: 'page' }),
    goOn: (to) => {
      const { watched } = get();
      if (watched !== null && watched.id !== to.id) set({ watched: { ...watched, ...to } });
    },
    shrink: () => {
      if (get().watched !== null) set({ place: 'mini' });
    },
    end: () => set({ watched: null, place: 'page' }),
  }));

export type WatchingStore = ReturnType<typeof createWatchingStore>;
