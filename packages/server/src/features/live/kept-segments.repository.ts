import { and, eq, gt, isNotNull, min } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { Repository } from '../../database/repository.js';
import { contents, type StoredCatchUp } from '../../database/schema/content.js';
import { programmes } from '../../database/schema/content-guide.js';

/** A channel with catch-up, and what it sends. */
export interface CatchUpChannel {
  readonly channelId: string;
  /** Id of the event that it carries, else its own. */
  readonly senderId: string;
  readonly hours: StoredCatchUp['hours'];
  /** When the event ends; null for an open end and for a channel without an event. */
  readonly endsAt: Date | null;
  /** Seconds; null for the default. */
  readonly dvrWindow: number | null;
}

export class KeptSegmentsRepository extends Repository {
  async channels(): Promise<CatchUpChannel[]> {
    const event = alias(contents, 'event');
    const rows = await this.db
      .select({
        channelId: contents.id,
        eventId: event.id,
        catchUp: contents.catchUp,
        endsAt: event.endsAt,
        dvrWindow: event.dvrWindow,
      })
      .from(contents)
      .leftJoin(event, and(eq(event.kind, 'LIVE_EVENT'), eq(event.id, contents.liveEventId)))
      .where(and(eq(contents.kind, 'CHANNEL'), isNotNull(contents.catchUp)));
    return rows.flatMap(({ channelId, eventId, catchUp, endsAt, dvrWindow }) =>
      catchUp === null
        ? []
        : [{ channelId, senderId: eventId ?? channelId, hours: catchUp.hours, endsAt, dvrWindow }],
    );
  }

  /** When the first programme of a channel began that ended after a time; null if there is none. */
  async firstStart(channelId: string, endedAfter: Date): Promise<Date | null> {
    const [row] = await this.db
      .select({ startsAt: min(programmes.startsAt) })
      .from(programmes)
      .where(and(eq(programmes.channelId, channelId), gt(programmes.endsAt, endedAfter)));
    return row?.startsAt ?? null;
  }
}
