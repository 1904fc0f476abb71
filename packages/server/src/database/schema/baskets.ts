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

/** What the register of VAT numbers says about the number of an account's billing details. */
export const vatChecks = pgTable(
  'vat_checks',
  {
    accountId: text('account_id')
      .primaryKey()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** With its prefix, such as `DE136695976`. */
    number: text('number').notNull(),
    state: text('state', { enum: ['pending', 'valid', 'invalid'] }).notNull(),
    /** The consultation number, which proves that the register was asked. */
    consultation: text('consultation'),
    checkedAt: moment('checked_at'),
    /** Since when it has this state, or has been confirmed again. */
    since: moment('since').notNull(),
    /** When the register is asked again. */
    dueAt: moment('due_at').notNull(),
  },
  (table) => [index('vat_checks_due').on(table.dueAt)],
);
