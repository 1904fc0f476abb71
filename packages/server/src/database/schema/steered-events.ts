import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.js';

export const steeredEvents = pgTable('steered_events', {
  eventId: text('event_id').primaryKey(),
  startsAt: moment('starts_at').notNull(),
  endsAt: moment('ends_at'),
  scheduledStartsAt: moment('scheduled_starts_at'),
  scheduledEndsAt: moment('scheduled_ends_at'),
  steeredAt: moment('steered_at').notNull(),
});
