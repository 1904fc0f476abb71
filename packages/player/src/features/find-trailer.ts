import type { PlayerFeature } from '../session/player-host.js';
import { eachVideo } from './each-video.js';

/** Finds the trailer, if the page provides one. Optional: if the request fails, there is none. */
export const findTrailer: PlayerFeature = (player, life) => {
  eachVideo(player, life, ({ loader, request }, signal) => {
    loader.trailer?.(request, signal).then(
      (trailer) => {
        if (!signal.aborted) player.store.set({ trailer });
      },
      () => undefined,
    );
  });
};
