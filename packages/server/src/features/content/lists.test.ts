import type { ContentItem, ResponseOf } from '@footlight/contract';
import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { call, errorOf } from '../../../testing/call.js';
import { createDemoApplication, signInDemo } from '../../../testing/demo-application.js';
import { describeDemoOnBothEngines } from '../../../testing/engines.js';

const ids = (items: readonly { readonly id: string }[]): string[] => items.map(({ id }) => id);
const from = (first: number, count: number): string[] =>
  Array.from({ length: count }, (_, index) => String(first + index));

describeDemoOnBothEngines('lists of content', ({ database, queries }) => {
  let app: FastifyInstance;
  let member: string;

  beforeAll(async () => {
    ({ app } = await createDemoApplication(database()));
    member = await signInDemo(app, 'member');
  });

  const get = async <T>(path: string, headers: Record<string, string> = {}): Promise<T> => {
    const { status, body } = await call(app, 'GET', path, { headers });
    expect({ path, status }).toEqual({ path, status: 200 });
    return body as T;
  };
  const fails = async (path: string) => errorOf(await call(app, 'GET', path));

  describe('sections', () => {
    const section = (path: string, headers?: Record<string, string>) =>
      get<ResponseOf<'getSection'>>(`/api/v4/content/${path}`, headers);
    const row = (page: ResponseOf<'getSection'>, id: string) =>
      page.buckets.find(({ bucketId }) => bucketId === id);

    it('lists heroes and rows, with ten items per row and 25 per guide row', async () => {
      const home = await section('home');
      expect(home.section).toEqual({ id: 'home', title: 'Home' });
      expect(home.heroes).toHaveLength(4);
      expect(home.buckets).toHaveLength(10);
      expect(row(home, 'home-tonight')?.items).toHaveLength(10);
      expect(row(home, 'home-channels')?.items).toHaveLength(25);
      expect(ids(row(home, 'home-live-now')?.items ?? [])).toEqual([
        '2001',
        '2002',
        '2005',
        '2007',
        '2008',
        '2009',
      ]);
      expect(row(home, 'home-ringside')?.display).toMatchObject({
        rowType: 'featured',
        background: {
          animation: 'zoom',
          image: { dominantColour: expect.stringMatching(/^#[0-9a-f]{6}$/iu) as string },
        },
        primaryCallToAction: { label: null, link: { type: 'EVENT', eventId: '2002' } },
      });
    });

    it('pages rows, with heroes on the first page only', async () => {
      const first = await section('home?rpp=4');
      expect(first.buckets).toHaveLength(4);
      const second = await section(`home?rpp=6&lastSeen=${first.paging.lastSeen}`);
      expect(second.heroes).toEqual([]);
      expect(second.buckets.map(({ bucketId }) => bucketId)[0]).toBe('home-posters');
      expect(second.paging.moreDataAvailable).toBe(false);
    });

    it('omits geoblocked items unless requested', async () => {
      const home = await section('home');
      expect(ids(row(home, 'home-series')?.items ?? [])).not.toContain('5006');
      const shown = await section('home?displayGeoblocked=true');
      expect(row(shown, 'home-series')?.items.at(-1)).toMatchObject({
        id: '5006',
        accessLevel: 'GEOBLOCKED',
      });
      const spain = await section('home', { 'x-footlight-country': 'ES' });
      expect(row(spain, 'home-series')?.items.at(-1)).toMatchObject({ id: '5006', accessLevel: 'GRANTED' });
    });

    it('omits items that open on sign-in if guests should not see them', async () => {
      const path = 'home?displayContentAvailableOnSignIn=false';
      expect(ids(row(await section(path), 'home-tonight')?.items ?? [])).not.toContain('1002');
      const signedIn = await section(path, { authorization: `Bearer ${member}` });
      expect(ids(row(signedIn, 'home-tonight')?.items ?? [])).toContain('1002');
    });

    const next = async (path: string, bucketProps: object): Promise<ResponseOf<'getBucketPage'>> => {
      const { status, body } = await call(app, 'POST', `/api/v4/content/${path}`, { body: { bucketProps } });
      expect(status).toBe(200);
      return body as ResponseOf<'getBucketPage'>;
    };

    it('pages a row of items, of channels or of upcoming content', async () => {
      const tonight = row(await section('home'), 'home-tonight');
      const rest = await next('home/bucket/home-tonight', {
        resultPerPage: 10,
        lastSeen: tonight?.paging.lastSeen,
      });
      expect(ids(rest.items)).toEqual(['1022', '1005', '1019']);
      expect(rest.paging.moreDataAvailable).toBe(false);
      const all = await next('home/bucket/home-tonight', {
        resultPerPage: 10,
        lastSeen: tonight?.paging.lastSeen,
        displayGeoblocked: true,
      });
      expect(ids(all.items)).toEqual(['1022', '1005', '1004', '1019']);
      const channels = await next('home/bucket/home-channels', { resultPerPage: 10, lastSeen: '6035' });
      expect(ids(channels.items)).toEqual(from(6036, 5));
      const coming = await next('home/bucket/home-coming-up', { resultPerPage: 1, lastSeen: '2003' });
      expect([ids(coming.items), coming.paging.moreDataAvailable]).toEqual([['1005'], true]);
    });

    // ROW-14
    it('fills a row with the latest news of every feed, and pages it', async () => {
      const seen: ContentItem[] = [];
      let lastSeen: string | null = null;
      do {
        // Each request needs the cursor of the previous page.
        // oxlint-disable-next-line no-await-in-loop
        const page = await next('live/bucket/live-news', { resultPerPage: 2, lastSeen });
        seen.push(...page.items);
        lastSeen = page.paging.moreDataAvailable ? page.paging.lastSeen : null;
      } while (lastSeen !== null);
      expect(new Set(seen.map(({ type }) => type))).toEqual(new Set(['NEWS']));
      expect(new Set(seen.map(({ feedName }) => feedName))).toEqual(new Set(['ringside', 'footlight']));
      expect(new Set(ids(seen)).size).toBe(seen.length);
      const published = seen.map(({ release }) => release?.scheduledAt ?? '');
      expect(published).toEqual(published.toSorted().toReversed());
    });

    // ROW-5
    it('pages a guide row by the page size of its section, and any other by its own', async () => {
      const body = (lastSeen: string) => ({
        bucketProps: { resultPerPage: 10, lastSeen, displayGeoblocked: false },
        sectionProps: { resultPerPage: 25, displayContentAvailableOnSignIn: true, displayGeoblocked: false },
      });
      const page = async (id: string, lastSeen: string) => {
        const answer = await call(app, 'POST', `/api/v4/content/home/bucket/${id}`, { body: body(lastSeen) });
        return ids((answer.body as ResponseOf<'getBucketPage'>).items);
      };
      expect(await page('home-channels', '6002')).toEqual(from(6003, 25));
      const tonight = row(await section('home'), 'home-tonight')?.items ?? [];
      expect(await page('home-tonight', tonight[0]?.id ?? '')).toHaveLength(10);
    });

    it('distinguishes an unknown section from an unknown row', async () => {
      const body = { bucketProps: { resultPerPage: 10, lastSeen: null } };
      const post = async (path: string) =>
        errorOf(await call(app, 'POST', `/api/v4/content/${path}`, { body }));
      expect(await fails('/api/v4/content/nowhere')).toEqual({ status: 404, code: 'SECTION_NOT_FOUND' });
      expect(await post('nowhere/bucket/x')).toEqual({ status: 404, code: 'SECTION_NOT_FOUND' });
      expect(await post('home/bucket/x')).toEqual({ status: 404, code: 'BUCKET_NOT_FOUND' });
      expect(await post('films/bucket/home-tonight')).toEqual({ status: 404, code: 'BUCKET_NOT_FOUND' });
    });

    it('pages a grid', async () => {
      const grid = (query: string) =>
        get<ResponseOf<'getContentGrid'>>(`/api/v1/view/content-grid?gridViewConfigId=all-films${query}`);
      const first = await grid('');
      expect(first).toMatchObject({
        id: 'all-films',
        title: 'All films',
        paging: { moreDataAvailable: true },
      });
      expect(first.items).toHaveLength(24);
      const rest = await grid(`&rpp=100&lastSeen=${first.paging.lastSeen}`);
      expect(first.items.length + rest.items.length).toBe(29);
      expect(ids((await grid('&rpp=100&displayGeoblocked=true')).items)).toHaveLength(30);
      expect(await fails('/api/v1/view/content-grid?gridViewConfigId=home-tonight')).toEqual({
        status: 404,
        code: 'GRID_NOT_FOUND',
      });
    });
  });

  describe('a grid filtered by genre', () => {
    const grid = (query: string, language = 'en') =>
      get<ResponseOf<'getContentGrid'>>(
        `/api/v1/view/content-grid?gridViewConfigId=all-films&rpp=100${query}`,
        {
          'accept-language': language,
        },
      );

    it('counts the items of each genre, most frequent first, in the reader’s language', async () => {
      const { genres, items } = await grid('', 'es');
      const counted = genres.map(({ count }) => count);
      expect(counted).toEqual(counted.toSorted((one, other) => other - one));
      const sum = counted.reduce((total, count) => total + count, 0);
      expect(sum).toBe(items.filter(({ genre }) => genre !== undefined).length);
      expect(genres).toContainEqual({
        value: 'documentary',
        label: 'Documental',
        count: items.filter(({ genre }) => genre === 'Documental').length,
      });
    });

    it('contains the items of the selected genres, and still offers all genres', async () => {
      const drama = await grid('&facet=genre:drama');
      expect(drama.items.length).toBeGreaterThan(1);
      expect(new Set(drama.items.map(({ genre }) => genre))).toEqual(new Set(['Drama']));
      expect(drama.genres).toEqual((await grid('')).genres);
      const both = await grid('&facet=genre:drama,sport');
      expect(new Set(both.items.map(({ genre }) => genre))).toEqual(new Set(['Drama', 'Sport']));
      expect((await grid('&facet=genre:western')).items).toEqual([]);
    });

    it('pages within the genre', async () => {
      const all = ids((await grid('&facet=genre:drama')).items);
      const after = await grid(`&facet=genre:drama&lastSeen=${all[1] ?? ''}`);
      expect(ids(after.items)).toEqual(all.slice(2));
    });
  });

  describe('texts', () => {
    it.each([
      ['en', 'The Lantern Coast', 'Drama', 'Director'],
      ['es', 'La costa de los faroles', 'Drama', 'Dirección'],
      ['pt-BR', 'A costa das lanternas', 'Drama', 'Direção'],
      ['ar', 'ساحل الفوانيس', 'دراما', 'إخراج'],
      ['fr', 'The Lantern Coast', 'Drama', 'Director'],
    ])('are in the requested language: %s', async (language, title, genre, role) => {
      const vod = await get<ResponseOf<'getVod'>>('/api/v4/vod/1001', { 'accept-language': language });
      expect(vod).toMatchObject({ title, genre });
      expect(vod.credits[0]).toEqual({ role, name: 'Inés Valmar' });
    });

    it('fall back to the realm’s language individually', async () => {
      const { title, description } = await get<ContentItem>('/api/v4/event/6003', {
        'accept-language': 'es',
      });
      expect([title, description]).toEqual(['Footlight Film', 'Cortos uno tras otro, con las luces bajas.']);
    });
  });

  describe('the database', () => {
    const count = async (path: string, headers: Record<string, string>): Promise<number> => {
      const before = queries.length;
      await get(path, headers);
      return queries.length - before;
    };
    const signedIn = () => ({ authorization: `Bearer ${member}` });

    it.each([
      ['/api/v4/playlist/3001?rpp=3', '/api/v4/playlist/3001?rpp=30'],
      ['/api/v4/season/4101?rpp=1', '/api/v4/season/4001?rpp=6'],
      ['/api/v4/series/5002?rpp=2', '/api/v4/series/5002?rpp=60'],
      ['/api/v4/vod/1101/adjacent?size=1', '/api/v4/vod/1103/adjacent?size=5'],
      [
        '/api/v1/view/content-grid?gridViewConfigId=all-films&rpp=5',
        '/api/v1/view/content-grid?gridViewConfigId=all-films&rpp=29',
      ],
    ])('receives as many queries for %s as for %s', async (small, large) => {
      expect(await count(large, signedIn())).toBe(await count(small, signedIn()));
    });

    it('receives at most twelve queries for the home page', async () => {
      expect(await count('/api/v4/content/home', signedIn())).toBeLessThanOrEqual(12);
    });
  });

  it('marks favourites on every card of the video', async () => {
    const headers = { authorization: `Bearer ${member}` };
    const put = await call(app, 'PUT', '/api/v2/favourite/vods/1012', { token: member });
    expect(put.status).toBe(204);
    expect(await get('/api/v4/vod/1012', headers)).toMatchObject({ favourite: true });
    const { vods } = await get<ResponseOf<'getPlaylist'>>('/api/v4/playlist/3001?rpp=30', headers);
    expect(ids(vods.filter(({ favourite }) => favourite))).toEqual(['1012']);
    expect(await get('/api/v4/vod/1012')).toMatchObject({ favourite: false });
  });
});
