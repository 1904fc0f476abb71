import { and, eq, gt } from 'drizzle-orm';
import { Repository } from '../database/repository.js';
import { tokenFamilies } from '../database/schema/accounts.js';
import { playbackScreens } from '../database/schema/watching.js';

export class EndedSessionsRepository extends Repository {
  /** Sessions that ended, and ended screens that were last seen, after the given time; the earliest first. */
  async since(after: Date): Promise<{ id: string; at: number }[]> {
    const [sessions, screens] = await Promise.all([
      this.db
        .select({ id: tokenFamilies.id, at: tokenFamilies.revokedAt })
        .from(tokenFamilies)
        .where(gt(tokenFamilies.revokedAt, after)),
      this.db
        .select({ id: playbackScreens.id, at: playbackScreens.seenAt })
        .from(playbackScreens)
        .where(and(eq(playbackScreens.ended, true), gt(playbackScreens.seenAt, after))),
    ]);
    return [...sessions, ...screens]
      .map(({ id, at }) => ({ id, at: at?.getTime() ?? 0 }))
      .toSorted((a, b) => a.at - b.at);
  }
}
