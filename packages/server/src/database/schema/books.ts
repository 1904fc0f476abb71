import { sql } from 'drizzle-orm';
import type { BillingDetails } from '@footlight/contract';
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from './columns.js';
import { payments, refunds } from './payments.js';

/** Movements of money. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: text('id').primaryKey(),
    at: moment('at').notNull(),
    kind: text('kind', {
      enum: ['charge', 'refund', 'refundFailed', 'dispute', 'giftRedeemed', 'creditKept'],
    }).notNull(),
    paymentId: text('payment_id')
      .notNull()
      .references(() => payments.id),
    refundId: text('refund_id').references(() => refunds.id),
  },
  (table) => [
    uniqueIndex('ledger_entries_once')
      .on(table.paymentId, table.kind, sql`coalesce(${table.refundId}, '')`)
      .where(sql`${table.kind} <> 'creditKept'`),
    index('ledger_entries_at').on(table.at),
  ],
);

/** The accounts that a movement changes. */
export const ledgerLines = pgTable(
  'ledger_lines',
  {
    entryId: text('entry_id')
      .notNull()
      .references(() => ledgerEntries.id),
    account: text('account').notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    scale: integer('scale').notNull(),
  },
  (table) => [primaryKey({ columns: [table.entryId, table.account] })],
);

/** Credit of accounts: kept when a plan is replaced, and used by later payments. */
export const creditMovements = pgTable(
  'credit_movements',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id').notNull(),
    paymentId: text('payment_id').notNull(),
    kind: text('kind', { enum: ['kept', 'used'] }).notNull(),
    amount: integer('amount').notNull(),
    net: integer('net').notNull(),
    currency: text('currency').notNull(),
    scale: integer('scale').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [index('credit_movements_account').on(table.accountId)],
);

export const invoiceSeries = pgTable('invoice_series', {
  seller: text('seller').primaryKey(),
  lastNumber: integer('last_number').notNull(),
});

export const invoices = pgTable(
  'invoices',
  {
    seller: text('seller')
      .notNull()
      .references(() => invoiceSeries.seller),
    number: integer('number').notNull(),
    kind: text('kind', { enum: ['invoice', 'creditNote'] }).notNull(),
    paymentId: text('payment_id')
      .notNull()
      .references(() => payments.id),
    refundId: text('refund_id').references(() => refunds.id),
    issuedAt: moment('issued_at').notNull(),
    voidAt: moment('void_at'),
    sellerLines: jsonb('seller_lines').$type<readonly string[]>().notNull(),
    buyer: jsonb('buyer').$type<BillingDetails>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.seller, table.number] }),
    uniqueIndex('invoices_once').on(table.paymentId, sql`coalesce(${table.refundId}, '')`),
  ],
);
