import type { Dispute, LicencePeriod } from '@footlight/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { accounts } from './accounts.js';
import { descending, moment } from './columns.js';
import type { GiftDetails } from './baskets.js';
import { licencesHeld, type AgreedPrice, type RenewalDiscount } from './licences.js';

/** Where a buyer is, by each source that a tax authority accepts; countries are ISO 3166-1 alpha-2. */
export interface TaxEvidence {
  readonly billingAddress: {
    readonly country: string;
    readonly region: string | null;
    readonly postalCode: string | null;
  } | null;
  /** The country of the bank that issued the card, or of the account, which is charged. */
  readonly paymentMethod: string | null;
  /** The country that the request came from. */
  readonly connection: string | null;
  /** The VAT number for which the buyer pays the tax itself, as it was checked; only with such a number. */
  readonly vatNumber?: CheckedVatNumber;
}

/** A VAT number whose form is right and which its register, if one is asked, has confirmed. */
export interface CheckedVatNumber {
  /** With its prefix, such as `DE136695976`. */
  readonly number: string;
  /** Of the register's answer, which proves that it was asked; null if none was, or it gives none. */
  readonly consultation: string | null;
  /** When the register answered (ISO 8601); null if none was asked. */
  readonly checkedAt: string | null;
}

/** Credit that a payment uses, in minor units. */
export interface UsedCredit {
  readonly currency: string;
  readonly scale: number;
  /** As it was paid, with its tax. */
  readonly amount: number;
  /** Without its tax. */
  readonly net: number;
}

/** Credit that is left of a licence. */
export interface KeptCredit extends UsedCredit {
  readonly licenceId: string;
  /** The payment that has paid for it; null if it comes from several. */
  readonly paymentId: string | null;
}

/** The order of a payment, computed when the payment was started. */
export interface PaymentOrder {
  readonly price: AgreedPrice;
  /** What the place of the tax was decided from; renewals keep it as well. */
  readonly taxEvidence: TaxEvidence;
  /** Null for one-time payments. */
  readonly period: LicencePeriod | null;
  readonly trialPeriod: string | null;
  /** Family or id of the licence whose only trial this order uses. */
  readonly trialScope: string | null;
  readonly discounts: readonly RenewalDiscount[];
  /** Held licences that end when the order is delivered. */
  readonly endedHeldIds: readonly string[];
  readonly creditUsed: number;
  /** Payments whose unused rest is a part of it. */
  readonly creditFrom: readonly string[];
  /** The part of it that comes from the account's balance; null if none does. */
  readonly balanceUsed: UsedCredit | null;
  /** What is left of the licences that end, and becomes credit of the account when the order is delivered. */
  readonly creditKept: readonly KeptCredit[];
  /** Minor units after discounts and credit; includes tax if the price does. */
  readonly discountedAmount: number;
  /** Whether the licence is free but grants access only after the payment method is confirmed. */
  readonly confirmPayment: boolean;
  /** What is bought, in words of the buyer's language. */
  readonly item: string;
  readonly giftId: string | null;
  readonly gift: GiftDetails | null;
  /** BCP 47 language of the mails about the payment. */
  readonly language: string;
}

export interface StoredAction {
  readonly type: 'REDIRECT' | 'CHALLENGE' | 'WAIT';
  readonly url: string | null;
}

const METHOD_TYPES = [
  'CARD',
  'RECURRING_BANK_REDIRECT',
  'INSTANT_PAYMENT',
  'WALLET',
  'APPLE_PAY',
  'GOOGLE_PAY',
] as const;

export const paymentMethods = pgTable(
  'payment_methods',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id').references(() => accounts.id, { onDelete: 'set null' }),
    providerId: text('provider_id').notNull(),
    externalId: text('external_id'),
    methodExternalId: text('method_external_id'),
    customerExternalId: text('customer_external_id'),
    type: text('type', { enum: METHOD_TYPES }).notNull(),
    brand: text('brand'),
    last4Digits: text('last4_digits'),
    holder: text('holder'),
    expiresOn: text('expires_on'),
    country: text('country'),
    status: text('status', { enum: ['pending', 'stored', 'removed'] }).notNull(),
    isDefault: boolean('is_default').notNull().default(false),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('payment_methods_account').on(table.accountId),
    index('payment_methods_digits')
      .on(table.last4Digits)
      .where(sql`${table.status} = 'stored'`),
    uniqueIndex('payment_methods_default')
      .on(table.accountId)
      .where(sql`${table.isDefault}`),
    uniqueIndex('payment_methods_external').on(table.providerId, table.externalId),
  ],
);

const PAYMENT_STATUSES = [
  'intended',
  'pending',
  'action-required',
  'succeeded',
  'declined',
  'abandoned',
] as const;

const DISPUTE_STATES = [
  'needs-response',
  'under-review',
  'won',
  'lost',
] as const satisfies readonly Dispute['state'][];

export const payments = pgTable(
  'payments',
  {
    id: text('id').primaryKey(),
    owner: text('owner').notNull(),
    accountId: text('account_id'),
    basketId: text('basket_id'),
    heldId: text('held_id'),
    periodIndex: integer('period_index'),
    itemType: text('item_type', { enum: ['LICENCE', 'GIFT'] }).notNull(),
    licenceId: text('licence_id').notNull(),
    sku: text('sku').notNull(),
    order: jsonb('order').$type<PaymentOrder>().notNull(),
    amount: integer('amount').notNull(),
    tax: integer('tax').notNull(),
    currency: text('currency').notNull(),
    scale: integer('scale').notNull(),
    providerId: text('provider_id'),
    methodId: text('method_id'),
    methodType: text('method_type', { enum: METHOD_TYPES }),
    idempotencyKey: text('idempotency_key').notNull(),
    status: text('status', { enum: PAYMENT_STATUSES }).notNull(),
    externalId: text('external_id'),
    nextAction: jsonb('next_action').$type<StoredAction>(),
    declineCode: text('decline_code'),
    declineAdvice: text('decline_advice', { enum: ['newDetails', 'funds'] }),
    leaseUntil: moment('lease_until'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    settledAt: moment('settled_at'),
    disputedAt: moment('disputed_at'),
    disputeReversedAt: moment('dispute_reversed_at'),
    disputeState: text('dispute_state', { enum: DISPUTE_STATES }),
    disputeDueAt: moment('dispute_due_at'),
  },
  (table) => [
    unique().on(table.owner, table.idempotencyKey),
    index('payments_owner').on(table.owner, descending(table.createdAt)),
    uniqueIndex('payments_external')
      .on(table.providerId, table.externalId)
      .where(sql`${table.externalId} is not null`),
    uniqueIndex('payments_basket_live')
      .on(table.basketId)
      .where(sql`${table.status} in ('intended', 'pending', 'action-required', 'succeeded')`),
    uniqueIndex('payments_period_live')
      .on(table.heldId, table.periodIndex)
      .where(sql`${table.status} in ('intended', 'pending', 'action-required', 'succeeded')`),
    index('payments_disputed')
      .on(table.disputedAt)
      .where(sql`${table.disputeState} is not null`),
    index('payments_open')
      .on(table.updatedAt)
      .where(sql`${table.status} in ('intended', 'pending', 'action-required')`),
  ],
);

export const refunds = pgTable(
  'refunds',
  {
    id: text('id').primaryKey(),
    paymentId: text('payment_id')
      .notNull()
      .references(() => payments.id),
    amount: integer('amount').notNull(),
    status: text('status', { enum: ['intended', 'succeeded', 'failed'] }).notNull(),
    actorId: text('actor_id'),
    reason: text('reason').notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    createdAt: moment('created_at').notNull(),
    settledAt: moment('settled_at'),
  },
  (table) => [unique().on(table.paymentId, table.idempotencyKey)],
);

export const paymentEvents = pgTable(
  'payment_events',
  {
    providerId: text('provider_id').notNull(),
    eventId: text('event_id').notNull(),
    receivedAt: moment('received_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.providerId, table.eventId] })],
);

export const financeActions = pgTable(
  'finance_actions',
  {
    actorId: text('actor_id').notNull(),
    key: text('key').notNull(),
    what: text('what').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.actorId, table.key] })],
);

export const paymentReminders = pgTable(
  'payment_reminders',
  {
    kind: text('kind', {
      enum: ['trial-ending', 'renewal-ahead', 'card-expiring', 'price-change'],
    }).notNull(),
    /** Id of the licence held, or of the payment method. */
    subject: text('subject').notNull(),
    at: moment('at').notNull(),
    sentAt: moment('sent_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.subject, table.at] })],
);

export const licenceWork = pgTable(
  'licence_work',
  {
    heldId: text('held_id')
      .primaryKey()
      .references(() => licencesHeld.id, { onDelete: 'cascade' }),
    dueAt: moment('due_at').notNull(),
    leaseUntil: moment('lease_until'),
    attempts: integer('attempts').notNull().default(0),
  },
  (table) => [index('licence_work_due').on(table.dueAt)],
);
