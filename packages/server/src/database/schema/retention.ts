import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.js';
import { moment } from './columns.js';

export const priceMigrationAnswers = pgTable(
  'price_migration_answers',
  {
    migrationId: text('migration_id').notNull(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    answer: text('answer', { enum: ['CONTINUED', 'LEFT'] }).notNull(),
    answeredAt: moment('answered_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.migrationId, table.accountId] })],
);

export const promotionAnswers = pgTable(
  'promotion_answers',
  {
    promotionId: text('promotion_id').notNull(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    answer: text('answer', { enum: ['REDEEMED', 'REFUSED'] }).notNull(),
    answeredAt: moment('answered_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.promotionId, table.accountId] })],
);
