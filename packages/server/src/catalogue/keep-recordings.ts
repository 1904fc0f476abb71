import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Database } from '../database/database.js';
import { contents } from '../database/schema/content.js';
import { liveRecordings } from '../database/schema/live-recordings.js';

/** What an event has and its video has not. */
const NOT_OF_A_VIDEO = {
  film: null,
  source: null,
  startsAt: null,
  endsAt: null,
  dvrWindow: null,
  channelId: null,
  eventLocation: null,
  localBroadcasters: {},
  externalId: null,
} as const;

/**
 * The video of the same id of every event that was recorded: the catalogue's own where it has one, else one with the
 * event's texts, pictures and access (LIVE-12). To be run in the transaction that wrote the catalogue, or the recording.
 */
export const keepRecordings = async (db: Database): Promise<void> => {
  const recorded = await db
    .select({ event: getTableColumns(contents), duration: liveRecordings.duration })
    .from(liveRecordings)
    .innerJoin(contents, and(eq(contents.kind, 'LIVE_EVENT'), eq(contents.id, liveRecordings.eventId)));
  for (const { event, duration } of recorded) {
    await db
      .insert(contents)
      .values({ ...event, ...NOT_OF_A_VIDEO, kind: 'VOD', scheduledAt: event.startsAt, duration })
      .onConflictDoNothing();
  }
  // A video with DRM goes on playing its film: what came in is kept in the clear.
  await db.execute(sql`
    update ${contents} set duration = recorded.duration
    from ${liveRecordings} as recorded
    where ${contents.kind} = 'VOD' and ${contents.id} = recorded.event_id and ${contents.drm} is null`);
};
