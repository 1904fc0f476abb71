import { doublePrecision, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { descending, moment } from './columns.js';
import type { ResponseOf, StatisticKind, WeightClass, WinMethod } from '@footlight/contract';
import { artworks, type ContentKind, type Texts } from './content.js';

export interface NewsTexts {
  readonly title: string;
  readonly summary: string;
  readonly paragraphs: readonly string[];
}

export interface FighterTexts {
  readonly name: string;
  readonly nickname?: string | undefined;
}

type Details = ResponseOf<'getFighter'>;

export interface StoredBout extends Omit<Details['bouts'][number], 'opponentName'> {
  /** A fighter of the catalogue, or the name of one that is not in it. */
  readonly opponent: { readonly fighter: string } | { readonly name: string };
}

export interface StoredReference {
  readonly kind: ContentKind;
  readonly id: string;
}

export const newsFeeds = pgTable('news_feeds', {
  feedName: text('feed_name').primaryKey(),
  titles: jsonb('titles').$type<Texts<string>>().notNull(),
  position: integer('position').notNull(),
});

export const newsItems = pgTable(
  'news_items',
  {
    id: text('id').primaryKey(),
    feedName: text('feed_name')
      .notNull()
      .references(() => newsFeeds.feedName),
    texts: jsonb('texts').$type<Texts<NewsTexts>>().notNull(),
    author: text('author'),
    publishedAt: moment('published_at').notNull(),
    artwork: text('artwork').references(() => artworks.slug),
    related: jsonb('related').$type<readonly StoredReference[]>().notNull().default([]),
  },
  (table) => [
    index('news_items_newest').on(table.feedName, descending(table.publishedAt), descending(table.id)),
  ],
);

export const fighters = pgTable(
  'fighters',
  {
    id: text('id').primaryKey(),
    texts: jsonb('texts').$type<Texts<FighterTexts>>().notNull(),
    country: text('country'),
    weightClass: text('weight_class').$type<WeightClass>().notNull(),
    artwork: text('artwork').references(() => artworks.slug),
    heightCentimetres: doublePrecision('height_centimetres'),
    reachCentimetres: doublePrecision('reach_centimetres'),
    wins: integer('wins').notNull(),
    losses: integer('losses').notNull(),
    draws: integer('draws').notNull(),
    winsByMethod: jsonb('wins_by_method').$type<Readonly<Partial<Record<WinMethod, number>>>>().notNull(),
    statistics: jsonb('statistics').$type<Readonly<Partial<Record<StatisticKind, number>>>>().notNull(),
    bouts: jsonb('bouts').$type<readonly StoredBout[]>().notNull(),
    videoIds: text('video_ids').array().notNull().default([]),
  },
  (table) => [index('fighters_class').on(table.weightClass)],
);

export const rankings = pgTable('rankings', {
  weightClass: text('weight_class').$type<WeightClass>().primaryKey(),
  position: integer('position').notNull(),
  championId: text('champion_id').references(() => fighters.id),
  contenderIds: text('contender_ids').array().notNull().default([]),
});

export const realmTexts = pgTable('realm_texts', {
  key: text('key').primaryKey(),
  texts: jsonb('texts').$type<Texts<string>>().notNull(),
});
