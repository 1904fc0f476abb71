import { searchWords } from '@footlight/domain';

type Members = Readonly<Record<string, unknown>>;

const membersOf = (value: unknown): Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Members) : {};

/** Titles of a document by language: of a title, of a channel or fighter by its name, of a word by itself. */
export const titlesOf = (document: unknown): Readonly<Record<string, string>> => {
  const { texts, name, title, ...words } = membersOf(document);
  const candidates = [
    ...Object.entries(membersOf(texts)).map(([language, text]) => {
      const { title: own, name: ownName } = membersOf(text);
      return [language, own ?? ownName] as const;
    }),
    ...[name, title, words].flatMap((byLanguage) => Object.entries(membersOf(byLanguage))),
  ];
  return Object.fromEntries(
    candidates.filter(
      (entry): entry is [string, string] =>
        typeof entry[1] === 'string' && /^[a-z]{2,3}(-|$)/u.test(entry[0]),
    ),
  );
};

/** Titles of a document in all languages, folded for search. */
export const titleWords = (document: unknown): string =>
  [...new Set(Object.values(titlesOf(document)).map((title) => searchWords(title).join(' ')))].join('\n');
