import type { FastifyInstance } from 'fastify';
import { onCatalogueChange } from '../../catalogue/catalogue-changes.js';
import type { FeatureTools } from '../../feature-tools.js';
import type { IngestIndex } from '@footlight/packager';
import type { AccountsService } from '../account/accounts.service.js';
import type { ContentService } from '../content/content.service.js';
import { keepRecordingsSettled } from './keep-recordings-settled.js';
import { createLiveBroadcast } from './live-broadcast.js';
import { createLiveSeats } from './live-seats.js';
import { liveHandlers } from './live.routes.js';
import { readOnAir } from './read-on-air.js';
import { createRecordingsRepository } from './recordings.repository.js';
import { createRecordingsService } from './recordings.service.js';
import { createSteeringRepository } from './steering.repository.js';
import { createSteeringService } from './steering.service.js';

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
  const broadcast = createLiveBroadcast({
    read: () => readOnAir(content, clock),
    onCatalogueChange: (handler) => onCatalogueChange(database, handler),
    clock,
  });
  metrics.gauge('footlight_live_listeners', broadcast.lines);
  const repository = createSteeringRepository(db);
  const steering = createSteeringService({
    repository,
    accounts,
    defaultLanguage: realm.defaultLanguage,
    clock,
  });
  const recordings =
    liveFolder === null
      ? null
      : createRecordingsService({
          repository: createRecordingsRepository(db),
          steering: repository,
          ingests,
          liveFolder,
          clock,
        });
  return {
    handlers: liveHandlers(content, broadcast, createLiveSeats(), steering),
    /** Turns ended ingested events into videos while the application runs. */
    keepRecordings: (app: FastifyInstance): void => {
      if (recordings !== null) keepRecordingsSettled(app, recordings);
    },
  };
};
