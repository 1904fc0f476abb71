import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { PlaybackData } from '@footlight/domain';
import { page, userEvent } from 'vitest/browser';
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

const place = async (properties: Partial<FootlightPlayer> = {}): Promise<FootlightPlayer> => {
  const player = Object.assign(document.createElement('footlight-player'), {
    muted: true,
    playback: film,
    ...properties,
  });
  document.body.append(player);
  await vi.waitFor(() => {
    expect(region(player)).not.toBeNull();
    expect(player.state.status).toBe('ready');
  }, WAIT_OPTIONS);
  return player;
};

/** Simulates a held key: the next press follows as soon as the previous one has taken effect. */
const hold = async (player: FootlightPlayer, key: string, times: number): Promise<void> => {
  const stage = player.shadowRoot?.querySelector('.stage');
  for (let press = 0; press < times; press += 1) {
    const { volume } = player.state;
    stage?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true }));
    await vi.waitFor(() => expect(player.state.volume).not.toBe(volume), { ...WAIT_OPTIONS, interval: 5 });
  }
};

const region = (player: FootlightPlayer): HTMLElement | null =>
  player.shadowRoot?.querySelector<HTMLElement>('footlight-player-announcements [role="status"]') ?? null;

/** Collects everything that the live region announces from now on, in order. */
const listen = (player: FootlightPlayer): string[] => {
  const announced: string[] = [];
  const watched = region(player);
  if (watched === null) throw new Error('There is nothing to listen to.');
  new MutationObserver(() => {
    if (watched.textContent !== '') announced.push(watched.textContent);
  }).observe(watched, { childList: true, characterData: true, subtree: true });
  return announced;
};

describe('screen reader announcements', () => {
  it('contain the final volume once if a key is held', async () => {
    const player = await place({ muted: false });
    await player.setVolume({ volume: 50, muted: false });
    await vi.waitFor(() => expect(region(player)?.textContent).toBe('Volume 50 percent'), WAIT_OPTIONS);
    const announced = listen(player);
    player.focus();
    await hold(player, 'ArrowUp', 3);
    await vi.waitFor(() => expect(announced).toEqual(['Volume 65 percent']), WAIT_OPTIONS);
    await userEvent.keyboard('m');
    await vi.waitFor(() => expect(announced).toEqual(['Volume 65 percent', 'Sound off']), WAIT_OPTIONS);
  });

  // PLAY-9
  it('are also shown briefly if a key caused them, and only then', async () => {
    const player = await place({ muted: false });
    const shown = () => player.shadowRoot?.querySelector('[part~="key-note"]')?.textContent ?? '';
    await player.setVolume({ volume: 50, muted: false });
    await vi.waitFor(() => expect(region(player)?.textContent).toBe('Volume 50 percent'), WAIT_OPTIONS);
    expect(shown()).toBe('');
    player.focus();
    await userEvent.keyboard('{ArrowUp}');
    await vi.waitFor(() => expect(shown()).toBe('Volume 55 percent'), WAIT_OPTIONS);
    await userEvent.keyboard('>');
    await vi.waitFor(() => expect(shown()).toBe('Speed 1.25×'), WAIT_OPTIONS);
    await vi.waitFor(() => expect(shown()).toBe(''), WAIT_OPTIONS);

    // The volume is already 100, but is announced all the same.
    await player.setVolume({ volume: 100 });
    expect(shown()).toBe('');
    await userEvent.keyboard('{ArrowUp}');
    await vi.waitFor(() => expect(shown()).toBe('Volume 100 percent'), WAIT_OPTIONS);
    await userEvent.keyboard('c');
    await vi.waitFor(() => expect(shown()).toBe('Subtitles: English'), WAIT_OPTIONS);
    await userEvent.keyboard('c');
    await vi.waitFor(() => expect(shown()).toBe('Subtitles off'), WAIT_OPTIONS);
  });

  it('combine speed and quality if they change together', async () => {
    const player = await place();
    // The choices may only be known once there is something to act on.
    await vi.waitFor(() => {
      expect(player.state.qualities.length).toBeGreaterThan(1);
      expect(player.state.audioTracks.length).toBeGreaterThan(1);
      // Tracks may be listed before one of them is selected.
      expect(player.state.selectedAudioTrack).not.toBeNull();
    }, WAIT_OPTIONS);
    const announced = listen(player);
    const other = player.state.audioTracks.find(({ id }) => id !== player.state.selectedAudioTrack?.id);
    // On a busy machine the two changes may be announced separately; then try again.
    await vi.waitFor(async () => {
      await player.setRate(1);
      await player.setQuality(null);
      await Promise.all([player.setRate(1.5), player.setQuality(player.state.qualities[0]?.id ?? null)]);
      await vi.waitFor(() => expect(announced.at(-1)).toMatch(/^Speed 1\.5×, Quality \d+p$/u), {
        timeout: 3000,
        interval: 20,
      });
    }, WAIT_OPTIONS);
    await player.setAudioTrack({ id: other?.id ?? '' });
    await vi.waitFor(() => expect(announced.at(-1)).toBe(`Audio: ${other?.label ?? ''}`), WAIT_OPTIONS);
  }, 60_000);

  it('contain the position after a seek key, except on the seek bar, which announces it itself', async () => {
    const player = await place();
    await player.play();
    await player.pause();
    const announced = listen(player);
    player.focus();
    await userEvent.keyboard('5');
    await vi.waitFor(() => expect(announced.at(-1)).toMatch(/^0:4\d of 1:3\d$/u), WAIT_OPTIONS);
    const before = announced.length;
    const timeline = player.shadowRoot?.querySelector<HTMLElement>('[part~="seek-bar"]');
    timeline?.focus();
    await userEvent.keyboard('{Home}');
    await vi.waitFor(() => expect(player.state.currentTime).toBeLessThan(1), WAIT_OPTIONS);
    await player.setRate(2);
    await vi.waitFor(() => expect(announced.slice(before)).toEqual(['Speed 2×']), WAIT_OPTIONS);
  });
});
