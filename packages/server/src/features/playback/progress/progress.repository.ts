import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { leftBy, viewerThere } from '../../../database/moved-viewers.js';
import { Repository } from '../../../database/repository.js';
import type { MovingViewers } from '../../../feature.js';
import { watchProgress } from '../../../database/schema/watching.js';

export type StoredProgress = typeof watchProgress.$inferSelect;

export class ProgressRepository extends Repository {
  /** Saves the progress unless the same writer has stored a higher sequence number. */
  async save(progress: StoredProgress): Promise<void> {
    const { viewerId: _viewer, vodId: _vod, ...changes } = progress;
    await this.db
      .insert(watchProgress)
      .values(progress)
      .onConflictDoUpdate({
        target: [watchProgress.viewerId, watchProgress.vodId],
        set: changes,
        setWhere: sql`excluded.writer is null
          or ${watchProgress.writer} is distinct from excluded.writer
          or ${watchProgress.sequence} <= excluded.sequence`,
      });
  }

  /** The viewer's progress in each of `vodIds`. One query for a whole page of cards. */
  among(viewerId: string, vodIds: readonly string[]): Promise<StoredProgress[]> {
    return this.db
      .select()
      .from(watchProgress)
      .where(and(eq(watchProgress.viewerId, viewerId), inArray(watchProgress.vodId, [...vodIds])));
  }

  /** Newest first, after `lastSeen`; empty when that entry no longer exists. */
  page(viewerId: string, limit: number, lastSeen: string | undefined): Promise<StoredProgress[]> {
    const own = eq(watchProgress.viewerId, viewerId);
    const after =
      lastSeen === undefined
        ? undefined
        : sql`(${watchProgress.watchedAt}, ${watchProgress.vodId}) < (
            select watched_at, vod_id from watch_progress
            where viewer_id = ${viewerId} and vod_id = ${lastSeen})`;
    return this.db
      .select()
      .from(watchProgress)
      .where(and(own, after))
      .orderBy(desc(watchProgress.watchedAt), desc(watchProgress.vodId))
      .limit(limit);
  }

  async remove(viewerId: string, vodId: string): Promise<void> {
    await this.db
      .delete(watchProgress)
      .where(and(eq(watchProgress.viewerId, viewerId), eq(watchProgress.vodId, vodId)));
  }

  async clear(viewerId: string): Promise<void> {
    await this.db.delete(watchProgress).where(eq(watchProgress.viewerId, viewerId));
  }

  async moveViewers(moving: MovingViewers): Promise<string[]> {
    const { viewerId: viewer } = watchProgress;
    const moved = await this.db
      .update(watchProgress)
      .set({ accountId: moving.to, viewerId: viewerThere(viewer, moving) })
      .where(leftBy(viewer, moving))
      .returning({ viewerId: watchProgress.viewerId });
    return moved.map(({ viewerId }) => viewerId);
  }

  async forgetViewers(ids: readonly string[]): Promise<void> {
    await this.db.delete(watchProgress).where(inArray(watchProgress.viewerId, [...ids]));
  }
}
