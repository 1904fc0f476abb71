import type { ProgrammeDocument } from '@footlight/contract';
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.js';
import { descending, moment } from './columns.js';
import { artworks, type Texts } from './content.js';

export interface ProgrammeTexts {
  readonly title: string;
  readonly description: string;
  readonly subTitle?: string;
  readonly genres?: readonly string[];
}

export const PROGRAMME_STATUSES = ['NEW', 'PREMIERE', 'REPEAT'] as const;

/** Words of the titles of a template, by whose beginnings it is found. */
export const wordsOfTemplate = ({ searchText }: { readonly searchText: SQLWrapper }): SQL =>
  sql`array_to_tsvector(array_remove(string_to_array(translate(${searchText}, chr(10), ' '), ' '), ''))`;

export const programmeTemplates = pgTable(
  'programme_templates',
  {
    id: text('id').primaryKey(),
    texts: jsonb('texts').$type<Texts<ProgrammeTexts>>().notNull(),
    artwork: text('artwork').references(() => artworks.slug),
    recordingId: text('recording_id'),
    recordingHours: integer('recording_hours').notNull().default(0),
    searchText: text('search_text').notNull().default(''),
    /** Imported from a guide; its id is a digest of what it holds. */
    dated: boolean('dated').notNull().default(false),
    /** Address of a picture at another origin. */
    picture: text('picture'),
    year: text('year'),
    ageRating: text('age_rating'),
  },
  (table) => [index('programme_templates_words').using('gin', wordsOfTemplate(table))],
);

export const programmes = pgTable(
  'programmes',
  {
    id: text('id').primaryKey(),
    channelId: text('channel_id').notNull(),
    templateId: text('template_id')
      .notNull()
      .references(() => programmeTemplates.id, { onDelete: 'cascade' }),
    episode: text('episode'),
    season: integer('season'),
    status: text('status', { enum: PROGRAMME_STATUSES }),
    /** Imported from a guide, or written by an editor; the others are those of the channel's format. */
    dated: boolean('dated').notNull().default(false),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [
    index('programmes_now').on(table.channelId, table.endsAt),
    index('programmes_by_template').on(table.templateId, table.channelId, table.endsAt),
    index('programmes_repeated')
      .on(table.channelId, table.startsAt)
      .where(sql`not dated`),
  ],
);

/** A programme as an editor writes it, without its times. */
export type ProgrammeVersion = Omit<ProgrammeDocument, 'endDate'>;

export const programmeVersions = pgTable(
  'programme_versions',
  {
    channelId: text('channel_id').notNull(),
    startsAt: moment('starts_at').notNull(),
    number: integer('number').notNull(),
    endsAt: moment('ends_at'),
    programme: jsonb('programme').$type<ProgrammeVersion>(),
    edited: boolean('edited').notNull(),
    changedAt: moment('changed_at'),
    changedBy: text('changed_by'),
  },
  (table) => [
    primaryKey({ columns: [table.channelId, table.startsAt, table.number] }),
    index('programme_versions_by_start').on(table.startsAt),
  ],
);

export const guideGenres = pgTable('guide_genres', {
  id: text('id').primaryKey(),
  titles: jsonb('titles').$type<Texts<string>>().notNull(),
  position: integer('position').notNull(),
});

export const guideChannels = pgTable('guide_channels', {
  channelId: text('channel_id').primaryKey(),
  genre: text('genre')
    .notNull()
    .references(() => guideGenres.id, { onDelete: 'cascade' }),
});

export const favouriteChannels = pgTable(
  'favourite_channels',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    channelId: text('channel_id').notNull(),
    addedAt: moment('added_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.channelId] }),
    index('favourite_channels_newest').on(table.accountId, descending(table.addedAt)),
  ],
);

/** Guides that are imported again and again, by their names in the realm file. */
export const guideSources = pgTable('guide_sources', {
  name: text('name').primaryKey(),
  /** Digest of what the stored programmes depend on besides the file. */
  basis: text('basis'),
  etag: text('etag'),
  lastModified: text('last_modified'),
  checkedAt: moment('checked_at').notNull(),
  changedAt: moment('changed_at'),
  summary: text('summary'),
  error: text('error'),
});
