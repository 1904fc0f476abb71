import type { ResponseOf } from '@footlight/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { call, errorOf } from '../../../../testing/call.js';
import { createDemoApplication, signInDemo } from '../../../../testing/demo-application.js';
import { describeDemo } from '../../../../testing/engines.js';
import { signUpSomebody } from '../../../../testing/people.js';

const PATH = '/api/v2/favourite/vods';

describeDemo('favourites', ({ database }) => {
  let app: FastifyInstance;
  let token = '';
  beforeAll(async () => {
    ({ app } = await createDemoApplication(database()));
  });
  beforeEach(async () => {
    ({ token } = await signUpSomebody(app));
  });
  afterAll(() => app.close());

  const add = (id: string) => call(app, 'PUT', `${PATH}/${id}`, { token });
  const list = async (query = '') =>
    (await call(app, 'GET', `${PATH}${query}`, { token })).body as ResponseOf<'listFavourites'>;
  const ids = ({ vods }: ResponseOf<'listFavourites'>) => vods.map(({ id }) => id);

  it('are listed newest first, each marked as a favourite', async () => {
    for (const id of ['1001', '1002', '1003']) expect((await add(id)).status).toBe(204);
    const page = await list();
    expect(ids(page)).toEqual(['1003', '1002', '1001']);
    expect(page.vods.every(({ favourite }) => favourite)).toBe(true);
    expect(page.paging).toEqual({ moreDataAvailable: false, lastSeen: '1001' });
  });

  it('can be added and removed repeatedly', async () => {
    await add('1001');
    await add('1002');
    expect((await add('1001')).status).toBe(204);
    expect(ids(await list())).toEqual(['1002', '1001']);
    for (let count = 0; count < 2; count += 1) {
      expect((await call(app, 'DELETE', `${PATH}/1002`, { token })).status).toBe(204);
    }
    expect(ids(await list())).toEqual(['1001']);
  });

  it('are paged by nine by default, without gaps or duplicates', async () => {
    const wanted = ['1001', '1002', '1003', '1004', '1005', '1006', '1007', '1008', '1009', '2004'];
    for (const id of wanted) expect((await add(id)).status).toBe(204);
    const first = await list();
    expect(first.vods).toHaveLength(9);
    expect(first.paging).toMatchObject({ moreDataAvailable: true });
    const second = await list(`?lastSeen=${first.paging.lastSeen}`);
    expect(second.paging.moreDataAvailable).toBe(false);
    expect([...ids(first), ...ids(second)]).toEqual(wanted.toReversed());
    const exact = await list('?rpp=10');
    expect(exact.paging.moreDataAvailable).toBe(false);
    expect(exact.vods).toHaveLength(10);
  });

  it('return an empty page after a video that is no longer a favourite', async () => {
    await add('1001');
    expect(await list('?lastSeen=1002')).toEqual({
      vods: [],
      paging: { moreDataAvailable: false, lastSeen: null },
    });
  });

  it('are marked on the video itself, for their viewer only', async () => {
    await add('1001');
    const vod = (await call(app, 'GET', '/api/v4/vod/1001', { token })).body as ResponseOf<'getVod'>;
    expect(vod.favourite).toBe(true);
    const stranger = (await call(app, 'GET', '/api/v4/vod/1001')).body as ResponseOf<'getVod'>;
    expect(stranger.favourite).toBe(false);
  });

  it('require an account and an existing video', async () => {
    expect(errorOf(await add('99999999'))).toEqual({ status: 404, code: 'VOD_NOT_FOUND' });
    expect(errorOf(await call(app, 'PUT', `${PATH}/1001`))).toEqual({ status: 401, code: 'UNAUTHORISED' });
  });

  it('are separate for each viewer', async () => {
    await add('1001');
    const other = await signInDemo(app, 'member');
    const theirs = (await call(app, 'GET', PATH, { token: other })).body as ResponseOf<'listFavourites'>;
    expect(theirs.vods).toEqual([]);
  });
});
