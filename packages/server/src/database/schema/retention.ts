import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** @see migrations/0064-retention.sql */
export const priceMigrationAnswers = pgTable(
  'price_migration_answers',
  {
    migrationId: text('migration_id').notNull(),
    accountId: text('account_id').notNull(),
    answer: text('answer', { enum: ['CONTINUED', 'LEFT'] }).notNull(),
    answeredAt: moment('answered_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.migrationId, table.accountId] })],
);

export const promotionAnswers = pgTable(
  'promotion_answers',
  {
    promotionId: text('promotion_id').notNull(),
    accountId: text('account_id').notNull(),
    answer: text('answer', { enum: ['REDEEMED', 'REFUSED'] }).notNull(),
    answeredAt: moment('answered_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.promotionId, table.accountId] })],
);
