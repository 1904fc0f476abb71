import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { plainText, searchVector } from './columns.js';
import type { Texts } from './content.js';

export const searchDocuments = pgTable(
  'search_documents',
  {
    kind: text('kind').notNull(),
    id: text('id').notNull(),
    grouped: text('grouped', {
      enum: ['LIVE_EVENT', 'VOD_VIDEO', 'VOD_PLAYLIST', 'FIGHTER', 'NEWS'],
    }).notNull(),
    position: integer('position').notNull(),
    geoRule: text('geo_rule'),
    access: text('access').notNull(),
    facets: text('facets').array().notNull(),
    titles: text('titles').array().notNull(),
    heading: searchVector('heading').notNull(),
    document: searchVector('document').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.id] }),
    index('search_documents_words').using('gin', table.document),
    index('search_documents_titles').using('gin', table.titles),
    index('search_documents_facets').using('gin', table.facets),
    index('search_documents_order').on(table.position, table.id),
  ],
);

export const searchWords = pgTable('search_words', {
  word: plainText('word').primaryKey(),
  frequency: integer('frequency').notNull(),
});

export const searchWordKeys = pgTable(
  'search_word_keys',
  { key: plainText('key').notNull(), word: plainText('word').notNull() },
  (table) => [primaryKey({ columns: [table.key, table.word] })],
);

export const searchFacets = pgTable('search_facets', {
  facet: text('facet').primaryKey(),
  texts: jsonb('texts').$type<Texts<string>>().notNull(),
});
