import { sql } from 'drizzle-orm';
import type { BillingDetails } from '@footlight/contract';
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { descending, moment } from './columns.js';
import { payments, refunds } from './payments.js';

const ENTRY_KINDS = [
  'charge',
  'refund',
  'refundFailed',
  'dispute',
  'disputeReversed',
  'giftRedeemed',
  'creditKept',
  'creditGiven',
  'creditTaken',
  'fee',
  'payout',
  'payoutFailed',
  'convertedFrom',
  'convertedTo',
  'adjustment',
] as const;

/** What a change of the balance at a provider is about. */
export const MOVEMENT_KINDS = [
  'charge',
  'refund',
  'refundFailed',
  'dispute',
  'disputeReversed',
  'payout',
  'payoutFailed',
  'fee',
  'other',
] as const;
type MovementKind = (typeof MOVEMENT_KINDS)[number];

/** Movements of money. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: text('id').primaryKey(),
    at: moment('at').notNull(),
    kind: text('kind', { enum: ENTRY_KINDS }).notNull(),
    paymentId: text('payment_id').references(() => payments.id),
    refundId: text('refund_id').references(() => refunds.id),
    providerId: text('provider_id'),
    movementId: text('movement_id'),
    creditId: text('credit_id').references(() => creditMovements.id),
  },
  (table) => [
    uniqueIndex('ledger_entries_once')
      .on(table.paymentId, table.kind, sql`coalesce(${table.refundId}, '')`)
      .where(sql`${table.paymentId} is not null and ${table.kind} <> 'creditKept'`),
    uniqueIndex('ledger_entries_movement')
      .on(table.providerId, table.movementId, table.kind)
      .where(sql`${table.movementId} is not null`),
    uniqueIndex('ledger_entries_credit')
      .on(table.creditId)
      .where(sql`${table.creditId} is not null`),
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

/**
 * Credit of accounts: kept when a plan is replaced or given by finance, used by later payments, and taken back with the
 * money that it came from.
 */
export const creditMovements = pgTable(
  'credit_movements',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id').notNull(),
    paymentId: text('payment_id'),
    kind: text('kind', { enum: ['kept', 'given', 'used', 'taken'] }).notNull(),
    sourcePaymentId: text('source_payment_id'),
    refundId: text('refund_id').references(() => refunds.id),
    amount: integer('amount').notNull(),
    net: integer('net').notNull(),
    currency: text('currency').notNull(),
    scale: integer('scale').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    index('credit_movements_account').on(table.accountId),
    index('credit_movements_source')
      .on(table.sourcePaymentId)
      .where(sql`${table.sourcePaymentId} is not null`),
  ],
);

/** Entries of the ledger that are recorded with the company that keeps the taxes. */
export const taxRecords = pgTable('tax_records', {
  entryId: text('entry_id')
    .primaryKey()
    .references(() => ledgerEntries.id),
  externalId: text('external_id').notNull(),
  recordedAt: moment('recorded_at').notNull(),
});

/** Changes of the seller's balance at a provider. */
export const providerMovements = pgTable(
  'provider_movements',
  {
    providerId: text('provider_id').notNull(),
    id: text('id').notNull(),
    kind: text('kind').$type<MovementKind>().notNull(),
    paymentExternalId: text('payment_external_id'),
    refundExternalId: text('refund_external_id'),
    refundKey: text('refund_key'),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    fee: bigint('fee', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    scale: integer('scale').notNull(),
    paidAmount: bigint('paid_amount', { mode: 'number' }),
    paidCurrency: text('paid_currency'),
    at: moment('at').notNull(),
    payoutId: text('payout_id'),
  },
  (table) => [
    primaryKey({ columns: [table.providerId, table.id] }),
    index('provider_movements_at').on(table.providerId, table.at),
    index('provider_movements_payout').on(table.providerId, table.payoutId),
  ],
);

/** A line of a payout that is not as the books here say. */
export interface PayoutDifference {
  readonly kind: 'unknown-here' | 'status' | 'amount' | 'refund' | 'dispute' | 'sum';
  /** The provider's change of the balance; null for the payout as a whole. */
  readonly movementId: string | null;
  readonly paymentId: string | null;
  readonly externalId: string | null;
  readonly here: string;
  readonly there: string;
}

export const providerPayouts = pgTable(
  'provider_payouts',
  {
    providerId: text('provider_id').notNull(),
    id: text('id').notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    scale: integer('scale').notNull(),
    status: text('status', { enum: ['pending', 'paid', 'failed'] }).notNull(),
    createdAt: moment('created_at').notNull(),
    arrivesAt: moment('arrives_at').notNull(),
    comparedAt: moment('compared_at'),
    movements: integer('movements').notNull().default(0),
    gross: bigint('gross', { mode: 'number' }).notNull().default(0),
    fees: bigint('fees', { mode: 'number' }).notNull().default(0),
    differences: jsonb('differences').$type<readonly PayoutDifference[]>().notNull().default([]),
    differenceCount: integer('difference_count').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.providerId, table.id] }),
    index('provider_payouts_created').on(descending(table.createdAt), table.providerId, table.id),
  ],
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
