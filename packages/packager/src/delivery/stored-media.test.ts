import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BucketFixture } from '../../testing/bucket-fixture.js';
import { DEMO_MEDIA, createMediaService, type MediaService } from '../../testing/media-fixture.js';
import { createMovingClock } from '../../testing/moving-clock.js';
import { createFilmIndex } from '../films/film-index.js';
import { filmIssues } from '../films/film-issues.js';
import { FolderStore } from '../store/folder-store.js';

const FILM = 'harvest-run';
const VIDEO = { f: `vod/${FILM}` } as const;
const CHANNEL = { f: 'live/2001', l: FILM, w: 60 } as const;
const clock = createMovingClock(Date.UTC(2026, 10, 21, 20));

let bucket: BucketFixture;
let inFolder: MediaService;
beforeAll(async () => {
  bucket = await BucketFixture.start();
  for (const part of [`films/${FILM}`, `artwork/${FILM}`, 'ads/kestrel'])
    await bucket.bring(join(DEMO_MEDIA, part), `${part}/`);
  await bringIndexes();
  inFolder = await createMediaService(clock);
});
afterAll(async () => {
  await inFolder.app.close();
  await bucket.remove();
});

/** As `footlight add` writes them, so that the film opens by a few requests. */
const bringIndexes = async (): Promise<void> => {
  const films = createFilmIndex(new FolderStore(DEMO_MEDIA));
  const film = await films.film(FILM);
  for (const [id, { index }] of film?.tracks ?? [])
    await bucket.write(`films/${FILM}/${id}.index.json`, JSON.stringify(index));
  await films.close();
};

let service: MediaService;
let now = 0;
const start = async (): Promise<void> => {
  service = await createMediaService(clock, bucket.store({ now: () => now }));
};
const stop = (): Promise<void> => service.app.close();

const get = (url: string, of = service) => of.app.inject({ url, headers: { accept: 'image/webp' } });
const video = (file: string): string => service.address(VIDEO, file);
const channel = (file: string): string => service.address(CHANNEL, file);

const SENT: readonly (readonly [string, () => string])[] = [
  ['master.m3u8 of a video', () => video('master.m3u8')],
  ['manifest.mpd of a video', () => video('manifest.mpd')],
  ['v360.m3u8 of a video', () => video('v360.m3u8')],
  ['v360/init.mp4 of a video', () => video('v360/init.mp4')],
  ['v360/23.m4s of a video', () => video('v360/23.m4s')],
  ['a-en/0.m4s of a video', () => video('a-en/0.m4s')],
  ['subtitles/es.m3u8 of a video', () => video('subtitles/es.m3u8')],
  ['subtitles/es.vtt of a video', () => video('subtitles/es.vtt')],
  ['master.m3u8 of a channel', () => channel('master.m3u8')],
  ['v360.m3u8 of a channel', () => channel('v360.m3u8')],
  ['manifest.mpd of a channel', () => channel('manifest.mpd')],
  ['a picture', () => `/img/${FILM}/poster-320`],
  ['chapters', () => `/media/annotations/${FILM}/chapters/en.vtt`],
  ['the index of thumbnails', () => `/media/annotations/${FILM}/thumbnails.vtt`],
  ['thumbnails', () => `/media/annotations/${FILM}/thumbnails.jpg`],
  ['a commercial', () => '/media/ads/kestrel/360.mp4'],
];

// PLAY-85
describe('media in a bucket', () => {
  beforeAll(start);
  afterAll(stop);

  it.each(SENT)('are sent as those in a folder: %s', async (_what, address) => {
    const [here, there] = await Promise.all([get(address()), get(address(), inFolder)]);
    expect([here.statusCode, there.statusCode]).toEqual([200, 200]);
    expect(here.rawPayload.equals(there.rawPayload)).toBe(true);
    for (const header of ['content-type', 'content-length', 'cache-control'])
      expect(here.headers[header]).toBe(there.headers[header]);
  });

  it('are not found where there are none', async () => {
    for (const url of [
      service.address({ f: 'vod/no-such-film' }, 'master.m3u8'),
      video('v999/0.m4s'),
      `/media/annotations/${FILM}/chapters/fr.vtt`,
      `/media/annotations/${FILM}/..%2f..%2fartwork.json`,
      '/img/no-such-artwork/hero-320',
      '/media/ads/no-such-ad/still.webp',
    ])
      expect([url, (await get(url)).statusCode]).toEqual([url, 404]);
  });

  it('are read by one request per segment, which those who ask at the same time share', async () => {
    await get(video('v360/0.m4s'));
    bucket.requests.length = 0;
    const replies = await Promise.all(Array.from({ length: 10 }, () => get(video('v360/1.m4s'))));
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(bucket.requests.map((request) => request.split('?')[0])).toEqual([
      `GET /films/media/films/${FILM}/v360.mp4`,
    ]);
  });

  it('have no issues for the doctor', async () => {
    const store = bucket.store();
    expect(await filmIssues(store)).toEqual({ films: 1, issues: [] });
    await store.close();
  });
});

// PLAY-84
describe('a bucket that goes away', () => {
  beforeEach(start);
  afterEach(stop);

  it('makes media unavailable for a while, and never broken', async () => {
    const urls = [
      video('v360/2.m4s'),
      video('subtitles/es.vtt'),
      service.address({ f: 'vod/not-opened-yet' }, 'master.m3u8'),
      `/media/annotations/${FILM}/thumbnails.jpg`,
      `/img/${FILM}/hero-320`,
    ];
    expect((await get(video('v360/0.m4s'))).statusCode).toBe(200);
    await bucket.stop();
    now = 120_000;
    for (const reply of await Promise.all(urls.map((url) => get(url)))) {
      expect(reply.statusCode).toBe(503);
      expect(reply.json()).toMatchObject({ code: 'UNAVAILABLE', details: { retryAfterSeconds: 5 } });
      expect(reply.payload).not.toContain('127.0.0.1');
    }
    // What is in memory is still sent.
    expect((await get(video('master.m3u8'))).statusCode).toBe(200);
    await bucket.resume();
    const after = await Promise.all(urls.map((url) => get(url)));
    expect(after.map(({ statusCode }) => statusCode)).toEqual([200, 200, 404, 200, 200]);
  });

  it('is asked again for a film that was replaced meanwhile', async () => {
    expect((await get(video('v180/0.m4s'))).statusCode).toBe(200);
    const file = join(DEMO_MEDIA, 'films', FILM, 'v180.mp4');
    // Of another version: a free box at its end changes no segment.
    await bucket.write(
      `films/${FILM}/v180.mp4`,
      Buffer.concat([await readFile(file), Buffer.from([0, 0, 0, 8]), Buffer.from('free')]),
    );
    expect((await get(video('v180/1.m4s'))).statusCode).toBe(503);
    const there = await get(inFolder.address(VIDEO, 'v180/1.m4s'), inFolder);
    const again = await get(video('v180/1.m4s'));
    expect(again.statusCode).toBe(200);
    expect(again.rawPayload.equals(there.rawPayload)).toBe(true);
    await bucket.bring(join(DEMO_MEDIA, 'films', FILM), `films/${FILM}/`);
  });
});
