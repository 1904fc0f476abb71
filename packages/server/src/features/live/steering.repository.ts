import { and, asc, eq, getTableColumns, gt, sql } from 'drizzle-orm';
import type { AuditAction } from '@footlight/contract';
import { writeAudit } from '../../database/audit-log.js';
import type { Database } from '../../database/database.js';
import { contents, type ContentTexts, type Texts } from '../../database/schema/content.js';
import { steeredEvents } from '../../database/schema/steered-events.js';

export interface SteerableEvent {
  readonly id: string;
  readonly texts: Texts<ContentTexts>;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly steeredAt: Date | null;
}

export interface Times {
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
}

export interface Steering {
  /** Null: back to the schedule. */
  readonly times: { readonly startsAt: Date; readonly endsAt: Date | null } | null;
  readonly action: AuditAction;
  /** Null where the service itself decides. */
  readonly actorId: string | null;
  readonly at: Date;
}

export interface SteeringRepository {
  /** Ascending by id. */
  page(limit: number, lastSeen: string | undefined): Promise<SteerableEvent[]>;
  /**
   * Decides on an event that no other decision changes meanwhile. Every process hears of it when it is committed.
   * @param decide may throw, or answer null; nothing is written then
   * @returns the event after it, or null where there is none
   */
  steer(id: string, decide: (event: SteerableEvent) => Steering | null): Promise<SteerableEvent | null>;
}

const isEvent = eq(contents.kind, 'LIVE_EVENT');

const select = (db: Database) =>
  db
    .select({
      id: contents.id,
      texts: contents.texts,
      startsAt: contents.startsAt,
      endsAt: contents.endsAt,
      steeredAt: steeredEvents.steeredAt,
    })
    .from(contents)
    .leftJoin(steeredEvents, eq(steeredEvents.eventId, contents.id));

const { eventId: _eventId, ...kept } = getTableColumns(steeredEvents);

/** @returns the times that now hold */
const write = async (db: Database, event: SteerableEvent, { times, at }: Steering): Promise<Times> => {
  if (times === null) {
    const [removed] = await db
      .delete(steeredEvents)
      .where(eq(steeredEvents.eventId, event.id))
      .returning(kept);
    return {
      startsAt: removed?.scheduledStartsAt ?? event.startsAt,
      endsAt: removed === undefined ? event.endsAt : removed.scheduledEndsAt,
    };
  }
  await db
    .insert(steeredEvents)
    .values({
      eventId: event.id,
      ...times,
      scheduledStartsAt: event.startsAt,
      scheduledEndsAt: event.endsAt,
      steeredAt: at,
    })
    // What the schedule says was kept when it was first left.
    .onConflictDoUpdate({ target: steeredEvents.eventId, set: { ...times, steeredAt: at } });
  return times;
};

export const createSteeringRepository = (db: Database): SteeringRepository => ({
  page: (limit, lastSeen) =>
    select(db)
      .where(and(isEvent, lastSeen === undefined ? undefined : gt(contents.id, lastSeen)))
      .orderBy(asc(contents.id))
      .limit(limit),
  steer: (id, decide) =>
    db.transaction(async (tx) => {
      await tx.execute(sql`select 1 from ${contents} where kind = 'LIVE_EVENT' and id = ${id} for update`);
      const [event] = await select(tx).where(and(isEvent, eq(contents.id, id)));
      if (event === undefined) return null;
      const steering = decide(event);
      if (steering === null) return event;
      const { startsAt, endsAt } = await write(tx, event, steering);
      await tx
        .update(contents)
        .set({ startsAt, endsAt })
        .where(and(isEvent, eq(contents.id, id)));
      const { action, actorId, at } = steering;
      await writeAudit(tx, { at, action, actorId, accountId: null, details: { event: id } });
      return { ...event, startsAt, endsAt, steeredAt: steering.times === null ? null : at };
    }),
});
