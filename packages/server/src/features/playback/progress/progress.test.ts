import type { ResponseOf } from '@footlight/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { call, errorOf } from '../../../../testing/call.js';
import { createDemoApplication } from '../../../../testing/demo-application.js';
import { describeDemo } from '../../../../testing/engines.js';
import type { MovingClock } from '@footlight/packager/testing/moving-clock';
import { signUpSomebody } from '../../../../testing/people.js';

describeDemo('watch progress', ({ database, queries }) => {
  let app: FastifyInstance;
  let clock: MovingClock;
  let token = '';
  beforeAll(async () => {
    ({ app, clock } = await createDemoApplication(database()));
  });
  beforeEach(async () => {
    ({ token } = await signUpSomebody(app));
  });
  afterAll(() => app.close());

  const save = (id: string, position: number, more: object = {}) =>
    call(app, 'PUT', `/api/v2/vod/${id}/progress`, { token, body: { position, duration: 100, ...more } });
  const resumeAt = async (id: string) => {
    const { status, body } = await call(app, 'POST', `/api/v5/manifest/video/${id}`, { token, body: {} });
    expect(status).toBe(200);
    return (body as ResponseOf<'postVideoManifest'>).watchProgress;
  };
  const fraction = async (id: string, who: string | undefined = token) =>
    (
      (await call(app, 'GET', `/api/v4/vod/${id}`, who === '' ? {} : { token: who }))
        .body as ResponseOf<'getVod'>
    ).watchProgress;
  const history = async (query = '') =>
    (await call(app, 'GET', `/api/v2/user/history${query}`, { token })).body as ResponseOf<'listHistory'>;
  const ids = ({ entries }: ResponseOf<'listHistory'>) => entries.map(({ item }) => item.id);

  it('is returned to the player in seconds and to cards as a fraction', async () => {
    expect((await save('1001', 40)).status).toBe(204);
    expect(await resumeAt('1001')).toBe(40);
    expect(await fraction('1001')).toBe(0.4);
    expect(await fraction('1001', '')).toBeUndefined();
    expect(await resumeAt('1002')).toBeNull();
  });

  it('is not saved below 5 %, and has no resume position above 95 %', async () => {
    await save('1001', 4.9);
    expect([await resumeAt('1001'), (await history()).entries]).toEqual([null, []]);
    await save('1001', 50);
    await save('1001', 2);
    expect(await resumeAt('1001')).toBe(50);
    await save('1001', 96);
    expect([await resumeAt('1001'), await fraction('1001')]).toEqual([null, 1]);
    expect(ids(await history())).toEqual(['1001']);
    await save('1001', 30);
    expect([await resumeAt('1001'), await fraction('1001')]).toEqual([30, 0.3]);
  });

  it('keeps the newest save of a page, whatever the order of arrival', async () => {
    await save('1001', 60, { writer: 'tab-a', sequence: 7 });
    await save('1001', 50, { writer: 'tab-a', sequence: 6 });
    expect(await resumeAt('1001')).toBe(60);
    await save('1001', 60, { writer: 'tab-a', sequence: 7 });
    await save('1001', 20, { writer: 'tab-b', sequence: 1 });
    expect(await resumeAt('1001')).toBe(20);
  });

  it('handles concurrent saves', async () => {
    const saves = Array.from({ length: 12 }, (_, index) =>
      save('1001', 10 + index, { writer: 'tab', sequence: index }),
    );
    expect((await Promise.all(saves)).map(({ status }) => status)).toEqual(saves.map(() => 204));
    expect(await resumeAt('1001')).toBe(21);
  });

  it('requires an account, an existing video and valid numbers', async () => {
    expect(errorOf(await save('99999999', 50))).toEqual({ status: 404, code: 'VOD_NOT_FOUND' });
    const guest = (await call(app, 'POST', '/api/v2/login/guest/checkin')).body as ResponseOf<'checkinGuest'>;
    for (const who of [undefined, guest.authorisationToken]) {
      const body = { position: 50, duration: 100 };
      const answer = await call(app, 'PUT', '/api/v2/vod/1001/progress', {
        body,
        ...(who === undefined ? {} : { token: who }),
      });
      expect(errorOf(answer)).toEqual({ status: 401, code: 'UNAUTHORISED' });
    }
    for (const wrong of [{ position: -1 }, { duration: 0 }, { duration: null }, { sequence: 1.5 }]) {
      expect(errorOf(await save('1001', 50, wrong))).toEqual({ status: 400, code: 'INVALID_FIELD' });
    }
  });

  it('makes up the history, newest first and in pages, and entries of it can be deleted', async () => {
    for (const id of ['1001', '1002', '1003', '1001']) {
      clock.advance(1000);
      await save(id, 50);
    }
    expect(ids(await history())).toEqual(['1001', '1003', '1002']);
    const first = await history('?rpp=2');
    expect([ids(first), first.paging]).toEqual([
      ['1001', '1003'],
      { moreDataAvailable: true, lastSeen: '1003' },
    ]);
    expect(ids(await history('?rpp=2&lastSeen=1003'))).toEqual(['1002']);
    for (let count = 0; count < 2; count += 1) {
      expect((await call(app, 'DELETE', '/api/v2/user/history/1003', { token })).status).toBe(204);
    }
    expect(ids(await history())).toEqual(['1001', '1002']);
    expect(await resumeAt('1003').catch(() => null)).toBeNull();
  });

  // LIST-44
  it('is cleared entirely for this viewer only, and clearing again changes nothing', async () => {
    const other = await signUpSomebody(app);
    const body = { position: 50, duration: 100 };
    await call(app, 'PUT', '/api/v2/vod/1001/progress', { token: other.token, body });
    for (const id of ['1001', '1002']) await save(id, 50);
    for (let count = 0; count < 2; count += 1)
      expect((await call(app, 'DELETE', '/api/v2/user/history', { token })).status).toBe(204);
    expect([(await history()).entries, await resumeAt('1001')]).toEqual([[], null]);
    expect(await fraction('1001', other.token)).toBe(0.5);
  });

  it('takes one query per page, regardless of its length', async () => {
    await save('1001', 50);
    const before = queries.length;
    await call(app, 'GET', '/api/v4/playlist/3001?rpp=30', { token });
    const progressQueries = queries.slice(before).filter((text) => text.includes('watch_progress'));
    expect(progressQueries).toHaveLength(1);
  });
});
