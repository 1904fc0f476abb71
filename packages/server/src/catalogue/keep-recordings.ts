import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Database } from '../database/database.js';
import { contents } from '../database/schema/content.js';
import { liveRecordings } from '../database/schema/live-recordings.js';

/** Columns of an event that its video does not have. */
const NOT_OF_A_VIDEO = {
  film: null,
  source: null,
  startsAt: null,
  endsAt: null,
  dvrWindow: null,
  lowLatency: false,
  channelId: null,
  eventLocation: null,
  localBroadcasters: {},
  externalId: null,
} as const;

/**
 * Ensures that every recorded event has a video with the same id: that of the catalogue if it has one, else one with
 * the event's texts, pictures and access (LIVE-12). Must run in the transaction that writes the catalogue or the
 * recording.
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
  // Recordings are not encrypted, so a video with DRM keeps playing its film.
  await db.execute(sql`
    update ${contents} set duration = recorded.duration
    from ${liveRecordings} as recorded
    where ${contents.kind} = 'VOD' and ${contents.id} = recorded.event_id and ${contents.drm} is null`);
};
