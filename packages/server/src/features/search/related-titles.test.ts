import type { ContentItem, ResponseOf } from '@footlight/contract';
import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { call } from '../../../testing/call.js';
import { createDemoApplication, signInDemo } from '../../../testing/demo-application.js';
import { describeDemo } from '../../../testing/engines.js';
import type { MovingClock } from '@footlight/packager/testing/moving-clock';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const idsOf = (items: readonly ContentItem[]): string[] => items.map(({ type, id }) => `${type}:${id}`);

describeDemo('the list of related titles', ({ database, queries }) => {
  let app: FastifyInstance;
  let clock: MovingClock;

  beforeAll(async () => {
    ({ app, clock } = await createDemoApplication(database()));
  });

  const relatedTo = async (id: string, query = '', country = 'GB'): Promise<string[]> => {
    const { status, body } = await call(app, 'GET', `/api/v4/vod/${id}/related${query}`, {
      headers: { 'x-footlight-country': country },
    });
    expect(status).toBe(200);
    return idsOf((body as ResponseOf<'getRelatedVods'>).related);
  };

  it('lists titles of the same genre, then popular ones, never the video itself', async () => {
    const related = await relatedTo('1012');
    expect(related).toHaveLength(12);
    // The only other film for families and the only series.
    expect(related.slice(0, 2)).toEqual(['VOD:1008', 'SERIES:5002']);
    expect(new Set(related).size).toBe(12);
    expect(related).not.toContain('VOD:1012');
    expect(await relatedTo('1012')).toEqual(related);
  });

  it('ranks by what is shared, where a rare tag counts more than a common one', async () => {
    const related = await relatedTo('1001');
    // Drama and winter first; then four titles of the winter, six by the sea, nine dramas.
    expect(related.slice(0, 2)).toEqual(['SERIES:5001', 'SERIES:5004']);
    expect(related.slice(2, 6).toSorted()).toEqual(['VOD:1011', 'VOD:1015', 'VOD:1018', 'VOD:1022']);
    expect(related.slice(6, 10)).toContain('VOD:1007');
    expect((await relatedTo('1018'))[0]).toBe('SERIES:5005');
  });

  // SERIES-8
  it('ranks titles related to a series by what they share with it, without the series itself', async () => {
    const { status, body } = await call(app, 'GET', '/api/v4/series/5001/related', {
      headers: { 'x-footlight-country': 'GB' },
    });
    expect(status).toBe(200);
    const related = idsOf((body as ResponseOf<'getRelatedToSeries'>).related);
    expect(related).toHaveLength(12);
    // Both are dramas of the winter.
    expect(related.slice(0, 2).toSorted()).toEqual(['SERIES:5004', 'VOD:1001']);
    expect(related).not.toContain('SERIES:5001');
    expect(await call(app, 'GET', '/api/v4/series/none/related')).toMatchObject({
      status: 404,
      body: { code: 'SERIES_NOT_FOUND' },
    });
  });

  it('has the requested size', async () => {
    const full = await relatedTo('1001', '?size=25');
    expect(full.length).toBe(25);
    expect(await relatedTo('1001', '?size=3')).toEqual(full.slice(0, 3));
    expect((await call(app, 'GET', '/api/v4/vod/1001/related?size=26')).status).toBe(400);
  });

  it('lists series instead of episodes, and excludes the series of the watched episode', async () => {
    const films = await Promise.all(['1001', '1007', '1019'].map((id) => relatedTo(id, '?size=25')));
    for (const related of films) {
      expect(related.filter((key) => /^VOD:11\d\d$/u.test(key))).toEqual([]);
      expect(related.filter((key) => key === 'SERIES:5001')).toHaveLength(1);
      expect(related.every((key) => /^(?:VOD|SERIES):/u.test(key))).toBe(true);
    }
    const episode = await relatedTo('1102', '?size=25');
    expect(episode).toContain('VOD:1001');
    expect(episode).not.toContain('SERIES:5001');
  });

  it('lists only playable titles: no trailers, nothing withdrawn or blocked', async () => {
    const road = await relatedTo('1026', '?size=25');
    const drama = await relatedTo('1001', '?size=25');
    const mystery = await relatedTo('1015', '?size=25');
    expect(road).not.toContain('VOD:1004');
    expect((await relatedTo('1026', '', 'ES'))[0]).toBe('VOD:1004');
    expect(drama).not.toContain('VOD:1010');
    expect(mystery).not.toContain('VOD:1006');
  });

  it('prefers recently watched titles among those that share as much', async () => {
    const token = await signInDemo(app, 'member');
    const body = { position: 30, duration: 90, writer: 'a', sequence: 1 };
    for (const id of ['1023', '1102']) {
      const saved = await call(app, 'PUT', `/api/v2/vod/${id}/progress`, { token, body });
      expect(saved.status).toBeLessThan(300);
    }
    clock.advance(2 * MINUTE_MS);
    // A watched episode counts for its series.
    const related = await relatedTo('1012');
    expect(related.slice(0, 2)).toEqual(['VOD:1008', 'SERIES:5002']);
    expect(related.slice(2, 4).toSorted()).toEqual(['SERIES:5001', 'VOD:1023']);
  });

  it('responds with 404 for an unknown video', async () => {
    const { status, body } = await call(app, 'GET', '/api/v4/vod/none/related');
    expect([status, body]).toEqual([404, expect.objectContaining({ code: 'VOD_NOT_FOUND' })]);
  });

  it('marks the viewer’s favourites, and uses the viewer’s language', async () => {
    const token = await signInDemo(app, 'member');
    await call(app, 'PUT', '/api/v2/favourite/vods/1008', { token });
    const { body } = await call(app, 'GET', '/api/v4/vod/1012/related?size=1', {
      token,
      headers: { language: 'es' },
    });
    const [first] = (body as ResponseOf<'getRelatedVods'>).related;
    expect(first).toMatchObject({ id: '1008', favourite: true });
    expect(first?.title).not.toBe('Harvest Run');
  });

  it('takes at most nine queries', async () => {
    const before = queries.length;
    await relatedTo('1001', '?size=25');
    expect(queries.length - before).toBeLessThanOrEqual(9);
  });

  describe('a premiere', () => {
    it('is listed after its release', async () => {
      expect(await relatedTo('1027')).not.toContain('VOD:1005');
      clock.advance(2 * DAY_MS);
      expect((await relatedTo('1027', '?size=25')).filter((key) => key === 'VOD:1005')).toHaveLength(1);
    });
  });
});
