import type { PlaybackData } from '@footlight/domain';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { definePlayer } from '../../element/define-player.js';
import type { FootlightPlayer } from '../../element/player.element.js';
import type { PlayerState } from '../../store/player-state.js';
import { filmPlayback } from '../../testing/film-streams.js';

const WAIT_OPTIONS = { timeout: 40_000, interval: 50 };
const LIMIT_MS = 60_000;
let film: PlaybackData;

beforeAll(async () => {
  definePlayer();
  film = await filmPlayback('lantern-coast');
});

afterEach(() => document.body.replaceChildren());

const place = async (properties: Partial<FootlightPlayer>) => {
  const player = Object.assign(document.createElement('footlight-player'), { muted: true, ...properties });
  document.body.append(player);
  await player.updateComplete;
  const media = player.shadowRoot?.querySelector('video');
  if (!(media instanceof HTMLVideoElement)) throw new Error('The player has no video element.');
  return { player, media };
};

const playedTo = (player: FootlightPlayer, seconds: number) =>
  vi.waitFor(() => {
    expect(player.state.error).toBeNull();
    expect(player.state.currentTime).toBeGreaterThan(seconds);
  }, WAIT_OPTIONS);

/** Stops the decoder of a player: it is not paused, data is available, but the time does not advance. */
const recoveredFromStall = async (protocol: 'hls' | 'dash'): Promise<PlayerState> => {
  const { player, media } = await place({ playback: film, protocol, autoplay: true });
  await playedTo(player, 1);
  const leaps: number[] = [];
  let setUpAnew = 0;
  let stood = media.currentTime;
  media.addEventListener('emptied', () => (setUpAnew += 1));
  media.addEventListener('seeking', () => {
    if (setUpAnew === 0) leaps.push(media.currentTime - stood);
    stood = media.currentTime;
  });
  media.playbackRate = 0;
  stood = media.currentTime;
  await vi.waitFor(() => expect(leaps).toHaveLength(1), WAIT_OPTIONS);
  expect(leaps[0]).toBeGreaterThan(0.1);
  expect(leaps[0]).toBeLessThan(0.5);
  expect(setUpAnew).toBe(0);

  await vi.waitFor(() => expect(setUpAnew).toBeGreaterThan(0), WAIT_OPTIONS);
  expect(leaps).toHaveLength(3);
  expect(Math.max(...leaps)).toBeLessThan(1);
  await playedTo(player, stood + 1);
  return player.state;
};

// PLAY-20; both wait most of the time.
it(
  'playback that stalls despite buffered data is nudged with small seeks, and set up again if they do not help',
  async () => {
    const recovered = await Promise.all([recoveredFromStall('hls'), recoveredFromStall('dash')]);
    for (const state of recovered) expect(state).toMatchObject({ paused: false, error: null });
  },
  LIMIT_MS,
);
