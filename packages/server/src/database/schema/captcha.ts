import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** @see migrations/0036-captcha.sql */
export const usedCaptchas = pgTable('used_captchas', {
  hash: text('hash').primaryKey(),
  expiresAt: timestamp('expires_at', { withTimezone: true, mode: 'date' }).notNull(),
});
