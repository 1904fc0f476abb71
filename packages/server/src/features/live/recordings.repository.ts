import { and, eq, inArray } from 'drizzle-orm';
import { keepRecordings } from '../../catalogue/keep-recordings.js';
import { Repository } from '../../database/repository.js';
import { contents } from '../../database/schema/content.js';
import { liveRecordings } from '../../database/schema/live-recordings.js';

export interface EventTimes {
  readonly id: string;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
}

export class RecordingsRepository extends Repository {
  /** The times of those ids that are events in the catalogue. */
  times(ids: readonly string[]): Promise<EventTimes[]> {
    return this.db
      .select({ id: contents.id, startsAt: contents.startsAt, endsAt: contents.endsAt })
      .from(contents)
      .where(and(eq(contents.kind, 'LIVE_EVENT'), inArray(contents.id, [...ids])));
  }

  /** Makes the recording the video with the event's id; repeating it changes nothing. */
  record({ eventId, duration, recordedAt }: typeof liveRecordings.$inferInsert): Promise<void> {
    return this.db.transaction(async (tx) => {
      await tx
        .insert(liveRecordings)
        .values({ eventId, duration, recordedAt })
        .onConflictDoUpdate({ target: liveRecordings.eventId, set: { duration, recordedAt } });
      await keepRecordings(tx);
    });
  }
}
