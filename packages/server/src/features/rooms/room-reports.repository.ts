import type { RoomReportReason } from '@footlight/contract';
import { and, count, desc, eq, gte, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.js';
import { roomReports, rooms } from '../../database/schema/rooms.js';

export interface NewRoomReport {
  readonly id: string;
  readonly roomId: string;
  readonly reporterSubject: string;
  readonly reporterName: string;
  readonly reportedId: string;
  readonly reportedName: string;
  readonly reportedAccountId: string | null;
  readonly messageId: string | null;
  readonly message: string | null;
  readonly reason: RoomReportReason;
  readonly at: Date;
}

const selectReports = (db: Database) =>
  db
    .select({
      id: roomReports.id,
      roomId: roomReports.roomId,
      reason: roomReports.reason,
      reporterName: roomReports.reporterName,
      reportedName: roomReports.reportedName,
      reportedAccountId: roomReports.reportedAccountId,
      message: roomReports.message,
      at: roomReports.at,
      isRoomOpen: sql<boolean>`${rooms.id} is not null`,
    })
    .from(roomReports)
    .leftJoin(rooms, and(eq(rooms.id, roomReports.roomId), isNull(rooms.closedAt)));

export type StoredRoomReport = Awaited<ReturnType<typeof selectReports>>[number];

export interface RoomReportsRepository {
  /** Repeated reports of the same are ignored. */
  add(report: NewRoomReport): Promise<void>;
  countSince(subject: string, since: Date): Promise<number>;
  /** Open reports, newest first. */
  page(limit: number, lastSeen: string | undefined): Promise<StoredRoomReport[]>;
  /** @returns the id of its room; undefined if the report does not exist */
  settle(id: string, at: Date): Promise<string | undefined>;
}

export const createRoomReportsRepository = (db: Database): RoomReportsRepository => ({
  add: async (report) => {
    await db.insert(roomReports).values(report).onConflictDoNothing();
  },
  countSince: async (subject, since) => {
    const [row] = await db
      .select({ size: count() })
      .from(roomReports)
      .where(and(eq(roomReports.reporterSubject, subject), gte(roomReports.at, since)));
    return row?.size ?? 0;
  },
  page: (limit, lastSeen) =>
    selectReports(db)
      .where(
        and(
          isNull(roomReports.settledAt),
          lastSeen === undefined
            ? undefined
            : sql`${roomReports.sequence} < (select last.sequence from room_reports last where last.id = ${lastSeen})`,
        ),
      )
      .orderBy(desc(roomReports.sequence))
      .limit(limit),
  settle: async (id, at) =>
    (
      await db
        .update(roomReports)
        .set({ settledAt: at })
        .where(eq(roomReports.id, id))
        .returning({ roomId: roomReports.roomId })
    )[0]?.roomId,
});
