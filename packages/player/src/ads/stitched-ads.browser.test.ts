import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { definePlayer } from '../element/define-player.js';
import { catchPings } from '../testing/catch-pings.js';
import { loadAdCode } from '../testing/ad-code.js';
import { FILM_DATE, dashFilmWith, hlsFilmWith } from '../testing/film-with-signals.js';
import { stitchedAdsOf } from './stitched-ads.js';

const WAIT_OPTIONS = { timeout: 30_000, interval: 20 };
const SCHEME = 'urn:svta:advertising-wg:ad-creative-signaling';
const told = (name: string): string => `https://told.example/${name}`;
const tracking = (ad: string, ...types: readonly string[]) =>
  types.map((type) => ({ type, urls: [told(`${ad}/${type}`)] }));

const TYPES = ['impression', 'start', 'firstQuartile', 'midpoint', 'thirdQuartile', 'complete'] as const;
/** Two advertisements of the first four seconds. */
const SIGNALING = {
  version: 2,
  type: 'pod',
  payload: [
    {
      duration: 4,
      tracking: tracking('pod', 'podStart', 'podEnd'),
      slots: [
        { type: 'linear', start: 0, duration: 2, identifiers: [], tracking: tracking('one', ...TYPES) },
        { type: 'linear', start: 2, duration: 2, identifiers: [], tracking: tracking('two', ...TYPES) },
      ],
    },
  ],
};
const WHOLE = [
  'pod/podStart',
  ...TYPES.map((type) => `one/${type}`),
  ...TYPES.map((type) => `two/${type}`),
  'pod/podEnd',
].map(told);

const streams = {
  hls: () =>
    hlsFilmWith(
      `#EXT-X-DATERANGE:ID="break",CLASS="${SCHEME}",START-DATE="${FILM_DATE}",DURATION=4,X-AD-CREATIVE-SIGNALING="${btoa(JSON.stringify(SIGNALING))}"`,
    ),
  dash: () =>
    dashFilmWith(
      `<EventStream schemeIdUri="${SCHEME}" timescale="1000"><Event id="1" presentationTime="0" duration="4000"><![CDATA[${JSON.stringify(SIGNALING)}]]></Event></EventStream>`,
    ),
} as const;

let pings: string[] = [];

beforeAll(async () => {
  definePlayer();
  await loadAdCode();
}, 120_000);
beforeEach(() => {
  pings = catchPings();
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

describe('advertisements in the stream (PLAY-79)', () => {
  it.each(['hls', 'dash'] as const)(
    'of %s are shown while they play, and tracked once',
    async (protocol) => {
      const seen: string[] = [];
      const player = Object.assign(document.createElement('footlight-player'), {
        muted: true,
        storage: null,
        protocol,
        src: await streams[protocol](),
      });
      player.addEventListener('footlight-statechange', ({ detail: { changes } }) => {
        if (changes.ad === undefined) return;
        const last = changes.ad === null ? 'none' : `${changes.ad.placement} ${String(changes.ad.index)}`;
        if (seen.at(-1) !== last) seen.push(last);
      });
      document.body.append(player);
      await player.play();
      await vi.waitFor(
        () => expect(player.state.ad).toMatchObject({ index: 1, count: 2, duration: 2, inStream: true }),
        WAIT_OPTIONS,
      );
      await vi.waitFor(
        () => expect(player.shadowRoot?.querySelector('[part~="ad-label"]')?.textContent).toContain('1'),
        WAIT_OPTIONS,
      );
      expect(player.media.paused).toBe(false);
      await vi.waitFor(() => expect(seen).toEqual(['PRE_ROLL 1', 'MID_ROLL 2', 'none']), WAIT_OPTIONS);
      expect(pings.toSorted()).toEqual(WHOLE.toSorted());
      // Whoever returns sees it as an advertisement again, which nobody is told of.
      player.media.currentTime = 0.5;
      await vi.waitFor(() => expect(player.state.ad).toMatchObject({ index: 1 }), WAIT_OPTIONS);
      expect(pings).toHaveLength(WHOLE.length);
    },
    90_000,
  );

  it('are those of a payload of slots or of pods; others are left out', () => {
    const read = (envelope: unknown, scheme = SCHEME) =>
      stitchedAdsOf({
        id: 'a',
        scheme,
        start: 100,
        duration: 30,
        attributes: {},
        text: JSON.stringify(envelope),
        timescale: 1,
      }).map(({ start, end, index, count }) => [start, end, index, count]);
    expect(read({ payload: [{ start: 0, duration: 10 }, { start: 10 }] })).toEqual([
      [100, 110, 1, 2],
      [110, 130, 2, 2],
    ]);
    expect(read({ payload: [{ start: 5, slots: [{ duration: 5 }, { start: 5, duration: 5 }] }] })).toEqual([
      [105, 110, 1, 2],
      [110, 115, 2, 2],
    ]);
    expect(read({ identifiers: [] })).toEqual([]);
    expect(read({ payload: [{ start: 0, duration: 10 }] }, 'urn:scte:scte35:2013:xml')).toEqual([]);
    expect(read('nothing')).toEqual([]);
  });
});
