import { createStore } from 'zustand/vanilla';

/** A title in the site's player, with the list that it is watched in, as in its address. */
export interface Watched {
  readonly id: string;
  readonly kind: 'vod' | 'live';
  readonly list: Readonly<Record<string, string>>;
}

export interface WatchingState {
  /** Null while the player is unused. */
  readonly watched: Watched | null;
  /** On the title's own page, or in the mini player beside another. */
  readonly place: 'page' | 'mini';
  /** A title takes over the player on its page. */
  readonly watch: (watched: Watched) => void;
  /** The player continued with another title of the list by itself, in the same place. */
  readonly goOn: (to: Pick<Watched, 'id' | 'kind'>) => void;
  /** The page is left and playback continues in the mini player. */
  readonly shrink: () => void;
  /** Destroys the player. */
  readonly end: () => void;
}

/** The title being watched on the site, and where; one at a time. */
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
