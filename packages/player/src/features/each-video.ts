import type { CurrentVideo } from '../session/current-video.js';
import type { PlayerHost } from '../session/player-host.js';
import { eachStream } from './each-stream.js';

/** Calls `begin` for each video from a loader once it is ready. The signal aborts when the video is unloaded. */
export const eachVideo = (
  player: PlayerHost,
  life: AbortSignal,
  begin: (current: CurrentVideo, signal: AbortSignal) => void,
): void =>
  eachStream(player, life, (signal) => {
    const { current } = player;
    if (current !== null) begin(current, signal);
  });
