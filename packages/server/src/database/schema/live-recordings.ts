import { doublePrecision, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** @see migrations/0095-live-recordings.sql */
export const liveRecordings = pgTable('live_recordings', {
  eventId: text('event_id').primaryKey(),
  /** Seconds. */
  duration: doublePrecision('duration').notNull(),
  recordedAt: timestamp('recorded_at', { withTimezone: true, mode: 'date' }).notNull(),
});
