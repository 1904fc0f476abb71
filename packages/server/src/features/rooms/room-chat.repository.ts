import {
  ROOM_MESSAGES_A_MINUTE,
  ROOM_MESSAGES_SHOWN,
  ROOM_REACTIONS,
  type RoomMessage,
  type RoomReaction,
} from '@footlight/contract';
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.js';
import { roomBlocks, roomMessages, roomReactions } from '../../database/schema/rooms.js';

export interface NewMessage {
  readonly id: string;
  readonly roomId: string;
  readonly memberId: string;
  readonly name: string;
  readonly text: string;
  readonly at: Date;
}

export interface RoomChatRepository {
  /** @returns false if the member has reached the limit of messages per minute */
  add(message: NewMessage): Promise<boolean>;
  find(roomId: string, id: string): Promise<RoomMessage | undefined>;
  /** The latest messages, oldest first. */
  latest(roomId: string): Promise<RoomMessage[]>;
  react(reaction: {
    readonly messageId: string;
    readonly memberId: string;
    readonly reaction: RoomReaction;
    readonly on: boolean;
    readonly at: Date;
  }): Promise<void>;
  /** Ids of the members whose messages this member has hidden. */
  blockedBy(memberId: string): Promise<string[]>;
  block(memberId: string, blockedId: string, isBlocked: boolean): Promise<void>;
}

const MINUTE_MS = 60_000;

type Stored = typeof roomMessages.$inferSelect;

export const createRoomChatRepository = (db: Database): RoomChatRepository => {
  const withReactions = async (messages: readonly Stored[]): Promise<RoomMessage[]> => {
    const given =
      messages.length === 0
        ? []
        : await db
            .select()
            .from(roomReactions)
            .where(
              inArray(
                roomReactions.messageId,
                messages.map(({ id }) => id),
              ),
            )
            .orderBy(asc(roomReactions.at), asc(roomReactions.memberId));
    const reactionsOf = (messageId: string): RoomMessage['reactions'] =>
      ROOM_REACTIONS.map((reaction) => ({
        reaction,
        memberIds: given
          .filter((one) => one.messageId === messageId && one.reaction === reaction)
          .map(({ memberId }) => memberId),
      })).filter(({ memberIds }) => memberIds.length > 0);
    return messages.map(({ id, memberId, name, text, at }) => ({
      id,
      memberId,
      name,
      text,
      at: at.toISOString(),
      reactions: reactionsOf(id),
    }));
  };

  return {
    add: async ({ id, roomId, memberId, name, text, at }) => {
      const since = new Date(at.getTime() - MINUTE_MS);
      const added = await db.execute(sql`
        insert into room_messages (id, room_id, member_id, name, text, at)
        select ${id}, ${roomId}, ${memberId}, ${name}, ${text}, ${at}::timestamptz
        where (select count(*) from room_messages where member_id = ${memberId} and at > ${since})
          < ${ROOM_MESSAGES_A_MINUTE}
        returning id`);
      return added.rows.length > 0;
    },
    find: async (roomId, id) => {
      const found = await db
        .select()
        .from(roomMessages)
        .where(and(eq(roomMessages.id, id), eq(roomMessages.roomId, roomId)));
      return (await withReactions(found))[0];
    },
    latest: async (roomId) => {
      const found = await db
        .select()
        .from(roomMessages)
        .where(eq(roomMessages.roomId, roomId))
        .orderBy(desc(roomMessages.sequence))
        .limit(ROOM_MESSAGES_SHOWN);
      return withReactions(found.toReversed());
    },
    react: async ({ on, ...reaction }) => {
      if (on) {
        await db.insert(roomReactions).values(reaction).onConflictDoNothing();
        return;
      }
      await db
        .delete(roomReactions)
        .where(
          and(
            eq(roomReactions.messageId, reaction.messageId),
            eq(roomReactions.memberId, reaction.memberId),
            eq(roomReactions.reaction, reaction.reaction),
          ),
        );
    },
    blockedBy: async (memberId) => {
      const rows = await db
        .select({ id: roomBlocks.blockedId })
        .from(roomBlocks)
        .where(eq(roomBlocks.memberId, memberId))
        .orderBy(asc(roomBlocks.blockedId));
      return rows.map(({ id }) => id);
    },
    block: async (memberId, blockedId, isBlocked) => {
      if (isBlocked) await db.insert(roomBlocks).values({ memberId, blockedId }).onConflictDoNothing();
      else
        await db
          .delete(roomBlocks)
          .where(and(eq(roomBlocks.memberId, memberId), eq(roomBlocks.blockedId, blockedId)));
    },
  };
};
