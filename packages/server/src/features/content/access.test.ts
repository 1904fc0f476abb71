import type { AccessLevel, PlaybackData, ResponseOf } from '@footlight/contract';
import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { call } from '../../../testing/call.js';
import { createDemoApplication, signInDemo } from '../../../testing/demo-application.js';
import { describeDemo } from '../../../testing/engines.js';

const G = 'GRANTED';
const S = 'GRANTED_ON_SIGN_IN';
const D = 'DENIED';
const B = 'GEOBLOCKED';

const VODS = ['1001', '1002', '1003', '1004', '1005', '1006', '1007', '1008', '1009'] as const;
const EVENTS = ['2001', '2002', '2003', '2005', '2006'] as const;

/** Access levels in Great Britain by account: one letter per video, then one per event. */
const IN_GB: readonly (readonly [string, readonly AccessLevel[], readonly AccessLevel[]])[] = [
  ['guest', [G, S, D, B, G, G, G, G, G], [G, G, G, D, G]],
  ['viewer', [G, G, D, B, G, G, G, G, G], [G, G, G, D, G]],
  ['member', [G, G, G, B, G, G, G, G, G], [G, G, G, D, G]],
  ['family', [G, G, D, B, G, G, G, G, G], [G, G, G, D, G]],
  ['paused', [G, G, G, B, G, G, G, G, G], [G, G, G, D, G]],
  ['expired', [G, G, D, B, G, G, G, G, G], [G, G, G, D, G]],
  ['trial', [G, G, G, B, G, G, G, G, G], [G, G, G, D, G]],
  ['admin', [G, G, D, B, G, G, G, G, G], [G, G, G, D, G]],
];

describeDemo('access to the demo’s content', ({ database }) => {
  let app: FastifyInstance;
  const tokens = new Map<string, string>();

  beforeAll(async () => {
    app = (await createDemoApplication(database())).app;
    for (const [name] of IN_GB.slice(1)) tokens.set(name, await signInDemo(app, name));
  });

  const request = async (path: string, name: string, country?: string) => {
    const token = tokens.get(name);
    return call(app, 'GET', path, {
      ...(token === undefined ? {} : { token }),
      ...(country === undefined ? {} : { headers: { 'x-footlight-country': country } }),
    });
  };
  const level = async (path: string, name: string, country?: string): Promise<AccessLevel> =>
    ((await request(path, name, country)).body as ResponseOf<'getVod'>).accessLevel;

  it.each(IN_GB)('gives %s the expected access in Great Britain', async (name, vods, events) => {
    const videoLevels = await Promise.all(VODS.map((id) => level(`/api/v4/vod/${id}`, name)));
    expect(videoLevels).toEqual(vods);
    expect(await Promise.all(EVENTS.map((id) => level(`/api/v4/event/${id}`, name)))).toEqual(events);
  });

  it.each(IN_GB)('gives %s the same access in Spain, and opens the geoblocked video', async (name, vods) => {
    const elsewhere = vods.map((expected) => (expected === B ? G : expected));
    expect(await Promise.all(VODS.map((id) => level(`/api/v4/vod/${id}`, name, 'ES')))).toEqual(elsewhere);
  });

  it('blocks a series in countries that are not allowed, including its episodes', async () => {
    const series = (country: string) => level('/api/v4/series/5006', 'member', country);
    expect([await series('GB'), await series('ES'), await series('PT')]).toEqual([B, G, G]);
    expect(await level('/api/v4/vod/450101', 'member', 'GB')).toBe(B);
  });

  it('grants the same access in lists as for single videos', async () => {
    const { body } = await request('/api/v4/playlist/3001?rpp=30', 'trial');
    const { vods } = body as ResponseOf<'getPlaylist'>;
    for (const { id, accessLevel } of vods) {
      expect([id, accessLevel]).toEqual([id, await level(`/api/v4/vod/${id}`, 'trial')]);
    }
  });

  it('offers the purchases that open a denied video, cheapest first, in the caller’s language', async () => {
    const { body } = await call(app, 'GET', '/api/v4/vod/1003', { headers: { 'accept-language': 'es' } });
    const { availablePurchases } = body as ResponseOf<'getVod'>;
    expect(availablePurchases.map(({ licenceId }) => licenceId)).toEqual(['7001', '7007', '7002']);
    expect(availablePurchases[2]).toEqual({
      licenceId: '7002',
      name: 'Ringside Anual',
      type: 'SUBSCRIPTION',
      prices: [
        { local: true, default: false, amount: 9900, scale: 2, currency: 'GBP', period: 'P1Y', trial: null },
        { local: false, default: true, amount: 11900, scale: 2, currency: 'USD', period: 'P1Y', trial: null },
      ],
    });
    const granted = (await request('/api/v4/vod/1003', 'member')).body as ResponseOf<'getVod'>;
    expect(granted.availablePurchases).toEqual([]);
  });

  it('returns the playback address only with access, and only on request', async () => {
    const address = async (path: string, name: string): Promise<string | undefined> =>
      ((await request(path, name)).body as ResponseOf<'getVod'>).playbackUrl;
    expect(await address('/api/v4/vod/1003?includePlaybackDetails=URL', 'member')).toBe(
      '/api/v5/manifest/video/1003',
    );
    expect(await address('/api/v4/vod/1003?includePlaybackDetails=URL', 'viewer')).toBeUndefined();
    expect(await address('/api/v4/vod/1003', 'member')).toBeUndefined();
    expect(await address('/api/v4/event/2001?includePlaybackDetails=URL', 'guest')).toBe(
      '/api/v5/manifest/event/2001',
    );
  });

  it('returns a single geoblocked video, unless geoblocked content is hidden', async () => {
    expect((await request('/api/v4/vod/1004?displayGeoblocked=true', 'guest')).status).toBe(200);
    expect((await request('/api/v4/vod/1004?displayGeoblocked=false', 'guest')).status).toBe(404);
  });

  describe('playback', () => {
    const play = (path: string, name: string, country = 'GB') => {
      const token = tokens.get(name);
      return call(app, 'POST', path, {
        body: {},
        headers: { 'x-footlight-country': country },
        ...(token === undefined ? {} : { token }),
      });
    };

    it.each([
      ['/api/v5/manifest/video/1002', 'guest', 403, 'SIGN_IN_REQUIRED'],
      ['/api/v5/manifest/video/1003', 'viewer', 403, 'ACCESS_DENIED'],
      ['/api/v5/manifest/video/1004', 'member', 403, 'GEOBLOCKED'],
      ['/api/v5/manifest/video/1005', 'member', 403, 'PLAYBACK_NOT_AVAILABLE'],
      ['/api/v5/manifest/video/1006', 'member', 403, 'PLAYBACK_NOT_AVAILABLE'],
      ['/api/v5/manifest/event/2003', 'guest', 404, 'EVENT_NOT_LIVE'],
      ['/api/v5/manifest/event/2004', 'guest', 404, 'EVENT_NOT_LIVE'],
      ['/api/v5/manifest/event/2005', 'member', 403, 'ACCESS_DENIED'],
      ['/api/v5/manifest/event/2099', 'guest', 404, 'EVENT_NOT_FOUND'],
      ['/api/v5/manifest/video/9999', 'guest', 404, 'VOD_NOT_FOUND'],
    ])('refuses %s to %s with %i %s', async (path, name, status, code) => {
      expect(await play(path, name)).toMatchObject({ status, body: { code } });
    });

    it.each([
      ['/api/v5/manifest/video/1001', 'guest', 'GB'],
      ['/api/v5/manifest/video/1002', 'viewer', 'GB'],
      ['/api/v5/manifest/video/1003', 'paused', 'GB'],
      ['/api/v5/manifest/video/1003', 'trial', 'GB'],
      ['/api/v5/manifest/video/1004', 'guest', 'ES'],
      ['/api/v5/manifest/event/2001', 'guest', 'GB'],
      ['/api/v5/manifest/event/6003', 'guest', 'GB'],
    ])('serves %s to %s in %s', async (path, name, country) => {
      const { status, body } = await play(path, name, country);
      expect(status).toBe(200);
      expect((body as PlaybackData).streams.map(({ protocol }) => protocol)).toEqual(['HLS', 'DASH']);
    });

    it('plays the event of a channel under the id of the channel', async () => {
      const { body } = await play('/api/v5/manifest/event/6002', 'guest');
      expect(body).toMatchObject({ id: '2002', dvrWindow: 7200 });
    });
  });
});
