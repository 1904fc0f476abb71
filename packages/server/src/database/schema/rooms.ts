import { ROOM_CONTENT_KINDS, ROOM_REACTIONS, ROOM_REPORT_REASONS } from '@footlight/contract';
import { bigint, boolean, doublePrecision, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** @see migrations/0087-rooms.sql */
export const rooms = pgTable('rooms', {
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
});

export const roomMembers = pgTable('room_members', {
  id: text('id').primaryKey(),
  roomId: text('room_id').notNull(),
  subject: text('subject').notNull(),
  accountId: text('account_id'),
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
});

export const roomMessages = pgTable('room_messages', {
  id: text('id').primaryKey(),
  roomId: text('room_id').notNull(),
  memberId: text('member_id').notNull(),
  name: text('name').notNull(),
  text: text('text').notNull(),
  sequence: bigint('sequence', { mode: 'number' }).generatedAlwaysAsIdentity(),
  at: moment('at').notNull(),
});

export const roomReactions = pgTable(
  'room_reactions',
  {
    messageId: text('message_id').notNull(),
    memberId: text('member_id').notNull(),
    reaction: text('reaction', { enum: ROOM_REACTIONS }).notNull(),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.messageId, table.memberId, table.reaction] })],
);

export const roomBlocks = pgTable(
  'room_blocks',
  { memberId: text('member_id').notNull(), blockedId: text('blocked_id').notNull() },
  (table) => [primaryKey({ columns: [table.memberId, table.blockedId] })],
);

export const roomReports = pgTable('room_reports', {
  id: text('id').primaryKey(),
  roomId: text('room_id').notNull(),
  reporterSubject: text('reporter_subject').notNull(),
  reporterName: text('reporter_name').notNull(),
  reportedId: text('reported_id').notNull(),
  reportedName: text('reported_name').notNull(),
  reportedAccountId: text('reported_account_id'),
  messageId: text('message_id'),
  message: text('message'),
  reason: text('reason', { enum: ROOM_REPORT_REASONS }).notNull(),
  sequence: bigint('sequence', { mode: 'number' }).generatedAlwaysAsIdentity(),
  at: moment('at').notNull(),
  settledAt: moment('settled_at'),
});
