import type { PlaybackData } from '@footlight/domain';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { definePlayer } from '../../element/define-player.js';
import type { FootlightPlayer } from '../../element/player.element.js';
import { filmPlayback } from '../../testing/film-streams.js';
import {
  WVTT_TIMESCALE,
  stppInit,
  stppSegment,
  wvttInit,
  wvttSegment,
  type WvttCue,
} from '../../testing/wvtt-segments.js';

const WAIT_OPTIONS = { timeout: 40_000, interval: 50 };
const MINUTE = '00:00.000 --> 01:00.000';
let film: PlaybackData;

beforeAll(async () => {
  // Large enough for captions to be placed as their file specifies.
  await page.viewport(480, 320);
  definePlayer();
  film = await filmPlayback('lantern-coast');
});
afterEach(() => document.body.replaceChildren());

const address = (content: BlobPart, type: string): string =>
  URL.createObjectURL(new Blob([content], { type }));

interface TextSet {
  readonly id: number;
  readonly language?: string;
  readonly role?: string;
}

const setOf = (
  { id, language = 'en', role = 'subtitle' }: TextSet,
  mimeType: string,
  content: string,
): string => `
  <AdaptationSet id="${String(id)}" contentType="text" mimeType="${mimeType}" lang="${language}">
    <Label>${role} ${language}</Label>
    <Role schemeIdUri="urn:mpeg:dash:role:2011" value="${role}" />
    ${content}
  </AdaptationSet>`;

/** A track that is a single file. */
const fileSet = (set: TextSet, url: string): string =>
  setOf(
    set,
    'text/vtt',
    `<Representation id="text-${String(set.id)}" bandwidth="256"><BaseURL>${url}</BaseURL></Representation>`,
  );

const wordsSet = (set: TextSet, words: string): string =>
  fileSet(set, address(`WEBVTT\n\n${words}\n`, 'text/vtt'));

const SEGMENT_SECONDS = 10;

/** A track in fragments. @param segments the cues of each segment, shown during all of it */
const fragmentSet = (set: TextSet, header: string, segments: readonly (readonly WvttCue[])[]): string => {
  const duration = SEGMENT_SECONDS * WVTT_TIMESCALE;
  const files = segments.map((cues, at) =>
    address(wvttSegment(at * duration, [{ duration, cues }]), 'application/mp4'),
  );
  return setOf(
    set,
    'application/mp4',
    `<Representation id="text-${String(set.id)}" bandwidth="256" codecs="wvtt">
      <SegmentList timescale="${String(WVTT_TIMESCALE)}" duration="${String(duration)}">
        <Initialization sourceURL="${address(wvttInit(header), 'application/mp4')}" />
        ${files.map((media) => `<SegmentURL media="${media}" />`).join('')}
      </SegmentList>
    </Representation>`,
  );
};

/** A document of TTML with a text in a region. */
const ttml = (begin: number, end: number, text: string): string =>
  `<?xml version="1.0"?><tt xmlns="http://www.w3.org/ns/ttml" xmlns:tts="http://www.w3.org/ns/ttml#styling"><head><layout><region xml:id="r" tts:origin="10% 10%" tts:extent="80% 20%" tts:displayAlign="before" tts:textAlign="center"/></layout></head><body><div><p region="r" begin="${String(begin)}s" end="${String(end)}s" tts:color="#ff0000">${text}</p></div></body></tt>`;

/** A track of TTML in fragments, one text for each. */
const ttmlSet = (set: TextSet, texts: readonly string[]): string => {
  const duration = SEGMENT_SECONDS * WVTT_TIMESCALE;
  const files = texts.map((text, at) => {
    const start = at * SEGMENT_SECONDS;
    return address(
      stppSegment(at * duration, duration, ttml(start, start + SEGMENT_SECONDS, text)),
      'application/mp4',
    );
  });
  return setOf(
    set,
    'application/mp4',
    `<Representation id="text-${String(set.id)}" bandwidth="256" codecs="stpp.ttml.im1t">
      <SegmentList timescale="${String(WVTT_TIMESCALE)}" duration="${String(duration)}">
        <Initialization sourceURL="${address(stppInit(), 'application/mp4')}" />
        ${files.map((media) => `<SegmentURL media="${media}" />`).join('')}
      </SegmentList>
    </Representation>`,
  );
};

/** The film with text tracks only in its manifest, ready and paused at `seconds`. */
const place = async (sets: readonly string[], seconds: number): Promise<FootlightPlayer> => {
  const stream = film.streams.find(({ protocol }) => protocol === 'DASH');
  if (stream === undefined) throw new Error('The film has no DASH stream.');
  const original = await (await fetch(stream.url)).text();
  // A single rendition: dash.js reports an error if it is destroyed during a rendition change.
  const manifest = original.replaceAll(/<Representation id="v(?!180).*?<\/Representation>/gsu, '');
  const url = address(manifest.replace('</Period>', `${sets.join('')}</Period>`), 'application/dash+xml');
  const player = Object.assign(document.createElement('footlight-player'), {
    muted: true,
    playback: { ...film, streams: [{ ...stream, url, subtitles: [] }] },
    protocol: 'dash' as const,
    controls: 'none' as const,
    storage: null,
  });
  document.body.append(player);
  await vi.waitFor(() => expect(player.state.status).toBe('ready'), WAIT_OPTIONS);
  await player.seek({ to: seconds });
  return player;
};

const all = (player: FootlightPlayer, selector: string): HTMLElement[] => [
  ...(player.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []),
];
const cueTexts = (player: FootlightPlayer): string[] =>
  all(player, '.cue-text').map(({ textContent }) => textContent);
const listed = (player: FootlightPlayer) =>
  player.state.subtitles.map(({ label, language, role }) => [label, language, role]);
const choose = (player: FootlightPlayer, at: number) =>
  player.setTextTrack({ id: player.state.subtitles[at]?.id ?? '' });

/** Modes of the native text tracks, which the browser renders unless they are disabled. */
const nativeModes = (player: FootlightPlayer): string[] => [
  ...new Set([...(player.shadowRoot?.querySelector('video')?.textTracks ?? [])].map(({ mode }) => mode)),
];

describe('text tracks of a DASH stream', () => {
  it('are listed by role, and rendered only by the player, with their file’s settings and styles', async () => {
    const player = await place(
      [
        wordsSet(
          { id: 20 },
          `STYLE\n::cue(.loud) { color: rgb(255, 0, 0) }\n\n${MINUTE} line:0 vertical:rl\n<c.loud>above</c>\n\n00:20.000 --> 00:30.000\nlater`,
        ),
        wordsSet({ id: 21, role: 'caption' }, `${MINUTE}\n(wind)`),
        wordsSet({ id: 22, role: 'forced-subtitle' }, `${MINUTE}\nsigns`),
        wordsSet({ id: 23, role: 'forced-subtitle', language: 'es' }, `${MINUTE}\nseñales`),
      ],
      12,
    );
    await vi.waitFor(
      () =>
        expect(listed(player)).toEqual([
          ['subtitle en', 'en', undefined],
          ['caption en', 'en', 'captions'],
        ]),
      WAIT_OPTIONS,
    );
    await vi.waitFor(() => expect(cueTexts(player)).toEqual(['signs']), WAIT_OPTIONS);
    await choose(player, 0);
    await vi.waitFor(() => expect(cueTexts(player)).toEqual(['above']), WAIT_OPTIONS);
    expect(getComputedStyle(all(player, '.cue')[0] ?? player).writingMode).toBe('vertical-rl');
    expect(getComputedStyle(all(player, '.loud')[0] ?? player).color).toBe('rgb(255, 0, 0)');
    await player.seek({ to: 25 });
    await vi.waitFor(() => expect(cueTexts(player)).toEqual(['above', 'later']), WAIT_OPTIONS);
    await choose(player, 1);
    await vi.waitFor(() => expect(cueTexts(player)).toEqual(['(wind)']), WAIT_OPTIONS);
    await choose(player, 0);
    await vi.waitFor(() => expect(cueTexts(player)).toEqual(['above', 'later']), WAIT_OPTIONS);

    await player.setTextTrack({ language: null });
    await vi.waitFor(() => expect(cueTexts(player)).toEqual(['signs']), WAIT_OPTIONS);
    await player.setAudioTrack({ language: 'es' });
    await vi.waitFor(() => expect(cueTexts(player)).toEqual(['señales']), WAIT_OPTIONS);
    expect(nativeModes(player)).toEqual(['disabled']);
  });

  it('are read from fragments, also after switching to another track or to none', async () => {
    const region = 'WEBVTT\n\nREGION\nid:low width:40% viewportanchor:10%,60% regionanchor:0%,100%';
    const player = await place(
      [
        fragmentSet({ id: 20 }, region, [
          [{ text: 'first' }],
          [{ settings: 'region:low', text: '<i>second</i>' }, { text: 'beside' }],
          [],
          [{ text: 'fourth' }],
        ]),
        fragmentSet({ id: 21, language: 'ar' }, 'WEBVTT', [
          [{ text: 'أول' }],
          [{ text: 'ثان' }],
          [{ text: 'ثالث' }],
        ]),
      ],
      12,
    );
    await vi.waitFor(() => expect(listed(player)).toHaveLength(2), WAIT_OPTIONS);
    expect(cueTexts(player)).toEqual([]);
    await choose(player, 0);
    await vi.waitFor(() => expect(cueTexts(player).toSorted()).toEqual(['beside', 'second']), WAIT_OPTIONS);
    expect(all(player, '.region .region-cue i')).toHaveLength(1);
    await choose(player, 1);
    await vi.waitFor(() => expect(cueTexts(player)).toEqual(['ثان']), WAIT_OPTIONS);
    await player.seek({ to: 25 });
    await vi.waitFor(() => expect(cueTexts(player)).toEqual(['ثالث']), WAIT_OPTIONS);
    await player.setTextTrack({ language: null });
    await vi.waitFor(() => expect(cueTexts(player)).toEqual([]), WAIT_OPTIONS);
    await player.seek({ to: 35 });
    await choose(player, 0);
    await vi.waitFor(() => expect(cueTexts(player)).toEqual(['fourth']), WAIT_OPTIONS);
    await player.seek({ to: 3 });
    await vi.waitFor(() => expect(cueTexts(player)).toEqual(['first']), WAIT_OPTIONS);
    expect(nativeModes(player)).toEqual(['disabled']);
  });

  // PLAY-64
  it('are TTML in fragments, in the place and the colours of its regions', async () => {
    const player = await place([ttmlSet({ id: 20 }, ['first', 'second', 'third'])], 12);
    await vi.waitFor(() => expect(listed(player)).toHaveLength(1), WAIT_OPTIONS);
    await choose(player, 0);
    await vi.waitFor(() => expect(cueTexts(player)).toEqual(['second']), WAIT_OPTIONS);
    await vi.waitFor(() => expect(all(player, '.cue[data-placed]')).toHaveLength(1), WAIT_OPTIONS);
    const [cue, area] = ['.cue', '.captions'].map(
      (selector) => all(player, selector)[0]?.getBoundingClientRect() ?? new DOMRect(),
    );
    expect(((cue?.top ?? 0) - (area?.top ?? 0)) / (area?.height ?? 1)).toBeCloseTo(0.1, 1);
    expect(getComputedStyle(all(player, '.cue-text span')[0] ?? player).color).toBe('rgb(255, 0, 0)');
    await player.seek({ to: 25 });
    await vi.waitFor(() => expect(cueTexts(player)).toEqual(['third']), WAIT_OPTIONS);
    expect(player.state.error).toBeNull();
  });

  it('are a file of TTML', async () => {
    const file = address(ttml(0, 60, 'todo'), 'application/ttml+xml');
    const set = setOf(
      { id: 20, language: 'es' },
      'application/ttml+xml',
      `<Representation id="text-20" bandwidth="256"><BaseURL>${file}</BaseURL></Representation>`,
    );
    const player = await place([set], 12);
    await vi.waitFor(() => expect(listed(player)).toHaveLength(1), WAIT_OPTIONS);
    await choose(player, 0);
    await vi.waitFor(() => expect(cueTexts(player)).toEqual(['todo']), WAIT_OPTIONS);
    expect(player.state.error).toBeNull();
  });

  it('do not block playback if they fail to load', async () => {
    const missing = `${location.origin}/films/lantern-coast/subtitles/none.vtt`;
    expect((await fetch(missing)).status).toBe(404);
    const revoked = address('', 'text/vtt');
    URL.revokeObjectURL(revoked);
    const player = await place(
      [
        fileSet({ id: 20 }, missing),
        fileSet({ id: 21, language: 'ar' }, revoked),
        wordsSet({ id: 22, language: 'es' }, `${MINUTE}\nsí`),
      ],
      12,
    );
    const problems: string[] = [];
    player.addEventListener('footlight-error', ({ detail }) => problems.push(detail.error.code));
    player.addEventListener('footlight-statechange', ({ detail }) => {
      if (detail.changes.reconnecting === true) problems.push('reconnecting');
    });
    await vi.waitFor(() => expect(listed(player)).toHaveLength(3), WAIT_OPTIONS);
    await choose(player, 0);
    await player.play();
    await vi.waitFor(() => expect(player.state.currentTime).toBeGreaterThan(12.5), WAIT_OPTIONS);
    await choose(player, 1);
    // Longer than dash.js retries a file.
    await vi.waitFor(() => expect(player.state.currentTime).toBeGreaterThan(16), WAIT_OPTIONS);
    await choose(player, 2);
    await vi.waitFor(() => expect(cueTexts(player)).toEqual(['sí']), WAIT_OPTIONS);
    expect(problems).toEqual([]);
  }, 60_000);
});
