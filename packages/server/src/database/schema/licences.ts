import type { LicencePeriod } from '@footlight/contract';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.js';
import { moment } from './columns.js';

export interface PurchaseStrategy {
  readonly type: 'SUBSCRIPTION' | 'FIXED_DATE' | 'PPV' | 'FREE';
  /** ISO 8601 duration, such as `P1M`. */
  readonly subscriptionPeriod?: string;
  readonly trialPeriod?: string;
  /** With a fixed date: its first and last moments, ISO 8601. */
  readonly startsAt?: string;
  readonly endsAt?: string;
  /** With a fixed date: ISO 8601 duration from the start of the service to the end of the licence. */
  readonly endsIn?: string;
  /** Pay per view: ISO 8601 duration for which it opens its titles. Without it, forever. */
  readonly lasts?: string;
  readonly lastsFrom?: 'PURCHASE' | 'FIRST_PLAY';
  /** Pay per view that lasts from its first playback: ISO 8601 duration within which that must be. */
  readonly startWithin?: string;
}

/** Amounts in minor units of the currency; `scale` is the number of decimal digits. */
export interface LicencePrice {
  readonly countries?: readonly string[];
  readonly default?: boolean;
  readonly currency: string;
  readonly amount: number;
  readonly scale: number;
}

/** Presentation of a licence for sale. */
export interface LicenceDisplay {
  /** Additional period for which the price is displayed. */
  readonly marketingPeriod?: LicencePeriod;
  readonly ctaControl?: 'BUY' | 'EXTERNAL' | 'HIDDEN';
  readonly displayStyle?: 'REGULAR' | 'HIGHLIGHTED';
  /** Button labels by language. */
  readonly cta?: Readonly<Record<string, string>>;
  /** For free licences: whether a payment method must be confirmed before the licence grants access. */
  readonly confirmPayment?: boolean;
  readonly external?: { readonly providerName: string; readonly resourceId: string };
}

export const licences = pgTable('licences', {
  id: text('id').primaryKey(),
  family: text('family'),
  rank: integer('rank').notNull(),
  type: text('type', { enum: ['standard', 'free'] }).notNull(),
  purchaseStrategy: jsonb('purchase_strategy').$type<PurchaseStrategy>().notNull(),
  prices: jsonb('prices').$type<readonly LicencePrice[]>().notNull(),
  texts: jsonb('texts').$type<Readonly<Record<string, { name: string; description: string }>>>().notNull(),
  position: integer('position').notNull(),
  sku: text('sku'),
  display: jsonb('display').$type<LicenceDisplay>().notNull().default({}),
});

/** Price of a renewal before discounts, as agreed at the purchase or at a later price migration. */
export interface AgreedPrice {
  readonly priceId: string;
  /** Minor units. */
  readonly amount: number;
  readonly currency: string;
  readonly scale: number;
  /** Basis points: 2000 is 20 %. */
  readonly taxRate: number;
  readonly taxInclusive: boolean;
  /** Whether the buyer pays the tax itself, so that none is charged. */
  readonly reverseCharge: boolean;
  /** Where the tax is due; the region is a state or province that taxes by itself. */
  readonly taxCountry: string;
  readonly taxRegion: string | null;
  /** The country whose price it is. */
  readonly country: string;
}

/** A discount on future renewals. */
export interface RenewalDiscount {
  readonly source: 'voucher' | 'promotion' | 'campaign';
  readonly code: string;
  readonly cut: Discount;
  /** Remaining renewals with the discount; null means all. */
  readonly left: number | null;
}

export interface PendingAction {
  readonly action:
    | 'REFRESH_PAYMENT_DETAILS'
    | 'CONFIRMED_PAYMENT_REQUIRED'
    | 'PAUSE'
    | 'RESUME'
    | 'TIER_CHANGE';
  /** ISO 8601. */
  readonly requestedAt: string;
  readonly actionDueBy: string | null;
}

export const licencesHeld = pgTable(
  'licences_held',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    licenceId: text('licence_id')
      .notNull()
      .references(() => licences.id),
    /** The provider whose customers hold the licence; null if it was bought or granted in this service. */
    provider: text('provider'),
    status: text('status', { enum: ['active', 'inactive', 'expired'] }).notNull(),
    trial: boolean('trial').notNull(),
    paused: boolean('paused').notNull(),
    autoRenewing: boolean('auto_renewing').notNull(),
    purchasedAt: moment('purchased_at').notNull(),
    expiresAt: moment('expires_at'),
    startsAt: moment('starts_at'),
    lastsFromPlay: text('lasts_from_play'),
    anchorAt: moment('anchor_at'),
    periodsPaid: integer('periods_paid').notNull().default(0),
    charges: integer('charges').notNull().default(0),
    period: text('period').$type<LicencePeriod>(),
    price: jsonb('price').$type<AgreedPrice>(),
    periodPaidAmount: integer('period_paid_amount').notNull().default(0),
    periodStartedAt: moment('period_started_at'),
    discounts: jsonb('discounts').$type<readonly RenewalDiscount[]>().notNull().default([]),
    paymentMethodId: text('payment_method_id'),
    paymentProviderId: text('payment_provider_id'),
    paymentId: text('payment_id'),
    paymentEvent: text('payment_event', { enum: ['CONFIRMED', 'UNCONFIRMED', 'UNKNOWN_RENEWING', 'RENEWAL'] })
      .notNull()
      .default('CONFIRMED'),
    pauseRequest: text('pause_request', { enum: ['PAUSE_REQUESTED', 'RESUME_REQUESTED'] }),
    resumesAt: moment('resumes_at'),
    pendingActions: jsonb('pending_actions').$type<readonly PendingAction[]>().notNull().default([]),
  },
  (table) => [
    index('licences_held_account').on(table.accountId),
    index('licences_held_ending')
      .on(table.expiresAt)
      .where(sql`${table.autoRenewing}`),
    uniqueIndex('licences_held_of_provider')
      .on(table.accountId, table.provider, table.licenceId)
      .where(sql`${table.provider} is not null`),
    uniqueIndex('licences_held_own')
      .on(table.accountId, table.licenceId)
      .where(sql`${table.provider} is null`),
  ],
);

export const trialsHad = pgTable(
  'trials_had',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Family of the licence, or its id if it has none. */
    scope: text('scope').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.scope] })],
);

export type Discount =
  | { readonly type: 'percentage'; readonly percentage: number }
  | { readonly type: 'amount'; readonly amount: number; readonly scale: number };

export const vouchers = pgTable('vouchers', {
  code: text('code').primaryKey(),
  discount: jsonb('discount').$type<Discount>().notNull(),
  licenceIds: jsonb('licence_ids').$type<readonly string[]>(),
  startsAt: moment('starts_at'),
  expiresAt: moment('expires_at'),
  lifeTimeRepeat: integer('life_time_repeat').default(0),
  uses: integer('uses'),
  usesPerAccount: integer('uses_per_account').default(1),
  series: boolean('series').notNull().default(false),
});

/** Generated codes of series of vouchers. */
export const voucherCodes = pgTable(
  'voucher_codes',
  {
    /** SHA-256 of the code, hexadecimal. */
    hash: text('hash').primaryKey(),
    series: text('series').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('voucher_codes_series').on(table.series)],
);

export const voucherUses = pgTable(
  'voucher_uses',
  {
    id: text('id').primaryKey(),
    code: text('code').notNull(),
    accountId: text('account_id').notNull(),
    paymentId: text('payment_id'),
    at: moment('at').notNull(),
  },
  (table) => [index('voucher_uses_code').on(table.code, table.accountId)],
);
