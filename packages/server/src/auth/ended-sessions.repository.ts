import { gt } from 'drizzle-orm';
import { Repository } from '../database/repository.js';
import { tokenFamilies } from '../database/schema/accounts.js';

export class EndedSessionsRepository extends Repository {
  /** Sessions that ended after the given time, the earliest first. */
  since(after: Date): Promise<{ id: string; at: Date | null }[]> {
    return this.db
      .select({ id: tokenFamilies.id, at: tokenFamilies.revokedAt })
      .from(tokenFamilies)
      .where(gt(tokenFamilies.revokedAt, after))
      .orderBy(tokenFamilies.revokedAt);
  }
}
