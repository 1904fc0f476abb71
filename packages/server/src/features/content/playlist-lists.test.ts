import type { ResponseOf } from '@footlight/contract';
import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { call, errorOf } from '../../../testing/call.js';
import { createDemoApplication } from '../../../testing/demo-application.js';
import { describeDemo } from '../../../testing/engines.js';

const ids = (items: readonly { readonly id: string }[]): string[] => items.map(({ id }) => id);
const from = (first: number, count: number): string[] =>
  Array.from({ length: count }, (_, index) => String(first + index));

describeDemo('playlists and series', ({ database }) => {
  let app: FastifyInstance;

  beforeAll(async () => {
    ({ app } = await createDemoApplication(database()));
  });

  const get = async <T>(path: string, headers: Record<string, string> = {}): Promise<T> => {
    const { status, body } = await call(app, 'GET', path, { headers });
    expect({ path, status }).toEqual({ path, status: 200 });
    return body as T;
  };
  const fails = async (path: string) => errorOf(await call(app, 'GET', path));

  describe('playlists', () => {
    const playlist = (query: string) => get<ResponseOf<'getPlaylist'>>(`/api/v4/playlist/${query}`);

    it('are paged by two by default, without gaps or duplicates', async () => {
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

    it('count the videos available in the country: on the page, on the card and for a single video', async () => {
      const counted = async (country: string, query = ''): Promise<number> => {
        const headers = { 'x-footlight-country': country };
        const { itemCount, vods } = await get<ResponseOf<'getPlaylist'>>(
          `/api/v4/playlist/3004?rpp=50${query}`,
          headers,
        );
        expect(vods).toHaveLength(itemCount);
        return itemCount;
      };
      const placed = (country: string) =>
        get<ResponseOf<'getVodPlaylist'>>('/api/v2/vod/playlist?vodId=1026&playlistId=3004', {
          'x-footlight-country': country,
        });
      expect(await counted('GB')).toBe(5);
      expect(await counted('GB', '&displayGeoblocked=true')).toBe(6);
      expect(await counted('ES')).toBe(6);
      expect(await placed('GB')).toMatchObject({ itemCount: 5, position: 1 });
      expect(await placed('ES')).toMatchObject({ itemCount: 6, position: 2 });
      const found = await get<ResponseOf<'searchContent'>>('/api/v1/content-search?query=night+drives');
      expect(found.results.VOD_PLAYLIST.hits).toContainEqual(
        expect.objectContaining({ id: '3004', itemCount: 5 }),
      );
    });

    it.each([
      [29, true],
      [30, false],
      [100, false],
    ])('report with %i per page whether more is available: %s', async (rpp, moreDataAvailable) => {
      expect((await playlist(`3001?rpp=${rpp}`)).paging.moreDataAvailable).toBe(moreDataAvailable);
    });

    it('are empty without videos, after the last one and after an unknown one', async () => {
      expect(await playlist('3002')).toMatchObject({
        itemCount: 0,
        vods: [],
        paging: { moreDataAvailable: false, lastSeen: null },
        socialSharingDetail: null,
      });
      expect((await playlist('3001?lastSeen=1009')).vods).toEqual([]);
      expect((await playlist('3001?lastSeen=nothing')).vods).toEqual([]);
    });

    it('omit geoblocked videos unless requested, and fill their pages', async () => {
      const seen = async (query: string, country = 'GB') => {
        const path = `/api/v4/playlist/3004?${query}`;
        const page = await get<ResponseOf<'getPlaylist'>>(path, { 'x-footlight-country': country });
        return ids(page.vods);
      };
      const all = await seen('rpp=6&displayGeoblocked=true');
      expect(all).toHaveLength(6);
      expect(all).toContain('1004');
      expect(await seen('rpp=6')).toEqual(all.filter((id) => id !== '1004'));
      expect(await seen('rpp=5')).toHaveLength(5);
      expect(await seen('rpp=6', 'ES')).toEqual(all);
    });

    it('are named in each of their videos, and include sharing details', async () => {
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

    it('return the videos before and after a given one, in order', async () => {
      const around = (vodId: string, query = '') =>
        get<ResponseOf<'getPlaylistAdjacent'>>(`/api/v2/playlist/3001/adjacentTo/${vodId}${query}`);
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
    const series = (query: string) => get<ResponseOf<'getSeries'>>(`/api/v4/series/${query}`);

    it('are paged by 25 seasons, and report more after a full page', async () => {
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

    it('return the seasons before and after a given one, in order', async () => {
      const around = (seasonId: string, query = '') =>
        get<ResponseOf<'getAdjacentSeasons'>>(`/api/v4/series/5002/adjacentTo/${seasonId}${query}`);
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

    it('include a season without episodes, with its count', async () => {
      const { seasons, trailer } = await series('5001');
      expect(seasons.map(({ id, episodeCount }) => [id, episodeCount])).toEqual([
        ['4001', 6],
        ['4002', 4],
        ['4003', 3],
        ['4004', 0],
      ]);
      expect(trailer).toMatchObject({ id: '1031', type: 'VOD' });
    });

    it('are paged by two episodes by default', async () => {
      const season = (query: string) => get<ResponseOf<'getSeason'>>(`/api/v4/season/${query}`);
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

    it('omit geoblocked episodes unless requested', async () => {
      const season = (query: string, country = 'GB') =>
        get<ResponseOf<'getSeason'>>(`/api/v4/season/4501?rpp=6${query}`, { 'x-footlight-country': country });
      expect(await season('')).toMatchObject({ episodes: [], episodeCount: 6 });
      const shown = await season('&displayGeoblocked=true');
      expect(shown.episodes.map(({ accessLevel }) => accessLevel)).toEqual(
        Array.from({ length: 6 }, () => 'GEOBLOCKED'),
      );
      expect((await season('', 'ES')).episodes).toHaveLength(6);
    });

    it('return the episodes around a given one, and none around a film', async () => {
      const around = (id: string) => get<ResponseOf<'getAdjacentVods'>>(`/api/v4/vod/${id}/adjacent`);
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
});
