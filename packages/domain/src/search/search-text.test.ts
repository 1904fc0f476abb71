import { describe, expect, it } from 'vitest';
import { foldText, queryWords, searchWords, typoKeys, typosAllowed, typosBetween } from './search-text.js';

describe('foldText', () => {
  it.each([
    ['Canción', 'cancion'],
    ['A MÃE', 'a mae'],
    ['Straße nach Łódź', 'strasse nach lodz'],
    ['أَحْمَد', 'احمد'],
    ['مدينة', 'مدينه'],
    ['مـــوسيقى', 'موسيقي'],
    ['ﬁlm', 'film'],
  ])('folds %s to %s', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });
});

describe('search words', () => {
  it('are separated by anything but letters and digits', () => {
    expect(searchWords('Ruiz v. Okafor: round-12 (¡vivo!)')).toEqual([
      'ruiz',
      'v',
      'okafor',
      'round',
      '12',
      'vivo',
    ]);
    expect(searchWords(' !? ')).toEqual([]);
  });

  it('of a query are unique and limited to eight', () => {
    expect(queryWords('the The THÉ a b c d e f g h i')).toEqual(['the', 'a', 'b', 'c', 'd', 'e', 'f', 'g']);
  });
});

describe('typos', () => {
  it.each([
    ['market', 'market', 0],
    ['market', 'markets', 1],
    ['market', 'maket', 1],
    ['market', 'mraket', 1],
    ['market', 'marked', 1],
    ['lantern', 'lanten', 1],
    ['lantern', 'latnren', 2],
    ['', 'abc', 3],
  ])('between %s and %s: %i', (from, to, typos) => {
    expect([typosBetween(from, to), typosBetween(to, from)]).toEqual([typos, typos]);
  });

  it.each([
    ['ice', 0],
    ['mile', 1],
    ['lantern', 1],
    ['homecoming', 2],
  ])('in %s: %i are allowed', (word, typos) => {
    expect(typosAllowed(word)).toBe(typos);
  });

  it.each([
    ['markets', 'market'],
    ['maket', 'market'],
    ['mraket', 'market'],
    ['marked', 'market'],
    ['arket', 'market'],
    ['catrographre', 'cartographer'],
    ['artographr', 'cartographer'],
    ['homecmoign', 'homecoming'],
    ['lanterns', 'lantern'],
    ['anterns', 'lanterns'],
  ])('%s shares a typo key with %s', (typed, word) => {
    const keys = new Set(typoKeys(word));
    expect(typoKeys(typed).some((key) => keys.has(key))).toBe(true);
  });

  it('need few keys for long words', () => {
    expect(typoKeys('a'.repeat(40)).length).toBe(3);
    expect(typoKeys('incomprehensibilities').length).toBeLessThanOrEqual(29);
  });
});
