import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  doublePrecision,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { accounts } from './accounts.js';
import { descending, moment } from './columns.js';

export const watchProgress = pgTable(
  'watch_progress',
  {
    viewerId: text('viewer_id').notNull(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    vodId: text('vod_id').notNull(),
    position: doublePrecision('position').notNull(),
    duration: doublePrecision('duration').notNull(),
    finished: boolean('finished').notNull(),
    watchedAt: moment('watched_at').notNull(),
    writer: text('writer'),
    sequence: bigint('sequence', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.viewerId, table.vodId] }),
    index('watch_progress_newest').on(table.viewerId, descending(table.watchedAt), descending(table.vodId)),
    index('watch_progress_account').on(table.accountId),
    index('watch_progress_recent').on(table.watchedAt, table.vodId),
  ],
);

export interface ScreenVideo {
  readonly id: string;
  readonly kind: 'vod' | 'live';
}

export const playbackScreens = pgTable(
  'playback_screens',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    sessionId: text('session_id').notNull(),
    device: text('device', { enum: ['computer', 'phone', 'tablet', 'television'] }).notNull(),
    videos: jsonb('videos').$type<readonly ScreenVideo[]>().notNull(),
    startedAt: moment('started_at').notNull(),
    seenAt: moment('seen_at').notNull(),
    ended: boolean('ended').notNull().default(false),
  },
  (table) => [
    uniqueIndex('playback_screens_held')
      .on(table.accountId, table.sessionId)
      .where(sql`not ${table.ended}`),
    index('playback_screens_seen').on(table.seenAt),
  ],
);
