import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { PlaybackData } from '@footlight/domain';
import { page, userEvent } from 'vitest/browser';
import { definePlayer } from '../../element/define-player.js';
import type { FootlightPlayer } from '../../element/player.element.js';
import { filmPlayback } from '../../testing/film-streams.js';

const WAIT_OPTIONS = { timeout: 15_000, interval: 50 };
let film: PlaybackData;

beforeAll(async () => {
  await page.viewport(1024, 700);
  definePlayer();
  film = await filmPlayback('lantern-coast');
});

afterEach(() => document.body.replaceChildren());

const find = (player: FootlightPlayer, selector: string): HTMLElement | null =>
  player.shadowRoot?.querySelector<HTMLElement>(selector) ?? null;
const press = async (player: FootlightPlayer, part: string): Promise<void> => {
  await vi.waitFor(() => expect(find(player, `[part~="${part}"]`)).not.toBeNull(), WAIT_OPTIONS);
  find(player, `[part~="${part}"]`)?.click();
};

/** Plays a film whose premiere began the given number of seconds ago. */
const place = async (began: number): Promise<FootlightPlayer> => {
  const premiere = { scheduledAt: new Date(Date.now() - began * 1000).toISOString() };
  const player = Object.assign(document.createElement('footlight-player'), {
    muted: true,
    autoplay: true,
    playback: { ...film, premiere },
  });
  document.body.append(player);
  await vi.waitFor(() => expect(player.state.isPlaying).toBe(true), WAIT_OPTIONS);
  return player;
};
const untilDialog = (player: FootlightPlayer) =>
  vi.waitFor(() => expect(find(player, '[role="dialog"]')).not.toBeNull(), WAIT_OPTIONS);

// ACC-15
it('offers a latecomer to a premiere to join the others, and seeks to their position', async () => {
  const player = await place(45);
  await untilDialog(player);
  expect(find(player, '[role="dialog"]')?.ariaLabel).toBe('Premiere: everyone is watching now.');
  await press(player, 'premiere-join-button');
  await vi.waitFor(() => expect(player.state.currentTime).toBeGreaterThan(44), WAIT_OPTIONS);
  await vi.waitFor(() => expect(find(player, '[role="dialog"]')).toBeNull(), WAIT_OPTIONS);
});

it('asks once, leaves the focus in the page, and keeps a button to join the others', async () => {
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  const player = await place(45);
  await untilDialog(player);
  expect(document.activeElement).toBe(field);
  await userEvent.keyboard('x');
  expect(field.value).toBe('x');
  await press(player, 'premiere-stay-button');
  await vi.waitFor(() => expect(find(player, '[role="dialog"]')).toBeNull(), WAIT_OPTIONS);
  const { currentTime } = player.state;
  await vi.waitFor(() => expect(player.state.currentTime).toBeGreaterThan(currentTime + 1.5), WAIT_OPTIONS);
  expect(player.state.currentTime).toBeLessThan(30);
  expect(find(player, '[role="dialog"]')).toBeNull();
  expect(find(player, '[part~="premiere-join-button"]')).not.toBeNull();
});

it('does not ask within the first half minute', async () => {
  const player = await place(15);
  await vi.waitFor(() => expect(player.state.currentTime).toBeGreaterThan(2), WAIT_OPTIONS);
  expect(find(player, '[role="dialog"]')).toBeNull();
});
