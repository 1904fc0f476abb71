import { integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { Texts } from './content.js';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export interface ProgrammeTexts {
  readonly title: string;
  readonly description: string;
}

/** @see migrations/0010-content.sql */
export const programmeTemplates = pgTable('programme_templates', {
  id: text('id').primaryKey(),
  texts: jsonb('texts').$type<Texts<ProgrammeTexts>>().notNull(),
  artwork: text('artwork'),
  recordingId: text('recording_id'),
  recordingHours: integer('recording_hours').notNull().default(0),
  searchText: text('search_text').notNull().default(''),
});

export const programmes = pgTable('programmes', {
  id: text('id').primaryKey(),
  channelId: text('channel_id').notNull(),
  templateId: text('template_id').notNull(),
  episode: integer('episode'),
  startsAt: moment('starts_at').notNull(),
  endsAt: moment('ends_at').notNull(),
});

/** @see migrations/0086-guide-page.sql */
export const guideGenres = pgTable('guide_genres', {
  id: text('id').primaryKey(),
  titles: jsonb('titles').$type<Texts<string>>().notNull(),
  position: integer('position').notNull(),
});

export const guideChannels = pgTable('guide_channels', {
  channelId: text('channel_id').primaryKey(),
  genre: text('genre').notNull(),
});

export const favouriteChannels = pgTable(
  'favourite_channels',
  {
    accountId: text('account_id').notNull(),
    channelId: text('channel_id').notNull(),
    addedAt: moment('added_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.channelId] })],
);
