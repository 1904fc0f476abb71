import type { RoomReportReason } from '@footlight/contract';
import { and, count, desc, eq, gte, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.js';
import { Repository } from '../../database/repository.js';
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

export class RoomReportsRepository extends Repository {
  /** Repeated reports of the same are ignored. */
  async add(report: NewRoomReport): Promise<void> {
    await this.db.insert(roomReports).values(report).onConflictDoNothing();
  }

  async countSince(subject: string, since: Date): Promise<number> {
    const [row] = await this.db
      .select({ size: count() })
      .from(roomReports)
      .where(and(eq(roomReports.reporterSubject, subject), gte(roomReports.at, since)));
    return row?.size ?? 0;
  }

  /** Open reports, newest first. */
  page(limit: number, lastSeen: string | undefined): Promise<StoredRoomReport[]> {
    return selectReports(this.db)
      .where(
        and(
          isNull(roomReports.settledAt),
          lastSeen === undefined
            ? undefined
            : sql`${roomReports.sequence} < (select last.sequence from room_reports last where last.id = ${lastSeen})`,
        ),
      )
      .orderBy(desc(roomReports.sequence))
      .limit(limit);
  }

  /** @returns the id of its room; undefined if the report does not exist */
  async settle(id: string, at: Date): Promise<string | undefined> {
    return (
      await this.db
        .update(roomReports)
        .set({ settledAt: at })
        .where(eq(roomReports.id, id))
        .returning({ roomId: roomReports.roomId })
    )[0]?.roomId;
  }
}
