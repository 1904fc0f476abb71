import type { PlaybackData } from '@footlight/domain';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { definePlayer } from '../../element/define-player.js';
import type { FootlightPlayer } from '../../element/player.element.js';
import { filmPlayback } from '../../testing/film-streams.js';

const WAIT_OPTIONS = { timeout: 30_000, interval: 50 };
let film: PlaybackData;

beforeAll(async () => {
  definePlayer();
  film = await filmPlayback('lantern-coast');
});
afterEach(() => {
  sessionStorage.clear();
  document.body.replaceChildren();
});

const place = (properties: Partial<FootlightPlayer>) => {
  const player = Object.assign(document.createElement('footlight-player'), {
    muted: true,
    autoplay: true,
    storage: null,
    ...properties,
  });
  const engines: object[] = [];
  player.addEventListener('footlight-enginechange', ({ detail }) => void engines.push(detail.engine));
  document.body.append(player);
  return { player, engines };
};

const played = (player: FootlightPlayer) =>
  vi.waitFor(() => {
    expect(player.state.error).toBeNull();
    expect(player.state.currentTime).toBeGreaterThan(0.5);
  }, WAIT_OPTIONS);

// PLAY-48
it.each([
  ['hls', 'loadSource'],
  ['dash', 'attachSource'],
] as const)(
  'the engine of %s is reported before it loads anything, and is that of the video',
  async (protocol, method) => {
    const { player, engines } = place({ protocol, playback: film });
    expect(player.engine).toBeNull();
    await played(player);
    await vi.waitFor(() => expect(player.engine).not.toBeNull(), WAIT_OPTIONS);
    expect(engines).toEqual([player.engine]);
    expect(engines[0]).toHaveProperty(method, expect.any(Function));
    player.unload();
    expect(player.engine).toBeNull();
  },
);

it('PLAY-48: a video that the browser plays itself has no engine', async () => {
  const { player, engines } = place({ src: `${location.origin}/films/lantern-coast/v360.mp4` });
  await played(player);
  expect(player.state.engine).toBe('native');
  expect(player.engine).toBeNull();
  expect(engines).toEqual([]);
});
