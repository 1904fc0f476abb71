import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.js';
import { moment } from './columns.js';

export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: text('id').primaryKey(),
    kind: text('kind').notNull(),
    recipient: text('recipient').notNull(),
    language: text('language').notNull(),
    details: jsonb('details').$type<Readonly<Record<string, string>>>().notNull(),
    createdAt: moment('created_at').notNull(),
    nextAttemptAt: moment('next_attempt_at').notNull(),
    attempts: integer('attempts').notNull(),
  },
  (table) => [index('mail_outbox_next').on(table.nextAttemptAt)],
);

export const mailLinks = pgTable(
  'mail_links',
  {
    hash: text('hash').primaryKey(),
    purpose: text('purpose', {
      enum: ['password-reset', 'email-confirmation', 'magic-link', 'email-change'],
    }).notNull(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('mail_links_account').on(table.accountId, table.purpose),
    index('mail_links_expiry').on(table.expiresAt),
  ],
);

export const confirmedEmails = pgTable(
  'confirmed_emails',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    confirmedAt: moment('confirmed_at').notNull(),
    ownerKnown: boolean('owner_known').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.email] })],
);
