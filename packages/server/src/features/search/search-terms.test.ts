import { describe, expect, it } from 'vitest';
import { headingQuery, matchQuery, rankQuery, type SearchTerm } from './search-terms.js';

const term = (
  word: string,
  completions: readonly string[] | null,
  forms: readonly string[] = [word],
  isStopWord = false,
): SearchTerm => ({ alternatives: [{ word, completions, forms }], isStopWord });

describe('full-text queries', () => {
  it('list the completions of a word if there are few, and use its prefix if there are many', () => {
    const few = term('lantern', ['lantern', 'lanterns']);
    expect(matchQuery([few])).toBe("('lantern' | 'lanterns' | '=lantern')");
    expect(rankQuery([few])).toBe("('lantern' | 'lanterns')");
    expect(matchQuery([term('la', null)])).toBe("('la':* | '=la')");
  });

  it('search for the prefix of an unknown word without forms', () => {
    expect(matchQuery([term('the', [], [])])).toBe("('the':*)");
  });

  it('leave out stop words unless there is nothing else', () => {
    const the = term('the', ['the'], [], true);
    const sea = term('sea', ['sea']);
    expect(matchQuery([the, sea])).toBe("('sea' | '=sea')");
    expect(matchQuery([the])).toBe("('the')");
  });

  it('search headings first only for a single word', () => {
    const [sea, night] = [term('sea', ['sea']), term('night', null)];
    expect(headingQuery([sea])).toBe("('sea')");
    expect(headingQuery([night])).toBe("('night':*)");
    expect(headingQuery([sea, night])).toBeNull();
  });
});
