import { eq, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Database } from './database.js';
import { accounts, wordsOfAccount } from './schema/accounts.js';

/** Separates the words of an email or a name; `wordsOfAccount` separates them in the same way. */
const SEPARATORS = /[@._+/-]/u;
const WORDS_MOST = 8;
/** Matches of a text that are looked at, so that one that many accounts have costs no more than others. */
const MATCHES_MOST = 2_000;

// Quotes and backslashes within a quoted word are doubled.
const quoted = (word: string): string => `'${word.replaceAll(/['\\]/gu, '$&$&')}'`;

const inLowerCase = (word: string): string => word.toLowerCase();
/** What a database without a locale makes of a word: it knows the capitals of ASCII only. */
const inLowerAscii = (word: string): string => word.replaceAll(/[A-Z]/gu, inLowerCase);
const capitalized = (word: string): string =>
  inLowerCase(word).replace(/^./u, (first) => first.toUpperCase());

/** The forms in which databases of any locale may have indexed a word. */
const formsOf = (word: string): readonly string[] => [
  ...new Set([inLowerCase(word), inLowerAscii(word), inLowerAscii(capitalized(word))]),
];

const anyOf = (word: string, suffix: string): string =>
  `(${formsOf(word)
    .map((form) => `${quoted(form)}${suffix}`)
    .join(' | ')})`;

/**
 * `vera ort@sea.exa` → `'vera':* & 'ort' & 'sea' & 'exa':*`: what ends with a space or the text is the beginning of a word, what
 * ends with another sign is a whole one, so that an address finds its account alone. Null without any word.
 */
const queryOf = (text: string): string | null => {
  const words = text
    .split(/\s+/u)
    .flatMap((part) =>
      part
        .split(SEPARATORS)
        .map((word, at, { length }) => (word === '' ? '' : anyOf(word, at === length - 1 ? ':*' : ''))),
    )
    .filter((word) => word !== '')
    .slice(0, WORDS_MOST);
  return words.length === 0 ? null : words.join(' & ');
};

/**
 * Ids of the accounts whose email and name contain words that begin with those of a text, and of the account with this id.
 * Its cost does not grow with the number of accounts.
 * @see docs/rules/account.md ACCT-22
 */
export const accountsWithWords = (db: Database, text: string) => {
  const query = queryOf(text);
  const isFound = query === null ? sql`false` : sql`${wordsOfAccount(accounts)} @@ ${query}::tsquery`;
  return union(
    db.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, text)),
    db.select({ id: accounts.id }).from(accounts).where(isFound).limit(MATCHES_MOST),
  );
};
