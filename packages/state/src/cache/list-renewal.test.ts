import { describe, expect, it } from 'vitest';
import { renewedList } from './list-renewal.js';

const list = (names: string, next: string | null) => ({ items: names.split(''), next });
const renew = (held: string, fresh: string, goesOn = true) => {
  const { items, next } = renewedList(
    list(held, 'held'),
    list(fresh, goesOn ? 'fresh' : null),
    (name) => name,
  );
  return [items.join(''), next];
};

describe('LIST-5 a list that is renewed', () => {
  it.each([
    ['that is the same', 'abcdefgh', 'abcd', 'abcdefgh', 'held'],
    ['with something new before it', 'abcdefgh', 'xabc', 'xabcdefgh', 'held'],
    ['that has lost something', 'abcdefgh', 'acde', 'acdefgh', 'held'],
    ['of which something has moved to the front', 'abcdefgh', 'gabc', 'gabcdefh', 'held'],
    ['of which no more than the first page was read', 'abcd', 'abxd', 'abxd', 'fresh'],
    ['that is another one', 'abcdefgh', 'stuv', 'stuv', 'fresh'],
  ])('%s', (_which, held, fresh, items, next) => {
    expect(renew(held, fresh)).toEqual([items, next]);
  });

  it('ends if its first page is now the last one', () => {
    expect(renew('abcdefgh', 'abcd', false)).toEqual(['abcd', null]);
  });
});
