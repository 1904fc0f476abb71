import { describe, expect, it } from 'vitest';
import {
  ALL_CLASSES,
  addressOfGrid,
  paramsOfFighters,
  paramsOfGrid,
  classOfFighters,
  addressOfNews,
  feedOfNews,
  namedFeed,
  gridOfAddress,
  type ReadParameters,
} from './list-address.js';

/** Parses `name=value&name=value` like `URLSearchParams`, which these rules do not depend on. */
const read = (query: string): ReadParameters => {
  const pairs = query.split('&').map((pair) => pair.split('='));
  const getAll = (name: string) => pairs.filter(([key]) => key === name).map(([, value = '']) => value);
  return { get: (name) => getAll(name)[0] ?? null, getAll };
};

const written = (query: Readonly<Record<string, string>>): string =>
  Object.entries(query)
    .map((pair) => pair.join('='))
    .join('&');

describe('the address of a list', () => {
  // PAGE-11
  it('contains the news feed, which defaults to the first', () => {
    const feeds = [{ feedName: 'ringside' }, { feedName: 'boxing' }];
    expect(feedOfNews(read(written(addressOfNews('boxing'))), feeds)).toBe('boxing');
    expect(namedFeed(read('feed=boxing'))).toBe('boxing');
    expect(namedFeed(read(''))).toBeNull();
    expect(feedOfNews(read(''), feeds)).toBe('ringside');
    expect(feedOfNews(read(''), [])).toBeNull();
  });

  it('contains the weight class, which defaults to all', () => {
    expect(paramsOfFighters(classOfFighters(read('class=HEAVYWEIGHT')))).toEqual({
      weightClass: 'HEAVYWEIGHT',
    });
    expect(classOfFighters(read(''))).toBe(ALL_CLASSES);
    expect(paramsOfFighters(ALL_CLASSES)).toEqual({});
  });

  it.each([
    [{ id: 'all-films', genre: null }, { gridViewConfigId: 'all-films' }],
    [
      { id: 'all-films', genre: 'drama' },
      { gridViewConfigId: 'all-films', facet: ['genre:drama'] },
    ],
  ])('contains the grid %j, and is read back', (grid, params) => {
    expect(gridOfAddress(read(written(addressOfGrid(grid))))).toEqual(grid);
    expect(paramsOfGrid(grid)).toEqual(params);
  });

  // PAGE-10
  it('has no grid without an id, and no facet other than a genre', () => {
    expect(gridOfAddress(read('facet=year:2024'))).toEqual({ id: '', genre: null });
  });
});
