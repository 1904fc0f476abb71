import type { PlaybackData } from '@footlight/domain';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { definePlayer } from '../../element/define-player.js';
import type { FootlightPlayer } from '../../element/player.element.js';
import { filmPlayback } from '../../testing/film-streams.js';

const WAIT_OPTIONS = { timeout: 30_000, interval: 50 };
const LIMIT_MS = 60_000;
const MUCH_SECONDS = 20;
/** One segment, plus one that was already loading. */
const LITTLE_SECONDS = 5;
let film: PlaybackData;

beforeAll(async () => {
  definePlayer();
  film = await filmPlayback('lantern-coast');
});

afterEach(() => document.body.replaceChildren());

const place = (properties: Partial<FootlightPlayer>) => {
  const player = Object.assign(document.createElement('footlight-player'), {
    muted: true,
    playback: film,
    ...properties,
  });
  document.body.append(player);
  return player;
};

const aheadOf = ({ state }: FootlightPlayer): number =>
  Math.max(0, ...state.buffered.map(({ end }) => end)) - state.currentTime;

describe.each(['hls', 'dash'] as const)('PLAY-12: a player that is not played, with %s', (protocol) => {
  it(
    'loads the first frame, and no more until it is played',
    async () => {
      const unplayed = place({ protocol });
      await vi.waitFor(() => expect(aheadOf(unplayed)).toBeGreaterThan(0), WAIT_OPTIONS);
      expect(unplayed.state).toMatchObject({ status: 'ready', paused: true });
      expect(unplayed.state.duration).toBeGreaterThan(MUCH_SECONDS);

      // A player that is added later shows when the first one had enough time to load as much.
      const eager = place({ protocol, preload: 'auto' });
      await vi.waitFor(() => expect(aheadOf(eager)).toBeGreaterThan(MUCH_SECONDS), WAIT_OPTIONS);
      expect(aheadOf(unplayed)).toBeLessThan(LITTLE_SECONDS);

      eager.remove();
      await unplayed.play();
      await vi.waitFor(() => expect(aheadOf(unplayed)).toBeGreaterThan(MUCH_SECONDS), WAIT_OPTIONS);
      expect(unplayed.state.error).toBeNull();
    },
    LIMIT_MS,
  );

  it(
    'seeks to another position without buffering ahead',
    async () => {
      const player = place({ protocol, preload: 'metadata' });
      await vi.waitFor(() => expect(player.state.status).toBe('ready'), WAIT_OPTIONS);
      await player.seek({ to: 30 });
      expect(player.state).toMatchObject({ paused: true, seeking: false });
      expect(player.state.currentTime).toBeCloseTo(30, 0);
      expect(aheadOf(player)).toBeLessThan(LITTLE_SECONDS);
    },
    LIMIT_MS,
  );
});
