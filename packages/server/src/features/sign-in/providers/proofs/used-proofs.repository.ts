import { lte } from 'drizzle-orm';
import type { Database } from '../../../../database/database.js';
import { usedProofs } from '../../../../database/schema/tv-providers.js';

export interface UsedProofsRepository {
  /** False if it has already been spent; of several concurrent calls only one returns true. */
  spend(proofHash: string, expiresAt: Date): Promise<boolean>;
  clean(before: Date): Promise<void>;
}

export const createUsedProofsRepository = (db: Database): UsedProofsRepository => ({
  spend: async (proofHash, expiresAt) => {
    const added = await db
      .insert(usedProofs)
      .values({ proofHash, expiresAt })
      .onConflictDoNothing()
      .returning({ proofHash: usedProofs.proofHash });
    return added.length > 0;
  },
  clean: async (before) => {
    await db.delete(usedProofs).where(lte(usedProofs.expiresAt, before));
  },
});
