import type { SignInMethod, SignInOutcome } from '@footlight/contract';
import { bigint, index, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { accounts, tokenFamilies } from './accounts.js';
import { descending, moment } from './columns.js';

export const linkedProviders = pgTable(
  'linked_providers',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    provider: text('provider').notNull(),
    clientName: text('client_name').notNull().default(''),
    subject: text('subject').notNull(),
    email: text('email'),
    linkedAt: moment('linked_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.clientName, table.subject] }),
    unique().on(table.accountId, table.provider, table.clientName),
  ],
);

export const signInEvents = pgTable(
  'sign_in_events',
  {
    sequence: bigint('sequence', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    accountId: text('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    at: moment('at').notNull(),
    method: text('method').$type<SignInMethod>().notNull(),
    outcome: text('outcome').$type<SignInOutcome>().notNull(),
    device: text('device', { enum: ['computer', 'phone', 'tablet', 'television'] }).notNull(),
    browser: text('browser'),
    system: text('system'),
    country: text('country'),
    deviceHash: text('device_hash'),
    network: text('network').notNull(),
  },
  (table) => [
    index('sign_in_events_account').on(table.accountId, descending(table.sequence)),
    index('sign_in_events_at').on(table.at),
  ],
);

export const signInStates = pgTable(
  'sign_in_states',
  {
    stateHash: text('state_hash').primaryKey(),
    nonceHash: text('nonce_hash').notNull().unique(),
    provider: text('provider').notNull(),
    clientName: text('client_name').notNull().default(''),
    name: text('name'),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('sign_in_states_expiry').on(table.expiresAt)],
);

export const pendingLinks = pgTable(
  'pending_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    provider: text('provider').notNull(),
    clientName: text('client_name').notNull().default(''),
    subject: text('subject').notNull(),
    otherAccountId: text('other_account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    email: text('email'),
    entitlements: jsonb('entitlements').$type<readonly string[]>(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('pending_links_account').on(table.accountId),
    index('pending_links_expiry').on(table.expiresAt),
  ],
);

export const providerSessions = pgTable('provider_sessions', {
  familyId: text('family_id')
    .primaryKey()
    .references(() => tokenFamilies.id, { onDelete: 'cascade' }),
  provider: text('provider').notNull(),
  clientName: text('client_name').notNull().default(''),
  sealedToken: text('sealed_token'),
});
