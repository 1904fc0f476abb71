import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** @see migrations/0040-linked-providers.sql */
export const linkedProviders = pgTable(
  'linked_providers',
  {
    accountId: text('account_id').notNull(),
    provider: text('provider').notNull(),
    clientName: text('client_name').notNull(),
    subject: text('subject').notNull(),
    email: text('email'),
    linkedAt: moment('linked_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.clientName, table.subject] })],
);

export const signInStates = pgTable('sign_in_states', {
  stateHash: text('state_hash').primaryKey(),
  nonceHash: text('nonce_hash').notNull(),
  provider: text('provider').notNull(),
  clientName: text('client_name').notNull(),
  name: text('name'),
  expiresAt: moment('expires_at').notNull(),
});

export const providerSessions = pgTable('provider_sessions', {
  familyId: text('family_id').primaryKey(),
  provider: text('provider').notNull(),
  clientName: text('client_name').notNull(),
  sealedToken: text('sealed_token'),
});
