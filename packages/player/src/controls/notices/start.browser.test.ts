import type { PlaybackData, PlaybackLoader } from '@footlight/domain';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { definePlayer } from '../../element/define-player.js';
import type { FootlightPlayer } from '../../element/player.element.js';
import { filmPlayback } from '../../testing/film-streams.js';

const WAIT_OPTIONS = { timeout: 15_000, interval: 20 };
let film: PlaybackData;

beforeAll(async () => {
  await page.viewport(1024, 700);
  definePlayer();
  film = await filmPlayback('lantern-coast');
});

afterEach(() => document.body.replaceChildren());

const place = (properties: Partial<FootlightPlayer>): FootlightPlayer => {
  const player = Object.assign(document.createElement('footlight-player'), {
    muted: true,
    storage: null,
    ...properties,
  });
  document.body.append(player);
  return player;
};

const start = (player: FootlightPlayer): HTMLButtonElement | null =>
  player.shadowRoot?.querySelector<HTMLButtonElement>('.start') ?? null;

// PLAY-13
it('shows the start button while the video loads, and plays it after a press', async () => {
  let arrive: (data: PlaybackData) => void = () => undefined;
  const loader = {
    load: () => new Promise<PlaybackData>((resolve) => (arrive = resolve)),
    saveProgress: () => Promise.resolve(),
  } as unknown as PlaybackLoader;
  const player = place({ loader });
  player.load({ id: '1001', kind: 'vod', autoplay: false }).catch(() => undefined);
  await vi.waitFor(() => expect(player.state.status).toBe('loading'), WAIT_OPTIONS);
  await vi.waitFor(() => expect(start(player)).not.toBeNull(), WAIT_OPTIONS);
  start(player)?.click();
  await vi.waitFor(() => expect(start(player)).toBeNull(), WAIT_OPTIONS);
  expect(player.state.status).toBe('loading');
  arrive(film);
  await vi.waitFor(() => expect(player.state.isPlaying).toBe(true), WAIT_OPTIONS);
});

it('hides the start button while an autoplaying video loads', async () => {
  const loader = {
    load: () => new Promise<PlaybackData>(() => undefined),
    saveProgress: () => Promise.resolve(),
  } as unknown as PlaybackLoader;
  const player = place({ loader });
  player.load({ id: '1001', kind: 'vod', autoplay: true }).catch(() => undefined);
  await vi.waitFor(() => expect(player.shadowRoot?.querySelector('.lamps')).not.toBeNull(), WAIT_OPTIONS);
  expect(start(player)).toBeNull();
});

// PLAY-13
it('shows the resume position until playback starts', async () => {
  const player = place({ playback: { ...film, watchProgress: 25 } });
  const words = () => player.shadowRoot?.querySelector('.start-words')?.textContent.trim();
  await vi.waitFor(() => expect(words()).toBe('Resume from 0:25'), WAIT_OPTIONS);
  const described = start(player)?.getAttribute('aria-describedby') ?? '';
  expect(player.shadowRoot?.getElementById(described)?.textContent.trim()).toBe(words());
  start(player)?.click();
  await vi.waitFor(() => expect(player.state.isPlaying).toBe(true), WAIT_OPTIONS);
  expect(player.state.currentTime).toBeGreaterThanOrEqual(25);
  expect([start(player), words()]).toEqual([null, undefined]);
});

// PLAY-19
it('shows the poster again after the end, with an icon that is drawn as a line', async () => {
  const player = place({ loader: { load: () => Promise.resolve(film) } });
  await player.load({ id: '1001', kind: 'vod', autoplay: true });
  const part = (name: string) => player.shadowRoot?.querySelector<HTMLElement>(`[part~="${name}"]`) ?? null;
  await vi.waitFor(() => expect(part('poster')?.hasAttribute('data-gone')).toBe(true), WAIT_OPTIONS);
  await player.seek({ to: (player.state.duration ?? 0) - 0.3 });
  await vi.waitFor(() => expect(player.state.ended).toBe(true), WAIT_OPTIONS);
  await vi.waitFor(() => expect(part('poster')?.hasAttribute('data-gone')).toBe(false), WAIT_OPTIONS);
  const icon = part('play-button')?.querySelector('svg');
  await vi.waitFor(() =>
    expect(icon === null || icon === undefined ? '' : getComputedStyle(icon).fill).toBe('none'),
  );
  await player.play();
  await vi.waitFor(() => expect(part('poster')?.hasAttribute('data-gone')).toBe(true), WAIT_OPTIONS);
});
