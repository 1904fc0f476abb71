import type { Database } from '../../../database/database.js';
import type { FeatureTools } from '../../../feature-tools.js';
import { ConsentsRepository } from './consents.repository.js';
import { ConsentsService } from './consents.service.js';

/** Creates the consents service on a database or on a transaction. */
export const consentsOn = (
  db: Database,
  { realm, clock }: Pick<FeatureTools, 'realm' | 'clock'>,
): ConsentsService => new ConsentsService(new ConsentsRepository(db), realm, clock);
