import type { PASSKEY_TRANSPORTS } from '@footlight/contract';
import { bigint, boolean, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** @see migrations/0051-second-factors.sql */
export const secretAttempts = pgTable('secret_attempts', {
  key: text('key').primaryKey(),
  attempts: integer('attempts').notNull(),
  endsAt: moment('ends_at').notNull(),
});

export const secondFactors = pgTable('second_factors', {
  accountId: text('account_id').primaryKey(),
  sealedSecret: text('sealed_secret').notNull(),
  createdAt: moment('created_at').notNull(),
  confirmedAt: moment('confirmed_at'),
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(-1),
});

export const recoveryCodes = pgTable('recovery_codes', {
  accountId: text('account_id').notNull(),
  hash: text('hash').notNull(),
});

export const secondFactorChallenges = pgTable('second_factor_challenges', {
  hash: text('hash').primaryKey(),
  accountId: text('account_id').notNull(),
  expiresAt: moment('expires_at').notNull(),
});

export const passkeys = pgTable('passkeys', {
  id: text('id').primaryKey(),
  accountId: text('account_id').notNull(),
  credentialId: text('credential_id').notNull(),
  publicKey: text('public_key').notNull(),
  counter: bigint('counter', { mode: 'number' }).notNull(),
  transports: jsonb('transports').$type<readonly (typeof PASSKEY_TRANSPORTS)[number][]>().notNull(),
  name: text('name').notNull(),
  synced: boolean('synced').notNull(),
  createdAt: moment('created_at').notNull(),
  lastUsedAt: moment('last_used_at'),
});

export const passkeyChallenges = pgTable('passkey_challenges', {
  hash: text('hash').primaryKey(),
  accountId: text('account_id'),
  expiresAt: moment('expires_at').notNull(),
});

export const sessionProofs = pgTable('session_proofs', {
  familyId: text('family_id').primaryKey(),
  provedAt: moment('proved_at').notNull(),
});
