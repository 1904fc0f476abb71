import type { GuestHistory } from './guest-history.js';
import type { Items } from '../cache/items.js';
import type { PlaybackLoader } from './playback-loader.js';

/** Shows of a guest what this browser keeps of how far videos were watched. */
export const markWatchedOfGuest = (items: Pick<Items, 'mark'>, guestHistory: GuestHistory): void => {
  for (const { id, position, duration } of guestHistory.list())
    items.mark('VOD', id, { watchProgress: position / duration });
};

/** A loader that marks how far recordings are watched as it keeps it. */
export const withWatchedMarks = (loader: PlaybackLoader, items: Pick<Items, 'mark'>): PlaybackLoader => ({
  ...loader,
  saveProgress: async (request, progress) => {
    const watchProgress = progress.position / progress.duration;
    if (request.kind === 'vod' && Number.isFinite(watchProgress))
      items.mark('VOD', request.id, { watchProgress });
    await loader.saveProgress(request, progress);
  },
});
