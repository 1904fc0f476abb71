import type { GuestHistory } from './guest-history.js';
import type { Items } from '../cache/items.js';
import type { ServicePlaybackLoader } from './playback-loader.js';

/** Marks videos with the progress that this browser has stored for a guest. */
export const markWatchedOfGuest = (items: Pick<Items, 'mark'>, guestHistory: GuestHistory): void => {
  for (const { id, position, duration } of guestHistory.list())
    items.mark('VOD', id, { watchProgress: position / duration });
};

/** A loader that marks the progress of videos when it is saved. */
export const withWatchedMarks = (
  loader: ServicePlaybackLoader,
  items: Pick<Items, 'mark'>,
): ServicePlaybackLoader => ({
  ...loader,
  saveProgress: async (request, progress) => {
    const watchProgress = progress.position / progress.duration;
    if (request.kind === 'vod' && Number.isFinite(watchProgress))
      items.mark('VOD', request.id, { watchProgress });
    await loader.saveProgress(request, progress);
  },
});
