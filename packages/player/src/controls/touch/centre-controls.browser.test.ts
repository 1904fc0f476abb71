import type { PlaybackData } from '@footlight/domain';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { definePlayer } from '../../element/define-player.js';
import type { FootlightPlayer } from '../../element/player.element.js';
import { filmPlayback } from '../../testing/film-streams.js';

const WAIT_OPTIONS = { timeout: 15_000, interval: 20 };
let film: PlaybackData;

beforeAll(async () => {
  definePlayer();
  film = { ...(await filmPlayback('lantern-coast')), skipMarkers: [] };
});

afterEach(() => document.body.replaceChildren());

// PLAY-14
it('seeks ten seconds back and forward, pauses and plays, once playback has started', async () => {
  const player: FootlightPlayer = Object.assign(document.createElement('footlight-player'), {
    muted: true,
    storage: null,
    playback: film,
  });
  document.body.append(player);
  const button = (part: string) =>
    player.shadowRoot?.querySelector<HTMLElement>(`[part=centre-${part}-button]`);
  const name = (part: string) => button(part)?.getAttribute('aria-label');
  await vi.waitFor(
    () => expect(player.shadowRoot?.querySelector('footlight-player-centre')).not.toBeNull(),
    WAIT_OPTIONS,
  );
  expect(button('play') ?? null).toBeNull();
  await player.seek({ to: 30 });
  await player.play();
  await vi.waitFor(() => expect(name('play')).toBe('Pause'), WAIT_OPTIONS);
  button('play')?.click();
  await vi.waitFor(() => expect(player.state.paused).toBe(true), WAIT_OPTIONS);
  const { currentTime } = player.state;
  expect([name('back'), name('play'), name('forward')]).toEqual([
    '10 seconds back',
    'Play',
    '10 seconds forward',
  ]);
  button('forward')?.click();
  await vi.waitFor(() => expect(player.state.currentTime).toBeCloseTo(currentTime + 10, 0), WAIT_OPTIONS);
  button('back')?.click();
  await vi.waitFor(() => expect(player.state.currentTime).toBeCloseTo(currentTime, 0), WAIT_OPTIONS);
});
