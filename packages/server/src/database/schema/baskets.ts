import type { BillingDetails } from '@footlight/contract';
import { boolean, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Recipient, message and time of a gift; `sendAt` is ISO 8601. */
export interface GiftDetails {
  readonly recipientName?: string | undefined;
  readonly recipientEmail?: string | undefined;
  readonly message?: string | undefined;
  readonly sendAt?: string | undefined;
}

/** @see migrations/0061-baskets.sql */
export const baskets = pgTable('baskets', {
  id: text('id').primaryKey(),
  owner: text('owner').notNull(),
  itemType: text('item_type', { enum: ['LICENCE', 'GIFT'] }).notNull(),
  licenceId: text('licence_id'),
  giftId: text('gift_id'),
  gift: jsonb('gift').$type<GiftDetails>(),
  country: text('country').notNull(),
  voucherCode: text('voucher_code'),
  noTrialAcknowledged: boolean('no_trial_acknowledged').notNull().default(false),
  told: text('told'),
  status: text('status', { enum: ['open', 'paid', 'dropped'] }).notNull(),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
});

export const billingDetails = pgTable('billing_details', {
  accountId: text('account_id').primaryKey(),
  details: jsonb('details').$type<BillingDetails>().notNull(),
  updatedAt: moment('updated_at').notNull(),
});
