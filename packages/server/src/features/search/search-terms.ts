import { FORM_MARK } from '../../database/text-search.js';

/** A folded word with its stemmed forms in each of the realm's languages; letters and digits only. */
export interface WordForms {
  readonly word: string;
  /** Words of the catalogue that start with it; null if there are too many. */
  readonly completions: readonly string[] | null;
  readonly forms: readonly string[];
}

/** A typed word, with likely corrections if no word of the catalogue starts with it. */
export interface SearchTerm {
  readonly alternatives: readonly WordForms[];
  /** A stop word in the caller's language (“the”); documents need not contain it. */
  readonly isStopWord: boolean;
}

const quoted = (lexeme: string): string => `'${lexeme}'`;

const anyOf = (alternatives: readonly string[]): string => `(${[...new Set(alternatives)].join(' | ')})`;

/** Listing known words is much faster than a prefix search. */
const beginnings = ({ word, completions }: WordForms): readonly string[] =>
  completions === null || completions.length === 0 ? [`${quoted(word)}:*`] : completions.map(quoted);

const queryOf = (
  terms: readonly SearchTerm[],
  join: ' & ' | ' | ',
  meetsOf: (word: WordForms) => readonly string[],
): string => terms.map(({ alternatives }) => anyOf(alternatives.flatMap(meetsOf))).join(join);

/** Terms that are not stop words; all terms if there are only stop words. */
const significantTerms = (terms: readonly SearchTerm[]): readonly SearchTerm[] => {
  const saying = terms.filter(({ isStopWord }) => !isStopWord);
  return saying.length === 0 ? terms : saying;
};

/**
 * PostgreSQL `tsquery` that a document must match: every term except stop words, as the start of a word of its heading,
 * as one of its forms, or as a correction.
 */
export const matchQuery = (terms: readonly SearchTerm[]): string =>
  queryOf(significantTerms(terms), ' & ', (word) => [
    ...beginnings(word),
    ...word.forms.map((form) => quoted(`${FORM_MARK}${form}`)),
  ]);

/**
 * Query for the start of words in headings, searched first for a single term: a common word occurs in many
 * descriptions, which then need not be searched. Null for several terms, which match fewer documents anyway.
 */
export const headingQuery = (terms: readonly SearchTerm[]): string | null => {
  const [first, ...more] = significantTerms(terms);
  if (first === undefined || more.length > 0) return null;
  return anyOf(first.alternatives.flatMap(beginnings));
};

/** Query that ranks headings: each matching term counts. */
export const rankQuery = (terms: readonly SearchTerm[]): string =>
  queryOf(terms, ' | ', (word) => [...beginnings(word), ...word.forms.map(quoted)]);
