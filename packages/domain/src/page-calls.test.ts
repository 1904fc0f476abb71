import { describe, expect, it } from 'vitest';
import { callOfPage } from './page-calls.js';
import { placeOf } from './paths.js';

const callAt = (path: string) => {
  const place = placeOf(path);
  return place === null ? undefined : callOfPage(place);
};

describe('callOfPage', () => {
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
    expect(callAt(path)).toMatchObject({ name, params });
  });

  it('seeks what the address of a search seeks', () => {
    const place = { route: 'search', params: {} } as const;
    const query = {
      get: (name: string) => (name === 'query' ? ' night ' : null),
      getAll: (name: string) => (name === 'facet' ? ['genre:drama,sport', 'year:2024'] : []),
    };
    expect(callOfPage(place, query)).toEqual({
      name: 'searchContent',
      params: {},
      query: { query: 'night', facet: ['genre:drama,sport', 'year:2024'] },
    });
    expect(callOfPage(place)).toEqual({ name: 'searchContent', params: {}, query: {} });
  });

  it('fetches nothing ahead that is the reader’s own', () => {
    for (const path of ['/login', '/favourites', '/account']) expect(callAt(path)).toBeNull();
  });
});
