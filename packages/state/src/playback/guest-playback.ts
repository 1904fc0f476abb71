import { isHttpError, type Client } from '@footlight/client';
import type { Clock } from '../clock.js';
import type { GuestHistory } from './guest-history.js';
import type { ServicePlaybackLoader } from './playback-loader.js';

export interface GuestPlaybackOptions {
  readonly history: GuestHistory;
  readonly isGuest: () => boolean;
  readonly clock: Clock;
}

/** A loader that stores a guest's history in the browser, in place of the service. */
export const withGuestHistory = (
  loader: ServicePlaybackLoader,
  { history, isGuest, clock }: GuestPlaybackOptions,
): ServicePlaybackLoader => ({
  ...loader,
  load: async (request, signal) => {
    const data = await loader.load(request, signal);
    const isTheirs = request.kind === 'vod' && data.watchProgress === null && isGuest();
    return isTheirs ? { ...data, watchProgress: history.positionOf(request.id) } : data;
  },
  saveProgress: async (request, watched) => {
    if (request.kind !== 'vod' || !isGuest()) {
      await loader.saveProgress(request, watched);
      return;
    }
    const { position, duration } = watched;
    history.save({ id: request.id, position, duration, at: clock.now() });
  },
});

/** A loader that calls `left` when a video was closed and its progress has been saved. */
export const withCloseCallback = (
  loader: ServicePlaybackLoader,
  left: () => void,
): ServicePlaybackLoader => ({
  ...loader,
  saveProgress: async (request, watched) => {
    await loader.saveProgress(request, watched);
    if (watched.final) left();
  },
});

/** Transfers a guest's history to the account that they have signed in to, oldest first. */
export const mergeGuestHistory = async (client: Client, history: GuestHistory): Promise<void> => {
  for (const { id, position, duration } of [...history.list()].toReversed()) {
    try {
      await client.call('saveWatchProgress', { params: { id }, body: { position, duration } });
    } catch (error) {
      if (!isHttpError(error)) throw error;
      // Videos that no longer exist are dropped; after other errors the entries stay for the next attempt.
      if (error.code !== 'VOD_NOT_FOUND') return;
    }
    history.remove(id);
  }
};
