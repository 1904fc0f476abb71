import type { ContentItem, ReplyOf } from '@footlight/contract';
import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { call, failure } from '../../testing/call.js';
import { createDemoApplication, signInDemo } from '../../testing/demo-application.js';
import { describeOnBothEngines } from '../../testing/engines.js';

const ids = (items: readonly { readonly id: string }[]): string[] => items.map(({ id }) => id);
const from = (first: number, count: number): string[] =>
  Array.from({ length: count }, (_, index) => String(first + index));

describeOnBothEngines('lists of content', ({ database, queries }) => {
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
  const fails = async (path: string) => failure(await call(app, 'GET', path));

  describe('playlists', () => {
    const playlist = (query: string) => get<ReplyOf<'getPlaylist'>>(`/api/v4/playlist/${query}`);

    it('pages by two at first, and on to the end without repeating or leaving out', async () => {
      const seen: string[] = [];
      let page = await playlist('3001');
      expect(page).toMatchObject({ itemCount: 30, paging: { moreDataAvailable: true } });
      expect(page.vods).toHaveLength(2);
      seen.push(...ids(page.vods));
      while (page.paging.moreDataAvailable) {
        page = await playlist(`3001?rpp=7&lastSeen=${page.paging.lastSeen}`);
        seen.push(...ids(page.vods));
      }
      expect(seen).toHaveLength(30);
      expect(new Set(seen).size).toBe(30);
    });

    it('counts what it lists where it is read: on its page, on its card, and before a video of it', async () => {
      const counted = async (country: string, query = ''): Promise<number> => {
        const headers = { 'x-footlight-country': country };
        const { itemCount, vods } = await get<ReplyOf<'getPlaylist'>>(
          `/api/v4/playlist/3004?rpp=50${query}`,
          headers,
        );
        expect(vods).toHaveLength(itemCount);
        return itemCount;
      };
      const placed = (country: string) =>
        get<ReplyOf<'getVodPlaylist'>>('/api/v2/vod/playlist?vodId=1026&playlistId=3004', {
          'x-footlight-country': country,
        });
      expect(await counted('GB')).toBe(5);
      expect(await counted('GB', '&displayGeoblocked=true')).toBe(6);
      expect(await counted('ES')).toBe(6);
      expect(await placed('GB')).toMatchObject({ itemCount: 5, position: 1 });
      expect(await placed('ES')).toMatchObject({ itemCount: 6, position: 2 });
      const found = await get<ReplyOf<'searchContent'>>('/api/v1/content-search?query=night+drives');
      expect(found.results.VOD_PLAYLIST.hits).toContainEqual(
        expect.objectContaining({ id: '3004', itemCount: 5 }),
      );
    });

    it.each([
      [29, true],
      [30, false],
      [100, false],
    ])('with %i a page says whether there is more: %s', async (rpp, moreDataAvailable) => {
      expect((await playlist(`3001?rpp=${rpp}`)).paging.moreDataAvailable).toBe(moreDataAvailable);
    });

    it('is empty where it is, after the last, and after what it does not hold', async () => {
      expect(await playlist('3002')).toMatchObject({
        itemCount: 0,
        vods: [],
        paging: { moreDataAvailable: false, lastSeen: null },
        socialSharingDetail: null,
      });
      expect((await playlist('3001?lastSeen=1009')).vods).toEqual([]);
      expect((await playlist('3001?lastSeen=nothing')).vods).toEqual([]);
    });

    it('leaves out what the country may not play unless asked, and keeps its pages full', async () => {
      const seen = async (query: string, country = 'GB') => {
        const path = `/api/v4/playlist/3004?${query}`;
        const page = await get<ReplyOf<'getPlaylist'>>(path, { 'x-footlight-country': country });
        return ids(page.vods);
      };
      const all = await seen('rpp=6&displayGeoblocked=true');
      expect(all).toHaveLength(6);
      expect(all).toContain('1004');
      expect(await seen('rpp=6')).toEqual(all.filter((id) => id !== '1004'));
      expect(await seen('rpp=5')).toHaveLength(5);
      expect(await seen('rpp=6', 'ES')).toEqual(all);
    });

    it('tells each video of its playlist, and how a shared one is shared', async () => {
      const { vods, socialSharingDetail } = await playlist('3003');
      expect(vods[0]?.contentContext).toContainEqual({
        type: 'PLAYLIST',
        id: '3003',
        title: 'Films for the ferry',
      });
      expect(socialSharingDetail).toEqual({
        contentId: '3003',
        linkType: 'PLAYLIST',
        shareTitle: 'Films for the ferry',
        universalLink: '{path}',
        trackingConfiguration: ['utm_source=share'],
      });
    });

    it('answers what stands around a video, nearest beside it', async () => {
      const around = (vodId: string, query = '') =>
        get<ReplyOf<'getPlaylistAdjacent'>>(`/api/v2/playlist/3001/adjacentTo/${vodId}${query}`);
      const middle = await around('1010');
      expect([ids(middle.previous), ids(middle.next)]).toEqual([
        ['1001', '1002', '1003', '1006', '1008'],
        ['1011', '1012', '1013', '1014', '1015'],
      ]);
      const small = await around('1010', '?size=1');
      expect([ids(small.previous), ids(small.next)]).toEqual([['1008'], ['1011']]);
      expect(ids((await around('1001')).previous)).toEqual([]);
      expect(ids((await around('1009')).next)).toEqual([]);
      expect(await fails('/api/v2/playlist/3001/adjacentTo/1004')).toEqual({
        status: 404,
        code: 'VOD_NOT_FOUND',
      });
      expect(await fails('/api/v2/playlist/3999/adjacentTo/1001')).toEqual({
        status: 404,
        code: 'PLAYLIST_NOT_FOUND',
      });
    });
  });

  describe('series and seasons', () => {
    const series = (query: string) => get<ReplyOf<'getSeries'>>(`/api/v4/series/${query}`);

    it('pages sixty seasons by 25; a full page promises another', async () => {
      const first = await series('5002');
      expect(ids(first.seasons)).toEqual(from(4101, 25));
      expect(first.paging).toEqual({ moreDataAvailable: true, lastSeen: '4125' });
      const second = await series('5002?lastSeen=4125');
      expect(ids(second.seasons)).toEqual(from(4126, 25));
      const third = await series('5002?lastSeen=4150');
      expect(ids(third.seasons)).toEqual(from(4151, 10));
      expect(third.paging).toEqual({ moreDataAvailable: false, lastSeen: '4160' });
      expect((await series('5002?rpp=60')).paging.moreDataAvailable).toBe(true);
      expect((await series('5002?rpp=61')).paging.moreDataAvailable).toBe(false);
    });

    it('answers seasons on both sides of one, in order', async () => {
      const around = (seasonId: string, query = '') =>
        get<ReplyOf<'getAdjacentSeasons'>>(`/api/v4/series/5002/adjacentTo/${seasonId}${query}`);
      const middle = await around('4130');
      expect(ids(middle.precedingSeasons)).toEqual(from(4105, 25));
      expect(ids(middle.followingSeasons)).toEqual(from(4131, 25));
      const first = await around('4101', '?size=3');
      expect([ids(first.precedingSeasons), ids(first.followingSeasons)]).toEqual([[], from(4102, 3)]);
      expect(await fails('/api/v4/series/5002/adjacentTo/4001')).toEqual({
        status: 404,
        code: 'SEASON_NOT_FOUND',
      });
      expect(await fails('/api/v4/series/5999/adjacentTo/4001')).toEqual({
        status: 404,
        code: 'SERIES_NOT_FOUND',
      });
    });

    it('lists a season without episodes with its count, for the viewer’s side to hide', async () => {
      const { seasons, trailer } = await series('5001');
      expect(seasons.map(({ id, episodeCount }) => [id, episodeCount])).toEqual([
        ['4001', 6],
        ['4002', 4],
        ['4003', 3],
        ['4004', 0],
      ]);
      expect(trailer).toMatchObject({ id: '1031', type: 'VOD' });
    });

    it('pages episodes by two at first', async () => {
      const season = (query: string) => get<ReplyOf<'getSeason'>>(`/api/v4/season/${query}`);
      const first = await season('4001');
      expect(ids(first.episodes)).toEqual(['1101', '1102']);
      expect(first).toMatchObject({
        seasonNumber: 1,
        episodeCount: 6,
        series: { seriesId: '5001', title: 'North of Quiet' },
        paging: { moreDataAvailable: true, lastSeen: '1102' },
      });
      const rest = await season('4001?rpp=4&lastSeen=1102');
      expect(ids(rest.episodes)).toEqual(['1103', '1104', '1105', '1106']);
      expect(rest.paging.moreDataAvailable).toBe(false);
      expect(await season('4004')).toMatchObject({ episodes: [], episodeCount: 0 });
      expect(await fails('/api/v4/season/4999')).toEqual({ status: 404, code: 'SEASON_NOT_FOUND' });
    });

    it('leaves out the episodes that the country may not play unless asked', async () => {
      const season = (query: string, country = 'GB') =>
        get<ReplyOf<'getSeason'>>(`/api/v4/season/4501?rpp=6${query}`, { 'x-footlight-country': country });
      expect(await season('')).toMatchObject({ episodes: [], episodeCount: 6 });
      const shown = await season('&displayGeoblocked=true');
      expect(shown.episodes.map(({ accessLevel }) => accessLevel)).toEqual(
        Array.from({ length: 6 }, () => 'GEOBLOCKED'),
      );
      expect((await season('', 'ES')).episodes).toHaveLength(6);
    });

    it('answers the episodes around one, and none around a film', async () => {
      const around = (id: string) => get<ReplyOf<'getAdjacentVods'>>(`/api/v4/vod/${id}/adjacent`);
      const middle = await around('1103');
      expect([ids(middle.previous), ids(middle.next)]).toEqual([
        ['1101', '1102'],
        ['1104', '1105', '1106'],
      ]);
      expect(middle.next[0]?.episodeInformation).toEqual({
        episodeNumber: 4,
        seasonNumber: 1,
        seasonId: '4001',
        seasonTitle: 'Season 1',
        seriesId: '5001',
        seriesTitle: 'North of Quiet',
      });
      expect(await around('1001')).toEqual({ previous: [], next: [] });
      expect(await fails('/api/v4/vod/9999/adjacent')).toEqual({ status: 404, code: 'VOD_NOT_FOUND' });
    });
  });

  describe('sections', () => {
    const section = (path: string, headers?: Record<string, string>) =>
      get<ReplyOf<'getSection'>>(`/api/v4/content/${path}`, headers);
    const row = (page: ReplyOf<'getSection'>, id: string) =>
      page.buckets.find(({ bucketId }) => bucketId === id);

    it('shows heroes and rows, ten items in a row, 25 in a guide row', async () => {
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

    it('hides what the country may not play unless asked, and keeps its pages full', async () => {
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

    it('leaves out what opens on sign-in where guests should not be shown it', async () => {
      const path = 'home?displayContentAvailableOnSignIn=false';
      expect(ids(row(await section(path), 'home-tonight')?.items ?? [])).not.toContain('1002');
      const signedIn = await section(path, { authorization: `Bearer ${member}` });
      expect(ids(row(signedIn, 'home-tonight')?.items ?? [])).toContain('1002');
    });

    const next = async (path: string, bucketProps: object): Promise<ReplyOf<'getBucketPage'>> => {
      const { status, body } = await call(app, 'POST', `/api/v4/content/${path}`, { body: { bucketProps } });
      expect(status).toBe(200);
      return body as ReplyOf<'getBucketPage'>;
    };

    it('carries a row on, whether items or the guide fill it', async () => {
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
    it('fills a row with the latest news of every feed, and carries it on', async () => {
      const seen: ContentItem[] = [];
      let lastSeen: string | null = null;
      do {
        // Each page is asked for after the one before.
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
    it('carries a guide row on by pages of its section’s size, any other by its own', async () => {
      const body = (lastSeen: string) => ({
        bucketProps: { resultPerPage: 10, lastSeen, displayGeoblocked: false },
        sectionProps: { resultPerPage: 25, displayContentAvailableOnSignIn: true, displayGeoblocked: false },
      });
      const page = async (id: string, lastSeen: string) => {
        const answer = await call(app, 'POST', `/api/v4/content/home/bucket/${id}`, { body: body(lastSeen) });
        return ids((answer.body as ReplyOf<'getBucketPage'>).items);
      };
      expect(await page('home-channels', '6002')).toEqual(from(6003, 25));
      const tonight = row(await section('home'), 'home-tonight')?.items ?? [];
      expect(await page('home-tonight', tonight[0]?.id ?? '')).toHaveLength(10);
    });

    it('tells an unknown section from an unknown row', async () => {
      const body = { bucketProps: { resultPerPage: 10, lastSeen: null } };
      const post = async (path: string) =>
        failure(await call(app, 'POST', `/api/v4/content/${path}`, { body }));
      expect(await fails('/api/v4/content/nowhere')).toEqual({ status: 404, code: 'SECTION_NOT_FOUND' });
      expect(await post('nowhere/bucket/x')).toEqual({ status: 404, code: 'SECTION_NOT_FOUND' });
      expect(await post('home/bucket/x')).toEqual({ status: 404, code: 'BUCKET_NOT_FOUND' });
      expect(await post('films/bucket/home-tonight')).toEqual({ status: 404, code: 'BUCKET_NOT_FOUND' });
    });

    it('pages a grid', async () => {
      const grid = (query: string) =>
        get<ReplyOf<'getContentGrid'>>(`/api/v1/view/content-grid?gridViewConfigId=all-films${query}`);
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

  describe('a grid narrowed by genre', () => {
    const grid = (query: string, language = 'en') =>
      get<ReplyOf<'getContentGrid'>>(`/api/v1/view/content-grid?gridViewConfigId=all-films&rpp=100${query}`, {
        'accept-language': language,
      });

    it('says how many each genre would leave, the commonest first, in the reader’s language', async () => {
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

    it('holds what is of the genre, or of one of several, and still offers all', async () => {
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

  describe('words', () => {
    it.each([
      ['en', 'The Lantern Coast', 'Drama', 'Director'],
      ['es', 'La costa de los faroles', 'Drama', 'Dirección'],
      ['pt-BR', 'A costa das lanternas', 'Drama', 'Direção'],
      ['ar', 'ساحل الفوانيس', 'دراما', 'إخراج'],
      ['fr', 'The Lantern Coast', 'Drama', 'Director'],
    ])('%s', async (language, title, genre, role) => {
      const vod = await get<ReplyOf<'getVod'>>('/api/v4/vod/1001', { 'accept-language': language });
      expect(vod).toMatchObject({ title, genre });
      expect(vod.credits[0]).toEqual({ role, name: 'Inés Valmar' });
    });

    it('falls back to the realm’s language word by word', async () => {
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
    ])('is asked as often by %s as by %s', async (small, large) => {
      expect(await count(large, signedIn())).toBe(await count(small, signedIn()));
    });

    it('is asked a dozen times for the whole home page', async () => {
      expect(await count('/api/v4/content/home', signedIn())).toBeLessThanOrEqual(12);
    });
  });

  it('marks favourites on every card that shows the video', async () => {
    const headers = { authorization: `Bearer ${member}` };
    const put = await call(app, 'PUT', '/api/v2/favourite/vods/1012', { token: member });
    expect(put.status).toBe(204);
    expect(await get('/api/v4/vod/1012', headers)).toMatchObject({ favourite: true });
    const { vods } = await get<ReplyOf<'getPlaylist'>>('/api/v4/playlist/3001?rpp=30', headers);
    expect(ids(vods.filter(({ favourite }) => favourite))).toEqual(['1012']);
    expect(await get('/api/v4/vod/1012')).toMatchObject({ favourite: false });
  });
});
