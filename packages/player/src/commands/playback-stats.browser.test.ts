import type { PlaybackData } from '@footlight/domain';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { definePlayer } from '../element/define-player.js';
import { filmPlayback } from '../testing/film-streams.js';

let film: PlaybackData;

beforeAll(async () => {
  definePlayer();
  film = await filmPlayback('lantern-coast');
});
afterEach(() => document.body.replaceChildren());

const place = () => {
  const player = Object.assign(document.createElement('footlight-player'), { muted: true, storage: null });
  Object.assign(player.style, { inlineSize: '640px', display: 'block' });
  document.body.append(player);
  return player;
};

// PLAY-72
describe('the figures of the moment', () => {
  it('are zero without a video', async () => {
    expect(await place().getStats()).toEqual({
      width: 0,
      height: 0,
      bandwidth: null,
      connection: null,
      codecs: null,
      buffer: 0,
      totalFrames: 0,
      droppedFrames: 0,
      behindLive: null,
      latency: null,
      targetLatency: null,
    });
  });

  it.each(['hls', 'dash'] as const)(
    'are those of the %s stream that plays',
    { timeout: 60_000 },
    async (protocol) => {
      const player = Object.assign(place(), { protocol, playback: film, autoplay: true });
      await vi.waitFor(() => expect(player.state.currentTime).toBeGreaterThan(4.5), {
        timeout: 30_000,
        interval: 50,
      });
      const stats = await player.getStats();
      expect(stats).toMatchObject({ width: player.videoWidth, behindLive: null, latency: null });
      expect(stats.bandwidth).toBe(player.state.activeQuality?.bandwidth);
      expect(stats.codecs).toContain('avc1');
      expect(stats.connection).toBeGreaterThan(0);
      expect(stats.buffer).toBeGreaterThan(0);
      expect(stats.totalFrames).toBeGreaterThan(10);
    },
  );
});
