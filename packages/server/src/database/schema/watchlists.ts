import type { WatchlistEntry } from '@footlight/contract';
import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.js';
import { descending, moment } from './columns.js';

/** Kinds of content that a watchlist may contain. */
export const LISTED_KINDS = ['VOD', 'SEASON', 'PLAYLIST', 'SERIES', 'NEWS'] as const;
export type ListedKind = (typeof LISTED_KINDS)[number];

export const watchlists = pgTable(
  'watchlists',
  {
    id: text('id').primaryKey(),
    ownerId: text('owner_id').notNull(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    sequence: bigint('sequence', { mode: 'number' }).generatedAlwaysAsIdentity(),
    createdAt: moment('created_at').notNull(),
    /** The owner can restore the list until it is deleted permanently. */
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    index('watchlists_owner').on(table.ownerId, descending(table.sequence)),
    index('watchlists_account').on(table.accountId),
    index('watchlists_deleted')
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} is not null`),
  ],
);

export const watchlistItems = pgTable(
  'watchlist_items',
  {
    watchlistId: text('watchlist_id')
      .notNull()
      .references(() => watchlists.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: LISTED_KINDS }).notNull(),
    contentId: text('content_id').notNull(),
    contentType: text('content_type').$type<WatchlistEntry['contentType']>().notNull(),
    position: integer('position').notNull(),
    addedAt: moment('added_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.watchlistId, table.kind, table.contentId] }),
    index('watchlist_items_order').on(table.watchlistId, table.position),
  ],
);

export const watchlistSaves = pgTable(
  'watchlist_saves',
  {
    viewerId: text('viewer_id').notNull(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    watchlistId: text('watchlist_id')
      .notNull()
      .references(() => watchlists.id, { onDelete: 'cascade' }),
    sequence: bigint('sequence', { mode: 'number' }).generatedAlwaysAsIdentity(),
  },
  (table) => [
    primaryKey({ columns: [table.viewerId, table.watchlistId] }),
    index('watchlist_saves_account').on(table.accountId),
    index('watchlist_saves_watchlist').on(table.watchlistId),
  ],
);
