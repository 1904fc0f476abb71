import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Texts } from './content.js';

/** @see migrations/0021-search.sql; the columns of search itself are written and read in SQL */
export const searchDocuments = pgTable(
  'search_documents',
  { kind: text('kind').notNull(), id: text('id').notNull() },
  (table) => [primaryKey({ columns: [table.kind, table.id] })],
);

export const searchWords = pgTable('search_words', {
  word: text('word').primaryKey(),
  frequency: integer('frequency').notNull(),
});

export const searchWordKeys = pgTable(
  'search_word_keys',
  { key: text('key').notNull(), word: text('word').notNull() },
  (table) => [primaryKey({ columns: [table.key, table.word] })],
);

export const searchFacets = pgTable('search_facets', {
  facet: text('facet').primaryKey(),
  texts: jsonb('texts').$type<Texts<string>>().notNull(),
});
