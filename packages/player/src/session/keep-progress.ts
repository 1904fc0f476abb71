import type { PlayerFeature } from '../player-feature.js';
import { eachVideo } from './each-video.js';
import { followPlace } from './follow-place.js';

/** Says to the page's loader how far each recording was watched. */
export const keepProgress: PlayerFeature = (player, life) => {
  eachVideo(player, life, ({ loader, request, data }, signal) => {
    if (loader.saveProgress === undefined || data.kind === 'live') return;
    followPlace(player, signal, (watched) => {
      // The next save says more; without one, the viewer goes on from the last that arrived.
      loader.saveProgress?.(request, watched).catch(() => undefined);
    });
  });
};
