import type { Clock } from '../../clock.js';
import type { Log } from '../../log.js';
import {
  closedIngest,
  type ClosedIngest,
  closeIngest,
  type Ingest,
  ingestedEvents,
  type IngestIndex,
  putRehearsalAside,
  recordedRange,
} from '@footlight/packager';
import { liveStateOf } from '../content/content-item.js';
import type { EventTimes, RecordingsRepository } from './recordings.repository.js';
import type { SteeringRepository } from './steering.repository.js';

/** Synchronises ingested streams with the events of the catalogue (LIVE-12). */
export interface RecordingsService {
  /**
   * Ends events whose packaging has ended, ends the packaging of events that are over, and turns their recordings into
   * videos. Meant to run every second; a process that was down catches up.
   */
  settle(log: Log): Promise<void>;
}

export interface RecordingsServiceOptions {
  readonly repository: RecordingsRepository;
  readonly steering: Pick<SteeringRepository, 'steer'>;
  readonly ingests: IngestIndex;
  readonly liveFolder: string;
  readonly clock: Clock;
}

export const createRecordingsService = (options: RecordingsServiceOptions): RecordingsService => {
  const { repository, steering, ingests, liveFolder, clock } = options;
  /** Versions of the recordings that are already videos, by event id. */
  const settled = new Map<string, number>();

  const record = async (id: string, { recording, version }: ClosedIngest): Promise<void> => {
    const { duration } = recording;
    if (duration > 0) await repository.record({ eventId: id, duration, recordedAt: new Date(clock.now()) });
    settled.set(id, version);
  };

  /** The ingest has ended: the event ends at that time, as if an operator had ended it. */
  const endEvent = async (id: string, endedAt: number): Promise<void> => {
    const at = new Date(Math.min(endedAt, clock.now()));
    await steering.steer(id, (event) =>
      liveStateOf(event, clock.now()) === 'live'
        ? {
            times: { startsAt: event.startsAt ?? at, endsAt: at },
            action: 'eventEnded',
            actorId: null,
            at,
          }
        : null,
    );
  };

  const close = async ({ id, state }: Ingest, { startsAt, endsAt }: EventTimes): Promise<void> => {
    const span = { startsAt: startsAt?.getTime() ?? null, endsAt: endsAt?.getTime() ?? null };
    await closeIngest(liveFolder, id, recordedRange(state, span));
    const closed = await closedIngest(liveFolder, id);
    if (closed !== null) await record(id, closed);
  };

  const settleOpen = async (times: EventTimes, ingest: Ingest): Promise<void> => {
    const { id } = times;
    const { endedAt } = ingest.state;
    const state = liveStateOf(times, clock.now());
    if (state === 'ended') return close(ingest, times);
    if (endedAt === null) return undefined;
    if (state === 'upcoming') return putRehearsalAside(liveFolder, id, endedAt);
    await endEvent(id, endedAt);
    const [ended] = await repository.times([id]);
    return ended === undefined ? undefined : close(ingest, ended);
  };

  /** Reads only the small recording file if there is one, because journals of ended events are long. */
  const settleOne = async (times: EventTimes): Promise<void> => {
    const { id } = times;
    const closed = await closedIngest(liveFolder, id);
    if (closed !== null) return record(id, closed);
    const ingest = await ingests.ingest(id);
    return ingest === null ? undefined : settleOpen(times, ingest);
  };

  const isSettled = async (id: string): Promise<boolean> => {
    const version = settled.get(id);
    return version !== undefined && (await closedIngest(liveFolder, id))?.version === version;
  };

  const unsettled = async (): Promise<string[]> => {
    const events = await ingestedEvents(liveFolder);
    const verdicts = await Promise.all(events.map((id) => isSettled(id)));
    return events.filter((_, at) => verdicts[at] === false);
  };

  return {
    settle: async (log) => {
      const events = await unsettled();
      if (events.length === 0) return;
      for (const times of await repository.times(events)) {
        // A folder that cannot be read must not block the others.
        try {
          await settleOne(times);
        } catch (error) {
          log.error({ err: error, event: times.id }, 'an ingested event could not be settled');
        }
      }
    },
  };
};
