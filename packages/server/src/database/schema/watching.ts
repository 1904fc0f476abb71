import {
  bigint,
  boolean,
  doublePrecision,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

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

export interface ScreenVideo {
  readonly id: string;
  readonly kind: 'vod' | 'live';
}

/** @see migrations/0013-playback-screens.sql */
export const playbackScreens = pgTable(
  'playback_screens',
  {
    accountId: text('account_id').notNull(),
    sessionId: text('session_id').notNull(),
    device: text('device', { enum: ['computer', 'phone', 'tablet', 'television'] }).notNull(),
    videos: jsonb('videos').$type<readonly ScreenVideo[]>().notNull(),
    startedAt: timestamp('started_at', { withTimezone: true, mode: 'date' }).notNull(),
    seenAt: timestamp('seen_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.sessionId] })],
);
