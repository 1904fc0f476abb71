import type { FeatureTools } from '../../../feature-tools.js';
import type { SharedCounts } from '../../../http/limits/limits.js';
import { LockOutRepository } from './lock-out.repository.js';
import { LockOut } from './lock-out.service.js';

/** Attempts are counted outside any transaction, so that the count survives the rollback of a refused request. */
export const createLockOutFeature = ({ db, clock }: Pick<FeatureTools, 'db' | 'clock'>) => {
  const repository = new LockOutRepository(db);
  return {
    lockOut: new LockOut(repository, clock),
    /** Request counts shared by all processes. */
    counts: { count: (key, now, endsAt) => repository.count(key, now, endsAt) } satisfies SharedCounts,
  };
};
