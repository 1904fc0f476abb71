import type { PlaybackData } from '@footlight/domain';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { MediaRequest, MediaResponse, NetworkOptions } from './network-options.js';
import { definePlayer } from '../../element/define-player.js';
import type { FootlightPlayer } from '../../element/player.element.js';
import { filmPlayback } from '../../testing/film-streams.js';
import { watchRequests, type SentRequest } from '../../testing/watch-requests.js';

const WAIT_OPTIONS = { timeout: 30_000, interval: 50 };
const SLOW = { timeout: 60_000 };
const PROTOCOLS = ['hls', 'dash'] as const;
let film: PlaybackData;

beforeAll(async () => {
  definePlayer();
  film = await filmPlayback('lantern-coast');
});

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  document.body.replaceChildren();
});

const place = (properties: Partial<FootlightPlayer>): FootlightPlayer => {
  const player = Object.assign(document.createElement('footlight-player'), {
    muted: true,
    autoplay: true,
    storage: null,
    ...properties,
  });
  Object.assign(player.style, { inlineSize: '640px', display: 'block' });
  document.body.append(player);
  return player;
};

const played = (player: FootlightPlayer, seconds: number) =>
  vi.waitFor(() => {
    expect(player.state.error).toBeNull();
    expect(player.state.currentTime).toBeGreaterThan(seconds);
  }, WAIT_OPTIONS);

const failed = (player: FootlightPlayer) =>
  vi.waitFor(() => {
    const { error } = player.state;
    if (error === null) throw new Error('The video has not failed.');
    return error;
  }, WAIT_OPTIONS);

/** The segments of the film; its manifests are object URLs. */
const ofSegments = (sent: readonly SentRequest[]) => sent.filter(({ url }) => /\.mp4(?:\?|$)/u.test(url));

// PLAY-44
describe.each(PROTOCOLS)('the network of %s', (protocol) => {
  it('applies headers, credentials and both interceptors to manifests, segments and text', SLOW, async () => {
    const sent = watchRequests();
    const requests: MediaRequest[] = [];
    const responses: MediaResponse[] = [];
    const network: NetworkOptions = {
      headers: { 'X-Brand': 'harbour' },
      credentials: 'include',
      requestInterceptor: async (request) => {
        await Promise.resolve();
        requests.push({ ...request });
        if (!request.url.startsWith('http')) return;
        const url = new URL(request.url);
        url.searchParams.set('signed', request.type);
        request.url = url.href;
        request.headers['X-Type'] = request.type;
      },
      responseInterceptor: async (response) => {
        await Promise.resolve();
        responses.push({ ...response });
        if (typeof response.data !== 'string') return;
        // One rendition less.
        response.data = response.data
          .replace(/#EXT-X-STREAM-INF[^\n]*RESOLUTION=\d+x720[^\n]*\n[^\n]+\n/u, '')
          .replace(/<Representation [^>]*height="720"[\s\S]*?<\/Representation>/u, '');
      },
    };
    const player = place({ protocol, playback: film, network });
    await played(player, 4.5);
    await vi.waitFor(() => expect(player.state.qualities).toHaveLength(2), WAIT_OPTIONS);
    await player.setTextTrack({ language: 'en' });

    expect(new Set(requests.map(({ type }) => type))).toEqual(new Set(['manifest', 'segment', 'text']));
    expect(
      requests.every(
        ({ headers, credentials }) => headers['X-Brand'] === 'harbour' && credentials === 'include',
      ),
    ).toBe(true);
    for (const { type, segment, protocol: format } of requests) {
      expect(segment !== null).toBe(type === 'segment');
      expect(format).toBe(type === 'text' ? null : protocol.toUpperCase());
    }
    const parts = requests.flatMap(({ segment }) => (segment === null ? [] : [segment]));
    for (const track of ['video', 'audio'] as const)
      for (const part of ['init', 'media'] as const)
        expect(parts).toContainEqual(expect.objectContaining({ track, part }));
    for (const { track, part, duration, bandwidth } of parts) {
      expect((duration ?? 0) > 0.1).toBe(part === 'media');
      // dash.js does not say it of initialisations.
      const isKnown = track !== 'video' || part !== 'media' || (bandwidth ?? 0) > 10_000;
      expect([track, part, isKnown]).toEqual([track, part, true]);
    }

    const segments = ofSegments(sent);
    expect(segments.length).toBeGreaterThan(4);
    for (const { url, headers, hasCredentials } of segments) {
      expect(new URL(url).searchParams.get('signed')).toBe('segment');
      expect(headers.get('X-Brand')).toBe('harbour');
      expect(headers.get('X-Type')).toBe('segment');
      expect(hasCredentials).toBe(true);
    }
    const captions = sent.find(({ url }) => url.includes('.vtt'));
    expect(captions?.url).toContain('signed=text');
    expect(captions?.headers.get('X-Brand')).toBe('harbour');
    const kinds = responses.map(({ type, data, status }) => [
      type,
      typeof data,
      status >= 200 && status < 300,
    ]);
    expect(kinds).toContainEqual(['manifest', 'string', true]);
    expect(kinds).toContainEqual(['segment', 'object', true]);
    expect(kinds).toContainEqual(['text', 'object', true]);
    expect(responses.find(({ type }) => type === 'segment')?.headers.get('Content-Type')).toContain('video');
    // Each response is passed once, also those that the fast start has requested for hls.js.
    expect(responses.filter(({ type }) => type === 'segment').length).toBeLessThanOrEqual(
      requests.filter(({ type }) => type === 'segment').length,
    );
  });

  it('ends the video with one error if an interceptor throws', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const mistake = new Error('no token');
    let calls = 0;
    const player = place({
      protocol,
      playback: film,
      network: {
        requestInterceptor: ({ type }) => {
          if (type !== 'segment') return;
          calls += 1;
          throw mistake;
        },
      },
    });
    const error = await failed(player);
    expect(error).toMatchObject({
      code: 'INTERNAL',
      message: 'network.requestInterceptor of this page has failed.',
      details: { path: 'network.requestInterceptor', loading: 'segment', retryable: false },
      cause: mistake,
    });
    expect(error.details.url).toMatch(/^http:\/\/localhost(?::\d+)?\/…\/[\w-]+\.mp4$/u);
    // The initialisation and the first segment of both tracks are requested at the same time.
    expect(calls).toBeLessThanOrEqual(4);
    expect(logged.mock.calls.filter(([text]) => String(text).startsWith('Footlight:'))).toEqual([
      ['Footlight: network.requestInterceptor of this page has failed.', mistake],
    ]);
  });

  it('ends the video with one error if an interceptor of responses rejects', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const network = { responseInterceptor: () => Promise.reject(new Error('not readable')) };
    const error = await failed(place({ protocol, playback: film, network }));
    expect(error).toMatchObject({
      code: 'INTERNAL',
      details: { path: 'network.responseInterceptor', loading: 'manifest', url: 'blob:…' },
    });
  });

  it('sends cookies with crossorigin="use-credentials"', async () => {
    const sent = watchRequests();
    const player = place({ protocol, playback: film, crossOrigin: 'use-credentials' });
    await played(player, 1);
    const segments = ofSegments(sent);
    expect(segments.length).toBeGreaterThan(0);
    expect(segments.filter(({ hasCredentials }) => !hasCredentials)).toEqual([]);
  });

  it('refuses invalid options', async () => {
    const network = { headers: { 'X y': '1' } };
    expect(await failed(place({ protocol, playback: film, network }))).toMatchObject({
      code: 'INVALID_PARAMS',
      details: { path: 'network.headers.X y' },
    });
  });

  // PLAY-45
  it('names the manifest that failed, without what may be secret', async () => {
    const extension = protocol === 'hls' ? 'm3u8' : 'mpd';
    const src = `${location.origin}/films/t0ken/none.${extension}?signature=secret`;
    const error = await failed(place({ protocol, src }));
    expect(error.details).toMatchObject({
      loading: 'manifest',
      url: `${location.origin}/…/none.${extension}`,
    });
    expect(`${error.message} ${JSON.stringify(error.details)}`).not.toMatch(/t0ken|secret/u);
  });
});

it('PLAY-44: requests the manifest of a plain address only as the page wants it', async () => {
  const sent = watchRequests();
  const src = `${location.origin}/films/none/master.m3u8`;
  await failed(place({ src, network: { headers: { 'X-Brand': 'harbour' } } }));
  const manifests = sent.filter(({ url }) => url === src);
  expect(manifests.length).toBeGreaterThan(0);
  expect(manifests.filter(({ headers }) => headers.get('X-Brand') !== 'harbour')).toEqual([]);
});

it('PLAY-44, PLAY-45: applies to keys of HLS, and names the key that failed', async () => {
  const types: string[] = [];
  const playlist = [
    '#EXTM3U',
    '#EXT-X-TARGETDURATION:2',
    `#EXT-X-KEY:METHOD=AES-128,URI="${location.origin}/keys/t0ken/film.key?signature=secret"`,
    '#EXTINF:2,',
    `${location.origin}/films/lantern-coast/film.json`,
    '#EXT-X-ENDLIST',
  ].join('\n');
  const src = URL.createObjectURL(new Blob([playlist], { type: 'application/vnd.apple.mpegurl' }));
  const network: NetworkOptions = {
    requestInterceptor: (request) => {
      types.push(request.type);
      // Nothing listens there.
      if (request.type === 'key') request.url = 'http://localhost:9/film.key';
    },
  };
  const error = await failed(place({ protocol: 'hls', src, network }));
  expect(types).toContain('key');
  expect(error.details).toMatchObject({ loading: 'key', url: `${location.origin}/…/film.key` });
});
