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
import type { ManualEventsRepository } from './manual-events.repository.js';

export interface RecordingsServiceOptions {
  readonly repository: RecordingsRepository;
  readonly manualEvents: Pick<ManualEventsRepository, 'change'>;
  readonly ingests: IngestIndex;
  readonly liveFolder: string;
  readonly clock: Clock;
}

/** Synchronises ingested streams with the events of the catalogue (LIVE-12). */
export class RecordingsService {
  readonly #options: RecordingsServiceOptions;
  /** Versions of the recordings that are already videos, by event id. */
  readonly #settled = new Map<string, number>();

  constructor(options: RecordingsServiceOptions) {
    this.#options = options;
  }

  /**
   * Ends events whose packaging has ended, ends the packaging of events that are over, and turns their recordings into
   * videos. Meant to run every second; a process that was down catches up.
   */
  async settle(log: Log): Promise<void> {
    const events = await this.#unsettled();
    if (events.length === 0) return;
    for (const times of await this.#options.repository.times(events)) {
      // A folder that cannot be read must not block the others.
      try {
        await this.#settleOne(times);
      } catch (error) {
        log.error({ err: error, event: times.id }, 'an ingested event could not be settled');
      }
    }
  }

  async #record(id: string, { recording, version }: ClosedIngest): Promise<void> {
    const { duration } = recording;
    if (duration > 0)
      await this.#options.repository.record({
        eventId: id,
        duration,
        recordedAt: new Date(this.#options.clock.now()),
      });
    this.#settled.set(id, version);
  }

  /** The ingest has ended: the event ends at that time, as if an operator had ended it. */
  async #endEvent(id: string, endedAt: number): Promise<void> {
    const at = new Date(Math.min(endedAt, this.#options.clock.now()));
    await this.#options.manualEvents.change(id, (event) =>
      liveStateOf(event, this.#options.clock.now()) === 'live'
        ? {
            times: { startsAt: event.startsAt ?? at, endsAt: at },
            action: 'eventEnded',
            actorId: null,
            at,
          }
        : null,
    );
  }

  async #close({ id, state }: Ingest, { startsAt, endsAt }: EventTimes): Promise<void> {
    const span = { startsAt: startsAt?.getTime() ?? null, endsAt: endsAt?.getTime() ?? null };
    await closeIngest(this.#options.liveFolder, id, recordedRange(state, span));
    const closed = await closedIngest(this.#options.liveFolder, id);
    if (closed !== null) await this.#record(id, closed);
  }

  async #settleOpen(times: EventTimes, ingest: Ingest): Promise<void> {
    const { id } = times;
    const { endedAt } = ingest.state;
    const state = liveStateOf(times, this.#options.clock.now());
    if (state === 'ended') return this.#close(ingest, times);
    if (endedAt === null) return undefined;
    if (state === 'upcoming') return putRehearsalAside(this.#options.liveFolder, id, endedAt);
    await this.#endEvent(id, endedAt);
    const [ended] = await this.#options.repository.times([id]);
    return ended === undefined ? undefined : this.#close(ingest, ended);
  }

  /** Reads only the small recording file if there is one, because journals of ended events are long. */
  async #settleOne(times: EventTimes): Promise<void> {
    const { id } = times;
    const closed = await closedIngest(this.#options.liveFolder, id);
    if (closed !== null) return this.#record(id, closed);
    const ingest = await this.#options.ingests.ingest(id);
    return ingest === null ? undefined : this.#settleOpen(times, ingest);
  }

  async #isSettled(id: string): Promise<boolean> {
    const version = this.#settled.get(id);
    return version !== undefined && (await closedIngest(this.#options.liveFolder, id))?.version === version;
  }

  async #unsettled(): Promise<string[]> {
    const events = await ingestedEvents(this.#options.liveFolder);
    const settled = await Promise.all(events.map((id) => this.#isSettled(id)));
    return events.filter((_, at) => settled[at] === false);
  }
}
