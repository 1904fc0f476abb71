import {
  ROOM_MESSAGES_A_MINUTE,
  ROOM_MESSAGES_SHOWN,
  ROOM_REACTIONS,
  type RoomMessage,
  type RoomReaction,
} from '@footlight/contract';
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { Repository } from '../../database/repository.js';
import { roomBlocks, roomMessages, roomReactions } from '../../database/schema/rooms.js';

export interface NewMessage {
  readonly id: string;
  readonly roomId: string;
  readonly memberId: string;
  readonly name: string;
  readonly text: string;
  readonly at: Date;
}

const MINUTE_MS = 60_000;

type Stored = typeof roomMessages.$inferSelect;

export class RoomChatRepository extends Repository {
  /** @returns false if the member has reached the limit of messages per minute */
  async add({ id, roomId, memberId, name, text, at }: NewMessage): Promise<boolean> {
    const since = new Date(at.getTime() - MINUTE_MS);
    const added = await this.db.execute(sql`
        insert into room_messages (id, room_id, member_id, name, text, at)
        select ${id}, ${roomId}, ${memberId}, ${name}, ${text}, ${at}::timestamptz
        where (select count(*) from room_messages where member_id = ${memberId} and at > ${since})
          < ${ROOM_MESSAGES_A_MINUTE}
        returning id`);
    return added.rows.length > 0;
  }

  async find(roomId: string, id: string): Promise<RoomMessage | undefined> {
    const found = await this.db
      .select()
      .from(roomMessages)
      .where(and(eq(roomMessages.id, id), eq(roomMessages.roomId, roomId)));
    return (await this.#withReactions(found))[0];
  }

  /** The latest messages, oldest first. */
  async latest(roomId: string): Promise<RoomMessage[]> {
    const found = await this.db
      .select()
      .from(roomMessages)
      .where(eq(roomMessages.roomId, roomId))
      .orderBy(desc(roomMessages.sequence))
      .limit(ROOM_MESSAGES_SHOWN);
    return this.#withReactions(found.toReversed());
  }

  async react({
    on,
    ...reaction
  }: {
    readonly messageId: string;
    readonly memberId: string;
    readonly reaction: RoomReaction;
    readonly on: boolean;
    readonly at: Date;
  }): Promise<void> {
    if (on) {
      await this.db.insert(roomReactions).values(reaction).onConflictDoNothing();
      return;
    }
    await this.db
      .delete(roomReactions)
      .where(
        and(
          eq(roomReactions.messageId, reaction.messageId),
          eq(roomReactions.memberId, reaction.memberId),
          eq(roomReactions.reaction, reaction.reaction),
        ),
      );
  }

  /** Ids of the members whose messages this member has hidden. */
  async blockedBy(memberId: string): Promise<string[]> {
    const rows = await this.db
      .select({ id: roomBlocks.blockedId })
      .from(roomBlocks)
      .where(eq(roomBlocks.memberId, memberId))
      .orderBy(asc(roomBlocks.blockedId));
    return rows.map(({ id }) => id);
  }

  async block(memberId: string, blockedId: string, isBlocked: boolean): Promise<void> {
    if (isBlocked) await this.db.insert(roomBlocks).values({ memberId, blockedId }).onConflictDoNothing();
    else
      await this.db
        .delete(roomBlocks)
        .where(and(eq(roomBlocks.memberId, memberId), eq(roomBlocks.blockedId, blockedId)));
  }

  async #withReactions(messages: readonly Stored[]): Promise<RoomMessage[]> {
    const given =
      messages.length === 0
        ? []
        : await this.db
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
  }
}
