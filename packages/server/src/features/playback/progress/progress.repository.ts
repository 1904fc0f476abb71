import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.js';
import { watchProgress } from '../../../database/schema/watching.js';

export type StoredProgress = typeof watchProgress.$inferSelect;

export interface ProgressRepository {
  /** Saves the progress unless the same writer has stored a higher sequence number. */
  save(progress: StoredProgress): Promise<void>;
  /** The viewer's progress in each of `vodIds`. One query for a whole page of cards. */
  among(viewerId: string, vodIds: readonly string[]): Promise<StoredProgress[]>;
  /** Newest first, after `lastSeen`; empty when that entry no longer exists. */
  page(viewerId: string, limit: number, lastSeen: string | undefined): Promise<StoredProgress[]>;
  remove(viewerId: string, vodId: string): Promise<void>;
  clear(viewerId: string): Promise<void>;
}

export const createProgressRepository = (db: Database): ProgressRepository => ({
  save: async (progress) => {
    const { viewerId: _viewer, vodId: _vod, ...changes } = progress;
    await db
      .insert(watchProgress)
      .values(progress)
      .onConflictDoUpdate({
        target: [watchProgress.viewerId, watchProgress.vodId],
        set: changes,
        setWhere: sql`excluded.writer is null
          or ${watchProgress.writer} is distinct from excluded.writer
          or ${watchProgress.sequence} <= excluded.sequence`,
      });
  },
  among: (viewerId, vodIds) =>
    db
      .select()
      .from(watchProgress)
      .where(and(eq(watchProgress.viewerId, viewerId), inArray(watchProgress.vodId, [...vodIds]))),
  page: (viewerId, limit, lastSeen) => {
    const own = eq(watchProgress.viewerId, viewerId);
    const after =
      lastSeen === undefined
        ? undefined
        : sql`(${watchProgress.watchedAt}, ${watchProgress.vodId}) < (
            select watched_at, vod_id from watch_progress
            where viewer_id = ${viewerId} and vod_id = ${lastSeen})`;
    return db
      .select()
      .from(watchProgress)
      .where(and(own, after))
      .orderBy(desc(watchProgress.watchedAt), desc(watchProgress.vodId))
      .limit(limit);
  },
  clear: async (viewerId) => {
    await db.delete(watchProgress).where(eq(watchProgress.viewerId, viewerId));
  },
  remove: async (viewerId, vodId) => {
    await db
      .delete(watchProgress)
      .where(and(eq(watchProgress.viewerId, viewerId), eq(watchProgress.vodId, vodId)));
  },
});
