import type { ContentItem } from '@footlight/contract';
import { shapes } from '@footlight/contract/schemas';
import { Ajv } from 'ajv';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isApiError } from '../../api-error.js';
import { FolderStore, createFilmIndex, createIngestIndex, createStreamSigner } from '@footlight/packager';
import { createMediaService, DEMO_MEDIA, type MediaService, TEST_SECRET } from '@footlight/packager/testing';
import { createMovingClock } from '@footlight/packager/testing/moving-clock';
import { AdGrants } from './ads/ad-grants.js';
import { AdUnits } from './ads/ad-units.js';
import type { ContentView } from '../content/content-view.js';
import type { Playable, PlayableLive } from '../content/playable.js';
import { DrmTokens } from './drm-tokens.js';
import { PlaybackService } from './playback.service.js';

const clock = createMovingClock(Date.UTC(2026, 10, 21, 20));
const films = createFilmIndex(new FolderStore(DEMO_MEDIA));
const drmTokens = new DrmTokens({ key: Buffer.from(TEST_SECRET), realmId: 'demo', clock });
let media: MediaService;
beforeAll(async () => {
  media = await createMediaService(clock);
});
afterAll(async () => {
  await films.close();
  await media.app.close();
});

const image = { url: '/img/x/thumbnail-640', variants: [], dominantColour: '#102030' };
const item: ContentItem = {
  id: '1001',
  type: 'VOD',
  title: 'Harvest Run',
  description: 'A road, a field, a night.',
  accessLevel: 'GRANTED',
  onlinePlayback: 'AVAILABLE',
  thumbnailUrl: image.url,
  images: { thumbnail: image },
  tags: [],
  audioTracks: [],
  subtitleLanguages: [],
  favourite: false,
  contentContext: [],
  externalId: null,
};
const film: Playable = {
  kind: 'vod',
  item,
  accessLevel: 'GRANTED',
  licenceIds: [],
  availablePurchases: [],
  filmSlug: 'harvest-run',
  skipMarkers: [{ type: 'INTRO', from: 2, to: 9.5 }],
  availableFrom: null,
  resumeAt: null,
  watermark: null,
  countdownDuration: null,
  drm: null,
  adBreaks: [],
  live: null,
};
const onAir: PlayableLive = {
  channelId: '2001',
  state: 'live',
  startDate: new Date(clock.now() - 60_000),
  endDate: null,
  dvrWindow: 600,
  lowLatency: false,
  epgId: null,
  eventLocation: null,
  localBroadcasters: [],
  programmes: { now: null, next: null },
};
const event: Playable = {
  ...film,
  kind: 'live',
  item: { ...item, id: '2001', type: 'LIVE_EVENT' },
  live: onAir,
};

const view: ContentView = {
  caller: { accountId: null, subject: null, isGuest: true, role: 'guest', profile: null },
  language: 'es',
  country: 'GB',
};

const serviceOf = (playable: Playable | null): PlaybackService =>
  new PlaybackService({
    ingests: createIngestIndex(null),
    content: { playable: async () => playable },
    films,
    signer: createStreamSigner({ secret: TEST_SECRET, clock }),
    keys: media.keys,
    drmTokens,
    sources: { stream: () => Promise.reject(new Error('No source is to be asked for.')) },
    ads: new AdUnits({ tagUrl: null }, new AdGrants(Buffer.from(TEST_SECRET), clock)),
    screens: { hold: async () => ({ playbackSessionId: null, heartbeatInterval: null, screenId: null }) },
    licences: {
      of: () => ({
        usableIds: async () => new Set(),
        nextEnd: async () => Infinity,
        begin: async () => undefined,
      }),
    },
    clock,
    settings: { streamAddressSeconds: 900, countdownSeconds: 8, maxHeight: null, statsEnabled: false },
  });

const promise = new Ajv({ allErrors: true, strict: false, formats: { 'date-time': true } }).compile(
  shapes.postVideoManifest.response,
);

const play = async (playable: Playable, preferences: Parameters<PlaybackService['playback']>[3] = {}) => {
  const data = await serviceOf(playable).playback(playable.kind, playable.item.id, view, preferences);
  expect([promise(data), promise.errors]).toEqual([true, null]);
  return data;
};

describe('playback of a film', () => {
  it('returns HLS and DASH addresses that open until the returned expiry', async () => {
    const data = await play(film);
    expect(data.streams.map(({ protocol }) => protocol)).toEqual(['HLS', 'DASH']);
    expect(Date.parse(data.expiresAt)).toBe(clock.now() + 900_000);
    for (const { url } of data.streams) expect((await media.app.inject(url)).statusCode).toBe(200);
    const own = createMovingClock(Date.parse(data.expiresAt));
    const later = await createMediaService(own);
    for (const { url } of data.streams) expect((await later.app.inject(url)).statusCode).toBe(403);
    await later.app.close();
  });

  it('returns subtitles, chapters in the viewer’s language and timeline thumbnails, all of which load', async () => {
    const data = await play(film);
    const addresses = [
      ...data.streams.flatMap(({ subtitles }) => subtitles.map(({ url }) => url)),
      data.annotations.chapters,
      data.annotations.thumbnails,
    ];
    expect(addresses).toHaveLength(8);
    expect(data.annotations.chapters).toBe('/media/annotations/harvest-run/chapters/es.vtt');
    for (const address of addresses) {
      const reply = await media.app.inject(address ?? '');
      expect([address, reply.statusCode]).toEqual([address, 200]);
      expect(reply.payload).toMatch(/^WEBVTT/);
    }
    expect(data).toMatchObject({
      duration: 46.08,
      countdownDuration: 8,
      skipMarkers: film.skipMarkers,
      dvrWindow: null,
      live: null,
      watchProgress: null,
    });
  });

  it('returns English chapters if there are none in the viewer’s language', async () => {
    const data = await serviceOf(film).playback('vod', '1001', { ...view, language: 'fr' }, {});
    expect(data.annotations.chapters).toBe('/media/annotations/harvest-run/chapters/en.vtt');
  });

  it('returns only the requested protocols', async () => {
    const data = await play(film, { protocols: ['DASH'] });
    expect(data.streams.map(({ protocol }) => protocol)).toEqual(['DASH']);
    expect(data.streams[0]?.url).toMatch(/\/manifest\.mpd$/);
  });

  it('lists the preferred languages first', async () => {
    const data = await play(film, { audioLanguage: 'es', subtitleLanguage: 'ar' });
    expect(data.audioLanguages).toEqual(['es', 'en']);
    expect(data.streams[0]?.subtitles.map(({ language }) => language)).toEqual(['ar', 'en', 'es']);
  });

  it('opens only the audio of audio-only content', async () => {
    const data = await play({ ...film, item: { ...item, audioOnly: true } });
    expect(data.audioOnly).toBe(true);
    const [hls] = data.streams;
    const master = await media.app.inject(hls?.url ?? '');
    expect(master.payload).not.toContain('RESOLUTION');
    const picture = (hls?.url ?? '').replace('master.m3u8', 'v180/0.m4s');
    expect((await media.app.inject(picture)).statusCode).toBe(404);
  });
});

describe('playback of protected content', () => {
  const guarded: Playable = { ...film, item: { ...item, id: '1007' }, drm: 'clearkey' };

  it('returns streams encrypted in the mode of each protocol, with a ticket for their one key', async () => {
    const { streams } = await play(guarded);
    expect(streams.map(({ protocol, drm }) => [protocol, drm?.encryptionMode])).toEqual([
      ['HLS', 'cbcs'],
      ['DASH', 'cenc'],
    ]);
    for (const { drm } of streams) {
      if (drm === null) throw new Error('It is not protected.');
      expect(drm).toMatchObject({ url: '/api/v2/drm/clearkey', keySystems: ['org.w3.clearkey'] });
      const keyId = media.keys.protection('harvest-run', drm.encryptionMode).keyId.toString('base64url');
      expect(await drmTokens.verify(drm.jwtToken)).toEqual({
        subject: null,
        content: 'vod/1007',
        keyIds: [keyId],
      });
    }
  });

  it('returns addresses that open only the encrypted stream, which addresses of the clear film do not open', async () => {
    const protectedUrl = (await play(guarded)).streams[0]?.url ?? '';
    const clearUrl = (await play(film)).streams[0]?.url ?? '';
    expect((await media.app.inject(protectedUrl)).statusCode).toBe(200);
    const inTheClear = protectedUrl.replace('/cbcs/vod/', '/vod/');
    const otherMode = protectedUrl.replace('/cbcs/vod/', '/cenc/vod/');
    const byClearToken = clearUrl.replace('/vod/', '/cbcs/vod/');
    for (const url of [inTheClear, otherMode, byClearToken]) {
      const reply = await media.app.inject(url);
      expect([reply.statusCode, reply.json()]).toMatchObject([403, { code: 'STREAM_ADDRESS_INVALID' }]);
    }
  });
});

describe('playback of a live event', () => {
  it('returns the DVR window in minutes in the address and in seconds in the data', async () => {
    const data = await play(event);
    expect(data).toMatchObject({ kind: 'live', duration: null, dvrWindow: 600, skipMarkers: [] });
    expect(data.live?.startDate).toBe(onAir.startDate.toISOString());
    for (const { url, subtitles } of data.streams) {
      expect(url).toMatch(/\/live\/2001\/(?:master\.m3u8|manifest\.mpd)\?dw=10$/);
      expect(subtitles).toEqual([]);
      expect((await media.app.inject(url)).statusCode).toBe(200);
    }
  });
});

describe('refused playback', () => {
  const denialOf = async (playable: Playable | null, kind: 'vod' | 'live' = 'vod') => {
    try {
      await serviceOf(playable).playback(kind, '1', view, {});
    } catch (error) {
      if (isApiError(error)) return error;
      throw error;
    }
    throw new Error('It plays.');
  };
  const purchases = [{ licenceId: '7001', name: 'Ringside', type: 'SUBSCRIPTION' as const }];
  const tomorrow = new Date(clock.now() + 86_400_000);

  it.each<[string, Playable | null, 'vod' | 'live', string, number, object]>([
    ['an unknown video', null, 'vod', 'VOD_NOT_FOUND', 404, {}],
    ['an unknown event', null, 'live', 'EVENT_NOT_FOUND', 404, {}],
    [
      'an upcoming event',
      { ...event, live: { ...onAir, state: 'upcoming' } },
      'live',
      'EVENT_NOT_LIVE',
      404,
      { state: 'upcoming' },
    ],
    [
      'an ended event',
      { ...event, live: { ...onAir, state: 'ended' } },
      'live',
      'EVENT_NOT_LIVE',
      404,
      { state: 'ended' },
    ],
    [
      'a video that requires sign-in',
      { ...film, accessLevel: 'GRANTED_ON_SIGN_IN' },
      'vod',
      'SIGN_IN_REQUIRED',
      403,
      {},
    ],
    [
      'a video that requires a licence',
      { ...film, accessLevel: 'DENIED', availablePurchases: purchases },
      'vod',
      'ACCESS_DENIED',
      403,
      { availablePurchases: purchases },
    ],
    ['a geoblocked video', { ...film, accessLevel: 'GEOBLOCKED' }, 'vod', 'GEOBLOCKED', 403, {}],
    [
      'a video that is not available online',
      { ...film, item: { ...item, onlinePlayback: 'NOT_AVAILABLE' } },
      'vod',
      'PLAYBACK_NOT_AVAILABLE',
      403,
      { reason: 'not-online' },
    ],
    [
      'an upcoming premiere',
      { ...film, availableFrom: tomorrow },
      'vod',
      'PLAYBACK_NOT_AVAILABLE',
      403,
      { reason: 'premiere', availableFrom: tomorrow.toISOString() },
    ],
    [
      'a video without a film',
      { ...film, filmSlug: null },
      'vod',
      'PLAYBACK_NOT_AVAILABLE',
      403,
      { reason: 'no-media' },
    ],
    [
      'a video whose film is missing',
      { ...film, filmSlug: 'no-such-film' },
      'vod',
      'PLAYBACK_NOT_AVAILABLE',
      403,
      { reason: 'no-media' },
    ],
  ])('refuses %s', async (_, playable, kind, code, status, details) => {
    const error = await denialOf(playable, kind);
    expect([error.code, error.status]).toEqual([code, status]);
    expect(error.details ?? {}).toMatchObject(details);
  });

  it('reports the region as the reason in a header', async () => {
    const error = await denialOf({ ...film, accessLevel: 'GEOBLOCKED' });
    expect(error.headers).toEqual({ 'x-footlight-region': 'outside-region' });
  });

  it('reports that an event is not live before it checks access', async () => {
    const error = await denialOf(
      { ...event, accessLevel: 'DENIED', live: { ...onAir, state: 'ended' } },
      'live',
    );
    expect(error.code).toBe('EVENT_NOT_LIVE');
  });

  it('plays a premiere from its start time on', async () => {
    expect((await play({ ...film, availableFrom: new Date(clock.now()) })).streams).toHaveLength(2);
  });
});
