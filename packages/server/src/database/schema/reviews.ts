import { REVIEW_REPORT_REASONS } from '@footlight/contract';
import { bigint, integer, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** @see migrations/0080-reviews.sql */
export const reviews = pgTable('reviews', {
  id: text('id').primaryKey(),
  vodId: text('vod_id').notNull(),
  viewerId: text('viewer_id'),
  accountId: text('account_id'),
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
});

export const reviewVotes = pgTable(
  'review_votes',
  {
    reviewId: text('review_id').notNull(),
    viewerId: text('viewer_id').notNull(),
    accountId: text('account_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.reviewId, table.viewerId] })],
);

export const reviewReports = pgTable(
  'review_reports',
  {
    reviewId: text('review_id').notNull(),
    viewerId: text('viewer_id').notNull(),
    accountId: text('account_id').notNull(),
    reason: text('reason', { enum: REVIEW_REPORT_REASONS }).notNull(),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.reviewId, table.viewerId] })],
);

export const reviewWrites = pgTable('review_writes', {
  accountId: text('account_id').notNull(),
  at: moment('at').notNull(),
});
