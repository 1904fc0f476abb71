import { describe, expect, it } from 'vitest';
import type { RouteName } from '../navigation/route-table.js';
import { chosenFacets } from './search-facets.js';
import {
  NO_SEARCH,
  addressOfSearch,
  isNoSearch,
  isTypedOn,
  searchAfterLeaving,
  searchDelayMs,
  searchOfAddress,
  searchValue,
} from './search-query.js';
import type { ReadParameters } from '../navigation/list-address.js';

type Pairs = readonly (readonly [name: string, value: string])[];

const search = (value: string, ...facets: string[]) => ({ value, facets: chosenFacets(facets) });
const parametersOf = (pairs: Pairs): ReadParameters => {
  const getAll = (name: string): string[] =>
    pairs.filter(([other]) => other === name).map(([, value]) => value);
  return { get: (name) => getAll(name)[0] ?? null, getAll };
};
const read = (...pairs: Pairs) => searchOfAddress(parametersOf(pairs));

describe('the address of a search', () => {
  // SEARCH-2
  it.each<[string, readonly string[], Pairs]>([
    ['', [], []],
    ['salt & sea?', [], [['query', 'salt & sea?']]],
    ['', ['tags:sea'], [['facet', 'tags:sea']]],
    [
      'sea',
      ['genre:drama,sport', 'year:2024'],
      [
        ['query', 'sea'],
        ['facet', 'genre:drama,sport'],
        ['facet', 'year:2024'],
      ],
    ],
  ])('for %j with %j is %j, and is read back', (value, facets, written) => {
    const query = search(value, ...facets);
    expect(addressOfSearch(query)).toEqual(written);
    expect(read(...written)).toEqual(query);
  });

  // SEARCH-2
  it('is trimmed and limited when read', () => {
    expect(read(['query', '  sea ']).value).toBe('sea');
    expect(read(['query', 'a'.repeat(300)]).value).toHaveLength(200);
    expect(read(['facet', `${'a'.repeat(300)}:${'b'.repeat(300)}`], ['facet', 'odd']).facets.size).toBe(0);
    const many = Array.from({ length: 30 }, (_, index) => ['facet', `n${index}:v`] as const);
    expect(read(...many).facets.size).toBe(20);
  });

  it('is empty only without text and facets', () => {
    expect(isNoSearch(NO_SEARCH)).toBe(true);
    expect(isNoSearch(search('a'))).toBe(false);
    expect(isNoSearch(search('', 'tags:sea'))).toBe(false);
  });

  it('contains the typed text without surrounding spaces', () => {
    expect(searchValue('  the sea ')).toBe('the sea');
    expect(searchValue(`${'a'.repeat(199)} b`)).toHaveLength(199);
  });
});

// SEARCH-1
describe('searchDelayMs', () => {
  it.each([
    ['', 0],
    ['a', 2000],
    ['ab', 2000],
    ['🔍🔍', 2000],
    ['abc', 1000],
    ['a whole title', 1000],
  ])('for %j is %d ms', (value, delay) => {
    expect(searchDelayMs(value)).toBe(delay);
  });
});

describe('isTypedOn', () => {
  it.each([
    ['', 'lan', true],
    ['lan', 'lantern', true],
    ['lantern', 'lan', true],
    ['lantern', 'market', false],
    ['lantern', '', false],
  ])('from %j to %j: %s', (before, after, isOn) => {
    expect(isTypedOn(before, after)).toBe(isOn);
  });
});

// SEARCH-3
describe('a search when its viewer navigates', () => {
  it.each<[RouteName | null, RouteName | null, 'kept' | 'closed' | 'forgotten']>([
    ['search', 'vod', 'kept'],
    ['search', 'series', 'kept'],
    ['search', 'home', 'closed'],
    ['search', null, 'closed'],
    ['search', 'search', 'kept'],
    ['vod', 'search', 'kept'],
    ['vod', 'home', 'kept'],
    ['home', 'search', 'kept'],
    ['home', 'section', 'forgotten'],
    ['home', 'vod', 'forgotten'],
    ['section', 'section', 'forgotten'],
    ['vod', 'vod', 'kept'],
    [null, 'home', 'forgotten'],
  ])('from %s to %s is %s', (from, to, becomes) => {
    expect(searchAfterLeaving(from, to)).toBe(becomes);
  });
});
