import type { PlaybackData } from '@footlight/domain';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { definePlayer } from '../../element/define-player.js';
import type { FootlightPlayer } from '../../element/player.element.js';
import { filmPlayback } from '../../testing/film-streams.js';

const WAIT_OPTIONS = { timeout: 15_000, interval: 50 };
let film: PlaybackData;

beforeAll(async () => {
  // Wide enough that the chapters have a button of their own.
  await page.viewport(1024, 700);
  definePlayer();
  film = await filmPlayback('lantern-coast');
});

afterEach(() => document.body.replaceChildren());

const place = (properties: Partial<FootlightPlayer> = {}): FootlightPlayer => {
  const player = Object.assign(document.createElement('footlight-player'), {
    muted: true,
    storage: null,
    playback: film,
    ...properties,
  });
  document.body.append(player);
  return player;
};

const all = (player: FootlightPlayer, selector: string): HTMLElement[] => [
  ...(player.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []),
];

it('lists the chapters with pictures, marks the current one, and seeks to another', async () => {
  const player = place();
  await vi.waitFor(() => expect(all(player, '[part~="chapters-button"]')).toHaveLength(1), WAIT_OPTIONS);
  await player.seek({ to: 20 });
  const [button] = all(player, '[part~="chapters-button"]');
  button?.click();
  await vi.waitFor(() => {
    expect(all(player, '.menu-item .thumbnail')).toHaveLength(5);
    expect(all(player, '.menu-item[aria-checked="true"]')).toHaveLength(1);
  }, WAIT_OPTIONS);
  const items = all(player, '.menu-item');
  const current = items.findIndex((item) => item.ariaChecked === 'true');
  expect(current).toBeGreaterThan(0);
  expect(player.shadowRoot?.activeElement).toBe(items[current]);
  items[0]?.click();
  await vi.waitFor(() => expect(player.state.currentTime).toBe(0), WAIT_OPTIONS);
  await vi.waitFor(() => expect(all(player, '.menu')).toHaveLength(0), WAIT_OPTIONS);
  expect(player.shadowRoot?.activeElement).toBe(button);
});

it('hides the chapters while annotations are off, and shows them again afterwards', async () => {
  const player = place();
  const shown = (count: number) =>
    vi.waitFor(() => expect(all(player, '[part~="chapters-button"]')).toHaveLength(count), WAIT_OPTIONS);
  await shown(1);
  expect(await player.setAnnotations(false)).toEqual({ annotationsEnabled: false });
  await shown(0);
  // The setting applies to the next video too: hidden chapters are not loaded.
  player.playback = { ...film };
  await vi.waitFor(() => expect(player.state.status).toBe('ready'), WAIT_OPTIONS);
  await shown(0);
  expect(await player.setAnnotations(true)).toEqual({ annotationsEnabled: true });
  await shown(1);
});

const watermark = { url: '', position: 'bottom-end', opacity: 0.5 } as const;

const marked = async (controls: 'default' | 'none'): Promise<readonly [FootlightPlayer, HTMLElement]> => {
  const player = place({
    playback: { ...film, watermark: { ...watermark, url: film.thumbnailUrl } },
    controls,
  });
  await vi.waitFor(() => expect(player.state.status).toBe('ready'), WAIT_OPTIONS);
  await player.play();
  await vi.waitFor(() => expect(all(player, '.watermark')).toHaveLength(1), WAIT_OPTIONS);
  const [mark] = all(player, '.watermark');
  if (mark === undefined) throw new Error('There is no watermark.');
  expect(getComputedStyle(mark).opacity).toBe('0.5');
  return [player, mark];
};

it('shows the watermark over the picture, but never over the controls', async () => {
  const [player, mark] = await marked('default');
  await vi.waitFor(() => {
    const [bar] = all(player, '.track');
    expect(mark.getBoundingClientRect().bottom).toBeLessThan(bar?.getBoundingClientRect().top ?? 0);
  }, WAIT_OPTIONS);
});

it('shows the watermark if the page provides the controls', async () => {
  const [player, mark] = await marked('none');
  expect(all(player, '.controls')).toHaveLength(0);
  expect(mark.getBoundingClientRect().bottom).toBeLessThan(player.getBoundingClientRect().bottom);
});
