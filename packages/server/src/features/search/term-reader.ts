import { typoKeys, typosAllowed, typosBetween } from '@footlight/domain';
import { textSearchConfiguration } from '../../database/text-search.js';
import { COMPLETIONS_MAX, type KnownWord, type SearchRepository } from './search.repository.js';
import type { SearchTerm, WordForms } from './search-terms.js';

/** Maximum number of corrections for a word. */
const CORRECTIONS_MAX = 4;

/** Turns typed words into terms with their forms, and with corrections for words that complete to nothing. */
export type TermReader = (words: readonly string[], language: string) => Promise<SearchTerm[]>;

const correctionsFor = (word: string, candidates: readonly string[]): string[] => {
  const allowed = typosAllowed(word);
  const near = candidates
    .filter((candidate) => Math.abs(candidate.length - word.length) <= allowed)
    .map((candidate) => ({ candidate, typos: typosBetween(word, candidate) }))
    .filter(({ typos }) => typos <= allowed);
  const nearest = Math.min(...near.map(({ typos }) => typos));
  return near
    .filter(({ typos }) => typos === nearest)
    .map(({ candidate }) => candidate)
    .slice(0, CORRECTIONS_MAX);
};

const formsOf = ({ word, forms, completions }: KnownWord): WordForms => ({
  word,
  completions: completions.length > COMPLETIONS_MAX ? null : completions,
  forms: Object.values(forms).flat(),
});

export const createTermReader = (repository: SearchRepository, languages: readonly string[]): TermReader => {
  const configurations = [...new Set(languages.map(textSearchConfiguration))];

  const corrections = async (
    unknown: readonly string[],
  ): Promise<ReadonlyMap<string, readonly WordForms[]>> => {
    const keys = unknown.filter((word) => typosAllowed(word) > 0).flatMap(typoKeys);
    if (keys.length === 0) return new Map();
    const near = await repository.wordsByKeys([...new Set(keys)]);
    const chosen = new Map(unknown.map((word) => [word, correctionsFor(word, near)]));
    const read = await repository.readWords([...new Set([...chosen.values()].flat())], configurations);
    const known = new Map(read.map((word) => [word.word, formsOf(word)]));
    return new Map([...chosen].map(([word, words]) => [word, words.flatMap((one) => known.get(one) ?? [])]));
  };

  return async (words, language) => {
    const read = await repository.readWords(words, configurations);
    const unknown = read.filter(({ completions }) => completions.length === 0).map(({ word }) => word);
    const instead = await corrections(unknown);
    const own = textSearchConfiguration(language);
    return read.map((word) => ({
      alternatives: [formsOf(word), ...(instead.get(word.word) ?? [])],
      isStopWord: word.forms[own]?.length === 0,
    }));
  };
};
