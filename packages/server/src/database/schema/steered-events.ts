import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** @see migrations/0091-steered-events.sql */
export const steeredEvents = pgTable('steered_events', {
  eventId: text('event_id').primaryKey(),
  startsAt: moment('starts_at').notNull(),
  endsAt: moment('ends_at'),
  scheduledStartsAt: moment('scheduled_starts_at'),
  scheduledEndsAt: moment('scheduled_ends_at'),
  steeredAt: moment('steered_at').notNull(),
});
