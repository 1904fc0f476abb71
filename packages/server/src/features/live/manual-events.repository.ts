import { and, asc, eq, getTableColumns, gt, sql } from 'drizzle-orm';
import type { AuditAction } from '@footlight/contract';
import { writeAudit } from '../../database/audit-log.js';
import type { Database } from '../../database/database.js';
import { Repository } from '../../database/repository.js';
import { ContentRepository } from '../content/content.repository.js';
import { contents, type ContentTexts, type Texts } from '../../database/schema/content.js';
import { steeredEvents } from '../../database/schema/steered-events.js';

export interface ControllableEvent {
  readonly id: string;
  readonly texts: Texts<ContentTexts>;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly steeredAt: Date | null;
}

interface Times {
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
}

export interface ManualChange {
  /** Null returns the event to its schedule. */
  readonly times: { readonly startsAt: Date; readonly endsAt: Date | null } | null;
  readonly action: AuditAction;
  /** Null if the service itself decides. */
  readonly actorId: string | null;
  readonly at: Date;
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

const { eventId: _eventId, ...columns } = getTableColumns(steeredEvents);

/** @returns the times now in effect */
const write = async (db: Database, event: ControllableEvent, { times, at }: ManualChange): Promise<Times> => {
  if (times === null) {
    const [removed] = await db
      .delete(steeredEvents)
      .where(eq(steeredEvents.eventId, event.id))
      .returning(columns);
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
    // The scheduled times stay as they were stored when the event first left its schedule.
    .onConflictDoUpdate({ target: steeredEvents.eventId, set: { ...times, steeredAt: at } });
  return times;
};

export class ManualEventsRepository extends Repository {
  /** In ascending order of ids. */
  page(limit: number, lastSeen: string | undefined): Promise<ControllableEvent[]> {
    return select(this.db)
      .where(and(isEvent, lastSeen === undefined ? undefined : gt(contents.id, lastSeen)))
      .orderBy(asc(contents.id))
      .limit(limit);
  }

  /**
   * Changes an event while its row is locked against other decisions. All processes are notified on commit.
   * @param decide can throw or return null, so that nothing is written
   * @returns the event afterwards; null if there is no such event
   */
  change(
    id: string,
    decide: (event: ControllableEvent) => ManualChange | null,
  ): Promise<ControllableEvent | null> {
    return this.db.transaction(async (tx) => {
      await tx.execute(sql`select 1 from ${contents} where kind = 'LIVE_EVENT' and id = ${id} for update`);
      const [event] = await select(tx).where(and(isEvent, eq(contents.id, id)));
      if (event === undefined) return null;
      const change = decide(event);
      if (change === null) return event;
      const { startsAt, endsAt } = await write(tx, event, change);
      await new ContentRepository(tx).saveEventTimes(id, { startsAt, endsAt });
      const { action, actorId, at } = change;
      await writeAudit(tx, { at, action, actorId, accountId: null, details: { event: id } });
      return { ...event, startsAt, endsAt, steeredAt: change.times === null ? null : at };
    });
  }
}
