import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { PlaybackData } from '@footlight/domain';
import { definePlayer } from '../element/define-player.js';
import type { FootlightPlayer } from '../element/player.element.js';
import { filmPlayback } from '../testing/film-streams.js';

const WAIT_OPTIONS = { timeout: 15_000, interval: 50 };
let film: PlaybackData;

beforeAll(async () => {
  definePlayer();
  film = await filmPlayback('lantern-coast');
});

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const place = async (playback: PlaybackData): Promise<FootlightPlayer> => {
  const player = Object.assign(document.createElement('footlight-player'), { muted: true, playback });
  document.body.append(player);
  await vi.waitFor(
    () => expect(player.shadowRoot?.querySelector('[part~="settings-button"]')).not.toBeNull(),
    WAIT_OPTIONS,
  );
  return player;
};

it('connects the player that played last to the media session and its keys', async () => {
  const handlers = new Map<string, MediaSessionActionHandler | null>();
  vi.spyOn(navigator.mediaSession, 'setActionHandler').mockImplementation((action, handler) => {
    handlers.set(action, handler);
  });
  const positions = vi.spyOn(navigator.mediaSession, 'setPositionState');
  const one = await place(film);
  const other = await place({ ...film, title: 'The other' });

  await one.play();
  await vi.waitFor(() => expect(navigator.mediaSession.metadata?.title).toBe(film.title), WAIT_OPTIONS);
  expect(navigator.mediaSession.playbackState).toBe('playing');
  expect(positions.mock.lastCall?.[0]?.duration).toBeCloseTo(92.16, 1);
  handlers.get('seekto')?.({ action: 'seekto', seekTime: 30 });
  await vi.waitFor(() => expect(one.state.currentTime).toBeGreaterThanOrEqual(30), WAIT_OPTIONS);
  handlers.get('pause')?.({ action: 'pause' });
  await vi.waitFor(() => expect(one.state.paused).toBe(true), WAIT_OPTIONS);
  await vi.waitFor(() => expect(navigator.mediaSession.playbackState).toBe('paused'), WAIT_OPTIONS);
  expect(handlers.get('nexttrack')).toBeNull();

  await other.play();
  await vi.waitFor(() => expect(navigator.mediaSession.metadata?.title).toBe('The other'), WAIT_OPTIONS);
  one.remove();
  handlers.get('pause')?.({ action: 'pause' });
  await vi.waitFor(() => expect(other.state.paused).toBe(true), WAIT_OPTIONS);
  other.remove();
  await vi.waitFor(() => expect(navigator.mediaSession.metadata).toBeNull(), WAIT_OPTIONS);
});

it('keeps the media session on the audible player while a muted one plays', async () => {
  const [audible, silent] = [await place(film), await place({ ...film, title: 'A preview' })];
  await audible.play();
  await vi.waitFor(() => expect(navigator.mediaSession.metadata?.title).toBe(film.title), WAIT_OPTIONS);
  await audible.setVolume({ muted: false, volume: 1 });
  await silent.play();
  await vi.waitFor(() => expect(silent.state.isPlaying).toBe(true), WAIT_OPTIONS);
  expect(navigator.mediaSession.metadata?.title).toBe(film.title);
});
