import { describe, expect, it } from 'vitest';
import {
  NO_FACETS,
  chosenCount,
  chosenFacets,
  clearedFacet,
  toggledFacet,
  writtenFacets,
} from './search-facets.js';

describe('facets', () => {
  it.each<[readonly string[] | undefined, readonly (readonly [string, readonly string[]])[]]>([
    [undefined, []],
    [['genre:drama'], [['genre', ['drama']]]],
    [
      ['genre:drama,sport', 'year:2024'],
      [
        ['genre', ['drama', 'sport']],
        ['year', ['2024']],
      ],
    ],
    [['genre:drama', 'genre:sport,drama'], [['genre', ['drama', 'sport']]]],
    [['tags:a:b'], [['tags', ['a:b']]]],
    [['genre:', ':drama', 'drama', ',', 'genre:,'], []],
  ])('are read from %j', (written, read) => {
    expect([...chosenFacets(written)]).toEqual(read);
  });

  // SEARCH-2
  it('are the same after reading and writing', () => {
    const written = ['genre:drama,sport', 'year:2024'];
    expect(writtenFacets(chosenFacets(written))).toEqual(written);
    expect(writtenFacets(NO_FACETS)).toEqual([]);
  });

  it('are toggled and cleared independently', () => {
    const one = toggledFacet(NO_FACETS, 'genre', 'drama');
    const two = toggledFacet(toggledFacet(one, 'genre', 'sport'), 'year', '2024');
    expect(writtenFacets(two)).toEqual(['genre:drama,sport', 'year:2024']);
    expect(chosenCount(two)).toBe(3);
    expect(writtenFacets(toggledFacet(two, 'genre', 'drama'))).toEqual(['genre:sport', 'year:2024']);
    expect(writtenFacets(toggledFacet(one, 'genre', 'drama'))).toEqual([]);
    expect(writtenFacets(clearedFacet(two, 'genre'))).toEqual(['year:2024']);
    expect(writtenFacets(two)).toEqual(['genre:drama,sport', 'year:2024']);
  });
});
