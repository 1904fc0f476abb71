import type { PlaybackStats } from '@footlight/player-contract';
import type { PlayerHost } from '../session/player-host.js';

export const readStats = ({
  store,
  media,
  engine,
}: Pick<PlayerHost, 'store' | 'media' | 'engine'>): PlaybackStats => {
  const { activeQuality, live, buffered, currentTime } = store.get();
  const { connection, codecs } = engine?.statistics?.() ?? {};
  const { totalVideoFrames, droppedVideoFrames } = media.getVideoPlaybackQuality();
  const end = buffered.find((range) => range.start <= currentTime && currentTime <= range.end)?.end;
  const origin = engine?.clockOrigin?.() ?? null;
  return {
    width: media.videoWidth,
    height: media.videoHeight,
    bandwidth: activeQuality?.bandwidth ?? null,
    connection: connection ?? null,
    codecs: codecs ?? null,
    buffer: Math.max(0, (end ?? currentTime) - currentTime),
    totalFrames: totalVideoFrames,
    droppedFrames: droppedVideoFrames,
    behindLive: live?.behindBy ?? null,
    latency: live === null || origin === null ? null : Date.now() / 1000 - (origin + currentTime),
    targetLatency: live?.targetLatency ?? null,
  };
};
