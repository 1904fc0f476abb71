import type { PlaybackData } from '@footlight/domain';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { definePlayer } from '../../element/define-player.js';
import type { FootlightPlayer } from '../../element/player.element.js';
import type { PlayerStorage } from '../../preferences/player-storage.js';
import { filmPlayback } from '../../testing/film-streams.js';
import { stppInit, stppSegment, wvttInit, wvttSegment } from '../../testing/wvtt-segments.js';

const WAIT_OPTIONS = { timeout: 20_000, interval: 50 };
const HEAD = [
  'WEBVTT',
  // Zero on this segment’s own clock is ten seconds into the film.
  'X-TIMESTAMP-MAP=LOCAL:00:00:00.000,MPEGTS:900000',
  '',
  'STYLE',
  '::cue(.loud) { color: rgb(255, 0, 0) }',
  '',
  'REGION',
  'id:low width:40% viewportanchor:10%,60% regionanchor:0%,100%',
  '',
].join('\n');
const spanning = '00:04.000 --> 00:12.000\nspanning';
const SEGMENTS = [
  `${HEAD}\n00:00.000 --> 00:05.000 region:low\nin a <c.loud>region</c>\n\n00:00.000 --> 00:05.000 vertical:rl line:0\nbeside\n\n${spanning}\n`,
  `${HEAD}\n${spanning}\n\n00:11.000 --> 00:20.000\nlater\n`,
];
let film: PlaybackData;

beforeAll(async () => {
  await page.viewport(1024, 640);
  definePlayer();
  film = await filmPlayback('lantern-coast');
});
afterEach(() => document.body.replaceChildren());

const address = (content: BlobPart, type: string): string =>
  URL.createObjectURL(new Blob([content], { type }));
const words = (segments: readonly string[], duration: number): string =>
  address(
    [
      '#EXTM3U',
      '#EXT-X-VERSION:7',
      `#EXT-X-TARGETDURATION:${String(duration)}`,
      '#EXT-X-PLAYLIST-TYPE:VOD',
      ...segments.flatMap((text) => [`#EXTINF:${String(duration)},`, address(text, 'text/vtt')]),
      '#EXT-X-ENDLIST',
    ].join('\n'),
    'application/vnd.apple.mpegurl',
  );

/** A playlist of WebVTT in MP4, whose second sample begins the second segment. */
const wordsInMp4 = (): string => {
  const segmentOf = (start: number, text: string): string =>
    address(
      wvttSegment(start, [{ duration: 20_000, cues: [{ text, settings: 'line:0' }] }]),
      'application/mp4',
    );
  return address(
    [
      '#EXTM3U',
      '#EXT-X-VERSION:7',
      '#EXT-X-TARGETDURATION:20',
      `#EXT-X-MAP:URI="${address(wvttInit('WEBVTT\n\nSTYLE\n::cue { color: rgb(255, 0, 0) }'), 'application/mp4')}"`,
      ...['first', 'second'].flatMap((text, at) => ['#EXTINF:20,', segmentOf(at * 20_000, text)]),
      '#EXT-X-ENDLIST',
    ].join('\n'),
    'application/vnd.apple.mpegurl',
  );
};

/** A playlist of TTML in MP4. */
const ttmlInMp4 = (): string => {
  const document = `<?xml version="1.0"?><tt xmlns="http://www.w3.org/ns/ttml" xmlns:tts="http://www.w3.org/ns/ttml#styling"><head><layout><region xml:id="r" tts:origin="10% 10%" tts:extent="80% 20%" tts:displayAlign="before"/></layout></head><body><div><p region="r" begin="10s" end="20s">in <span tts:color="#ff0000">red &amp; up</span></p></div></body></tt>`;
  return address(
    [
      '#EXTM3U',
      '#EXT-X-VERSION:7',
      '#EXT-X-TARGETDURATION:40',
      `#EXT-X-MAP:URI="${address(stppInit(), 'application/mp4')}"`,
      '#EXTINF:40,',
      address(stppSegment(0, 40_000, document), 'application/mp4'),
      '#EXT-X-ENDLIST',
    ].join('\n'),
    'application/vnd.apple.mpegurl',
  );
};

const rendition = (name: string, language: string, more: string, playlist: string): string =>
  `#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="words",NAME="${name}",LANGUAGE="${language}",AUTOSELECT=YES,${more}URI="${playlist}"`;

/** The film with text tracks only in its manifest. */
const withText = async (more: string): Promise<PlaybackData> => {
  const [stream] = film.streams;
  if (stream === undefined) throw new Error('The film has no stream.');
  const master = await (await fetch(stream.url)).text();
  const forced = 'WEBVTT\n\n00:00.000 --> 01:00.000\nsigns';
  const lines = [
    rendition('English', 'en', more, words(SEGMENTS, 20)),
    rendition(
      'English, for all',
      'en',
      'CHARACTERISTICS="public.accessibility.describes-music-and-sound",',
      words(['WEBVTT\n\n00:00.000 --> 01:00.000\n(wind)'], 60),
    ),
    rendition('Português', 'pt', '', wordsInMp4()),
    rendition('Deutsch', 'de', '', ttmlInMp4()),
    rendition('Signs', 'en', 'FORCED=YES,', words([forced], 60)),
    rendition('Señales', 'es', 'FORCED=YES,', words([forced.replace('signs', 'señales')], 60)),
  ];
  const url = address(
    master
      .replace('#EXT-X-INDEPENDENT-SEGMENTS', ['#EXT-X-INDEPENDENT-SEGMENTS', ...lines].join('\n'))
      .replaceAll(',AUDIO="sound"', ',AUDIO="sound",SUBTITLES="words"'),
    'application/vnd.apple.mpegurl',
  );
  return { ...film, streams: [{ ...stream, url, subtitles: [] }] };
};

const place = async (more = '', storage: PlayerStorage | null = null): Promise<FootlightPlayer> => {
  const player = Object.assign(document.createElement('footlight-player'), {
    muted: true,
    playback: await withText(more),
    protocol: 'hls' as const,
    controls: 'none' as const,
    storage,
  });
  document.body.append(player);
  await vi.waitFor(() => expect(player.state.status).toBe('ready'), WAIT_OPTIONS);
  await vi.waitFor(() => expect(player.state.subtitles).toHaveLength(4), WAIT_OPTIONS);
  return player;
};

const all = (player: FootlightPlayer, selector: string): HTMLElement[] => [
  ...(player.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []),
];
const cueTexts = (player: FootlightPlayer): string[] =>
  all(player, '.cue-text').map(({ textContent }) => textContent);

describe('text tracks of an HLS stream', () => {
  it('appear at the time of their segments’ clock, with their settings and styles', async () => {
    const player = await place();
    expect(player.state.subtitles.map(({ label, role }) => [label, role])).toEqual([
      ['English', undefined],
      ['English, for all', 'captions'],
      ['Português', undefined],
      ['Deutsch', undefined],
    ]);
    await player.setTextTrack({ id: player.state.subtitles[0]?.id ?? '' });
    await player.seek({ to: 12 });
    await vi.waitFor(() => expect(cueTexts(player)).toEqual(['in a region', 'beside']), WAIT_OPTIONS);
    await vi.waitFor(() => expect(all(player, '.region .region-cue')).toHaveLength(1), WAIT_OPTIONS);
    expect(getComputedStyle(all(player, '.loud')[0] ?? player).color).toBe('rgb(255, 0, 0)');
    expect(getComputedStyle(all(player, '.cue')[0] ?? player).writingMode).toBe('vertical-rl');
    await player.seek({ to: 21.5 });
    await vi.waitFor(() => expect(cueTexts(player)).toEqual(['spanning', 'later']), WAIT_OPTIONS);
  });

  it('are still available after switching to another track and back', async () => {
    const player = await place();
    const [plain, full] = player.state.subtitles.map(({ id }) => id);
    await player.seek({ to: 12 });
    await player.setTextTrack({ id: plain ?? '' });
    await vi.waitFor(() => expect(cueTexts(player)).toContain('beside'), WAIT_OPTIONS);
    await player.setTextTrack({ id: full ?? '' });
    await vi.waitFor(() => expect(cueTexts(player)).toEqual(['(wind)']), WAIT_OPTIONS);
    await player.setTextTrack({ id: plain ?? '' });
    await vi.waitFor(() => expect(cueTexts(player)).toContain('beside'), WAIT_OPTIONS);
  });

  it('are read from MP4, with their settings and styles', async () => {
    const player = await place();
    await player.setTextTrack({ language: 'pt' });
    await player.seek({ to: 12 });
    await vi.waitFor(() => expect(cueTexts(player)).toEqual(['first']), WAIT_OPTIONS);
    expect(getComputedStyle(all(player, '.cue-text')[0] ?? player).color).toBe('rgb(255, 0, 0)');
    await player.seek({ to: 24 });
    await vi.waitFor(() => expect(cueTexts(player)).toEqual(['second']), WAIT_OPTIONS);
  });

  // PLAY-64
  it('are TTML, in the place and the colours of its regions', async () => {
    const player = await place();
    await player.setTextTrack({ language: 'de' });
    await player.seek({ to: 12 });
    await vi.waitFor(() => expect(cueTexts(player)).toEqual(['in red & up']), WAIT_OPTIONS);
    expect(getComputedStyle(all(player, '.cue-text span')[0] ?? player).color).toBe('rgb(255, 0, 0)');
    await vi.waitFor(() => expect(all(player, '.cue[data-placed]')).toHaveLength(1), WAIT_OPTIONS);
    const [cue, area] = ['.cue', '.captions'].map(
      (selector) => all(player, selector)[0]?.getBoundingClientRect() ?? new DOMRect(),
    );
    expect(((cue?.top ?? 0) - (area?.top ?? 0)) / (area?.height ?? 1)).toBeCloseTo(0.1, 1);
  });

  it.each([
    ['who has never chosen', {}, ['in a region', 'beside'], 'English'],
    ['who has turned text off', { subtitleLanguage: null }, ['signs'], undefined],
  ])('PLAY-21: show the default one to a viewer %s', async (_who, stored, shown, label) => {
    const storage = { read: () => Promise.resolve(stored), write: () => Promise.resolve() };
    const player = await place('DEFAULT=YES,', storage);
    await player.seek({ to: 12 });
    await vi.waitFor(() => expect(cueTexts(player)).toEqual(shown), WAIT_OPTIONS);
    expect(player.state.selectedTextTrack?.label).toBe(label);
  });

  it('show forced subtitles in the audio language, unless another track is selected', async () => {
    const player = await place();
    await player.seek({ to: 12 });
    await vi.waitFor(() => expect(cueTexts(player)).toEqual(['signs']), WAIT_OPTIONS);
    expect(player.state.selectedTextTrack).toBeNull();
    await player.setAudioTrack({ language: 'es' });
    await vi.waitFor(() => expect(cueTexts(player)).toEqual(['señales']), WAIT_OPTIONS);
    await player.setTextTrack({ id: player.state.subtitles[1]?.id ?? '' });
    await vi.waitFor(() => expect(cueTexts(player)).toEqual(['(wind)']), WAIT_OPTIONS);
    await player.setTextTrack({ language: null });
    await vi.waitFor(() => expect(cueTexts(player)).toEqual(['señales']), WAIT_OPTIONS);
  });
});
