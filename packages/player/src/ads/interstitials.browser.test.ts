import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { definePlayer } from '../element/define-player.js';
import type { FootlightPlayer } from '../element/player.element.js';
import { catchPings } from '../testing/catch-pings.js';
import { loadAdCode } from '../testing/ad-code.js';
import { dashFilmWith, hlsFilmWith, plainFilm } from '../testing/film-with-signals.js';
import { assetsOf, interstitialOf, type AssetRequests } from './interstitials.js';
import type { StreamSignal } from './stream-signals.js';

const WAIT_OPTIONS = { timeout: 30_000, interval: 50 };
const BASE = 'https://streams.example/film/v.m3u8';
const CLASS = 'com.apple.hls.interstitial';
const INSERT = 'urn:mpeg:dash:event:alternativeMPD:insert:2025';
const REPLACE = 'urn:mpeg:dash:event:alternativeMPD:replace:2025';

beforeAll(async () => {
  definePlayer();
  await loadAdCode();
}, 120_000);
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const signal = (
  scheme: string,
  attributes: Readonly<Record<string, string>>,
  timescale = 1,
): StreamSignal => ({ id: 'a', scheme, start: 10, duration: null, attributes, text: '', timescale });
const unitOf = (...given: Parameters<typeof signal>) => interstitialOf(signal(...given), BASE);

const place = (properties: Partial<FootlightPlayer>): FootlightPlayer => {
  const player = Object.assign(document.createElement('footlight-player'), {
    muted: true,
    storage: null,
    ...properties,
  });
  document.body.append(player);
  return player;
};

/** Plays into a break, and watches a moment of it. */
const reach = async (player: FootlightPlayer, position: number): Promise<HTMLVideoElement> => {
  await player.play();
  await vi.waitFor(() => expect(player.core?.ads ?? null).not.toBeNull(), WAIT_OPTIONS);
  await player.seek({ to: position });
  await vi.waitFor(
    () => expect(player.state.ad).toMatchObject({ placement: 'MID_ROLL', phase: 'playing' }),
    WAIT_OPTIONS,
  );
  return vi.waitFor(() => {
    const picture = player.shadowRoot?.querySelector<HTMLVideoElement>('[part~="ad-media"]');
    if (!picture || picture.currentTime <= 0.3) throw new Error('The advertisement does not play.');
    return picture;
  }, WAIT_OPTIONS);
};

const continues = (player: FootlightPlayer) =>
  vi.waitFor(() => expect(player.state).toMatchObject({ ad: null, isPlaying: true }), WAIT_OPTIONS);

describe('interstitials of a stream (PLAY-75)', () => {
  it('are breaks at their dates or cues, with one asset or a list', () => {
    expect(unitOf(CLASS, { 'X-ASSET-URI': '../ad/main.m3u8', 'X-RESUME-OFFSET': '0' })).toMatchObject({
      type: 'MID_ROLL',
      offset: 10,
      interstitial: {
        asset: { uri: 'https://streams.example/ad/main.m3u8' },
        resumeOffset: 0,
        limit: null,
        skipAfter: null,
      },
    });
    expect(
      unitOf(CLASS, {
        'X-ASSET-LIST': 'https://ads.example/list',
        CUE: 'PRE,ONCE',
        'X-PLAYOUT-LIMIT': '20.5',
        'X-SKIP-CONTROL-OFFSET': '5',
      }),
    ).toMatchObject({
      type: 'PRE_ROLL',
      interstitial: {
        asset: { list: 'https://ads.example/list' },
        resumeOffset: null,
        limit: 20.5,
        skipAfter: 5,
      },
    });
    expect(unitOf(CLASS, { 'X-ASSET-URI': 'bumper.m3u8', CUE: 'POST' })).toMatchObject({
      type: 'POST_ROLL',
      url: 'https://streams.example/film/bumper.m3u8',
    });
    expect(unitOf('com.example.chapter', { 'X-ASSET-URI': 'a.m3u8' })).toBeNull();
    expect(unitOf(CLASS, {})).toBeNull();
  });

  it('are inserted or take the place of the content, as events of DASH say', () => {
    expect(unitOf(INSERT, { uri: 'ad.mpd', maxDuration: '1350000' }, 90_000)).toMatchObject({
      type: 'MID_ROLL',
      interstitial: {
        asset: { mpd: 'https://streams.example/film/ad.mpd' },
        resumeOffset: 0,
        limit: 15,
        skipAfter: null,
      },
    });
    expect(unitOf(REPLACE, { uri: 'ad.mpd', returnOffset: '30', skipAfter: 'PT1M5.5S' }, 10)).toMatchObject({
      interstitial: { resumeOffset: 3, limit: null, skipAfter: 65.5 },
    });
    expect(unitOf(REPLACE, {})).toBeNull();
  });

  it('read the lengths and tracking URLs of a list of assets, and refuse another document', async () => {
    const pings = catchPings();
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
    const common = { resumeOffset: null, limit: null, skipAfter: 3 };
    const read = (answer: unknown) => {
      const requests = { list: () => Promise.resolve(answer) } as unknown as AssetRequests;
      return assetsOf({ ...common, asset: { list: 'https://ads.example/list' } }, true, requests);
    };
    const ads = await read(list);
    expect(ads.map(({ duration, skipAfter, files }) => [duration, skipAfter, files[0]?.url])).toEqual([
      [15, 3, 'https://ads.example/one.m3u8'],
      [null, 3, 'https://other.example/two.m3u8'],
    ]);
    ads[0]?.tracker.trackImpression({});
    expect(pings).toEqual(['https://told.example/seen']);
    await expect(read({ ASSETS: [{ DURATION: 1 }] })).rejects.toThrow(/ASSETS\[0\]\.URI/u);
    await expect(read('x')).rejects.toThrow(/ASSETS/u);

    const manifests = (manifest: string) =>
      assetsOf({ ...common, asset: { mpd: 'https://ads.example/b/list.mpd' } }, true, {
        list: () => Promise.resolve(null),
        manifest: () => Promise.resolve(manifest),
      });
    const imported = await manifests(`<?xml version="1.0"?>
      <MPD xmlns="urn:mpeg:dash:schema:mpd:2011" type="list" profiles="urn:mpeg:dash:profile:list:2024">
        <Period id="1"><ImportedMPD>one.mpd</ImportedMPD></Period>
        <Period id="2"><ImportedMPD uri="../two.mpd"/></Period>
      </MPD>`);
    expect(imported.flatMap(({ files }) => files)).toMatchObject([
      { url: 'https://ads.example/b/one.mpd', type: 'application/dash+xml' },
      { url: 'https://ads.example/two.mpd' },
    ]);
    const itself = await manifests('<MPD type="static"><Period/></MPD>');
    expect(itself.map(({ files }) => files[0]?.url)).toEqual(['https://ads.example/b/list.mpd']);
    await expect(manifests('<html/>')).rejects.toThrow(/MPD/u);
  });

  it('play over the content like advertisements, and the content continues where they say', async () => {
    const src = await hlsFilmWith(
      `#EXT-X-DATERANGE:ID="ad",CLASS="${CLASS}",START-DATE="2026-01-01T00:00:08.000Z",X-ASSET-URI="${await plainFilm('HLS')}",X-RESUME-OFFSET=12`,
    );
    const player = place({ protocol: 'hls', src });
    const picture = await reach(player, 9);
    // To its end, without the whole asset.
    picture.dispatchEvent(new Event('ended'));
    await continues(player);
    expect(player.state.currentTime).toBeGreaterThanOrEqual(20);
  }, 120_000);

  it('play in DASH up to their limit', async () => {
    const src = await dashFilmWith(
      `<EventStream schemeIdUri="${REPLACE}" timescale="1000"><Event id="1" presentationTime="8000" duration="6000">
        <ReplacePresentation uri="${await plainFilm('DASH')}" maxDuration="2000" returnOffset="20000"/>
      </Event></EventStream>`,
    );
    const player = place({ protocol: 'dash', src });
    await reach(player, 9);
    await continues(player);
    expect(player.state.currentTime).toBeGreaterThanOrEqual(28);
  }, 120_000);
});
