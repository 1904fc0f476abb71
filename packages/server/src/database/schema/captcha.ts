import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.js';

export const usedCaptchas = pgTable(
  'used_captchas',
  {
    hash: text('hash').primaryKey(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('used_captchas_expiry').on(table.expiresAt)],
);
