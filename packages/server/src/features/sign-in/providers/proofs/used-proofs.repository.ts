import { lte } from 'drizzle-orm';
import { Repository } from '../../../../database/repository.js';
import { usedProofs } from '../../../../database/schema/tv-providers.js';

export class UsedProofsRepository extends Repository {
  /** False if it has already been spent; of several concurrent calls only one returns true. */
  async spend(proofHash: string, expiresAt: Date): Promise<boolean> {
    const added = await this.db
      .insert(usedProofs)
      .values({ proofHash, expiresAt })
      .onConflictDoNothing()
      .returning({ proofHash: usedProofs.proofHash });
    return added.length > 0;
  }

  async clean(before: Date): Promise<void> {
    await this.db.delete(usedProofs).where(lte(usedProofs.expiresAt, before));
  }
}
