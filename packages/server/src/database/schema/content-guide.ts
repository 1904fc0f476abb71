import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
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
});

export const programmes = pgTable('programmes', {
  id: text('id').primaryKey(),
  channelId: text('channel_id').notNull(),
  templateId: text('template_id').notNull(),
  episode: integer('episode'),
  startsAt: moment('starts_at').notNull(),
  endsAt: moment('ends_at').notNull(),
});
