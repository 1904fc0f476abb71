import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.js';
import { descending, moment } from './columns.js';
import { artworks, type Texts } from './content.js';

export interface ProgrammeTexts {
  readonly title: string;
  readonly description: string;
}

export const programmeTemplates = pgTable('programme_templates', {
  id: text('id').primaryKey(),
  texts: jsonb('texts').$type<Texts<ProgrammeTexts>>().notNull(),
  artwork: text('artwork').references(() => artworks.slug),
  recordingId: text('recording_id'),
  recordingHours: integer('recording_hours').notNull().default(0),
  searchText: text('search_text').notNull().default(''),
});

export const programmes = pgTable(
  'programmes',
  {
    id: text('id').primaryKey(),
    channelId: text('channel_id').notNull(),
    templateId: text('template_id')
      .notNull()
      .references(() => programmeTemplates.id, { onDelete: 'cascade' }),
    episode: integer('episode'),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [
    index('programmes_now').on(table.channelId, table.endsAt),
    index('programmes_by_template').on(table.channelId, table.templateId, table.endsAt),
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
