import { AVATARS, type AuditAction } from '@footlight/contract';

import { bigint, boolean, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** @see migrations/0001-accounts.sql, migrations/0031-account-details.sql */
export const accounts = pgTable('accounts', {
  id: text('id').primaryKey(),
  /** Null for sign-in through an outside provider that supplied no verified address. */
  email: text('email'),
  name: text('name').notNull(),
  role: text('role', { enum: ['viewer', 'admin'] }).notNull(),
  secretHash: text('secret_hash'),
  language: text('language'),
  createdAt: moment('created_at').notNull(),
  birthDate: text('birth_date'),
  phoneNumber: text('phone_number'),
  taxNumber: text('tax_number'),
  gender: text('gender'),
  addressCountry: text('address_country'),
  customFields: jsonb('custom_fields').$type<Readonly<Record<string, string>>>().notNull().default({}),
  deletionRequestedAt: moment('deletion_requested_at'),
  deletesAt: moment('deletes_at'),
});

/** @see migrations/0030-sessions-profiles.sql */
export const profiles = pgTable('profiles', {
  id: text('id').primaryKey(),
  accountId: text('account_id').notNull(),
  name: text('name').notNull(),
  type: text('type', { enum: ['adult', 'child'] }).notNull(),
  pinHash: text('pin_hash'),
  position: integer('position').notNull(),
  avatar: text('avatar', { enum: AVATARS }).notNull().default('lantern'),
  pinFailures: integer('pin_failures').notNull().default(0),
  pinLockedUntil: moment('pin_locked_until'),
});

export const tokenFamilies = pgTable('token_families', {
  id: text('id').primaryKey(),
  accountId: text('account_id'),
  guestId: text('guest_id'),
  createdAt: moment('created_at').notNull(),
  revokedAt: moment('revoked_at'),
  profileId: text('profile_id'),
  device: text('device', { enum: ['computer', 'phone', 'tablet', 'television'] })
    .notNull()
    .default('computer'),
  browser: text('browser'),
  system: text('system'),
  country: text('country'),
  seenAt: moment('seen_at').notNull(),
  impersonatorId: text('impersonator_id'),
  endsAt: moment('ends_at'),
});

export const refreshTokens = pgTable('refresh_tokens', {
  hash: text('hash').primaryKey(),
  familyId: text('family_id').notNull(),
  issuedAt: moment('issued_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  usedAt: moment('used_at'),
});

/** @see migrations/0002-preferences-favourites.sql */
export const preferences = pgTable('preferences', {
  accountId: text('account_id').primaryKey(),
  language: text('language'),
  subTitleLanguage: text('subtitle_language'),
  audioLanguage: text('audio_language'),
  autoAdvance: boolean('auto_advance').notNull(),
  videoBackgroundAutoPlay: boolean('video_background_auto_play').notNull(),
  videoBackgroundAutoPlayAudio: boolean('video_background_auto_play_audio').notNull(),
});

/** @see migrations/0032-consents.sql */
export const consentAnswers = pgTable('consent_answers', {
  sequence: bigint('sequence', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  accountId: text('account_id').notNull(),
  fieldName: text('field_name').notNull(),
  answer: boolean('answer').notNull(),
  answeredAt: moment('answered_at').notNull(),
});

/** @see migrations/0033-administration.sql */
export const impersonations = pgTable('impersonations', {
  id: text('id').primaryKey(),
  tokenHash: text('token_hash').notNull(),
  adminId: text('admin_id').notNull(),
  accountId: text('account_id').notNull(),
  reason: text('reason').notNull(),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  usedAt: moment('used_at'),
});

export const auditLog = pgTable('audit_log', {
  sequence: bigint('sequence', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: moment('at').notNull(),
  actorId: text('actor_id'),
  accountId: text('account_id'),
  action: text('action').$type<AuditAction>().notNull(),
  details: jsonb('details').$type<Readonly<Record<string, string>>>().notNull().default({}),
});
