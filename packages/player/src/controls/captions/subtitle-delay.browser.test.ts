import type { PlaybackData } from '@footlight/domain';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { definePlayer } from '../../element/define-player.js';
import type { FootlightPlayer } from '../../element/player.element.js';
import { filmPlayback } from '../../testing/film-streams.js';

const WAIT_OPTIONS = { timeout: 40_000, interval: 50 };
let film: PlaybackData;

beforeAll(async () => {
  await page.viewport(1024, 700);
  definePlayer();
  film = await filmPlayback('lantern-coast');
});
afterEach(() => {
  document.body.replaceChildren();
  localStorage.clear();
});

const VTT =
  'WEBVTT\n\n00:10.000 --> 00:12.000\nfirst\n\n00:14.000 --> 00:16.000\nsecond <00:00:15.000><c>half</c>';

const captioned = (vtt = VTT): PlaybackData => {
  const url = URL.createObjectURL(new Blob([vtt], { type: 'text/vtt' }));
  const [stream] = film.streams;
  if (stream === undefined) throw new Error('The film has no stream.');
  return {
    ...film,
    streams: [{ ...stream, subtitles: [{ language: 'en', label: 'English', url, format: 'vtt' }] }],
  };
};

const place = async (seconds: number): Promise<FootlightPlayer> => {
  const player = Object.assign(document.createElement('footlight-player'), {
    muted: true,
    playback: captioned(),
    subtitleLanguage: 'en',
  });
  document.body.append(player);
  await vi.waitFor(() => expect(player.state.selectedTextTrack?.language).toBe('en'), WAIT_OPTIONS);
  await player.seek({ to: seconds });
  return player;
};

const all = (player: FootlightPlayer, selector: string): HTMLElement[] => [
  ...(player.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []),
];
const shows = (player: FootlightPlayer, ...texts: readonly string[]) =>
  vi.waitFor(
    () => expect(all(player, '.cue-text').map(({ textContent }) => textContent)).toEqual(texts),
    WAIT_OPTIONS,
  );
const found = (player: FootlightPlayer, selector: string): Promise<HTMLElement> =>
  vi.waitFor(() => {
    const [first] = all(player, selector);
    if (first === undefined) throw new Error(`There is no ${selector}.`);
    return first;
  }, WAIT_OPTIONS);

// PLAY-62
describe('the subtitle delay', () => {
  it('shows subtitles later or earlier, with the times within them, also in the list of native tracks', async () => {
    const player = await place(11);
    await shows(player, 'first');
    const startTime = () =>
      [...player.textTracks].find(({ kind }) => kind === 'subtitles')?.cues?.[0]?.startTime;
    await vi.waitFor(() => expect(startTime()).toBe(10), WAIT_OPTIONS);
    expect(await player.setSubtitleDelay(2.5)).toEqual({ subtitleDelay: 2.5 });
    await shows(player);
    await vi.waitFor(() => expect(startTime()).toBe(12.5), WAIT_OPTIONS);
    await player.seek({ to: 14 });
    await shows(player, 'first');
    await player.seek({ to: 17 });
    await shows(player, 'second half');
    expect(all(player, '.cue-text [data-time="future"]')).not.toHaveLength(0);
    expect(all(player, '.cue-text [data-time="past"]')).toHaveLength(0);

    await player.setSubtitleDelay(-3);
    await player.seek({ to: 8 });
    await shows(player, 'first');
    await player.setSubtitleDelay(0);
    await shows(player);
    await vi.waitFor(() => expect(startTime()).toBe(10), WAIT_OPTIONS);
    await expect(player.setSubtitleDelay(301)).rejects.toMatchObject({ code: 'INVALID_PARAMS' });
  });

  it('applies to the tracks that the page adds, and ends with the video', async () => {
    const player = await place(11);
    await player.setTextTrack({ language: null });
    await player.setSubtitleDelay(5);
    const track = player.addTextTrack('subtitles', 'Of the page', 'en');
    track.mode = 'showing';
    track.addCue(new VTTCue(5, 7, 'added'));
    await shows(player, 'added');
    player.playback = { ...captioned(), id: 'another' };
    await vi.waitFor(
      () => expect(player.state).toMatchObject({ id: 'another', status: 'ready' }),
      WAIT_OPTIONS,
    );
    expect(player.state.subtitleDelay).toBe(0);
  });

  it('is set by keys, which show it, and announced', async () => {
    const player = await place(11);
    await found(player, '.announcer');
    player.focus();
    for (const key of ['h', 'h', 'h', 'g']) await userEvent.keyboard(key);
    await vi.waitFor(() => expect(player.state.subtitleDelay).toBe(0.2), WAIT_OPTIONS);
    expect((await found(player, '[part="key-note"]')).textContent).toBe('Subtitle delay: 0.2 seconds later');
    await vi.waitFor(
      () =>
        expect(all(player, '.announcer').map(({ textContent }) => textContent)).toContain(
          'Subtitle delay: 0.2 seconds later',
        ),
      WAIT_OPTIONS,
    );
  });

  it('is set in the settings, which stay open', async () => {
    const player = await place(11);
    (await found(player, '[part~="settings-button"]')).click();
    const row = await found(player, '.menu-item[data-id="subtitle-delay"]');
    expect(row.textContent.replaceAll(/\s+/gu, ' ').trim()).toBe('Subtitle delay None');
    row.click();
    (await found(player, '.menu-item[data-id="2"]')).click();
    await vi.waitFor(() => expect(player.state.subtitleDelay).toBe(2), WAIT_OPTIONS);
    (await found(player, '.menu-item[data-id="earlier"]')).click();
    (await found(player, '.menu-item[data-id="1.9"][aria-checked="true"]')).click();
    expect(player.state.subtitleDelay).toBe(1.9);
  });
});
