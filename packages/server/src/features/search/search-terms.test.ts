import { describe, expect, it } from 'vitest';
import { headingQuery, matchQuery, rankQuery, type SearchTerm } from './search-terms.js';

const term = (
  word: string,
  completions: readonly string[] | null,
  forms: readonly string[] = [word],
  isStopWord = false,
): SearchTerm => ({ alternatives: [{ word, completions, forms }], isStopWord });

describe('what is asked of the database', () => {
  it('names the words that begin so where they are few, and their beginning where they are many', () => {
    const few = term('lantern', ['lantern', 'lanterns']);
    expect(matchQuery([few])).toBe("('lantern' | 'lanterns' | '=lantern')");
    expect(rankQuery([few])).toBe("('lantern' | 'lanterns')");
    expect(matchQuery([term('la', null)])).toBe("('la':* | '=la')");
  });

  it('asks for something also of a word that nobody knows and that has no forms', () => {
    expect(matchQuery([term('the', [], [])])).toBe("('the':*)");
  });

  it('asks for all that says something, and for what says nothing where there is nothing else', () => {
    const the = term('the', ['the'], [], true);
    const sea = term('sea', ['sea']);
    expect(matchQuery([the, sea])).toBe("('sea' | '=sea')");
    expect(matchQuery([the])).toBe("('the')");
  });

  it('looks through headings first for one word alone', () => {
    const [sea, night] = [term('sea', ['sea']), term('night', null)];
    expect(headingQuery([sea])).toBe("('sea')");
    expect(headingQuery([night])).toBe("('night':*)");
    expect(headingQuery([sea, night])).toBeNull();
  });
});
