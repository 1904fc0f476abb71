import type { PlaybackData } from '@footlight/domain';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { definePlayer } from '../element/define-player.js';
import type { FootlightPlayer } from '../element/player.element.js';
import { filmPlayback } from '../testing/film-streams.js';

const WAIT_OPTIONS = { timeout: 15_000, interval: 50 };
const TIME = '00:00.000 --> 01:00.000';
const WORDS = `WEBVTT\n\nfirst\n${TIME} line:0 align:left position:10% size:40%\nabove\n\n${TIME} vertical:rl\nbeside\n\n01:00.000 --> 01:01.000\nlater`;
let film: PlaybackData;

beforeAll(async () => {
  await page.viewport(1024, 640);
  definePlayer();
  film = await filmPlayback('lantern-coast');
});
afterEach(async () => {
  if (document.pictureInPictureElement !== null) await document.exitPictureInPicture();
  document.body.replaceChildren();
});

const mediaOf = (player: FootlightPlayer): HTMLVideoElement => {
  const media = player.shadowRoot?.querySelector('video');
  if (!(media instanceof HTMLVideoElement)) throw new Error('The player has no video element.');
  return media;
};

const place = async (): Promise<FootlightPlayer> => {
  const [stream] = film.streams;
  if (stream === undefined) throw new Error('The film has no stream.');
  const file = (language: string, label: string, vtt: string) => ({
    language,
    label,
    url: URL.createObjectURL(new Blob([vtt], { type: 'text/vtt' })),
    format: 'vtt' as const,
  });
  const subtitles = [
    file('en', 'English', WORDS),
    file('es', 'Español', `WEBVTT\n\n${TIME}\nuno\n\n${TIME}\ndos`),
  ];
  const player = Object.assign(document.createElement('footlight-player'), {
    muted: true,
    playback: { ...film, streams: [{ ...stream, subtitles }] },
    subtitleLanguage: 'en',
    storage: null,
  });
  document.body.append(player);
  await vi.waitFor(() => expect(player.state.selectedTextTrack?.language).toBe('en'), WAIT_OPTIONS);
  await player.seek({ to: 10 });
  await vi.waitFor(() => expect(renderedCues(player)).toBe(2), WAIT_OPTIONS);
  return player;
};

const renderedCues = (player: FootlightPlayer): number =>
  player.shadowRoot?.querySelectorAll('.cue[data-placed]').length ?? 0;

/** Tracks that the browser would render itself, with the text of their cues. */
const lent = (player: FootlightPlayer) =>
  [...mediaOf(player).textTracks]
    .filter(({ mode }) => mode === 'showing')
    .map(({ language, label, cues }) => ({
      language,
      label,
      says: [...(cues ?? [])].map((cue) => (cue instanceof VTTCue ? cue.text : '')),
    }));

/** Simulates Safari on a phone, which reports its own full screen only in this way. */
const showAlone = (media: HTMLVideoElement, on: boolean): void => {
  Object.defineProperty(media, 'webkitDisplayingFullscreen', { configurable: true, value: on });
  media.dispatchEvent(new Event(on ? 'webkitbeginfullscreen' : 'webkitendfullscreen'));
};

describe('captions rendered by the browser', () => {
  it('are used during picture-in-picture, and removed afterwards', async () => {
    const player = await place();
    expect(lent(player)).toEqual([]);
    const button = player.shadowRoot?.querySelector('[part~="picture-in-picture-button"]');
    await userEvent.click(button ?? player);
    await vi.waitFor(() => expect(player.state.pictureInPicture).toBe(true), WAIT_OPTIONS);
    await vi.waitFor(() => expect(renderedCues(player)).toBe(0), WAIT_OPTIONS);
    expect(lent(player)).toEqual([{ language: 'en', label: 'English', says: ['above', 'beside', 'later'] }]);

    await document.exitPictureInPicture();
    await vi.waitFor(() => expect(renderedCues(player)).toBe(2), WAIT_OPTIONS);
    expect(lent(player)).toEqual([]);
  });

  it('keep their positions, follow the selected track, and end with native full screen', async () => {
    const player = await place();
    const media = mediaOf(player);
    showAlone(media, true);
    const [above, beside] = [...(media.textTracks[0]?.cues ?? [])];
    expect(above).toMatchObject({ id: 'first', line: 0, align: 'left', position: 10, size: 40 });
    expect(beside).toMatchObject({ vertical: 'rl', line: 'auto', align: 'center' });

    await player.setTextTrack({ language: 'es' });
    expect(lent(player)).toEqual([{ language: 'es', label: 'Español', says: ['uno', 'dos'] }]);
    await player.setTextTrack({ language: null });
    expect(lent(player)).toEqual([]);
    await player.setTextTrack({ language: 'en' });
    expect(lent(player)).toMatchObject([{ language: 'en' }]);
    expect(media.textTracks).toHaveLength(2);

    showAlone(media, false);
    expect(lent(player)).toEqual([]);
    await vi.waitFor(() => expect(renderedCues(player)).toBe(2), WAIT_OPTIONS);
  });
});
