import { doublePrecision, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.js';

export const liveRecordings = pgTable('live_recordings', {
  eventId: text('event_id').primaryKey(),
  /** Seconds. */
  duration: doublePrecision('duration').notNull(),
  recordedAt: moment('recorded_at').notNull(),
});
