import { index, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { accounts, tokenFamilies } from './accounts.js';
import { moment } from './columns.js';

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
