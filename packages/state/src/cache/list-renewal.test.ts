import { describe, expect, it } from 'vitest';
import { renewedList } from './list-renewal.js';

const list = (names: string, next: string | null) => ({ items: names.split(''), next });
const renew = (loaded: string, fresh: string, hasNext = true) => {
  const { items, next } = renewedList(
    list(loaded, 'held'),
    list(fresh, hasNext ? 'fresh' : null),
    (name) => name,
  );
  return [items.join(''), next];
};

describe('LIST-5 a list that is renewed', () => {
  it.each([
    ['keeps all items if nothing has changed', 'abcdefgh', 'abcd', 'abcdefgh', 'held'],
    ['adds a new item at the front', 'abcdefgh', 'xabc', 'xabcdefgh', 'held'],
    ['drops a removed item', 'abcdefgh', 'acde', 'acdefgh', 'held'],
    ['moves an item to the front', 'abcdefgh', 'gabc', 'gabcdefh', 'held'],
    ['is replaced if only its first page was loaded', 'abcd', 'abxd', 'abxd', 'fresh'],
    ['is replaced if the new first page has no item in common with it', 'abcdefgh', 'stuv', 'stuv', 'fresh'],
  ])('%s', (_which, loaded, fresh, items, next) => {
    expect(renew(loaded, fresh)).toEqual([items, next]);
  });

  it('ends if its first page is now the last one', () => {
    expect(renew('abcdefgh', 'abcd', false)).toEqual(['abcd', null]);
  });
});
