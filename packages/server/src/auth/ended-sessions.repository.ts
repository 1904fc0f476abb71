import { gt } from 'drizzle-orm';
import type { Database } from '../database/database.js';
import { tokenFamilies } from '../database/schema/accounts.js';

export class EndedSessionsRepository {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Sessions that ended after the given time, the earliest first. */
  since(after: Date): Promise<{ id: string; at: Date | null }[]> {
    return this.#db
      .select({ id: tokenFamilies.id, at: tokenFamilies.revokedAt })
      .from(tokenFamilies)
      .where(gt(tokenFamilies.revokedAt, after))
      .orderBy(tokenFamilies.revokedAt);
  }
}
