import type { IngestIndex } from '@footlight/packager';
import { onCatalogueChange } from '../../catalogue/catalogue-changes.js';
import type { FeatureTools } from '../../feature-tools.js';
import type { Job } from '../../jobs/job.js';
import type { AccountsService } from '../account/accounts.service.js';
import type { ContentService } from '../content/content.service.js';
import { LiveBroadcast } from './live-broadcast.js';
import { ListenerSeats } from '../../http/event-streams/listener-seats.js';
import { KeptSegmentsRepository } from './kept-segments.repository.js';
import { KeptSegments } from './kept-segments.service.js';
import { liveHandlers } from './live.routes.js';
import { readOnAir } from './read-on-air.js';
import { RecordingsRepository } from './recordings.repository.js';
import { RecordingsService } from './recordings.service.js';
import { ManualEventsRepository } from './manual-events.repository.js';
import { ManualEventsService } from './manual-events.service.js';

/** Turns ended ingested events into videos. Each process does: whichever reads the end of an event first. */
const settling = (recordings: RecordingsService): Job => ({
  name: 'live.settle-recordings',
  everyMs: 1_000,
  inEveryProcess: true,
  run: (log) => recordings.settle(log),
});

const FREE_MS = 600_000;

/** Frees the space of what encoders sent for channels with catch-up. */
const freeing = (kept: KeptSegments): Job => ({
  name: 'live.free-segments',
  everyMs: FREE_MS,
  run: (log, signal) => kept.free(log, signal),
});

/** Live events: the stream of changes, their control by operators, and the recordings of ingested events. */
export const createLiveFeature = ({
  db,
  database,
  realm,
  clock,
  metrics,
  content,
  accounts,
  ingests,
  liveFolder,
}: Pick<FeatureTools, 'db' | 'database' | 'realm' | 'clock' | 'metrics'> & {
  readonly content: ContentService;
  readonly accounts: AccountsService;
  readonly ingests: IngestIndex;
  /** The folder for the data that encoders send; null if nothing is ingested. */
  readonly liveFolder: string | null;
}) => {
  const broadcast = new LiveBroadcast({
    read: () => readOnAir(content, clock),
    onCatalogueChange: (handler) => onCatalogueChange(database, handler),
    clock,
  });
  metrics.gauge('footlight_live_listeners', () => broadcast.lines());
  const repository = new ManualEventsRepository(db);
  const manualEvents = new ManualEventsService({
    repository,
    accounts,
    defaultLanguage: realm.defaultLanguage,
    clock,
  });
  const recordings =
    liveFolder === null
      ? null
      : new RecordingsService({
          repository: new RecordingsRepository(db),
          manualEvents: repository,
          ingests,
          liveFolder,
          clock,
        });
  const kept =
    liveFolder === null
      ? null
      : new KeptSegments({
          repository: new KeptSegmentsRepository(db),
          ingests,
          liveFolder,
          dvrWindowSeconds: realm.player.dvrWindowSeconds,
          clock,
        });
  return {
    handlers: liveHandlers(content, broadcast, new ListenerSeats(), manualEvents),
    jobs: recordings === null || kept === null ? [] : [settling(recordings), freeing(kept)],
  };
};
