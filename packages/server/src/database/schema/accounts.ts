import { AVATARS, CHILD_AGE_LIMIT, type AuditAction, type UserPreferences } from '@footlight/contract';

import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { descending, moment } from './columns.js';

export const accounts = pgTable(
  'accounts',
  {
    id: text('id').primaryKey(),
    /** Null for sign-in through an outside provider that supplied no verified address. */
    email: text('email'),
    name: text('name').notNull(),
    role: text('role', { enum: ['viewer', 'editor', 'finance', 'admin'] }).notNull(),
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
    suspendedAt: moment('suspended_at'),
    suspensionReason: text('suspension_reason'),
    signUpOpen: boolean('sign_up_open').notNull().default(false),
  },
  (table) => [
    uniqueIndex('accounts_email').on(sql`lower(${table.email})`),
    index('accounts_words').using('gin', wordsOfAccount(table)),
    index('accounts_deletes_at')
      .on(table.deletesAt)
      .where(sql`${table.deletesAt} is not null`),
  ],
);

/** Words of the email and the name of an account, by whose beginnings it is found. */
export const wordsOfAccount = ({
  email,
  name,
}: {
  readonly email: SQLWrapper;
  readonly name: SQLWrapper;
}): SQL =>
  sql`array_to_tsvector(array_remove(string_to_array(translate(lower(coalesce(${email}, '') || ' ' || ${name}), '@._+/-', '      '), ' '), ''))`;

export const profiles = pgTable(
  'profiles',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    type: text('type', { enum: ['adult', 'child'] }).notNull(),
    pinHash: text('pin_hash'),
    position: integer('position').notNull(),
    avatar: text('avatar', { enum: AVATARS }).notNull().default('lantern'),
    pinFailures: integer('pin_failures').notNull().default(0),
    pinLockedUntil: moment('pin_locked_until'),
    ageLimit: integer('age_limit').notNull().default(CHILD_AGE_LIMIT),
  },
  (table) => [unique().on(table.accountId, table.position)],
);

export const tokenFamilies = pgTable(
  'token_families',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    guestId: text('guest_id'),
    createdAt: moment('created_at').notNull(),
    revokedAt: moment('revoked_at'),
    profileId: text('profile_id').references(() => profiles.id, { onDelete: 'cascade' }),
    device: text('device', { enum: ['computer', 'phone', 'tablet', 'television'] })
      .notNull()
      .default('computer'),
    name: text('name'),
    browser: text('browser'),
    system: text('system'),
    country: text('country'),
    deviceHash: text('device_hash'),
    seenAt: moment('seen_at').notNull().defaultNow(),
    impersonatorId: text('impersonator_id'),
    endsAt: moment('ends_at'),
  },
  (table) => [
    index('token_families_account').on(table.accountId),
    index('token_families_revoked')
      .on(table.revokedAt)
      .where(sql`${table.revokedAt} is not null`),
  ],
);

export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    hash: text('hash').primaryKey(),
    familyId: text('family_id')
      .notNull()
      .references(() => tokenFamilies.id, { onDelete: 'cascade' }),
    issuedAt: moment('issued_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [
    index('refresh_tokens_family').on(table.familyId),
    index('refresh_tokens_expiry').on(table.expiresAt),
  ],
);

export const preferences = pgTable(
  'preferences',
  {
    viewerId: text('viewer_id').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    language: text('language'),
    subTitleLanguage: text('subtitle_language'),
    subTitlesOff: boolean('subtitles_off').notNull().default(false),
    audioLanguage: text('audio_language'),
    playbackRate: doublePrecision('playback_rate'),
    skipSetting: text('skip_setting', { enum: ['ask', 'auto', 'never'] }),
    captionAppearance: jsonb('caption_appearance').$type<UserPreferences['captionAppearance']>(),
    autoAdvance: boolean('auto_advance').notNull(),
    videoBackgroundAutoPlay: boolean('video_background_auto_play').notNull(),
    videoBackgroundAutoPlayAudio: boolean('video_background_auto_play_audio').notNull(),
  },
  (table) => [index('preferences_account').on(table.accountId)],
);

export const consentAnswers = pgTable(
  'consent_answers',
  {
    sequence: bigint('sequence', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    fieldName: text('field_name').notNull(),
    answer: boolean('answer').notNull(),
    version: text('version'),
    answeredAt: moment('answered_at').notNull(),
  },
  (table) => [
    index('consent_answers_newest').on(table.accountId, table.fieldName, descending(table.sequence)),
  ],
);

export const impersonations = pgTable(
  'impersonations',
  {
    id: text('id').primaryKey(),
    tokenHash: text('token_hash').notNull().unique(),
    adminId: text('admin_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    reason: text('reason').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [index('impersonations_expiry').on(table.expiresAt)],
);

export const auditLog = pgTable(
  'audit_log',
  {
    sequence: bigint('sequence', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment('at').notNull(),
    actorId: text('actor_id'),
    accountId: text('account_id'),
    action: text('action').$type<AuditAction>().notNull(),
    details: jsonb('details').$type<Readonly<Record<string, string>>>().notNull().default({}),
  },
  (table) => [index('audit_log_account').on(table.accountId, descending(table.sequence))],
);
