import type { Profile, ResponseOf } from '@footlight/contract';
import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, it } from 'vitest';
import { call, errorOf } from '../../../testing/call.js';
import { createDemoApplication, signInDemo } from '../../../testing/demo-application.js';
import { describeDemo } from '../../../testing/engines.js';

/** A film and an episode’s series suit a child of 12; the other film is rated 16, and the event is not rated. */
const SUITS = '1001';
const SERIES = '5001';
const GROWN_UP = '1018';
const UNRATED = '2001';

const HOUR_MS = 3_600_000;

/** Lists that have one of the others for an adult. */
const LISTS: Readonly<Record<string, string>> = {
  videos: `/api/v4/vods?id=${SUITS}&id=${GROWN_UP}`,
  rows: '/api/v4/content/films?bpp=20&rpp=25',
  search: '/api/v1/content-search?query=deep%20harbour',
  'related titles': `/api/v4/vod/${SUITS}/related?size=25`,
  'live events': '/api/v2/event/live?rpp=100',
  favourites: '/api/v2/favourite/vods',
  history: '/api/v2/user/history',
};

describeDemo('age ratings (ACC-40)', ({ database }) => {
  let app: FastifyInstance;
  let adult: string;
  let child: string;
  let leo: Profile;
  const get = (path: string, token: string) => call(app, 'GET', path, { token });
  const post = (path: string, token: string, body: object = {}) => call(app, 'POST', path, { token, body });
  const enter = async (profile: Profile, token: string): Promise<string> => {
    const { body } = await post(`/api/v2/user/profiles/${profile.id}/switch`, token, {
      secret: 'footlight-demo',
    });
    return (body as ResponseOf<'switchProfile'>).authorisationToken;
  };

  beforeAll(async () => {
    ({ app } = await createDemoApplication(database()));
    const token = await signInDemo(app, 'family');
    const { profiles } = (await get('/api/v2/user/profiles', token)).body as ResponseOf<'listProfiles'>;
    const [ana, second] = profiles;
    if (ana === undefined || second === undefined) throw new Error('The family has no two profiles.');
    leo = second;
    adult = await enter(ana, token);
    child = await enter(leo, await signInDemo(app, 'family'));
    for (const one of [adult, child]) {
      await call(app, 'PUT', `/api/v2/favourite/vods/${GROWN_UP}`, { token: one });
      await call(app, 'PUT', `/api/v2/vod/${GROWN_UP}/progress`, {
        token: one,
        body: { position: 30, duration: 90 },
      });
    }
  });

  const ids = (value: unknown): readonly string[] =>
    [...JSON.stringify(value).matchAll(/"(?:id|channelId|contentId)":"(\w+)"/gu)].map(([, id]) => id ?? '');

  it.each(Object.entries(LISTS))(
    '%s: an adult gets what is rated above 12, a child does not',
    async (_, path) => {
      const [all, some] = await Promise.all([get(path, adult), get(path, child)]);
      expect([all.status, some.status]).toEqual([200, 200]);
      expect(ids(all.body).some((id) => id === GROWN_UP || id === UNRATED)).toBe(true);
      expect(ids(some.body).filter((id) => id === GROWN_UP || id === UNRATED)).toEqual([]);
    },
  );

  it('lists no channel without a rating in the guide', async () => {
    const from = new Date(Date.now() - HOUR_MS).toISOString();
    const to = new Date(Date.now() + HOUR_MS).toISOString();
    const channels = async (token: string) =>
      ((await get(`/api/v4/epg?from=${from}&to=${to}`, token)).body as ResponseOf<'getGuide'>).channels;
    expect((await channels(adult)).length).toBeGreaterThan(0);
    expect(await channels(child)).toEqual([]);
  });

  it('refuses them by their address and does not play them', async () => {
    const refused: readonly (readonly [string, object?])[] = [
      [`/api/v4/vod/${GROWN_UP}`],
      [`/api/v4/event/${UNRATED}`],
      [`/api/v5/manifest/video/${GROWN_UP}`, {}],
      [`/api/v5/manifest/event/${UNRATED}`, {}],
      [`/api/v2/stream/vod?vodId=${GROWN_UP}`],
      ['/api/v2/room', { kind: 'vod', contentId: GROWN_UP, name: 'Leo' }],
    ];
    for (const [path, body] of refused) {
      const as = (token: string) => (body === undefined ? get(path, token) : post(path, token, body));
      expect({ path, status: (await as(adult)).status }).toEqual({
        path,
        status: path.endsWith('room') ? 201 : 200,
      });
      expect({ path, status: (await as(child)).status }).toEqual({ path, status: 404 });
    }
  });

  it('keeps what suits, with its series and episodes', async () => {
    expect((await get(`/api/v4/vod/${SUITS}`, child)).status).toBe(200);
    expect((await post(`/api/v5/manifest/video/${SUITS}`, child)).status).toBe(200);
    const series = await get(`/api/v4/series/${SERIES}`, child);
    expect((series.body as ResponseOf<'getSeries'>).seasons.length).toBeGreaterThan(0);
    const playlist = await get('/api/v4/playlist/3001?rpp=30', child);
    expect((playlist.body as ResponseOf<'getPlaylist'>).vods.length).toBeGreaterThan(0);
  });

  it('does not let a child into the room of an adult’s title', async () => {
    const room = await post('/api/v2/room', adult, { kind: 'vod', contentId: GROWN_UP, name: 'Ana' });
    const { id } = room.body as ResponseOf<'createRoom'>;
    expect(errorOf(await get(`/api/v2/room/${id}`, child)).code).toBe('ROOM_NOT_FOUND');
    expect(errorOf(await post(`/api/v2/room/${id}/member`, child, { name: 'Leo' })).code).toBe(
      'ROOM_NOT_FOUND',
    );
  });

  it('follows the limit that an adult sets, at once and for every session', async () => {
    const save = (ageLimit: number) =>
      call(app, 'PUT', `/api/v2/user/profiles/${leo.id}`, { token: adult, body: { ageLimit } });
    expect(((await save(6)).body as Profile).ageLimit).toBe(6);
    expect((await get(`/api/v4/series/${SERIES}`, child)).status).toBe(404);
    await save(16);
    expect((await get(`/api/v4/vod/${GROWN_UP}`, child)).status).toBe(200);
    await save(12);
    expect((await get(`/api/v4/vod/${GROWN_UP}`, child)).status).toBe(404);
  });
});
