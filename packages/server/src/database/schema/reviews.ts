import { REVIEW_REPORT_REASONS } from '@footlight/contract';
import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.js';
import { descending, moment } from './columns.js';

export const reviews = pgTable(
  'reviews',
  {
    id: text('id').primaryKey(),
    vodId: text('vod_id').notNull(),
    viewerId: text('viewer_id'),
    accountId: text('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    authorName: text('author_name').notNull(),
    rating: smallint('rating').notNull(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    sequence: bigint('sequence', { mode: 'number' }).generatedAlwaysAsIdentity(),
    postedAt: moment('posted_at').notNull(),
    editedAt: moment('edited_at'),
    /** Maintained by a trigger on `review_votes`. */
    helpfulCount: integer('helpful_count').notNull().default(0),
    hiddenAt: moment('hidden_at'),
    reportedAt: moment('reported_at'),
  },
  (table) => [
    unique().on(table.vodId, table.viewerId),
    index('reviews_newest')
      .on(table.vodId, descending(table.postedAt), descending(table.sequence))
      .where(sql`${table.hiddenAt} is null`),
    index('reviews_account').on(table.accountId),
    index('reviews_reported')
      .on(descending(table.reportedAt), descending(table.sequence))
      .where(sql`${table.reportedAt} is not null`),
    index('reviews_hidden')
      .on(descending(table.hiddenAt), descending(table.sequence))
      .where(sql`${table.hiddenAt} is not null`),
  ],
);

export const reviewVotes = pgTable(
  'review_votes',
  {
    reviewId: text('review_id')
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    viewerId: text('viewer_id').notNull(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.reviewId, table.viewerId] }),
    index('review_votes_account').on(table.accountId),
  ],
);

export const reviewReports = pgTable(
  'review_reports',
  {
    reviewId: text('review_id')
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    viewerId: text('viewer_id').notNull(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    reason: text('reason', { enum: REVIEW_REPORT_REASONS }).notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.reviewId, table.viewerId] }),
    index('review_reports_account').on(table.accountId),
  ],
);

export const reviewWrites = pgTable(
  'review_writes',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    at: moment('at').notNull(),
  },
  (table) => [
    index('review_writes_account').on(table.accountId, table.at),
    index('review_writes_at').on(table.at),
  ],
);
