import type { PlaybackData } from '@footlight/domain';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { definePlayer } from '../element/define-player.js';
import type { FootlightPlayer } from '../element/player.element.js';
import { filmPlayback } from '../testing/film-streams.js';
import type { PlayerStorage } from './player-storage.js';

const WAIT_OPTIONS = { timeout: 15_000, interval: 50 };
let film: PlaybackData;

beforeAll(async () => {
  definePlayer();
  film = await filmPlayback('lantern-coast');
});
afterEach(async () => {
  const players = [...document.querySelectorAll('footlight-player')];
  document.body.replaceChildren();
  // A player writes its last preferences when it is destroyed.
  await vi.waitUntil(() => players.every(({ state }) => state.status === 'idle'), WAIT_OPTIONS);
  vi.restoreAllMocks();
});

const place = (properties: Partial<FootlightPlayer> = {}): FootlightPlayer => {
  const player = Object.assign(document.createElement('footlight-player'), { playback: film, ...properties });
  document.body.append(player);
  return player;
};

const ready = (player: FootlightPlayer) =>
  vi.waitFor(() => expect(player.state.status).toBe('ready'), WAIT_OPTIONS);

const storedPreferences = (): unknown => JSON.parse(localStorage.getItem('footlight.player') ?? 'null');

const mediaOf = (player: FootlightPlayer) => {
  const media = player.shadowRoot?.querySelector('video');
  if (!(media instanceof HTMLVideoElement)) throw new Error('The player has no video element.');
  return media;
};

describe('preferences of a viewer', () => {
  it('are restored at the next visit', async () => {
    const first = place();
    await ready(first);
    await first.setVolume({ volume: 35, muted: true });
    await first.setRate(1.25);
    await first.setTextTrack({ language: 'es' });
    await first.setAudioTrack({ language: 'es' });
    await first.setPreferences({ skipSetting: 'auto', autoAdvance: false, captionAppearance: { size: 150 } });
    first.remove();
    await vi.waitFor(
      () =>
        expect(storedPreferences()).toEqual({
          volume: 35,
          muted: true,
          playbackRate: 1.25,
          subtitleLanguage: 'es',
          audioLanguage: 'es',
          skipSetting: 'auto',
          autoAdvance: false,
          captionAppearance: { size: 150 },
        }),
      WAIT_OPTIONS,
    );

    const next = place();
    await ready(next);
    // Subtitles and audio tracks of the stream arrive at different times.
    await vi.waitFor(() => expect(next.state.selectedTextTrack?.language).toBe('es'), WAIT_OPTIONS);
    await vi.waitFor(() => expect(next.state.selectedAudioTrack?.language).toBe('es'), WAIT_OPTIONS);
    expect(next.state).toMatchObject({
      volume: 35,
      muted: true,
      playbackRate: 1.25,
      selectedAudioTrack: { language: 'es' },
      skipSetting: 'auto',
      autoAdvance: false,
      captionAppearance: { size: 150 },
    });
    expect(mediaOf(next)).toMatchObject({ volume: 0.35, muted: true, playbackRate: 1.25 });
  });

  it('apply to the next video, including disabled subtitles', async () => {
    const player = place({ subtitleLanguage: 'en' });
    await ready(player);
    await vi.waitFor(() => expect(player.state.selectedTextTrack?.language).toBe('en'), WAIT_OPTIONS);
    await player.setTextTrack({ language: null });
    await player.setAudioTrack({ language: 'es' });
    player.playback = { ...film, id: 'next' };
    await vi.waitFor(() => expect(player.state).toMatchObject({ id: 'next', status: 'ready' }), WAIT_OPTIONS);
    await vi.waitFor(() => expect(player.state.selectedAudioTrack?.language).toBe('es'), WAIT_OPTIONS);
    expect(player.state.selectedTextTrack).toBeNull();
  });

  it('yield to properties set by the page until the viewer makes a choice', async () => {
    localStorage.setItem('footlight.player', JSON.stringify({ volume: 10, subtitleLanguage: 'ar' }));
    const player = place({ volume: 0.6, subtitleLanguage: 'es', autoAdvance: false });
    await ready(player);
    await vi.waitFor(() => expect(player.state.selectedTextTrack?.language).toBe('es'), WAIT_OPTIONS);
    expect(player.state).toMatchObject({ volume: 60, autoAdvance: false });
    expect(storedPreferences()).toEqual({ volume: 10, subtitleLanguage: 'ar' });

    await player.setVolume({ volume: 80 });
    player.playback = { ...film, id: 'next' };
    await vi.waitFor(() => expect(player.state).toMatchObject({ id: 'next', status: 'ready' }), WAIT_OPTIONS);
    expect(player.state.volume).toBe(80);
    player.volume = 0.2;
    await vi.waitFor(() => expect(player.state.volume).toBe(20), WAIT_OPTIONS);
  });

  it('are rejected if invalid', async () => {
    const player = place();
    await expect(player.setPreferences({ skipSetting: 'sometimes' as 'auto' })).rejects.toMatchObject({
      code: 'INVALID_PARAMS',
      details: { path: 'skipSetting' },
    });
    expect(player.state.skipSetting).toBe('ask');
  });
});

describe('the storage of preferences', () => {
  it('may be blocked without affecting playback', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    const player = place();
    await ready(player);
    await player.setVolume({ volume: 50 });
    expect(player.state.volume).toBe(50);
  });

  it.each(['{', '[]', '7', '{"volume":"loud","subtitleLanguage":{}}'])(
    'is treated as empty if it contains %s',
    async (text) => {
      localStorage.setItem('footlight.player', text);
      const player = place();
      await ready(player);
      expect(player.state).toMatchObject({ volume: 100, preferredSubtitleLanguage: null });
    },
  );

  it('applies appearance and settings from another tab immediately, but not the volume', async () => {
    const player = place();
    await ready(player);
    const newValue = JSON.stringify({
      volume: 5,
      skipSetting: 'never',
      captionAppearance: { edge: 'raised' },
    });
    globalThis.dispatchEvent(new StorageEvent('storage', { key: 'footlight.player', newValue }));
    expect(player.state).toMatchObject({
      volume: 100,
      skipSetting: 'never',
      captionAppearance: { edge: 'raised' },
    });
  });

  it('may be slow and provided by the page: choices made in the meantime are kept', async () => {
    let answer: (stored: unknown) => void = () => undefined;
    const write = vi.fn<PlayerStorage['write']>(() => Promise.resolve());
    const read = () => new Promise<unknown>((resolve) => (answer = resolve));
    const player = place({ storage: { read, write } });
    await player.setVolume({ volume: 70 });
    answer({ volume: 20, muted: true, audioLanguage: 'es' });
    await ready(player);
    await vi.waitFor(() => expect(player.state).toMatchObject({ volume: 70, muted: true }), WAIT_OPTIONS);
    await vi.waitFor(() => expect(player.state.selectedAudioTrack?.language).toBe('es'), WAIT_OPTIONS);
    await vi.waitFor(() => expect(write).toHaveBeenCalledWith({ volume: 70 }), WAIT_OPTIONS);
    expect(storedPreferences()).toBeNull();
  });

  it('does not prevent playback if it never responds', async () => {
    const player = place({
      storage: { read: () => new Promise(() => undefined), write: () => Promise.resolve() },
    });
    await ready(player);
    await expect(player.play()).resolves.toEqual({ paused: false });
  });
});
