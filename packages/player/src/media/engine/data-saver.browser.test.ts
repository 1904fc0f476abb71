import type { PlaybackData } from '@footlight/domain';
import type Hls from 'hls.js';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { definePlayer } from '../../element/define-player.js';
import type { FootlightPlayer } from '../../element/player.element.js';
import { filmPlayback } from '../../testing/film-streams.js';

const WAIT_OPTIONS = { timeout: 30_000, interval: 50 };
const SLOW = { timeout: 60_000 };
let film: PlaybackData;

beforeAll(async () => {
  definePlayer();
  film = await filmPlayback('lantern-coast');
});

beforeEach(() => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  // As measured on a fast line.
  sessionStorage.setItem('footlight-bandwidth', '50000000');
});

afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection');
  vi.unstubAllGlobals();
  sessionStorage.clear();
  document.body.replaceChildren();
});

const shows = (player: FootlightPlayer, isExpected: (height: number) => boolean) =>
  vi.waitFor(() => {
    expect(player.state.error).toBeNull();
    expect(isExpected(player.state.activeQuality?.height ?? 0)).toBe(true);
  }, WAIT_OPTIONS);

it.each(['hls', 'dash'] as const)(
  'PLAY-51: a viewer who saves data gets at most 480 lines of %s, and more only by choice',
  SLOW,
  async (protocol) => {
    const player = Object.assign(document.createElement('footlight-player'), {
      muted: true,
      autoplay: true,
      storage: null,
      protocol,
      playback: film,
    });
    Object.assign(player.style, { inlineSize: '1600px', display: 'block' });
    document.body.append(player);
    const heights = new Set<number>();
    player.addEventListener('footlight-statechange', () =>
      heights.add(player.state.activeQuality?.height ?? 0),
    );
    await vi.waitFor(() => expect(player.state.currentTime).toBeGreaterThan(4), WAIT_OPTIONS);
    expect(Math.max(...heights)).toBeGreaterThan(0);
    expect(Math.max(...heights)).toBeLessThanOrEqual(480);

    const highest = player.state.qualities.toSorted((one, other) => other.height - one.height)[0];
    expect(highest?.height).toBeGreaterThan(480);
    await player.setQuality(highest?.id ?? null);
    await shows(player, (height) => height === highest?.height);
    await player.setQuality(null);
    await shows(player, (height) => height > 0 && height <= 480);
  },
);

it('PLAY-51: the limit does not wait until the size of the player has been observed', SLOW, async () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly observe = (): void => undefined;
      readonly unobserve = (): void => undefined;
      readonly disconnect = (): void => undefined;
    },
  );
  const player = document.createElement('footlight-player');
  Object.assign(player, { muted: true, autoplay: true, storage: null, protocol: 'hls', playback: film });
  Object.assign(player.style, { inlineSize: '1600px', display: 'block' });
  document.body.append(player);
  const { levels, maxAutoLevel } = await vi.waitFor(() => {
    const engine = player.engine as Hls | null;
    if (engine === null || engine.levels.length === 0) throw new Error('The engine has no renditions yet.');
    return engine;
  }, WAIT_OPTIONS);
  expect(levels[maxAutoLevel]?.height).toBeGreaterThan(0);
  expect(levels[maxAutoLevel]?.height).toBeLessThanOrEqual(480);
});
