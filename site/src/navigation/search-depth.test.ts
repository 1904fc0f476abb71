import { describe, expect, it } from 'vitest';
import { SEARCH_OPENED, nextSearchEntry, searchDepthOf } from './search-depth.js';

describe('the depth of a search', () => {
  it('grows with each entry of the history, and not where an entry is replaced', () => {
    const typed = nextSearchEntry(SEARCH_OPENED, true);
    const other = nextSearchEntry(typed, false);
    expect([typed, other].map(searchDepthOf)).toEqual([1, 2]);
  });

  it.each([null, undefined, 'x', {}, { searchDepth: '1' }, { searchDepth: 0 }, { searchDepth: 1.5 }])(
    'is not known of %j',
    (state) => {
      expect(searchDepthOf(state)).toBeNull();
      expect(nextSearchEntry(state, false)).toBeNull();
    },
  );
});
