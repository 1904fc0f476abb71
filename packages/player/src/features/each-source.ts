import type { PlayerHost } from '../session/player-host.js';

/** Calls `begin` for each plain address once it is ready. The signal aborts when the video is unloaded. */
export const eachSource = (
  player: PlayerHost,
  life: AbortSignal,
  begin: (src: string, signal: AbortSignal) => void,
): void => {
  let started: AbortSignal | null = null;
  const look = (): void => {
    const { page, signal } = player;
    const { status, id } = player.store.get();
    // A video from playback data has an id.
    if (status !== 'ready' || id !== null || page.playedAddress === null || signal === started) return;
    started = signal;
    begin(page.playedAddress, signal);
  };
  const stop = player.store.select(({ status }) => status, look);
  life.addEventListener('abort', stop, { once: true });
  look();
};
