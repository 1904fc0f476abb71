import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { definePlayer } from '../element/define-player.js';
import { loadAdCode } from '../testing/ad-code.js';
import { filmPlayback } from '../testing/film-streams.js';
import { assetsOf, interstitialsOf } from './interstitials.js';

const WAIT_OPTIONS = { timeout: 30_000, interval: 50 };
const BASE = 'https://streams.example/film/v.m3u8';
const DATE = '2026-01-01T00:00:00.000Z';
const realFetch = globalThis.fetch;

beforeAll(async () => {
  definePlayer();
  await loadAdCode();
}, 120_000);
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const range = (attr: Readonly<Record<string, string>>, startTime = 10) => ({
  id: 'a',
  class: 'com.apple.hls.interstitial',
  startTime,
  attr,
});

const textOf = async (address: string): Promise<string> => (await realFetch(address)).text();
const blobOf = (text: string): string =>
  URL.createObjectURL(new Blob([text], { type: 'application/vnd.apple.mpegurl' }));

/** The film with a date range in each of its media playlists. */
const filmWith = async (tags: string): Promise<string> => {
  const { streams } = await filmPlayback('lantern-coast');
  const main = await textOf(streams.find(({ protocol }) => protocol === 'HLS')?.url ?? '');
  const addresses = new Set(main.match(/blob:[^\s"]+/gu));
  let written = main;
  for (const address of addresses) {
    const media = await textOf(address);
    if (!media.includes('#EXTINF')) continue;
    const dated = media.replace('#EXTINF', `#EXT-X-PROGRAM-DATE-TIME:${DATE}\n${tags}\n#EXTINF`);
    written = written.replaceAll(address, blobOf(dated));
  }
  return blobOf(written);
};

describe('interstitials of a playlist (PLAY-75)', () => {
  it('are breaks at their dates or cues, with one asset or a list', () => {
    expect(
      interstitialsOf(
        {
          a: range({ 'X-ASSET-URI': '../ad/main.m3u8', 'X-RESUME-OFFSET': '0' }),
          b: range({ 'X-ASSET-LIST': 'https://ads.example/list', CUE: 'PRE,ONCE' }),
          c: range({ 'X-ASSET-URI': 'bumper.m3u8', CUE: 'POST' }),
          d: { ...range({ 'X-ASSET-URI': 'a.m3u8' }), class: 'com.example.chapter' },
          e: range({}),
        },
        BASE,
      ),
    ).toMatchObject([
      {
        type: 'MID_ROLL',
        offset: 10,
        interstitial: { asset: { uri: 'https://streams.example/ad/main.m3u8' }, resumeOffset: 0 },
      },
      {
        type: 'PRE_ROLL',
        interstitial: { asset: { list: 'https://ads.example/list' }, resumeOffset: null },
      },
      { type: 'POST_ROLL', url: 'https://streams.example/film/bumper.m3u8' },
    ]);
  });

  it('read the lengths and tracking URLs of a list of assets, and refuse another document', async () => {
    const pings: string[] = [];
    vi.stubGlobal(
      'Image',
      class {
        set src(address: string) {
          pings.push(address);
        }
      },
    );
    const list = {
      ASSETS: [
        {
          URI: 'one.m3u8',
          DURATION: 15,
          'X-AD-CREATIVE-SIGNALING': {
            payload: [{ tracking: [{ type: 'impression', urls: ['https://told.example/seen'] }] }],
          },
        },
        { URI: 'https://other.example/two.m3u8' },
      ],
    };
    const read = (answer: unknown) =>
      assetsOf({ asset: { list: 'https://ads.example/list' }, resumeOffset: null }, true, () =>
        Promise.resolve(answer),
      );
    const ads = await read(list);
    expect(ads.map(({ duration, files }) => [duration, files[0]?.url])).toEqual([
      [15, 'https://ads.example/one.m3u8'],
      [null, 'https://other.example/two.m3u8'],
    ]);
    ads[0]?.tracker.trackImpression({});
    expect(pings).toEqual(['https://told.example/seen']);
    await expect(read({ ASSETS: [{ DURATION: 1 }] })).rejects.toThrow(/ASSETS\[0\]\.URI/u);
    await expect(read('x')).rejects.toThrow(/ASSETS/u);
  });

  it('play over the content like advertisements, and the content continues where they say', async () => {
    const { streams } = await filmPlayback('lantern-coast');
    const asset = streams.find(({ protocol }) => protocol === 'HLS')?.url ?? '';
    const src = await filmWith(
      `#EXT-X-DATERANGE:ID="ad",CLASS="com.apple.hls.interstitial",START-DATE="2026-01-01T00:00:08.000Z",X-ASSET-URI="${asset}",X-RESUME-OFFSET=12`,
    );
    const player = Object.assign(document.createElement('footlight-player'), {
      muted: true,
      protocol: 'hls' as const,
      src,
    });
    document.body.append(player);
    await player.play();
    await vi.waitFor(() => expect(player.core?.ads ?? null).not.toBeNull(), WAIT_OPTIONS);
    await player.seek({ to: 9 });
    await vi.waitFor(
      () => expect(player.state.ad).toMatchObject({ placement: 'MID_ROLL', phase: 'playing' }),
      WAIT_OPTIONS,
    );
    const picture = player.shadowRoot?.querySelector<HTMLVideoElement>('[part~="ad-media"]');
    await vi.waitFor(() => expect(picture?.currentTime).toBeGreaterThan(0.3), WAIT_OPTIONS);
    // To its end, without the whole asset.
    picture?.dispatchEvent(new Event('ended'));
    await vi.waitFor(() => expect(player.state).toMatchObject({ ad: null, isPlaying: true }), WAIT_OPTIONS);
    expect(player.state.currentTime).toBeGreaterThanOrEqual(20);
  }, 120_000);
});
