import type { PlayerFeature } from '../session/player-host.js';
import { eachVideo } from './each-video.js';
import { followPosition } from './follow-position.js';

/** Reports the watched position of each recording to the page's loader. */
export const keepProgress: PlayerFeature = (player, life) => {
  eachVideo(player, life, ({ loader, request, data }, signal) => {
    if (loader.saveProgress === undefined || data.kind === 'live') return;
    followPosition(player, signal, (watched) => {
      // The next save supersedes a failed one; without one, the viewer resumes from the last successful save.
      loader.saveProgress?.(request, watched).catch(() => undefined);
    });
  });
};
