import type { Database } from '../../../database/database.js';
import type { FeatureTools } from '../../../feature-tools.js';
import { createConsentsRepository } from './consents.repository.js';
import { createConsentsService, type ConsentsService } from './consents.service.js';

/** Creates the consents service on a database or on a transaction. */
export const consentsOn = (
  db: Database,
  { realm, clock }: Pick<FeatureTools, 'realm' | 'clock'>,
): ConsentsService => createConsentsService(createConsentsRepository(db), realm, clock);
