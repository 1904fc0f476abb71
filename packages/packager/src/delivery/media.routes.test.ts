import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMovingClock, type MovingClock } from '../../testing/moving-clock.js';
import { boxesOf, readDecodeTime, readTimescale } from '../films/boxes.js';
import {
  DEMO_MEDIA,
  createMediaService,
  readFragments,
  type MediaService,
} from '../../testing/media-fixture.js';

let clock: MovingClock;
let service: MediaService;
beforeAll(async () => {
  clock = createMovingClock(Date.UTC(2026, 10, 21, 20));
  service = await createMediaService(clock);
});
afterAll(() => service.app.close());

const VIDEO = { f: 'vod/harvest-run' } as const;
const CHANNEL = { f: 'live/2001', l: 'harvest-run', w: 600 } as const;

const get = (url: string, headers: Record<string, string> = {}) => service.app.inject({ url, headers });
const code = (reply: { json: () => unknown }): unknown => (reply.json() as { code: unknown }).code;

describe('a video', () => {
  it.each([
    ['master.m3u8', 'application/vnd.apple.mpegurl'],
    ['v360.m3u8', 'application/vnd.apple.mpegurl'],
    ['subtitles/es.m3u8', 'application/vnd.apple.mpegurl'],
    ['manifest.mpd', 'application/dash+xml'],
    ['v720/init.mp4', 'video/mp4'],
    ['a-es/init.mp4', 'audio/mp4'],
    ['v720/0.m4s', 'video/mp4'],
    ['a-en/23.m4s', 'audio/mp4'],
    ['subtitles/ar.vtt', 'text/vtt; charset=utf-8'],
  ])('serves %s as %s to every origin, cacheable until the address expires', async (file, type) => {
    const reply = await get(service.address({ ...VIDEO, e: clock.now() / 1000 + 900 }, file));
    expect(reply.statusCode).toBe(200);
    expect(reply.headers).toMatchObject({
      'content-type': type,
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=900, immutable',
    });
    expect(reply.rawPayload.length).toBeGreaterThan(0);
  });

  it.each([
    'v720/24.m4s',
    'v1080/0.m4s',
    'v1080.m3u8',
    'subtitles/fr.vtt',
    'subtitles/fr.m3u8',
    'subtitles/en/0.vtt',
    'film.json',
    'v720.mp4',
  ])('has no %s', async (file) => {
    const reply = await get(service.address(VIDEO, file));
    expect([reply.statusCode, code(reply)]).toEqual([404, 'MEDIA_NOT_FOUND']);
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  it('serves only audio if no more was granted', async () => {
    const grant = { ...VIDEO, a: true } as const;
    expect((await get(service.address(grant, 'a-en/0.m4s'))).statusCode).toBe(200);
    expect((await get(service.address(grant, 'v180/0.m4s'))).statusCode).toBe(404);
    expect((await get(service.address(grant, 'v180.m3u8'))).statusCode).toBe(404);
    expect((await get(service.address(grant, 'master.m3u8'))).payload).not.toContain('v180');
    expect((await get(service.address(grant, 'manifest.mpd'))).payload).not.toContain('video');
  });
});

describe('a stream address', () => {
  const forms = (): [string, string, string][] => {
    const good = service.address(VIDEO, 'master.m3u8');
    const token = good.split('/')[3] ?? '';
    const [payload = '', signature = ''] = token.split('.');
    const without = (change: string): string => good.replace(token, change);
    return [
      ['forged', without(`${payload}.${'A'.repeat(43)}`), 'STREAM_ADDRESS_INVALID'],
      ['cut', without(token.slice(0, -5)), 'STREAM_ADDRESS_INVALID'],
      ['unsigned', without(payload), 'STREAM_ADDRESS_INVALID'],
      ['of another alphabet', without(encodeURIComponent(`${payload}.подпись`)), 'STREAM_ADDRESS_INVALID'],
      ['with a line end', without(`${payload}%0A.${signature}`), 'STREAM_ADDRESS_INVALID'],
      ['of another film', good.replace('harvest-run', 'ringside'), 'STREAM_ADDRESS_INVALID'],
      ['of a channel', good.replace('vod/harvest-run', 'live/2001'), 'STREAM_ADDRESS_INVALID'],
      [
        'that has ended',
        service.address({ ...VIDEO, e: clock.now() / 1000 - 1 }, 'master.m3u8'),
        'STREAM_ADDRESS_EXPIRED',
      ],
    ];
  };

  it('is refused if it is not validly signed or has expired', async () => {
    for (const [what, url, expected] of forms()) {
      const reply = await get(url);
      expect([what, reply.statusCode, code(reply)]).toEqual([what, 403, expected]);
      expect(reply.payload).not.toContain('stack');
    }
  });

  it('expires during playback', async () => {
    const own = createMovingClock(clock.now());
    const short = await createMediaService(own);
    const url = short.address({ ...VIDEO, e: own.now() / 1000 + 10 }, 'v180/1.m4s');
    expect((await short.app.inject(url)).statusCode).toBe(200);
    own.advance(10_000);
    expect((await short.app.inject(url)).statusCode).toBe(403);
    await short.app.close();
  });

  it.each([
    '/media/s/',
    '/media/s/x',
    '/media/s/x.y/vod/harvest-run/../../../../package.json',
    '/media/s/x.y/vod/harvest-run/%2e%2e/%2e%2e/film.json',
    '/media/artwork.json',
    '/media/artwork/harvest-run/poster.webp',
    '/img/../artwork.json',
    '/img/%2e%2e/artwork.json',
    '/img/harvest-run/%2e%2e%2f%2e%2e%2fartwork.json',
    '/img/harvest-run/poster-320%00.jpg',
    '/media/annotations/harvest-run/film.json',
    '/media/annotations/harvest-run/v720.mp4',
    '/media/annotations/harvest-run/chapters/..%2f..%2ffilm.json',
    '/media/annotations/harvest-run/chapters/fr.vtt',
    '/media/annotations/no-such-film/thumbnails.jpg',
    '/media/annotations/..%5c..%5cx/thumbnails.vtt',
    '/media/films/harvest-run/film.json',
    '/media',
    '/media/',
  ])('is not found if it points elsewhere: %s', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });
});

describe('a channel', () => {
  const numberOf = async (query = ''): Promise<{ first: number; end: number }> => {
    const { payload } = await get(service.address(CHANNEL, `v360.m3u8${query}`));
    const first = Number(/MEDIA-SEQUENCE:(\d+)/.exec(payload)?.[1]);
    return { first, end: first + (payload.match(/#EXTINF/g)?.length ?? 0) };
  };

  it('lists only segments that it serves', async () => {
    const { first, end } = await numberOf();
    for (const number of [first, end - 1]) {
      const reply = await get(service.address(CHANNEL, `v360/${number}.m4s`));
      expect([number, reply.statusCode]).toEqual([number, 200]);
    }
  });

  it('refuses segments that do not exist yet, and reports when they will', async () => {
    const { end } = await numberOf();
    const reply = await get(service.address(CHANNEL, `v360/${end}.m4s`));
    expect(reply.statusCode).toBe(404);
    const { details } = reply.json<{ details: { reason: string; availableAt: string } }>();
    expect(details.reason).toBe('too-early');
    const own = createMovingClock(Date.parse(details.availableAt));
    const later = await createMediaService(own);
    expect((await later.app.inject(later.address(CHANNEL, `v360/${end}.m4s`))).statusCode).toBe(200);
    await later.app.close();
  });

  it('refuses segments from before its window', async () => {
    const { first } = await numberOf();
    for (const number of [0, first - 20]) {
      const reply = await get(service.address(CHANNEL, `a-en/${number}.m4s`));
      expect([reply.statusCode, code(reply)]).toEqual([410, 'SEGMENT_GONE']);
    }
  });

  it('lists the requested number of minutes, up to the size of its window', async () => {
    const length = async (query: string): Promise<number> => {
      const { first, end } = await numberOf(query);
      return end - first;
    };
    expect(await length('?dw=1')).toBe(Math.ceil(60 / 1.92));
    expect(await length('?dw=2')).toBe(Math.ceil(120 / 1.92));
    expect(await length('')).toBe(Math.ceil(600 / 1.92));
    expect(await length('?dw=900')).toBe(Math.ceil(600 / 1.92));
  });

  it('passes the requested window on to its playlists', async () => {
    const { payload } = await get(service.address(CHANNEL, 'master.m3u8?dw=3&other=1'));
    const addresses = payload.split('\n').filter((line) => line.includes('.m3u8'));
    expect(addresses).toHaveLength(3 + 2 + 3);
    for (const line of addresses) expect(line).toMatch(/\.m3u8\?dw=3"?$/);
  });

  it.each(['dw=0', 'dw=-3', 'dw=abc', 'dw=1&dw=2', 'dw=', 'dw=1"'])(
    'refuses the window %s',
    async (query) => {
      const reply = await get(service.address(CHANNEL, `master.m3u8?${query}`));
      expect([reply.statusCode, code(reply)]).toEqual([400, 'INVALID_FIELD']);
      expect(reply.payload).toContain('query.dw');
    },
  );

  it('forbids caching of playlists, and makes segments immutable', async () => {
    const { first } = await numberOf();
    const cacheControlOf = async (file: string) =>
      (await get(service.address(CHANNEL, file))).headers['cache-control'];
    expect(await cacheControlOf('v360.m3u8')).toBe('no-store');
    expect(await cacheControlOf('manifest.mpd')).toBe('no-store');
    expect(await cacheControlOf(`v360/${first}.m4s`)).toMatch(/^public, max-age=\d+, immutable$/);
  });

  it('continues its segment numbers after a restart', async () => {
    const before = await numberOf();
    const again = await createMediaService(clock);
    const { payload } = await again.app.inject(again.address(CHANNEL, 'v360.m3u8'));
    expect(payload).toContain(`#EXT-X-MEDIA-SEQUENCE:${before.first}\n`);
    await again.app.close();
  });

  it('serves subtitles for its segments', async () => {
    const { first } = await numberOf();
    const reply = await get(service.address(CHANNEL, `subtitles/ar/${first}.vtt`));
    expect(reply.payload).toMatch(/^WEBVTT\nX-TIMESTAMP-MAP=/);
    expect((await get(service.address(CHANNEL, 'subtitles/ar.vtt'))).statusCode).toBe(404);
  });

  it('serves the same subtitles in fragments for DASH, at the time of its segments', async () => {
    const { first } = await numberOf();
    const manifest = (await get(service.address(CHANNEL, 'manifest.mpd'))).payload;
    expect(manifest).toContain('initialization="subtitles/ar/init.mp4" media="subtitles/ar/$Number$.m4s"');
    const init = await get(service.address(CHANNEL, 'subtitles/ar/init.mp4'));
    const timescale = readTimescale(init.rawPayload);
    const pictures = readTimescale((await get(service.address(CHANNEL, 'v360/init.mp4'))).rawPayload);
    for (let number = first; number < first + 24; number += 1) {
      const reply = await get(service.address(CHANNEL, `subtitles/ar/${String(number)}.m4s`));
      expect(reply.headers).toMatchObject({
        'content-type': 'application/mp4',
        'cache-control': expect.stringMatching(/^public, max-age=\d+, immutable$/) as unknown,
      });
      const [moof] = boxesOf(reply.rawPayload);
      if (moof === undefined) throw new Error('There is no fragment.');
      const picture = await get(service.address(CHANNEL, `v360/${String(number)}.m4s`));
      expect(Number(readDecodeTime(reply.rawPayload, moof)) / timescale).toBe(
        (readFragments(picture.rawPayload)[0]?.time ?? Number.NaN) / pictures,
      );
      const { payload } = await get(service.address(CHANNEL, `subtitles/ar/${String(number)}.vtt`));
      const words = payload.split('\n').filter((line) => /[\u0600-\u06ff]/u.test(line));
      for (const line of words) expect(reply.rawPayload.toString('utf8')).toContain(line);
    }
  });

  it('serves subtitles only for available segments and its own languages', async () => {
    const { first } = await numberOf();
    const status = async (file: string) => (await get(service.address(CHANNEL, file))).statusCode;
    expect(await status(`subtitles/en/${String(first + 1000)}.m4s`)).toBe(404);
    expect(await status('subtitles/en/0.m4s')).toBe(410);
    expect(await status('subtitles/fr/init.mp4')).toBe(404);
    expect(await status(`subtitles/fr/${String(first)}.m4s`)).toBe(404);
    expect((await get(service.address(VIDEO, 'subtitles/en/init.mp4'))).statusCode).toBe(404);
  });

  it('serves the same segments to HLS and DASH, at one address each', async () => {
    const { first } = await numberOf();
    const playlist = await get(service.address(CHANNEL, 'v720.m3u8'));
    expect(playlist.payload).toContain(`\nv720/${first}.m4s\n`);
    const manifest = await get(service.address(CHANNEL, 'manifest.mpd'));
    expect(manifest.payload).toContain('media="$RepresentationID$/$Number$.m4s"');
    const segment = await get(service.address(CHANNEL, `v720/${first}.m4s`));
    expect(readFragments(segment.rawPayload)[0]?.time).toBe(first * 24_576);
  });
});

describe('media responses', () => {
  const segment = (): string => service.address(VIDEO, 'a-en/0.m4s');

  it('are partial if a range is requested', async () => {
    const full = await get(segment());
    const part = await get(segment(), { range: 'bytes=100-199' });
    expect(part.statusCode).toBe(206);
    expect(part.headers['content-range']).toBe(`bytes 100-199/${full.rawPayload.length}`);
    expect(part.rawPayload.equals(full.rawPayload.subarray(100, 200))).toBe(true);
    const none = await get(segment(), { range: 'bytes=9999999-' });
    expect([none.statusCode, none.headers['content-range']]).toEqual([
      416,
      `bytes */${full.rawPayload.length}`,
    ]);
  });

  it('are 304 if the ETag matches', async () => {
    const { etag = '' } = (await get(segment())).headers;
    expect((await get(segment(), { 'if-none-match': etag })).statusCode).toBe(304);
    expect((await get(segment(), { 'if-none-match': `"other", W/${etag}` })).statusCode).toBe(304);
    expect((await get(segment(), { 'if-none-match': '"other"' })).statusCode).toBe(200);
    expect((await get(segment(), { range: 'bytes=0-9', 'if-range': '"other"' })).statusCode).toBe(200);
  });

  it('have only headers for HEAD', async () => {
    const full = await get(segment());
    const head = await service.app.inject({ method: 'HEAD', url: segment() });
    expect(head.headers['content-length']).toBe(String(full.rawPayload.length));
    expect(head.rawPayload).toHaveLength(0);
  });

  it('allow range requests from other origins', async () => {
    const reply = await service.app.inject({ method: 'OPTIONS', url: segment() });
    expect(reply.statusCode).toBe(204);
    expect(reply.headers['access-control-allow-headers']).toContain('Range');
  });
});

describe('resources without a signature', () => {
  it.each([
    ['thumbnails.vtt', 'text/vtt; charset=utf-8'],
    ['thumbnails.jpg', 'image/jpeg'],
    ['chapters/pt.vtt', 'text/vtt; charset=utf-8'],
  ])('include %s of a film', async (file, type) => {
    const reply = await get(`/media/annotations/harvest-run/${file}`);
    expect(reply.headers).toMatchObject({ 'content-type': type, 'access-control-allow-origin': '*' });
    const own = await readFile(join(DEMO_MEDIA, 'films', 'harvest-run', file));
    expect(reply.rawPayload.equals(own)).toBe(true);
  });

  it('include pictures, for every origin', async () => {
    const reply = await service.app.inject({
      url: '/img/harvest-run/poster-320',
      headers: { accept: 'image/webp' },
    });
    expect(reply.statusCode).toBe(200);
    expect(reply.headers).toMatchObject({
      'content-type': 'image/webp',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
  });

  it('include the time', async () => {
    const reply = await get('/media/time');
    expect(Date.parse(reply.payload)).toBe(clock.now());
    expect(reply.headers['cache-control']).toBe('no-store');
  });
});
