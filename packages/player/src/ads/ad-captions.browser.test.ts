import type { PlaybackData } from '@footlight/domain';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { definePlayer } from '../element/define-player.js';
import type { FootlightPlayer } from '../element/player.element.js';
import { filmPlayback } from '../testing/film-streams.js';

const WAIT_OPTIONS = { timeout: 20_000, interval: 50 };
let film: PlaybackData;

beforeAll(async () => {
  definePlayer();
  film = await filmPlayback('lantern-coast');
});
afterEach(() => document.body.replaceChildren());

const address = (content: string, type: string): string => URL.createObjectURL(new Blob([content], { type }));

const captionsOf = (text: string): string =>
  address(`WEBVTT\n\n00:00.000 --> 01:00.000\n${text}`, 'text/vtt');

/** A VAST document of one advertisement that can be skipped at once, with captions in two languages. */
const vast = (): string =>
  address(
    `<VAST version="4.2"><Ad id="a"><InLine><AdSystem>s</AdSystem><AdTitle>Spoken</AdTitle><Creatives><Creative>
    <Linear skipoffset="00:00:00"><Duration>00:01:30</Duration><MediaFiles>
    <MediaFile delivery="progressive" type="video/mp4" width="320" height="180"><![CDATA[${location.origin}/films/lantern-coast/v180.mp4]]></MediaFile>
    <ClosedCaptionFiles>
      <ClosedCaptionFile type="text/vtt" language="en"><![CDATA[${captionsOf('Buy it')}]]></ClosedCaptionFile>
      <ClosedCaptionFile type="text/vtt" language="es"><![CDATA[${captionsOf('Cómprelo')}]]></ClosedCaptionFile>
    </ClosedCaptionFiles>
    </MediaFiles></Linear></Creative></Creatives></InLine></Ad></VAST>`,
    'text/xml',
  );

const place = async (subtitleLanguage: string | null): Promise<FootlightPlayer> => {
  const [stream] = film.streams;
  if (stream === undefined) throw new Error('The film has no stream.');
  const subtitles = ['en', 'es'].map((language) => ({
    language,
    label: language,
    url: captionsOf(`film ${language}`),
    format: 'vtt' as const,
  }));
  const adUnits = [{ type: 'PRE_ROLL' as const, offset: null, url: vast() }];
  const player = Object.assign(document.createElement('footlight-player'), {
    muted: true,
    storage: null,
    playback: { ...film, streams: [{ ...stream, subtitles, adUnits }] },
    subtitleLanguage,
  });
  document.body.append(player);
  await vi.waitFor(() => expect(player.state.status).toBe('ready'), WAIT_OPTIONS);
  await player.play();
  await vi.waitFor(() => expect(player.state.ad?.phase).toBe('playing'), WAIT_OPTIONS);
  return player;
};

/** The texts of visible cues. */
const shown = (player: FootlightPlayer): string[] =>
  [...(player.shadowRoot?.querySelectorAll<HTMLElement>('.cue-text') ?? [])]
    .filter((cue) => cue.checkVisibility())
    .map(({ textContent }) => textContent);

describe('captions of an advertisement', () => {
  it('are shown in the language of the subtitles, until the film continues with its own', async () => {
    const player = await place('es');
    await vi.waitFor(() => expect(shown(player)).toEqual(['Cómprelo']), WAIT_OPTIONS);
    await player.setTextTrack({ language: 'en' });
    await vi.waitFor(() => expect(shown(player)).toEqual(['Buy it']), WAIT_OPTIONS);
    await player.setTextTrack({ language: null });
    await vi.waitFor(() => expect(shown(player)).toEqual([]), WAIT_OPTIONS);
    await player.setTextTrack({ language: 'en' });
    await vi.waitFor(() => expect(shown(player)).toEqual(['Buy it']), WAIT_OPTIONS);
    await player.skipAd();
    await vi.waitFor(() => expect(player.state.ad).toBeNull(), WAIT_OPTIONS);
    await vi.waitFor(() => expect(shown(player)).toEqual(['film en']), WAIT_OPTIONS);
  });

  it('are not shown to viewers without subtitles', async () => {
    const player = await place(null);
    await vi.waitFor(() => expect(player.state.ad?.currentTime).toBeGreaterThan(0.5), WAIT_OPTIONS);
    expect(shown(player)).toEqual([]);
  });
});
