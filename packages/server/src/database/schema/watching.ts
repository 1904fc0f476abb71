import { bigint, boolean, doublePrecision, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** @see migrations/0012-watch-progress.sql */
export const watchProgress = pgTable(
  'watch_progress',
  {
    viewerId: text('viewer_id').notNull(),
    accountId: text('account_id').notNull(),
    vodId: text('vod_id').notNull(),
    position: doublePrecision('position').notNull(),
    duration: doublePrecision('duration').notNull(),
    finished: boolean('finished').notNull(),
    watchedAt: timestamp('watched_at', { withTimezone: true, mode: 'date' }).notNull(),
    writer: text('writer'),
    sequence: bigint('sequence', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.viewerId, table.vodId] })],
);
