import { bigint, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.js';
import { descending, moment } from './columns.js';

export const favourites = pgTable(
  'favourites',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    vodId: text('vod_id').notNull(),
    sequence: bigint('sequence', { mode: 'number' }).generatedAlwaysAsIdentity(),
    addedAt: moment('added_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.vodId] }),
    index('favourites_newest').on(table.accountId, descending(table.sequence)),
  ],
);
