import type { ContentItem } from '@footlight/contract';
import { createStore } from 'zustand/vanilla';
import type { GuestHistory } from './guest-history.js';
import type { PlaybackLoader } from './playback-loader.js';

export interface WatchedState {
  /**
   * By video, the part of it that was watched, 0–1: of a guest all that this browser keeps, and of everybody what was
   * watched on this page. The service tells the rest with every item.
   */
  readonly parts: Readonly<Record<string, number>>;
  readonly note: (id: string, part: number) => void;
  readonly forget: (id: string) => void;
  /** Begins anew for another reader. */
  readonly reset: (isGuest: boolean) => void;
}

/** How far videos were watched since the lists that show them came. */
export const createWatchedStore = ({ guestHistory }: { readonly guestHistory: GuestHistory }) => {
  const keptOfGuest = (): Record<string, number> =>
    Object.fromEntries(guestHistory.list().map(({ id, position, duration }) => [id, position / duration]));
  return createStore<WatchedState>()((set, get) => ({
    parts: keptOfGuest(),
    note: (id, part) => set({ parts: { ...get().parts, [id]: part } }),
    forget: (id) => {
      // Told by the service before as well: nothing watched is more than nothing said.
      get().note(id, 0);
    },
    reset: (isGuest) => set({ parts: isGuest ? keptOfGuest() : {} }),
  }));
};

export type WatchedStore = ReturnType<typeof createWatchedStore>;

/** An item with how far it was watched by now. */
export const withWatchedPart = <T extends Pick<ContentItem, 'id' | 'watchProgress'>>(
  item: T,
  part: number | undefined,
): T => (part === undefined ? item : { ...item, watchProgress: part });

/** A loader that notes how far recordings are watched as it keeps it. */
export const withWatched = (loader: PlaybackLoader, watched: WatchedStore): PlaybackLoader => ({
  ...loader,
  saveProgress: async (request, progress) => {
    const part = progress.position / progress.duration;
    if (request.kind === 'vod' && Number.isFinite(part)) watched.getState().note(request.id, part);
    await loader.saveProgress(request, progress);
  },
});
