import { boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** @see migrations/0001-accounts.sql */
export const accounts = pgTable('accounts', {
  id: text('id').primaryKey(),
  /** Null where only an outside provider signs the person in, which told no verified address. */
  email: text('email'),
  name: text('name').notNull(),
  role: text('role', { enum: ['viewer', 'admin'] }).notNull(),
  secretHash: text('secret_hash'),
  language: text('language'),
  createdAt: moment('created_at').notNull(),
});

export const profiles = pgTable('profiles', {
  id: text('id').primaryKey(),
  accountId: text('account_id').notNull(),
  name: text('name').notNull(),
  type: text('type', { enum: ['adult', 'child'] }).notNull(),
  pinHash: text('pin_hash'),
  position: integer('position').notNull(),
});

export const tokenFamilies = pgTable('token_families', {
  id: text('id').primaryKey(),
  accountId: text('account_id'),
  guestId: text('guest_id'),
  createdAt: moment('created_at').notNull(),
  revokedAt: moment('revoked_at'),
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
