import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../database/database.js';
import { contents } from '../database/schema/content.js';
import { steeredEvents } from '../database/schema/steered-events.js';

/**
 * Restores the times of events that an operator has started or ended, which override those of the catalogue (LIVE-8).
 * Must run in the transaction that writes the catalogue's times.
 * @param events ids of those whose times were written
 */
export const keepManualEvents = async (db: Database, events: readonly string[]): Promise<void> => {
  if (events.length === 0) return;
  const written = inArray(steeredEvents.eventId, [...events]);
  await db.execute(sql`
    update ${steeredEvents}
    set scheduled_starts_at = event.starts_at, scheduled_ends_at = event.ends_at
    from ${contents} as event
    where event.kind = 'LIVE_EVENT' and event.id = ${steeredEvents.eventId} and ${written}`);
  await db.execute(sql`
    update ${contents}
    set starts_at = steered_events.starts_at, ends_at = steered_events.ends_at
    from ${steeredEvents}
    where ${contents.kind} = 'LIVE_EVENT' and ${contents.id} = ${steeredEvents.eventId} and ${written}`);
};
