import type { PlayerHost } from '../session/player-host.js';
import type { CurrentVideo } from '../session/current-video.js';

/** Calls `begin` for each video from a loader once it is ready. The signal aborts when the video is unloaded. */
export const eachVideo = (
  player: PlayerHost,
  signal: AbortSignal,
  begin: (current: CurrentVideo, signal: AbortSignal) => void,
): void => {
  let started: CurrentVideo | null = null;
  const look = (): void => {
    const { current } = player;
    if (current === null || current === started || player.store.get().status !== 'ready') return;
    started = current;
    begin(current, player.signal);
  };
  const stop = player.store.select(({ status }) => status, look);
  signal.addEventListener('abort', stop, { once: true });
  look();
};
