import { bigint, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** @see migrations/0002-preferences-favourites.sql */
export const favourites = pgTable(
  'favourites',
  {
    accountId: text('account_id').notNull(),
    vodId: text('vod_id').notNull(),
    sequence: bigint('sequence', { mode: 'number' }).generatedAlwaysAsIdentity(),
    addedAt: timestamp('added_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.vodId] })],
);
