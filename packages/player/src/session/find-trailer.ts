import type { PlayerFeature } from '../player-feature.js';
import { eachVideo } from './each-video.js';

/** Tells of the trailer, where the page knows one. That is an extra: without it there is none. */
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
