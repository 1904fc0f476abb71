import type { PlaybackData } from '@footlight/domain';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { definePlayer } from '../element/define-player.js';
import type { FootlightPlayer } from '../element/player.element.js';
import { catchPings } from '../testing/catch-pings.js';
import { filmPlayback } from '../testing/film-streams.js';

const WAIT_OPTIONS = { timeout: 20_000, interval: 50 };
/** Bounds for the timeout of a document that never arrives, with a margin for a busy machine. */
const DOCUMENT_MS = { least: 4000, most: 15_000 } as const;
const ADS = 'https://ads.example/';
const realFetch = globalThis.fetch;
let film: PlaybackData;

beforeAll(async () => {
  definePlayer();
  film = await filmPlayback('lantern-coast');
  const adUnits = [
    { type: 'PRE_ROLL' as const, offset: null, url: `${ADS}before` },
    { type: 'MID_ROLL' as const, offset: 20, url: `${ADS}within` },
  ];
  for (const stream of film.streams) Object.assign(stream, { adUnits });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** Mocks the ad server that serves the break documents. Other requests use the real `fetch`. */
const serve = (answer: (address: string, signal: AbortSignal) => Promise<Response>) => {
  const requests: string[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    if (!address.startsWith(ADS)) return realFetch(input, init);
    requests.push(address);
    return answer(address, init?.signal ?? new AbortController().signal);
  });
  return requests;
};

const place = () => {
  const player = Object.assign(document.createElement('footlight-player'), {
    muted: true,
    protocol: 'hls' as const,
    playback: film,
  });
  document.body.append(player);
  return player;
};

const ready = (player: FootlightPlayer) =>
  vi.waitFor(() => expect(player.state.status).toBe('ready'), WAIT_OPTIONS);

const playsPast = (player: FootlightPlayer, seconds: number, timeout = WAIT_OPTIONS.timeout) =>
  vi.waitFor(() => expect(player.state.currentTime).toBeGreaterThan(seconds), { ...WAIT_OPTIONS, timeout });

const advertisement = (id: string, sequence: number, file: string): string => `
  <Ad id="${id}" sequence="${String(sequence)}"><InLine><AdSystem>s</AdSystem><AdTitle>${id}</AdTitle>
    <Error><![CDATA[https://told.example/${id}?code=[ERRORCODE]]]></Error>
    <Impression><![CDATA[https://told.example/${id}?seen]]></Impression>
    <Creatives><Creative><Linear><Duration>00:00:05</Duration><MediaFiles>
      <MediaFile delivery="progressive" type="video/mp4" width="320" height="180"><![CDATA[${location.origin}${file}]]></MediaFile>
    </MediaFiles></Linear></Creative></Creatives></InLine></Ad>`;

describe('a film with failing advertisements', () => {
  it('plays when the advertisements are blocked', async () => {
    const requests = serve(() => Promise.reject(new TypeError('Failed to fetch')));
    const player = place();
    await ready(player);
    await player.play();
    await playsPast(player, 0.5);
    expect(player.state.ad).toBeNull();
    expect(requests.length).toBeGreaterThan(0);
  });

  it('skips an advertisement whose file is missing, and reports the error to its server', async () => {
    const pings = catchPings();
    const ads = [
      advertisement('northline', 1, '/films/nothing-here.mp4'),
      advertisement('saffron-row', 2, '/films/lantern-coast/v180.mp4'),
    ];
    // As some ad servers write it: a blank line first, and capitals.
    const xml = `\n<?xml version="1.0"?><VAST version="4.2">${ads.join('')}</VAST>`.replaceAll(
      `[${location.origin}`,
      `[HTTP://${location.host}`,
    );
    serve(() => Promise.resolve(new Response(xml)));
    const player = place();
    await ready(player);
    await player.play();
    await vi.waitFor(
      () => expect(player.state.ad).toMatchObject({ phase: 'playing', index: 2, count: 2 }),
      WAIT_OPTIONS,
    );
    await vi.waitFor(() => expect(pings).toContain('https://told.example/saffron-row?seen'), WAIT_OPTIONS);
    expect(pings.filter((address) => address.includes('northline'))).toEqual([
      'https://told.example/northline?code=401',
    ]);
  });

  it('plays when an ad document is invalid or missing', async () => {
    const requests = serve((address) =>
      Promise.resolve(
        address.endsWith('before')
          ? new Response('<VAST version="4.2"><Ad><InLine>')
          : new Response('', { status: 404 }),
      ),
    );
    const player = place();
    await ready(player);
    await vi.waitFor(() => expect(requests).toEqual([`${ADS}before`]), WAIT_OPTIONS);
    const announced = vi.fn<(ad: unknown) => void>();
    player.core?.store.select(({ ad }) => ad, announced);
    await player.play();
    await playsPast(player, 0.5);
    // What is known to be empty does not interrupt.
    expect(announced).not.toHaveBeenCalled();
    // The document of the break at 20 s, which the seek crosses, is requested too and fails with a 404.
    await player.seek({ to: 25 });
    await playsPast(player, 25.1);
    await vi.waitFor(() => expect(player.state).toMatchObject({ ad: null, paused: false }), WAIT_OPTIONS);
    expect(requests).toEqual([`${ADS}before`, `${ADS}within`]);
  });

  it('plays five seconds after requesting an ad document that never loads', async () => {
    serve(
      (_, signal) =>
        new Promise((_resolve, reject) =>
          signal.addEventListener('abort', () => reject(signal.reason as Error)),
        ),
    );
    const player = place();
    await ready(player);
    const startedAt = performance.now();
    void player.play().catch(() => undefined);
    await playsPast(player, 0.3, DOCUMENT_MS.most);
    expect(performance.now() - startedAt).toBeGreaterThan(DOCUMENT_MS.least);
  });
});
