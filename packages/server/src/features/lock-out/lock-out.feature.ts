import type { FeatureTools } from '../../feature-tools.js';
import type { SharedCounts } from '../../http/limits/limits.js';
import { createLockOutRepository } from './lock-out.repository.js';
import { createLockOut } from './lock-out.service.js';

/** Counted outside of any transaction: an attempt that is refused is kept. */
export const createLockOutFeature = ({ db, clock }: Pick<FeatureTools, 'db' | 'clock'>) => {
  const repository = createLockOutRepository(db);
  return {
    lockOut: createLockOut(repository, clock),
    /** Counts of requests that all processes share. */
    counts: { count: (key, now, endsAt) => repository.count(key, now, endsAt) } satisfies SharedCounts,
  };
};
