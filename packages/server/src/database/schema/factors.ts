import type { PASSKEY_TRANSPORTS } from '@footlight/contract';
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { accounts, tokenFamilies } from './accounts.js';
import { moment } from './columns.js';

export const secretAttempts = pgTable(
  'secret_attempts',
  {
    key: text('key').primaryKey(),
    attempts: integer('attempts').notNull(),
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [index('secret_attempts_end').on(table.endsAt)],
);

export const secondFactors = pgTable('second_factors', {
  accountId: text('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  sealedSecret: text('sealed_secret').notNull(),
  createdAt: moment('created_at').notNull(),
  confirmedAt: moment('confirmed_at'),
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(-1),
  removedAt: moment('removed_at'),
  removalRequestedBy: text('removal_requested_by'),
});

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    hash: text('hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.hash] })],
);

export const secondFactorChallenges = pgTable(
  'second_factor_challenges',
  {
    hash: text('hash').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('second_factor_challenges_expiry').on(table.expiresAt)],
);

export const passkeys = pgTable(
  'passkeys',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    credentialId: text('credential_id').notNull().unique(),
    publicKey: text('public_key').notNull(),
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: jsonb('transports').$type<readonly (typeof PASSKEY_TRANSPORTS)[number][]>().notNull(),
    name: text('name').notNull(),
    synced: boolean('synced').notNull(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [index('passkeys_account').on(table.accountId, table.createdAt)],
);

export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    hash: text('hash').primaryKey(),
    accountId: text('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('passkey_challenges_expiry').on(table.expiresAt)],
);

export const sessionProofs = pgTable('session_proofs', {
  familyId: text('family_id')
    .primaryKey()
    .references(() => tokenFamilies.id, { onDelete: 'cascade' }),
  provedAt: moment('proved_at').notNull(),
  factorProvedAt: moment('factor_proved_at'),
});
