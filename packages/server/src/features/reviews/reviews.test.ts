import {
  REVIEW_TEXT_MAX,
  REVIEW_TITLE_MAX,
  REVIEW_WRITES_AN_HOUR,
  type ResponseOf,
} from '@footlight/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { call, errorOf, type Answer } from '../../../testing/call.js';
import { createDemoApplication, demoRealm, signInDemo } from '../../../testing/demo-application.js';
import { describeDemo } from '../../../testing/engines.js';
import type { MovingClock } from '@footlight/packager/testing/moving-clock';
import { signUpSomebody } from '../../../testing/people.js';
import { createTestApplication } from '../../../testing/test-application.js';

type Reviews = ResponseOf<'listReviews'>;
type Moderated = ResponseOf<'listModeratedReviews'>;

const HOUR_MS = 3_600_000;
/** Demo videos that have no reviews at first. */
const QUIET = '1010';
const LOUD = '1001';
const words = (change: object = {}) => ({
  rating: 4,
  title: 'Worth a night',
  text: 'I would see it again.',
  ...change,
});

describeDemo('reviews', ({ database, queries }) => {
  let app: FastifyInstance;
  let clock: MovingClock;
  beforeAll(async () => {
    ({ app, clock } = await createDemoApplication(database()));
  });
  afterAll(() => app.close());

  const as = (token?: string) => {
    const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown): Promise<Answer> =>
      call(app, method, path, { ...(token === undefined ? {} : { token }), body });
    return {
      read: async (id: string, query = '') =>
        (await send('GET', `/api/v2/vod/${id}/review${query}`)).body as Reviews,
      post: (id: string, body: object = words()) => send('POST', `/api/v2/vod/${id}/review`, body),
      edit: (id: string, body: object) => send('PUT', `/api/v2/vod/${id}/review`, body),
      remove: (id: string) => send('DELETE', `/api/v2/vod/${id}/review`),
      vote: (id: string) => send('PUT', `/api/v2/review/${id}/helpful`),
      unvote: (id: string) => send('DELETE', `/api/v2/review/${id}/helpful`),
      report: (id: string, reason: string) => send('POST', `/api/v2/review/${id}/report`, { reason }),
      moderated: async (state: string) =>
        (await send('GET', `/api/v2/admin/reviews?state=${state}`)).body as Moderated,
      decide: (id: string, hidden: boolean) => send('PUT', `/api/v2/admin/reviews/${id}`, { hidden }),
      video: async (id: string) => (await send('GET', `/api/v4/vod/${id}`)).body as ResponseOf<'getVod'>,
    };
  };
  const somebody = async () => as((await signUpSomebody(app)).token);
  const idOf = ({ body }: Answer): string => (body as ResponseOf<'postReview'>).id;

  it('of the catalogue are listed in four orders, in pages, with few queries (REVIEW-1)', async () => {
    const guest = as();
    const before = queries.length;
    const first = await guest.read(LOUD, '?rpp=5');
    expect(queries.length - before).toBeLessThanOrEqual(4);
    expect(first).toMatchObject({
      summary: { count: 12, average: 4.08, histogram: [0, 1, 2, 4, 5] },
      own: null,
      submitAllowed: false,
    });
    for (const sort of ['newest', 'helpful', 'highest', 'lowest']) {
      const seen: Reviews['reviews'] = [];
      let after = '';
      for (let more = true; more;) {
        const page = await guest.read(LOUD, `?rpp=5&sort=${sort}${after}`);
        seen.push(...page.reviews);
        more = page.paging.moreDataAvailable;
        after = `&lastSeen=${page.paging.lastSeen}`;
      }
      expect(new Set(seen.map(({ id }) => id)).size).toBe(12);
      const keys = seen.map(({ postedAt, helpfulCount, rating }) =>
        sort === 'newest' ? Date.parse(postedAt) : sort === 'helpful' ? helpfulCount : rating,
      );
      const sorted = keys.toSorted((a, b) => (sort === 'lowest' ? a - b : b - a));
      expect(keys).toEqual(sorted);
    }
    expect((await guest.video(LOUD)).rating).toEqual({ average: 4.08, count: 12 });
    expect((await guest.video(QUIET)).rating).toBeUndefined();
  });

  it('are plain text of limited length (REVIEW-2)', async () => {
    const ana = await somebody();
    for (const wrong of [
      { rating: 0 },
      { rating: 6 },
      { rating: 2.5 },
      { title: '' },
      { title: '  ' },
      { title: 'x'.repeat(REVIEW_TITLE_MAX + 1) },
      { text: 'x'.repeat(REVIEW_TEXT_MAX + 1) },
      { html: '<b>' },
    ])
      expect(errorOf(await ana.post(QUIET, words(wrong)))).toEqual({ status: 400, code: 'INVALID_FIELD' });
    const markup = '<script>alert(1)</script>\r\n\r\n\r\n\u0007& more';
    const { status, body } = await ana.post(QUIET, words({ title: ' Two \n lines ', text: markup }));
    expect(status).toBe(201);
    expect(body).toMatchObject({
      title: 'Two lines',
      text: '<script>alert(1)</script>\n\n& more',
      own: true,
    });
    await ana.remove(QUIET);
  });

  it('are posted by signed-in adults, one per viewer and video (REVIEW-3)', async () => {
    expect(errorOf(await as().post(QUIET))).toEqual({ status: 401, code: 'UNAUTHORISED' });
    const ana = await somebody();
    expect((await ana.read(QUIET)).submitAllowed).toBe(true);
    const posts = await Promise.all([ana.post(QUIET), ana.post(QUIET), ana.post(QUIET)]);
    expect(posts.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 403, 403]);
    expect(errorOf(await ana.post(QUIET))).toEqual({ status: 403, code: 'REVIEW_NOT_ALLOWED' });
    expect(errorOf(await ana.post('99999999'))).toEqual({ status: 404, code: 'VOD_NOT_FOUND' });
    expect(await ana.read(QUIET)).toMatchObject({ submitAllowed: false, own: { own: true, rating: 4 } });
    await ana.remove(QUIET);

    const family = await signInDemo(app, 'family');
    const { profiles } = (await call(app, 'GET', '/api/v2/user/profiles', { token: family }))
      .body as ResponseOf<'listProfiles'>;
    const child = profiles.find(({ type }) => type === 'child');
    const switched = await call(app, 'POST', `/api/v2/user/profiles/${child?.id}/switch`, {
      token: family,
      body: {},
    });
    const leo = as((switched.body as { authorisationToken: string }).authorisationToken);
    expect((await leo.read(QUIET)).submitAllowed).toBe(false);
    expect(errorOf(await leo.post(QUIET))).toEqual({ status: 403, code: 'REVIEW_NOT_ALLOWED' });
  });

  it('are edited and deleted by their author (REVIEW-4)', async () => {
    const ana = await somebody();
    expect(errorOf(await ana.edit(QUIET, words()))).toEqual({ status: 404, code: 'REVIEW_NOT_FOUND' });
    const id = idOf(await ana.post(QUIET));
    clock.advance(60_000);
    const edited = await ana.edit(QUIET, words({ rating: 1, title: 'On second thoughts' }));
    expect(edited.body).toMatchObject({ id, rating: 1, title: 'On second thoughts' });
    expect((edited.body as ResponseOf<'editReview'>).editedAt).not.toBeNull();
    expect((await as().read(QUIET)).summary).toEqual({ count: 1, average: 1, histogram: [1, 0, 0, 0, 0] });
    for (let count = 0; count < 2; count += 1) expect((await ana.remove(QUIET)).status).toBe(204);
    expect(await ana.read(QUIET)).toMatchObject({ reviews: [], own: null, submitAllowed: true });
  });

  it('are marked as helpful once by each other viewer (REVIEW-6)', async () => {
    const [ana, ben] = [await somebody(), await somebody()];
    const id = idOf(await ana.post(QUIET));
    expect(errorOf(await ana.vote(id))).toEqual({ status: 403, code: 'REVIEW_NOT_ALLOWED' });
    expect(errorOf(await ben.vote('nothing'))).toEqual({ status: 404, code: 'REVIEW_NOT_FOUND' });
    await Promise.all([ben.vote(id), ben.vote(id)]);
    expect((await ben.read(QUIET)).reviews[0]).toMatchObject({ helpfulCount: 1, foundHelpful: true });
    expect((await ana.read(QUIET)).reviews[0]).toMatchObject({ helpfulCount: 1, foundHelpful: false });
    for (let count = 0; count < 2; count += 1) await ben.unvote(id);
    expect((await ben.read(QUIET)).reviews[0]).toMatchObject({ helpfulCount: 0, foundHelpful: false });
    await ana.remove(QUIET);
  });

  it('are reported by viewers, and hidden and shown by administrators with audit log entries (REVIEW-7)', async () => {
    const [ana, ben] = [await somebody(), await somebody()];
    const admin = as(await signInDemo(app, 'admin'));
    const id = idOf(await ana.post(QUIET));
    expect(errorOf(await ana.report(id, 'spam'))).toEqual({ status: 403, code: 'REVIEW_NOT_ALLOWED' });
    for (let count = 0; count < 2; count += 1) await ben.report(id, 'spoiler');
    expect((await admin.moderated('reported')).reviews).toMatchObject([
      { id, vodId: QUIET, reports: [{ reason: 'spoiler', count: 1 }], hidden: false },
    ]);
    const asViewer = await call(app, 'GET', '/api/v2/admin/reviews', {
      token: await signInDemo(app, 'viewer'),
    });
    expect(errorOf(asViewer)).toEqual({ status: 403, code: 'FORBIDDEN' });

    expect((await admin.decide(id, true)).status).toBe(204);
    expect((await admin.moderated('reported')).reviews).toEqual([]);
    expect((await admin.moderated('hidden')).reviews).toMatchObject([{ id, hidden: true }]);
    expect(await ben.read(QUIET)).toMatchObject({ reviews: [], summary: { count: 0, average: null } });
    expect(await ana.read(QUIET)).toMatchObject({ reviews: [], own: { id, hidden: true } });
    for (const refused of [await ana.post(QUIET), await ana.edit(QUIET, words()), await ana.remove(QUIET)])
      expect(errorOf(refused)).toEqual({ status: 403, code: 'REVIEW_NOT_ALLOWED' });
    expect(errorOf(await ben.vote(id))).toEqual({ status: 404, code: 'REVIEW_NOT_FOUND' });

    expect((await admin.decide(id, false)).status).toBe(204);
    expect((await ben.read(QUIET)).reviews).toMatchObject([{ id }]);
    expect(errorOf(await admin.decide('nothing', true))).toEqual({ status: 404, code: 'REVIEW_NOT_FOUND' });
    const { entries } = (
      await call(app, 'GET', '/api/v2/admin/audit-log?rpp=2', { token: await signInDemo(app, 'admin') })
    ).body as ResponseOf<'listAuditLog'>;
    expect(entries.map(({ action }) => action)).toEqual(['reviewShown', 'reviewHidden']);
    await ana.remove(QUIET);
  });

  it('are limited per hour, whether they are posted or edited (REVIEW-8)', async () => {
    const ana = await somebody();
    await ana.post(QUIET);
    for (let count = 1; count < REVIEW_WRITES_AN_HOUR; count += 1)
      expect((await ana.edit(QUIET, words())).status).toBe(200);
    await ana.remove(QUIET);
    const refused = await ana.post(QUIET);
    expect(errorOf(refused)).toEqual({ status: 429, code: 'RATE_LIMITED' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    clock.advance(HOUR_MS + 1000);
    expect((await (await somebody()).post(QUIET)).status).toBe(201);
  });

  it('are absent from a realm without reviews', async () => {
    const realm = { ...demoRealm(), reviews: { enabled: false } };
    const { app: other } = await createTestApplication(database(), { realm });
    const { body } = await call(other, 'GET', `/api/v2/vod/${LOUD}/review`);
    expect(body).toMatchObject({ reviews: [], summary: { count: 0 }, submitAllowed: false });
    const { body: video } = await call(other, 'GET', `/api/v4/vod/${LOUD}`);
    expect(video).not.toHaveProperty('rating');
    await other.close();
  });
});
