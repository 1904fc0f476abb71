import type { FeatureHost } from '../player-feature.js';
import type { CurrentVideo } from './current-video.js';

/**
 * Calls `begin` for each video that a loader brought, once it is ready, with a signal that aborts when the video
 * is left.
 */
export const eachVideo = (
  player: FeatureHost,
  signal: AbortSignal,
  begin: (current: CurrentVideo, signal: AbortSignal) => void,
): void => {
  let begun: CurrentVideo | null = null;
  const look = (): void => {
    const { current } = player;
    if (current === null || current === begun || player.store.get().status !== 'ready') return;
    begun = current;
    begin(current, player.signal);
  };
  const stop = player.store.select(({ status }) => status, look);
  signal.addEventListener('abort', stop, { once: true });
  look();
};
