import type { PlayerHost } from '../session/player-host.js';
import { eachStream } from './each-stream.js';

/** Calls `begin` for each plain address once it is ready. The signal aborts when the video is unloaded. */
export const eachSource = (
  player: PlayerHost,
  life: AbortSignal,
  begin: (src: string, signal: AbortSignal) => void,
): void =>
  eachStream(player, life, (signal) => {
    const { playedAddress } = player.page;
    // A video from playback data has an id.
    if (playedAddress !== null && player.store.get().id === null) begin(playedAddress, signal);
  });
