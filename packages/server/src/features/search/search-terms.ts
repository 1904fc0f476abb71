import { FORM_MARK } from '../../database/text-search.js';

/** A folded word, and its forms: stemmed as each of the realm's languages would; letters and digits only. */
export interface WordForms {
  readonly word: string;
  /** The words of the catalogue that begin with it; null where they are many. */
  readonly completions: readonly string[] | null;
  readonly forms: readonly string[];
}

/** A word that was typed, and those that may have been meant where nothing begins with it. */
export interface SearchTerm {
  readonly alternatives: readonly WordForms[];
  /** Says nothing in the caller's language (“the”): what lacks it is found all the same. */
  readonly isStopWord: boolean;
}

const quoted = (lexeme: string): string => `'${lexeme}'`;

const anyOf = (alternatives: readonly string[]): string => `(${[...new Set(alternatives)].join(' | ')})`;

/** Words that are named are found much quicker than all that begin alike. */
const beginnings = ({ word, completions }: WordForms): readonly string[] =>
  completions === null || completions.length === 0 ? [`${quoted(word)}:*`] : completions.map(quoted);

const queryOf = (
  terms: readonly SearchTerm[],
  join: ' & ' | ' | ',
  meetsOf: (word: WordForms) => readonly string[],
): string => terms.map(({ alternatives }) => anyOf(alternatives.flatMap(meetsOf))).join(join);

/** Terms that say something; all of them where none does. */
const telling = (terms: readonly SearchTerm[]): readonly SearchTerm[] => {
  const saying = terms.filter(({ isStopWord }) => !isStopWord);
  return saying.length === 0 ? terms : saying;
};

/**
 * What a document must hold, as PostgreSQL's `tsquery` is written: every term that says something, as the
 * beginning of a word of its heading, in any of its forms, or as what was meant by it.
 */
export const matchQuery = (terms: readonly SearchTerm[]): string =>
  queryOf(telling(terms), ' & ', (word) => [
    ...beginnings(word),
    ...word.forms.map((form) => quoted(`${FORM_MARK}${form}`)),
  ]);

/**
 * What a heading must hold to be met by the beginnings of its words, where that is worth looking for first: a common
 * word stands in many descriptions, which need not be looked through then. Null where several terms are sought, which
 * spare themselves that by being several.
 */
export const headingQuery = (terms: readonly SearchTerm[]): string | null => {
  const [first, ...more] = telling(terms);
  if (first === undefined || more.length > 0) return null;
  return anyOf(first.alternatives.flatMap(beginnings));
};

/** What makes a heading stand higher: any of the terms. */
export const rankQuery = (terms: readonly SearchTerm[]): string =>
  queryOf(terms, ' | ', (word) => [...beginnings(word), ...word.forms.map(quoted)]);
