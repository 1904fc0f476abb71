import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { definePlayer } from '../element/define-player.js';
import { catchPings } from '../testing/catch-pings.js';
import { loadAdCode } from '../testing/ad-code.js';
import { filmPlayback } from '../testing/film-streams.js';
import { inline, told, vast } from '../testing/vast-fixtures.js';
import { readVmap } from './vmap.js';

const WAIT_OPTIONS = { timeout: 30_000, interval: 50 };
const ADS = 'https://ads.example/';
const FILM = `${location.origin}/films/lantern-coast/v180.mp4`;
const realFetch = globalThis.fetch;

let pings: string[];

beforeAll(async () => {
  definePlayer();
  await loadAdCode();
}, 120_000);
beforeEach(() => {
  pings = catchPings();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const adBreak = (id: string, attributes: string, source: string): string => `
  <vmap:AdBreak breakId="${id}" ${attributes}><vmap:AdSource>${source}</vmap:AdSource>
    <vmap:TrackingEvents>
      <vmap:Tracking event="breakStart"><![CDATA[${told(id, 'start')}]]></vmap:Tracking>
      <vmap:Tracking event="breakEnd"><![CDATA[${told(id, 'end')}]]></vmap:Tracking>
      <vmap:Tracking event="error"><![CDATA[${told(id, 'error=[ERROR_CODE]')}]]></vmap:Tracking>
    </vmap:TrackingEvents>
  </vmap:AdBreak>`;

const vmap = (breaks: string): string =>
  `<vmap:VMAP xmlns:vmap="http://www.iab.net/videosuite/vmap" version="1.0">${breaks}</vmap:VMAP>`;

const tag = (address: string): string =>
  `<vmap:AdTagURI templateType="vast3"><![CDATA[${address}]]></vmap:AdTagURI>`;
const data = (document: string): string => `<vmap:VASTAdData>${document}</vmap:VASTAdData>`;

const skippable = (id: string): string =>
  inline({ id, file: FILM }).replace('<Linear>', '<Linear skipoffset="00:00:00">');

const read = (breaks: string) =>
  readVmap(new DOMParser().parseFromString(vmap(breaks), 'text/xml'), `${ADS}plan`);

describe('a schedule of VMAP (PLAY-73)', () => {
  it('has breaks at the ends, at positions, at shares, and again and again', () => {
    const units = read(
      adBreak('a', 'timeOffset="start" breakType="linear"', tag('pre')) +
        adBreak(
          'b',
          'timeOffset="00:00:20.500" breakType="linear,display"',
          tag(`${ADS}mid?[CACHEBUSTING]`),
        ) +
        adBreak('c', 'timeOffset="50%" breakType="linear" repeatAfter="00:01:00"', tag('half')) +
        adBreak('d', 'timeOffset="end" breakType="linear"', data(vast(''))),
    );
    expect(units).toMatchObject([
      { type: 'PRE_ROLL', url: `${ADS}pre` },
      { type: 'MID_ROLL', offset: 20.5, url: `${ADS}mid?[CACHEBUSTING]` },
      { type: 'MID_ROLL', share: 0.5, every: 60 },
      { type: 'POST_ROLL', url: `${ADS}plan`, text: expect.stringContaining('<VAST') as string },
    ]);
    expect(pings).toEqual([]);
  });

  it.each([
    ['a break that is not linear', 'timeOffset="start" breakType="display"', tag('pre'), '1003'],
    ['a position without a meaning', 'timeOffset="#2" breakType="linear"', tag('pre'), '1004'],
    ['a source that is neither VAST nor an address', 'timeOffset="end"', '<vmap:CustomAdData/>', '1005'],
    ['no source', 'timeOffset="end"', '', '1004'],
  ])('reports %s', (_, attributes, source, code) => {
    expect(read(adBreak('a', attributes, source))).toEqual([]);
    expect(pings).toEqual([told('a', `error=${code}`)]);
  });

  it('as the ad tag of an address plays its breaks, tracks them, and reports those without advertisements', async () => {
    const plan = vmap(
      adBreak('pre', 'timeOffset="start" breakType="linear"', data(vast(skippable('First')))) +
        adBreak('bumper', 'timeOffset="00:00:00" breakType="linear"', data(vast(skippable('Second')))) +
        adBreak('lost', 'timeOffset="00:00:10" breakType="linear"', tag(`${ADS}lost`)) +
        adBreak('mid', 'timeOffset="00:00:20" breakType="linear"', tag(`${ADS}mid`)),
    );
    vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
      const address = input instanceof Request ? input.url : String(input);
      if (!address.startsWith(ADS)) return realFetch(input, init);
      if (address === `${ADS}plan`) return Promise.resolve(new Response(plan));
      return Promise.resolve(
        address === `${ADS}mid` ? new Response(vast(skippable('Within'))) : new Response('', { status: 500 }),
      );
    });
    const { streams } = await filmPlayback('lantern-coast');
    const player = Object.assign(document.createElement('footlight-player'), {
      muted: true,
      protocol: 'hls' as const,
      src: streams.find(({ protocol }) => protocol === 'HLS')?.url ?? '',
      adTag: `${ADS}plan`,
    });
    document.body.append(player);
    const skips = async (title: string, placement: string) => {
      await vi.waitFor(
        () => expect(player.state.ad).toMatchObject({ title, placement, phase: 'playing' }),
        WAIT_OPTIONS,
      );
      await player.skipAd();
    };
    const plays = () =>
      vi.waitFor(() => expect(player.state).toMatchObject({ ad: null, isPlaying: true }), WAIT_OPTIONS);
    void player.play().catch(() => undefined);
    await skips('First', 'PRE_ROLL');
    await skips('Second', 'PRE_ROLL');
    await plays();
    expect(pings.filter((one) => /start|end/u.test(one))).toEqual(
      ['pre', 'bumper'].flatMap((id) => [told(id, 'start'), told(id, 'end')]),
    );
    await player.seek({ to: 11 });
    await plays();
    await vi.waitFor(() => expect(pings).toContain(told('lost', 'error=1008')), WAIT_OPTIONS);
    await player.seek({ to: 21 });
    await skips('Within', 'MID_ROLL');
    await plays();
    expect(pings).toContain(told('mid', 'end'));
  }, 120_000);
});
