import type { FeatureTools } from '../../../feature-tools.js';
import type { SharedCounts } from '../../../http/limits/limits.js';
import { createLockOutRepository } from './lock-out.repository.js';
import { createLockOut } from './lock-out.service.js';

/** Attempts are counted outside any transaction, so that the count survives the rollback of a refused request. */
export const createLockOutFeature = ({ db, clock }: Pick<FeatureTools, 'db' | 'clock'>) => {
  const repository = createLockOutRepository(db);
  return {
    lockOut: createLockOut(repository, clock),
    /** Request counts shared by all processes. */
    counts: { count: (key, now, endsAt) => repository.count(key, now, endsAt) } satisfies SharedCounts,
  };
};
