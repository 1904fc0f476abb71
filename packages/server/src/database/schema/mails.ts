import { integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** @see migrations/0035-mails.sql, migrations/0054-email-change.sql */
export const mailOutbox = pgTable('mail_outbox', {
  id: text('id').primaryKey(),
  kind: text('kind').notNull(),
  recipient: text('recipient').notNull(),
  language: text('language').notNull(),
  details: jsonb('details').$type<Readonly<Record<string, string>>>().notNull(),
  createdAt: moment('created_at').notNull(),
  nextAttemptAt: moment('next_attempt_at').notNull(),
  attempts: integer('attempts').notNull(),
});

export const mailLinks = pgTable('mail_links', {
  hash: text('hash').primaryKey(),
  purpose: text('purpose', {
    enum: ['password-reset', 'email-confirmation', 'magic-link', 'email-change'],
  }).notNull(),
  accountId: text('account_id').notNull(),
  email: text('email').notNull(),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
});

export const confirmedEmails = pgTable(
  'confirmed_emails',
  {
    accountId: text('account_id').notNull(),
    email: text('email').notNull(),
    confirmedAt: moment('confirmed_at').notNull(),
  },
  ({ accountId, email }) => [primaryKey({ columns: [accountId, email] })],
);
