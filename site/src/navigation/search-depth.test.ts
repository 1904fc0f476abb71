import { describe, expect, it } from 'vitest';
import { SEARCH_OPENED, nextSearchEntry, searchDepthOf } from './search-depth.js';

describe('the history depth of a search', () => {
  it('grows with each new history entry, but not with a replaced one', () => {
    const typed = nextSearchEntry(SEARCH_OPENED, true);
    const other = nextSearchEntry(typed, false);
    expect([typed, other].map(searchDepthOf)).toEqual([1, 2]);
  });

  it.each([null, undefined, 'x', {}, { searchDepth: '1' }, { searchDepth: 0 }, { searchDepth: 1.5 }])(
    'is null for the state %j',
    (state) => {
      expect(searchDepthOf(state)).toBeNull();
      expect(nextSearchEntry(state, false)).toBeNull();
    },
  );
});
