import { describe, expect, it } from 'vitest';
import { callsOfPage } from './page-calls.js';
import { placeOf } from './paths.js';
import type { ReadParameters } from './search-query.js';

/** As `URLSearchParams`, which these rules do without, reads `name=value&name=value`. */
const read = (query: string): ReadParameters => {
  const pairs = query.split('&').map((pair) => pair.split('='));
  const getAll = (name: string) => pairs.filter(([key]) => key === name).map(([, value = '']) => value);
  return { get: (name) => getAll(name)[0] ?? null, getAll };
};

const callsAt = (address: string) => {
  const [path = '', query = ''] = address.split('?');
  const place = placeOf(path);
  return place === null ? undefined : callsOfPage(place, read(query));
};

const newsOf = (feedName: string) => ({ name: 'listNews', params: { feedName }, query: { rpp: 20 } });

describe('callsOfPage', () => {
  it.each([
    ['/', 'getSection', { section: 'home' }],
    ['/es/inicio', 'getSection', { section: 'home' }],
    ['/section/films', 'getSection', { section: 'films' }],
    ['/video/1001/the-lantern-coast', 'getVod', { id: '1001' }],
    ['/live/2001', 'getLiveEvent', { id: '2001' }],
    ['/series/5001', 'getSeries', { seriesId: '5001' }],
    ['/season/4001', 'getSeason', { id: '4001' }],
    ['/playlist/3001', 'getPlaylist', { id: '3001' }],
  ])('knows what %s asks for first: %s of %j', (path, name, params) => {
    expect(callsAt(path)).toMatchObject([{ name, params }]);
  });

  it.each([
    ['/news?feed=ringside', [{ name: 'listNewsFeeds' }, newsOf('ringside')]],
    [
      '/es/noticias/ringside/n-1',
      [{ name: 'getNewsItem', params: { feedName: 'ringside', newId: 'n-1' } }, { name: 'listNewsFeeds' }],
    ],
    ['/fighters', [{ name: 'listFighters', query: { rpp: 25 } }, { name: 'listRankings' }]],
    [
      '/ar/fighters?class=HEAVYWEIGHT',
      [{ name: 'listFighters', query: { rpp: 25, weightClass: 'HEAVYWEIGHT' } }, { name: 'listRankings' }],
    ],
    [
      '/fighters/ada-moreno',
      [
        { name: 'getFighter', params: { id: 'ada-moreno' } },
        { name: 'getFighterStatistics', params: { id: 'ada-moreno' } },
      ],
    ],
    [
      '/grid?gridviewconfigid=all-films&facet=genre:drama',
      [
        {
          name: 'getContentGrid',
          query: { gridViewConfigId: 'all-films', facet: ['genre:drama'], rpp: 24 },
        },
      ],
    ],
    ['/livenow', [{ name: 'listLiveEvents', query: { p: 1, rpp: 15 } }]],
    ['/upcoming', [{ name: 'listUpcomingEvents', query: { p: 1, rpp: 12 } }]],
    ['/releases', [{ name: 'listReleases', query: { rpp: 25 } }]],
    ['/externalpage/about', [{ name: 'getExternalPage', params: { id: 'about' } }]],
  ])('knows all that %s asks for: %j', (address, calls) => {
    expect(callsAt(address)).toMatchObject(calls);
  });

  it('asks for the first of the feeds where an address of news names none', () => {
    const [feeds, ...others] = callsAt('/news') ?? [];
    expect(others).toEqual([]);
    expect(feeds).toMatchObject({ name: 'listNewsFeeds' });
    expect(feeds?.next?.({ feeds: [{ feedName: 'boxing' }, { feedName: 'mma' }] })).toMatchObject(
      newsOf('boxing'),
    );
    expect(feeds?.next?.({ feeds: [] })).toBeNull();
  });

  it('seeks what the address of a search seeks', () => {
    const place = { route: 'search', params: {} } as const;
    const query = {
      get: (name: string) => (name === 'query' ? ' night ' : null),
      getAll: (name: string) => (name === 'facet' ? ['genre:drama,sport', 'year:2024'] : []),
    };
    expect(callsOfPage(place, query)).toEqual([
      {
        name: 'searchContent',
        params: {},
        query: { query: 'night', facet: ['genre:drama,sport', 'year:2024'] },
      },
    ]);
    expect(callsOfPage(place)).toEqual([{ name: 'searchContent', params: {}, query: {} }]);
  });

  // PAGE-27
  it('fetches nothing ahead that is the reader’s own, or told by the reader’s clock', () => {
    for (const path of ['/login', '/favourites', '/account', '/schedule', '/grid'])
      expect(callsAt(path)).toEqual([]);
  });
});
