import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.js';
import { contents } from '../database/schema/content.js';
import { steeredEvents } from '../database/schema/steered-events.js';

/**
 * Restores the times of events that an operator has started or ended, which override those of the catalogue (LIVE-8).
 * Must run in the transaction that writes the catalogue's times.
 */
export const keepManualEvents = async (db: Database): Promise<void> => {
  await db.execute(sql`
    update ${steeredEvents}
    set scheduled_starts_at = event.starts_at, scheduled_ends_at = event.ends_at
    from ${contents} as event
    where event.kind = 'LIVE_EVENT' and event.id = ${steeredEvents.eventId}`);
  await db.execute(sql`
    update ${contents}
    set starts_at = steered.starts_at, ends_at = steered.ends_at
    from ${steeredEvents} as steered
    where ${contents.kind} = 'LIVE_EVENT' and ${contents.id} = steered.event_id`);
};
