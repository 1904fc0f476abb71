import type { WatchlistEntry } from '@footlight/contract';
import { bigint, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Kinds of content that a watchlist may contain. */
export const LISTED_KINDS = ['VOD', 'SEASON', 'PLAYLIST', 'SERIES', 'NEWS'] as const;
export type ListedKind = (typeof LISTED_KINDS)[number];

/** @see migrations/0015-watchlists.sql, migrations/0081-deleted-watchlists.sql */
export const watchlists = pgTable('watchlists', {
  id: text('id').primaryKey(),
  ownerId: text('owner_id').notNull(),
  accountId: text('account_id').notNull(),
  name: text('name').notNull(),
  sequence: bigint('sequence', { mode: 'number' }).generatedAlwaysAsIdentity(),
  createdAt: moment('created_at').notNull(),
  /** The owner can restore the list until it is deleted permanently. */
  deletedAt: moment('deleted_at'),
});

export const watchlistItems = pgTable(
  'watchlist_items',
  {
    watchlistId: text('watchlist_id').notNull(),
    kind: text('kind', { enum: LISTED_KINDS }).notNull(),
    contentId: text('content_id').notNull(),
    contentType: text('content_type').$type<WatchlistEntry['contentType']>().notNull(),
    position: integer('position').notNull(),
    addedAt: moment('added_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.watchlistId, table.kind, table.contentId] })],
);

export const watchlistSaves = pgTable(
  'watchlist_saves',
  {
    viewerId: text('viewer_id').notNull(),
    accountId: text('account_id').notNull(),
    watchlistId: text('watchlist_id').notNull(),
    sequence: bigint('sequence', { mode: 'number' }).generatedAlwaysAsIdentity(),
  },
  (table) => [primaryKey({ columns: [table.viewerId, table.watchlistId] })],
);
