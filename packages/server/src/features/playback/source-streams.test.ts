import {
  DEMO_FILMS,
  ORIGIN_KEY,
  ORIGIN_HEADER,
  ORIGIN_SECRET,
  startSecondOrigin,
} from '@footlight/simulators';
import type { SecondOrigin } from '@footlight/simulators';
import type { PlaybackData } from '@footlight/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importRealm } from '../../realm/import-realm.js';
import { call, errorOf } from '../../../testing/call.js';
import { CatalogueFolder } from '../../../testing/catalogue-folder.js';
import { createMovingClock } from '@footlight/packager/testing/moving-clock';
import { quietLog } from '../../../testing/quiet-log.js';
import { openTestDatabase } from '../../../testing/test-database.js';
import type { OpenDatabase } from '../../database/database.js';
import { createTestApplication } from '../../../testing/test-application.js';
import { createTestRealm } from '../../../testing/test-realm.js';

const texts = { en: { title: 'Elsewhere', description: '' } };
const words = { genres: {}, roles: {}, season: { en: 'Season {n}' }, episode: { en: 'Episode {n}' } };
const source = (origin: string, more: object = {}) => ({
  origin,
  address: '/vod/harvest-run/master.m3u8',
  protocol: 'HLS',
  ...more,
});

// LIVE-5, LIVE-6
describe('streams of other origins', () => {
  let origin: SecondOrigin;
  let app: FastifyInstance;
  let database: OpenDatabase;
  let folder: CatalogueFolder;
  beforeAll(async () => {
    origin = await startSecondOrigin({ port: 0, filmsFolder: DEMO_FILMS });
    folder = new CatalogueFolder();
    folder.write('words.json', words);
    folder.write('geo-rules.json', [{ id: 'gb', mode: 'allow', countries: ['GB'] }]);
    folder.write('vods.json', [
      { id: 'bare', artwork: 'a', texts, source: source('bare') },
      { id: 'query', artwork: 'a', texts, source: source('query', { duration: 46 }) },
      {
        id: 'path',
        artwork: 'a',
        texts,
        source: source('path', { address: '/vod/harvest-run/manifest.mpd', protocol: 'DASH' }),
      },
      { id: 'kept', artwork: 'a', texts, source: source('kept') },
      { id: 'locked', artwork: 'a', texts, access: 'signedIn', source: source('query') },
      { id: 'abroad', artwork: 'a', texts, geoRule: 'gb', source: source('query') },
      { id: 'soon', artwork: 'a', texts, premieresAt: '2099-01-01T00:00:00Z', source: source('query') },
      {
        id: 'drm',
        artwork: 'a',
        texts,
        source: source('query', {
          drm: {
            licenceAddress: '/widevine',
            encryptionMode: 'cenc',
            keySystems: ['com.widevine.alpha'],
          },
        }),
      },
    ]);
    folder.write('events.json', [
      {
        id: 'event',
        artwork: 'a',
        texts,
        startsAt: '2020-01-01T00:00:00Z',
        source: source('query', { address: '/live/harvest-run/master.m3u8' }),
      },
      {
        id: 'over',
        artwork: 'a',
        texts,
        startsAt: '2020-01-01T00:00:00Z',
        endsAt: '2020-01-01T02:00:00Z',
        source: source('query'),
      },
    ]);
    folder.write('channels.json', {
      formats: {},
      channels: [{ id: 'channel', name: { en: 'A channel' }, source: source('query') }],
    });
    database = await openTestDatabase(() => undefined);
    const realm = createTestRealm({
      folders: { catalogue: folder.path },
      trustCountryHeader: true,
      streamOrigins: {
        bare: { origin: origin.origin },
        query: { origin: origin.origin, sign: 'queryToken', secret: ORIGIN_SECRET },
        path: { origin: origin.origin, sign: 'pathToken', secret: ORIGIN_SECRET },
        kept: { origin: origin.origin, headers: { [ORIGIN_HEADER]: ORIGIN_KEY } },
      },
    });
    const clock = createMovingClock(Date.now());
    await importRealm({ realm, database, clock, log: quietLog });
    ({ app } = await createTestApplication(database, { realm }));
  });
  afterAll(async () => {
    await app.close();
    await database.close();
    await origin.stop();
    folder.remove();
  });

  const requestManifest = (kind: 'video' | 'event', id: string, body: object = {}, country = 'GB') =>
    call(app, 'POST', kind === 'video' ? `/api/v5/manifest/video/${id}` : `/api/v5/manifest/event/${id}`, {
      body,
      headers: { 'x-footlight-country': country },
    });
  const streamOf = async (kind: 'video' | 'event', id: string) => {
    const { status, body } = await requestManifest(kind, id);
    expect(status).toBe(200);
    const { streams } = body as PlaybackData;
    expect(streams).toHaveLength(1);
    return streams[0] as PlaybackData['streams'][number];
  };

  it('are signed as the realm file configures their origin', async () => {
    const bare = await streamOf('video', 'bare');
    expect(bare).toMatchObject({ protocol: 'HLS', url: `${origin.origin}/vod/harvest-run/master.m3u8` });
    expect((await fetch(bare.url)).status).toBe(403);

    const query = await streamOf('video', 'query');
    expect(new URL(query.url).searchParams.get('token')).toMatch(/^\d+-[0-9a-f]{64}$/u);
    expect((await fetch(query.url)).status).toBe(200);
    // The token grants a single folder.
    expect((await fetch(query.url.replace('harvest-run', 'ringside'))).status).toBe(403);

    const path = await streamOf('video', 'path');
    expect(path.protocol).toBe('DASH');
    expect((await fetch(path.url)).status).toBe(200);
    expect((await fetch(new URL('v360/3.m4s', path.url))).status).toBe(200);
    expect((await fetch(path.url.replace(/\/\d+-[0-9a-f]+\//u, '/'))).status).toBe(403);
  });

  // LIVE-5
  it('are played by channels without a film, a format and an artwork', async () => {
    const { body } = await requestManifest('event', 'channel');
    expect(body).toMatchObject({ id: 'channel', kind: 'live', title: 'A channel', live: { endDate: null } });
    expect((await fetch((await streamOf('event', 'channel')).url)).status).toBe(200);
  });

  it('are proxied by the service if their origin requires headers', async () => {
    const { url } = await streamOf('video', 'kept');
    expect(url).toMatch(/^\/media\/r\/[^/]+\/master\.m3u8$/u);
    const at = (file: string, headers = {}) =>
      app.inject({ method: 'GET', url: url.replace('master.m3u8', file), headers });
    const master = await at('master.m3u8');
    expect(master.statusCode).toBe(200);
    expect(master.headers['content-type']).toContain('mpegurl');
    expect(master.body).toContain('v360.m3u8');
    expect(master.body).not.toContain(origin.origin);
    const segment = await at('v360/0.m4s');
    expect(segment.statusCode).toBe(200);
    expect(segment.rawPayload.subarray(4, 8).toString()).toBe('moof');
    expect(JSON.stringify([master.headers, segment.headers])).not.toContain(ORIGIN_KEY);
    expect(errorOf(await call(app, 'GET', url.replace('master', 'nothing')))).toEqual({
      status: 404,
      code: 'MEDIA_NOT_FOUND',
    });
    // Neither a parent folder nor another host.
    for (const file of ['..%2fringside/master.m3u8', '%2fevil.example/x', '/evil.example/x']) {
      expect((await at(file)).statusCode).toBe(404);
    }
    expect(errorOf(await call(app, 'GET', url.replace('/r/', '/r/x')))).toEqual({
      status: 403,
      code: 'STREAM_ADDRESS_INVALID',
    });
  });

  it('apply access, country and schedule as for films', async () => {
    expect(errorOf(await requestManifest('video', 'locked')).code).toBe('SIGN_IN_REQUIRED');
    expect(errorOf(await requestManifest('video', 'abroad', {}, 'FR')).code).toBe('GEOBLOCKED');
    expect((await requestManifest('video', 'abroad')).status).toBe(200);
    expect(errorOf(await requestManifest('video', 'soon')).code).toBe('PLAYBACK_NOT_AVAILABLE');
    expect(errorOf(await requestManifest('event', 'over')).code).toBe('EVENT_NOT_LIVE');
    const live = await streamOf('event', 'event');
    const master = await (await fetch(live.url)).text();
    const [child = ''] = master.match(/^v360\.m3u8\?token=.*$/mu) ?? [];
    const playlist = await (await fetch(new URL(child, live.url))).text();
    expect(playlist).toContain('#EXT-X-DISCONTINUITY-SEQUENCE');
    expect(playlist).not.toContain('#EXT-X-ENDLIST');
  });

  it('have one protocol, the duration from the catalogue, and DRM with a ticket', async () => {
    expect(errorOf(await requestManifest('video', 'query', { protocols: ['DASH'] }))).toEqual({
      status: 403,
      code: 'PLAYBACK_NOT_AVAILABLE',
    });
    expect((await requestManifest('video', 'query')).body).toMatchObject({ duration: 46 });
    expect((await requestManifest('video', 'bare')).body).toMatchObject({ duration: null });
    const { drm } = await streamOf('video', 'drm');
    expect(drm).toMatchObject({ url: `${origin.origin}/widevine`, keySystems: ['com.widevine.alpha'] });
    expect(drm?.jwtToken.split('.')).toHaveLength(3);
  });
});
