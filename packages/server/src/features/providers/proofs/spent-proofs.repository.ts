import { lte } from 'drizzle-orm';
import type { Database } from '../../../database/database.js';
import { spentProofs } from '../../../database/schema/tv-providers.js';

export interface SpentProofsRepository {
  /** False if it has already been spent; of several concurrent calls only one returns true. */
  spend(proofHash: string, expiresAt: Date): Promise<boolean>;
  clean(before: Date): Promise<void>;
}

export const createSpentProofsRepository = (db: Database): SpentProofsRepository => ({
  spend: async (proofHash, expiresAt) => {
    const added = await db
      .insert(spentProofs)
      .values({ proofHash, expiresAt })
      .onConflictDoNothing()
      .returning({ proofHash: spentProofs.proofHash });
    return added.length > 0;
  },
  clean: async (before) => {
    await db.delete(spentProofs).where(lte(spentProofs.expiresAt, before));
  },
});
