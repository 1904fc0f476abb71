import {
  ROOM_MEMBERS_MAX,
  type RoomContentKind,
  type RoomPlayback,
  type RoomStatus,
} from '@footlight/contract';
import { and, asc, count, eq, gte, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { Repository } from '../../database/repository.js';
import { accounts, profiles } from '../../database/schema/accounts.js';
import { roomMembers, rooms } from '../../database/schema/rooms.js';

export type StoredRoom = typeof rooms.$inferSelect;
export type StoredMember = typeof roomMembers.$inferSelect;

/** A connection not refreshed by its process for this long counts as lost. */
const SILENT_AFTER_MS = 30_000;
/** A host who has been away for this long is replaced (ROOM-8). */
const HOST_AWAY_MS = 20_000;
/** A member who has been away for this long leaves the room until they return. */
const MEMBER_AWAY_MS = 60_000;

export interface NewRoom {
  readonly id: string;
  readonly contentKind: RoomContentKind;
  readonly contentId: string;
  readonly positionSeconds: number;
  readonly atMs: number;
}

export interface NewMember {
  readonly id: string;
  readonly subject: string;
  readonly accountId: string | null;
  readonly name: string;
  readonly mayChat: boolean;
  readonly at: Date;
}

export type Joined = { readonly member: StoredMember } | { readonly refused: 'full' | 'removed' | 'none' };

export interface Steering {
  readonly roomId: string;
  readonly memberId: string;
  readonly playback: RoomPlayback;
}

/** Whether a member has an open connection, as far as the database shows. */
export const isOnline = ({ connected, seenAt }: Pick<StoredMember, 'connected' | 'seenAt'>, now: number) =>
  connected && seenAt.getTime() > now - SILENT_AFTER_MS;

const present = (roomId: string) => and(eq(roomMembers.roomId, roomId), isNull(roomMembers.leftAt));

const cameBack = (name: string, at: Date) => ({
  name,
  leftAt: null,
  seenAt: at,
  status: 'watching' as const,
});

export class RoomsRepository extends Repository {
  add(room: NewRoom, { at, ...host }: NewMember): Promise<void> {
    return this.db.transaction(async (tx) => {
      await tx.insert(rooms).values({
        ...room,
        hostId: host.id,
        state: 'paused',
        rate: 1,
        openedBy: host.subject,
        openedAt: at,
        activeAt: at,
      });
      await tx
        .insert(roomMembers)
        .values({ ...host, roomId: room.id, joinedAt: at, seenAt: at, status: 'watching' });
    });
  }

  /** Number of rooms opened by a subject since then. */
  async countOpened(subject: string, since: Date): Promise<number> {
    const [row] = await this.db
      .select({ size: count() })
      .from(rooms)
      .where(and(eq(rooms.openedBy, subject), gte(rooms.openedAt, since)));
    return row?.size ?? 0;
  }

  /** Undefined once the room is closed. */
  async find(id: string): Promise<StoredRoom | undefined> {
    return (
      await this.db
        .select()
        .from(rooms)
        .where(and(eq(rooms.id, id), isNull(rooms.closedAt)))
    )[0];
  }

  /** Name of the profile, else of the account. */
  async nameOf(accountId: string, profileId: string | null): Promise<string | null> {
    const [row] = await this.db
      .select({ name: sql<string | null>`coalesce(${profiles.name}, ${accounts.name})` })
      .from(accounts)
      .leftJoin(profiles, and(eq(profiles.accountId, accounts.id), eq(profiles.id, profileId ?? '')))
      .where(eq(accounts.id, accountId));
    return row?.name ?? null;
  }

  /** Includes members who have left or were removed. */
  async member(roomId: string, subject: string): Promise<StoredMember | undefined> {
    return (
      await this.db
        .select()
        .from(roomMembers)
        .where(and(eq(roomMembers.roomId, roomId), eq(roomMembers.subject, subject)))
    )[0];
  }

  async memberById(roomId: string, id: string): Promise<StoredMember | undefined> {
    return (
      await this.db
        .select()
        .from(roomMembers)
        .where(and(present(roomId), eq(roomMembers.id, id)))
    )[0];
  }

  /** Members who have not left, in order of joining. */
  members(roomId: string): Promise<StoredMember[]> {
    return this.db
      .select()
      .from(roomMembers)
      .where(present(roomId))
      .orderBy(asc(roomMembers.joinedAt), asc(roomMembers.id));
  }

  join(roomId: string, { at, ...member }: NewMember): Promise<Joined> {
    return this.db.transaction(async (tx): Promise<Joined> => {
      // Locking the room keeps concurrent joins within the limit.
      const [room] = await tx
        .select({ id: rooms.id })
        .from(rooms)
        .where(and(eq(rooms.id, roomId), isNull(rooms.closedAt)))
        .for('update');
      if (room === undefined) return { refused: 'none' };
      const [known] = await tx
        .select()
        .from(roomMembers)
        .where(and(eq(roomMembers.roomId, roomId), eq(roomMembers.subject, member.subject)));
      if (known?.removedAt) return { refused: 'removed' };
      if (known === undefined || known.leftAt !== null) {
        const [current] = await tx.select({ size: count() }).from(roomMembers).where(present(roomId));
        if ((current?.size ?? 0) >= ROOM_MEMBERS_MAX) return { refused: 'full' };
      }
      const [joined] =
        known === undefined
          ? await tx
              .insert(roomMembers)
              .values({ ...member, roomId, joinedAt: at, seenAt: at, status: 'watching' })
              .returning()
          : await tx
              .update(roomMembers)
              .set(known.leftAt === null ? { name: member.name } : cameBack(member.name, at))
              .where(eq(roomMembers.id, known.id))
              .returning();
      await tx.update(rooms).set({ activeAt: at }).where(eq(rooms.id, roomId));
      return joined === undefined ? { refused: 'none' } : { member: joined };
    });
  }

  async leave(memberId: string, at: Date): Promise<void> {
    await this.db
      .update(roomMembers)
      .set({ leftAt: at, connected: false, ticketHash: null })
      .where(eq(roomMembers.id, memberId));
  }

  async remove(memberId: string, at: Date): Promise<void> {
    await this.db
      .update(roomMembers)
      .set({ leftAt: at, removedAt: at, connected: false, ticketHash: null })
      .where(eq(roomMembers.id, memberId));
  }

  async rename(memberId: string, name: string): Promise<void> {
    await this.db.update(roomMembers).set({ name }).where(eq(roomMembers.id, memberId));
  }

  async keepTicket(
    memberId: string,
    { hash, endsAt }: { readonly hash: string; readonly endsAt: Date },
  ): Promise<void> {
    await this.db
      .update(roomMembers)
      .set({ ticketHash: hash, ticketEndsAt: endsAt })
      .where(eq(roomMembers.id, memberId));
  }

  /** Consumes a ticket. @returns its member */
  async takeTicket(roomId: string, hash: string, now: Date): Promise<StoredMember | undefined> {
    return (
      await this.db
        .update(roomMembers)
        .set({ ticketHash: null, ticketEndsAt: null })
        .where(and(present(roomId), eq(roomMembers.ticketHash, hash), gte(roomMembers.ticketEndsAt, now)))
        .returning()
    )[0];
  }

  async connect(memberId: string, at: Date): Promise<void> {
    await this.db
      .update(roomMembers)
      .set({ connected: true, seenAt: at, status: 'watching' })
      .where(eq(roomMembers.id, memberId));
  }

  async disconnect(memberId: string, at: Date): Promise<void> {
    await this.db
      .update(roomMembers)
      .set({ connected: false, seenAt: at })
      .where(eq(roomMembers.id, memberId));
  }

  /** Refreshes the connections of these members. */
  async touch(memberIds: readonly string[], at: Date): Promise<void> {
    if (memberIds.length === 0) return;
    const touched = await this.db
      .update(roomMembers)
      .set({ connected: true, seenAt: at })
      .where(and(inArray(roomMembers.id, [...memberIds]), isNull(roomMembers.leftAt)))
      .returning({ roomId: roomMembers.roomId });
    const ids = [...new Set(touched.map(({ roomId }) => roomId))];
    if (ids.length > 0) await this.db.update(rooms).set({ activeAt: at }).where(inArray(rooms.id, ids));
  }

  /** @returns whether the status has changed */
  async setStatus(memberId: string, status: Exclude<RoomStatus, 'offline'>): Promise<boolean> {
    const changed = await this.db
      .update(roomMembers)
      .set({ status })
      .where(and(eq(roomMembers.id, memberId), ne(roomMembers.status, status)))
      .returning({ id: roomMembers.id });
    return changed.length > 0;
  }

  /** @returns false if another member has steered since that revision */
  async steer({ roomId, memberId, playback }: Steering): Promise<boolean> {
    const { state, positionSeconds, rate, at, revision } = playback;
    const steered = await this.db
      .update(rooms)
      .set({ state, positionSeconds, rate, atMs: at, revision: revision + 1 })
      .where(
        and(
          eq(rooms.id, roomId),
          isNull(rooms.closedAt),
          eq(rooms.revision, revision),
          or(eq(rooms.hostId, memberId), eq(rooms.everyoneSteers, true)),
        ),
      )
      .returning({ id: rooms.id });
    return steered.length > 0;
  }

  async save(
    roomId: string,
    change: { readonly hostId?: string; readonly everyoneSteers?: boolean },
  ): Promise<void> {
    if (Object.keys(change).length > 0) await this.db.update(rooms).set(change).where(eq(rooms.id, roomId));
  }

  /** Removes members who have been away too long and replaces an absent host. @returns whether anything changed */
  async settle(roomId: string, now: Date): Promise<boolean> {
    const before = (ms: number) => new Date(now.getTime() - ms);
    const left = await this.db
      .update(roomMembers)
      .set({ leftAt: now, connected: false })
      .where(and(present(roomId), lt(roomMembers.seenAt, before(MEMBER_AWAY_MS))))
      .returning({ id: roomMembers.id });
    const [lost, here] = [before(HOST_AWAY_MS), before(SILENT_AFTER_MS)];
    // A single statement: of several processes only the first replaces a host, and only if the host is away.
    const replaced = await this.db.execute(sql`
      update rooms set host_id = next.id
      from (
        select id from room_members
        where room_id = ${roomId} and left_at is null and connected and seen_at > ${here}
        order by joined_at, id limit 1
      ) next
      where rooms.id = ${roomId} and rooms.closed_at is null and rooms.host_id is distinct from next.id
        and not exists (
          select 1 from room_members host
          where host.id = rooms.host_id and host.left_at is null
            and ((host.connected and host.seen_at > ${here}) or host.seen_at > ${lost}))
      returning rooms.id`);
    return left.length > 0 || replaced.rows.length > 0;
  }

  async close(roomId: string, at: Date): Promise<void> {
    await this.db
      .update(rooms)
      .set({ closedAt: at })
      .where(and(eq(rooms.id, roomId), isNull(rooms.closedAt)));
  }

  /** Closes idle rooms and deletes rooms closed before `closedBefore`. */
  async clean({
    idleBefore,
    closedBefore,
    now,
  }: {
    readonly idleBefore: Date;
    readonly closedBefore: Date;
    readonly now: Date;
  }): Promise<void> {
    await this.db
      .update(rooms)
      .set({ closedAt: now })
      .where(and(isNull(rooms.closedAt), lt(rooms.activeAt, idleBefore)));
    await this.db.delete(rooms).where(lt(rooms.closedAt, closedBefore));
  }
}
