import type { BillingDetails } from '@footlight/contract';
import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.js';
import { moment } from './columns.js';

/** Recipient, message and time of a gift; `sendAt` is ISO 8601. */
export interface GiftDetails {
  readonly recipientName?: string | undefined;
  readonly recipientEmail?: string | undefined;
  readonly message?: string | undefined;
  readonly sendAt?: string | undefined;
}

export const baskets = pgTable(
  'baskets',
  {
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
  },
  (table) => [
    uniqueIndex('baskets_open')
      .on(table.owner)
      .where(sql`${table.status} = 'open'`),
    index('baskets_updated').on(table.updatedAt),
  ],
);

export const billingDetails = pgTable('billing_details', {
  accountId: text('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  details: jsonb('details').$type<BillingDetails>().notNull(),
  updatedAt: moment('updated_at').notNull(),
});
