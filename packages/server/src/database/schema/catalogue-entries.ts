import { sql } from 'drizzle-orm';
import { boolean, index, integer, json, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.js';

export const catalogueEntries = pgTable(
  'catalogue_entries',
  {
    collection: text('collection').notNull(),
    id: text('id').notNull(),
    position: integer('position').notNull(),
    document: json('document').$type<unknown>(),
    hash: text('hash'),
    draft: json('draft').$type<unknown>(),
    fileHash: text('file_hash'),
    links: text('links').array().notNull(),
    contents: text('contents').array().notNull(),
    titles: text('titles').notNull(),
    isRelative: boolean('is_relative').notNull(),
    version: integer('version').notNull().default(1),
    publishAt: moment('publish_at'),
    withdrawAt: moment('withdraw_at'),
    changedAt: moment('changed_at').notNull(),
    changedBy: text('changed_by'),
  },
  (table) => [
    primaryKey({ columns: [table.collection, table.id] }),
    index('catalogue_entries_links').using('gin', table.links),
    index('catalogue_entries_contents').using('gin', table.contents),
    index('catalogue_entries_order').on(table.collection, table.position, table.id),
    index('catalogue_entries_relative')
      .on(table.isRelative)
      .where(sql`${table.isRelative}`),
    index('catalogue_entries_due')
      .on(sql`least(${table.publishAt}, ${table.withdrawAt})`)
      .where(sql`${table.publishAt} is not null or ${table.withdrawAt} is not null`),
  ],
);

export const catalogueVersions = pgTable(
  'catalogue_versions',
  {
    collection: text('collection').notNull(),
    id: text('id').notNull(),
    version: integer('version').notNull(),
    document: json('document').$type<unknown>(),
    draft: json('draft').$type<unknown>(),
    changedAt: moment('changed_at').notNull(),
    changedBy: text('changed_by'),
  },
  (table) => [primaryKey({ columns: [table.collection, table.id, table.version] })],
);

export const filmFacts = pgTable('film_facts', {
  slug: text('slug').primaryKey(),
  facts: json('facts').$type<unknown>().notNull(),
});
