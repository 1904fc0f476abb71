import type { LicencePeriod } from '@footlight/contract';
import { pgTable, text } from 'drizzle-orm/pg-core';
import { payments } from './payments.js';
import { moment } from './columns.js';

export const gifts = pgTable('gifts', {
  id: text('id').primaryKey(),
  paymentId: text('payment_id')
    .notNull()
    .unique()
    .references(() => payments.id),
  productId: text('product_id').notNull(),
  licenceId: text('licence_id').notNull(),
  period: text('period').$type<LicencePeriod>().notNull(),
  codeHash: text('code_hash').notNull().unique(),
  recipientName: text('recipient_name'),
  recipientEmail: text('recipient_email'),
  message: text('message'),
  sendsAt: moment('sends_at'),
  expiresAt: moment('expires_at').notNull(),
  redeemedBy: text('redeemed_by'),
  redeemedAt: moment('redeemed_at'),
  refundedAt: moment('refunded_at'),
  createdAt: moment('created_at').notNull(),
});
