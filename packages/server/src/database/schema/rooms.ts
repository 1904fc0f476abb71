import { ROOM_CONTENT_KINDS, ROOM_REACTIONS, ROOM_REPORT_REASONS } from '@footlight/contract';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  doublePrecision,
  index,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { accounts } from './accounts.js';
import { descending, moment } from './columns.js';

export const rooms = pgTable(
  'rooms',
  {
    id: text('id').primaryKey(),
    contentKind: text('content_kind', { enum: ROOM_CONTENT_KINDS }).notNull(),
    contentId: text('content_id').notNull(),
    hostId: text('host_id'),
    everyoneSteers: boolean('everyone_steers').notNull().default(false),
    state: text('state', { enum: ['playing', 'paused'] }).notNull(),
    positionSeconds: doublePrecision('position_seconds').notNull(),
    rate: doublePrecision('rate').notNull(),
    atMs: doublePrecision('at_ms').notNull(),
    revision: bigint('revision', { mode: 'number' }).notNull().default(0),
    openedBy: text('opened_by').notNull(),
    openedAt: moment('opened_at').notNull(),
    activeAt: moment('active_at').notNull(),
    closedAt: moment('closed_at'),
  },
  (table) => [
    index('rooms_opened').on(table.openedBy, table.openedAt),
    index('rooms_active')
      .on(table.activeAt)
      .where(sql`${table.closedAt} is null`),
  ],
);

export const roomMembers = pgTable(
  'room_members',
  {
    id: text('id').primaryKey(),
    roomId: text('room_id')
      .notNull()
      .references(() => rooms.id, { onDelete: 'cascade' }),
    subject: text('subject').notNull(),
    accountId: text('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    mayChat: boolean('may_chat').notNull(),
    joinedAt: moment('joined_at').notNull(),
    status: text('status', { enum: ['watching', 'buffering', 'ad', 'away'] }).notNull(),
    connected: boolean('connected').notNull().default(false),
    seenAt: moment('seen_at').notNull(),
    leftAt: moment('left_at'),
    removedAt: moment('removed_at'),
    ticketHash: text('ticket_hash'),
    ticketEndsAt: moment('ticket_ends_at'),
  },
  (table) => [
    unique().on(table.roomId, table.subject),
    index('room_members_account').on(table.accountId),
    index('room_members_ticket')
      .on(table.ticketHash)
      .where(sql`${table.ticketHash} is not null`),
  ],
);

export const roomMessages = pgTable(
  'room_messages',
  {
    id: text('id').primaryKey(),
    roomId: text('room_id')
      .notNull()
      .references(() => rooms.id, { onDelete: 'cascade' }),
    memberId: text('member_id')
      .notNull()
      .references(() => roomMembers.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    text: text('text').notNull(),
    sequence: bigint('sequence', { mode: 'number' }).generatedAlwaysAsIdentity(),
    at: moment('at').notNull(),
  },
  (table) => [
    index('room_messages_latest').on(table.roomId, descending(table.sequence)),
    index('room_messages_member').on(table.memberId, table.at),
  ],
);

export const roomReactions = pgTable(
  'room_reactions',
  {
    messageId: text('message_id')
      .notNull()
      .references(() => roomMessages.id, { onDelete: 'cascade' }),
    memberId: text('member_id')
      .notNull()
      .references(() => roomMembers.id, { onDelete: 'cascade' }),
    reaction: text('reaction', { enum: ROOM_REACTIONS }).notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.messageId, table.memberId, table.reaction] }),
    index('room_reactions_member').on(table.memberId),
  ],
);

export const roomBlocks = pgTable(
  'room_blocks',
  {
    memberId: text('member_id')
      .notNull()
      .references(() => roomMembers.id, { onDelete: 'cascade' }),
    blockedId: text('blocked_id')
      .notNull()
      .references(() => roomMembers.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.blockedId] }),
    index('room_blocks_blocked').on(table.blockedId),
  ],
);

export const roomReports = pgTable(
  'room_reports',
  {
    id: text('id').primaryKey(),
    roomId: text('room_id').notNull(),
    reporterSubject: text('reporter_subject').notNull(),
    reporterName: text('reporter_name').notNull(),
    reportedId: text('reported_id').notNull(),
    reportedName: text('reported_name').notNull(),
    reportedAccountId: text('reported_account_id').references(() => accounts.id, { onDelete: 'set null' }),
    messageId: text('message_id'),
    message: text('message'),
    reason: text('reason', { enum: ROOM_REPORT_REASONS }).notNull(),
    sequence: bigint('sequence', { mode: 'number' }).generatedAlwaysAsIdentity(),
    at: moment('at').notNull(),
    settledAt: moment('settled_at'),
  },
  (table) => [
    uniqueIndex('room_reports_once').on(
      table.roomId,
      table.reporterSubject,
      table.reportedId,
      sql`coalesce(${table.messageId}, '')`,
    ),
    index('room_reports_open')
      .on(descending(table.sequence))
      .where(sql`${table.settledAt} is null`),
    index('room_reports_reporter').on(table.reporterSubject, table.at),
    index('room_reports_account').on(table.reportedAccountId),
  ],
);
