import { boolean, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export interface PurchaseStrategy {
  readonly type: 'SUBSCRIPTION' | 'FIXED_DATE' | 'PPV' | 'FREE';
  /** ISO 8601 duration, such as `P1M`. */
  readonly subscriptionPeriod?: string;
  readonly trialPeriod?: string;
  /** Fixed date: how long after the start of the service it ends. */
  readonly endsIn?: string;
}

/** Minor units of the currency; `scale` says how many of its digits follow the point. */
export interface LicencePrice {
  readonly countries?: readonly string[];
  readonly default?: boolean;
  readonly currency: string;
  readonly amount: number;
  readonly scale: number;
}

/** @see migrations/0003-licences.sql, migrations/0045-tv-providers.sql */
export const licences = pgTable('licences', {
  id: text('id').primaryKey(),
  family: text('family'),
  rank: integer('rank').notNull(),
  type: text('type', { enum: ['standard', 'free'] }).notNull(),
  purchaseStrategy: jsonb('purchase_strategy').$type<PurchaseStrategy>().notNull(),
  prices: jsonb('prices').$type<readonly LicencePrice[]>().notNull(),
  texts: jsonb('texts').$type<Readonly<Record<string, { name: string; description: string }>>>().notNull(),
  position: integer('position').notNull(),
});

export const licencesHeld = pgTable('licences_held', {
  id: text('id').primaryKey(),
  accountId: text('account_id').notNull(),
  licenceId: text('licence_id').notNull(),
  /** Null: bought or given here. Else the provider whose customers hold it. */
  provider: text('provider'),
  status: text('status', { enum: ['active', 'inactive', 'expired'] }).notNull(),
  trial: boolean('trial').notNull(),
  paused: boolean('paused').notNull(),
  autoRenewing: boolean('auto_renewing').notNull(),
  purchasedAt: moment('purchased_at').notNull(),
  expiresAt: moment('expires_at'),
});

export type Discount =
  | { readonly type: 'percentage'; readonly percentage: number }
  | { readonly type: 'amount'; readonly amount: number; readonly scale: number };

export const vouchers = pgTable('vouchers', {
  code: text('code').primaryKey(),
  discount: jsonb('discount').$type<Discount>().notNull(),
  licenceIds: jsonb('licence_ids').$type<readonly string[]>(),
  startsAt: moment('starts_at'),
  expiresAt: moment('expires_at'),
});
