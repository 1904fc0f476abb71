import type { ResponseOf } from '@footlight/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { call, errorOf } from '../../../../testing/call.js';
import { createDemoApplication, signInDemo } from '../../../../testing/demo-application.js';
import { describeDemo } from '../../../../testing/engines.js';

describeDemo('older paths', ({ database }) => {
  let app: FastifyInstance;
  beforeAll(async () => {
    ({ app } = await createDemoApplication(database()));
  });
  afterAll(() => app.close());
  const get = (path: string, token?: string) => call(app, 'GET', path, token === undefined ? {} : { token });

  it('return streams that open, like the manifest calls', async () => {
    for (const path of ['/api/v2/stream/vod?vodId=1001', '/api/v2/stream?eventId=2001']) {
      const { status, body } = await get(path);
      expect(status).toBe(200);
      const { streams } = body as ResponseOf<'getVodStream'>;
      expect(streams.map(({ protocol }) => protocol)).toEqual(['HLS', 'DASH']);
      expect((await get(streams[0]?.url ?? '')).status).toBe(200);
    }
  });

  it('refuse requests like the manifest calls', async () => {
    const refused = async (path: string, token?: string) => errorOf(await get(path, token)).code;
    expect(await refused('/api/v2/stream/vod?vodId=1002')).toBe('SIGN_IN_REQUIRED');
    expect(await refused('/api/v2/stream/vod?vodId=1003', await signInDemo(app, 'viewer'))).toBe(
      'ACCESS_DENIED',
    );
    expect(await refused('/api/v2/stream/vod?vodId=none')).toBe('VOD_NOT_FOUND');
    expect(await refused('/api/v2/stream?eventId=2003')).toBe('EVENT_NOT_LIVE');
    expect(await refused('/api/v2/stream')).toBe('INVALID_FIELD');
  });

  it('find a video or an event by id or external id', async () => {
    const vod = (await get('/api/v4/vod/1001')).body;
    expect((await get('/api/v2/vod?id=1001')).body).toEqual(vod);
    const event = (await get('/api/v4/event/2001')).body as ResponseOf<'getLiveEvent'>;
    expect((await get('/api/v2/event?id=2001')).body).toMatchObject({ id: '2001', title: event.title });
    expect((await get('/api/v2/vod?externalId=lantern-coast-film')).body).toMatchObject({ id: '1001' });
    expect((await get('/api/v2/event?externalId=harbour-radio-live')).body).toMatchObject({ id: '2001' });
    const refused = async (path: string) => errorOf(await get(path));
    expect(await refused('/api/v2/vod?externalId=none')).toEqual({ status: 404, code: 'VOD_NOT_FOUND' });
    expect(await refused('/api/v2/event?id=none')).toEqual({ status: 404, code: 'EVENT_NOT_FOUND' });
    for (const query of ['', '?id=1001&externalId=lantern-coast-film']) {
      expect(await refused(`/api/v2/vod${query}`)).toEqual({ status: 400, code: 'INVALID_FIELD' });
    }
  });

  it('return the position of a video in a playlist and its neighbours', async () => {
    const items = (await get('/api/v4/playlist/3001/vods?rpp=30')).body as ResponseOf<'listPlaylistItems'>;
    const ids = items.vods.map(({ id }) => id);
    expect(ids).toHaveLength(30);
    const middle = ids[4] ?? '';
    const place = (await get(`/api/v2/vod/playlist?vodId=${middle}&playlistId=3001`))
      .body as ResponseOf<'getVodPlaylist'>;
    expect(place).toMatchObject({
      playlistId: '3001',
      position: 5,
      itemCount: 30,
      previous: { id: ids[3] },
      next: { id: ids[5] },
    });
    const last = (await get(`/api/v2/vod/playlist?vodId=${ids[29]}&playlistId=3001`)).body;
    expect(last).toMatchObject({ position: 30, next: null });
    expect((await get(`/api/v2/vod/playlist?vodId=${ids[0]}`)).body).toMatchObject({ previous: null });
    const refused = async (query: string) => errorOf(await get(`/api/v2/vod/playlist?${query}`)).code;
    expect(await refused('vodId=none')).toBe('VOD_NOT_FOUND');
    expect(await refused('vodId=1001&playlistId=none')).toBe('PLAYLIST_NOT_FOUND');
    expect(await refused('vodId=1001&playlistId=3002')).toBe('VOD_NOT_FOUND');
  });

  it('return the items of a playlist separately, in pages of twenty', async () => {
    const first = (await get('/api/v4/playlist/3001/vods')).body as ResponseOf<'listPlaylistItems'>;
    expect(first.vods).toHaveLength(20);
    const second = (await get(`/api/v4/playlist/3001/vods?lastSeen=${first.paging.lastSeen}`))
      .body as ResponseOf<'listPlaylistItems'>;
    expect([second.vods.length, second.paging.moreDataAvailable]).toEqual([10, false]);
    expect(first.vods[0]?.contentContext).toContainEqual(
      expect.objectContaining({ type: 'PLAYLIST', id: '3001' }),
    );
    expect(errorOf(await get('/api/v4/playlist/none/vods')).code).toBe('PLAYLIST_NOT_FOUND');
  });
});
