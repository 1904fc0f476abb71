import { and, asc, count, desc, eq, gte, inArray, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.js';
import { leftBy, viewerThere } from '../../../database/moved-viewers.js';
import { Repository } from '../../../database/repository.js';
import type { MovingViewers } from '../../../feature.js';
import { watchlistItems, watchlists, watchlistSaves } from '../../../database/schema/watchlists.js';
import type { ListedKey } from './listed-kind.js';

/** A list with its state for one viewer. */
export interface StoredWatchlist {
  readonly id: string;
  readonly ownerId: string;
  readonly name: string;
  readonly itemCount: number;
  /** Whether the viewer has saved it; always false for the viewer's own lists. */
  readonly saved: boolean;
}

export type FirstItem = Pick<typeof watchlistItems.$inferSelect, 'watchlistId' | 'kind' | 'contentId'>;

export interface NewWatchlist {
  readonly id: string;
  readonly ownerId: string;
  readonly accountId: string;
  readonly name: string;
  readonly createdAt: Date;
}

export interface NewSave {
  readonly viewerId: string;
  readonly accountId: string;
  readonly watchlistId: string;
}

export interface WatchlistsPage {
  readonly limit: number;
  /** Id of the last list the client has received. */
  readonly lastSeen: string | undefined;
  readonly withSaved: boolean;
}

const itemCount = sql<number>`(
  select count(*)::integer from watchlist_items counted where counted.watchlist_id = ${watchlists.id})`;

const columns = { id: watchlists.id, ownerId: watchlists.ownerId, name: watchlists.name, itemCount };

/** Serialises a viewer's requests until the transaction ends, so that concurrent ones cannot exceed a limit. */
const oneAtATime = async (tx: Database, viewerId: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${viewerId}, 0))`);
};

/** The lists themselves; their items belong to `WatchlistItemsRepository`. */
export class WatchlistsRepository extends Repository {
  /** The viewer's own lists, newest first, then saved ones, most recently saved first. One query. */
  async page(viewerId: string, { limit, lastSeen, withSaved }: WatchlistsPage): Promise<StoredWatchlist[]> {
    const mine = this.db
      .select({
        id: sql<string>`${watchlists.id}`.as('mine_id'),
        // Own lists first; within each half, newest first.
        half: sql<number>`0`.as('half'),
        sequence: sql<number>`${watchlists.sequence}`.as('mine_sequence'),
      })
      .from(watchlists)
      .where(eq(watchlists.ownerId, viewerId))
      .unionAll(
        this.db
          .select({
            id: sql<string>`${watchlistSaves.watchlistId}`.as('mine_id'),
            half: sql<number>`1`.as('half'),
            sequence: sql<number>`${watchlistSaves.sequence}`.as('mine_sequence'),
          })
          .from(watchlistSaves)
          .where(and(eq(watchlistSaves.viewerId, viewerId), withSaved ? undefined : sql`false`)),
      )
      .as('mine');
    const rows = await this.db
      .select({ ...columns, half: mine.half })
      .from(mine)
      .innerJoin(watchlists, eq(watchlists.id, mine.id))
      .where(
        and(
          isNull(watchlists.deletedAt),
          lastSeen === undefined
            ? undefined
            : sql`(${mine.half}, -${mine.sequence}) > (
              select case when w.owner_id = ${viewerId} then 0 else 1 end,
                -coalesce(case when w.owner_id = ${viewerId} then w.sequence else s.sequence end, 0)
              from watchlists w
              left join watchlist_saves s on s.watchlist_id = w.id and s.viewer_id = ${viewerId}
              where w.id = ${lastSeen} and (w.owner_id = ${viewerId} or s.viewer_id is not null))`,
        ),
      )
      .orderBy(asc(mine.half), desc(mine.sequence))
      .limit(limit);
    return rows.map(({ half, ...list }) => Object.assign(list, { saved: half === 1 }));
  }

  /** Ids of the given lists that contain an item. One query. */
  async holding(ids: readonly string[], { kind, contentId }: ListedKey): Promise<ReadonlySet<string>> {
    if (ids.length === 0) return new Set();
    const rows = await this.db
      .selectDistinct({ id: watchlistItems.watchlistId })
      .from(watchlistItems)
      .where(
        and(
          inArray(watchlistItems.watchlistId, [...ids]),
          eq(watchlistItems.contentId, contentId),
          eq(watchlistItems.kind, kind),
        ),
      );
    return new Set(rows.map(({ id }) => id));
  }

  /** The first `each` items of every list. One query. */
  firstItems(ids: readonly string[], each: number): Promise<FirstItem[]> {
    if (ids.length === 0) return Promise.resolve([]);
    const ranked = this.db
      .select({
        watchlistId: watchlistItems.watchlistId,
        kind: watchlistItems.kind,
        contentId: watchlistItems.contentId,
        place: sql<number>`row_number() over (
          partition by ${watchlistItems.watchlistId} order by ${watchlistItems.position})`.as('place'),
      })
      .from(watchlistItems)
      .where(sql`${watchlistItems.watchlistId} = any(${sql.param([...ids])}::text[])`)
      .as('ranked');
    return this.db
      .select({ watchlistId: ranked.watchlistId, kind: ranked.kind, contentId: ranked.contentId })
      .from(ranked)
      .where(lte(ranked.place, each))
      .orderBy(asc(ranked.place));
  }

  /** @param viewerId viewer for whom `saved` is determined; null for guests */
  async find(id: string, viewerId: string | null): Promise<StoredWatchlist | null> {
    const [row] = await this.db
      .select({ ...columns, savedBy: watchlistSaves.viewerId })
      .from(watchlists)
      .leftJoin(
        watchlistSaves,
        and(eq(watchlistSaves.watchlistId, watchlists.id), eq(watchlistSaves.viewerId, viewerId ?? '')),
      )
      .where(and(eq(watchlists.id, id), isNull(watchlists.deletedAt)));
    if (row === undefined) return null;
    const { savedBy, ...list } = row;
    return { ...list, saved: savedBy !== null };
  }

  /** @returns false if the owner already has `most` lists */
  create(watchlist: NewWatchlist, most: number): Promise<boolean> {
    return this.db.transaction(async (tx) => {
      await oneAtATime(tx, watchlist.ownerId);
      const [current] = await tx
        .select({ size: count() })
        .from(watchlists)
        .where(and(eq(watchlists.ownerId, watchlist.ownerId), isNull(watchlists.deletedAt)));
      if ((current?.size ?? 0) >= most) return false;
      await tx.insert(watchlists).values(watchlist);
      return true;
    });
  }

  async rename(id: string, name: string): Promise<void> {
    await this.db.update(watchlists).set({ name }).where(eq(watchlists.id, id));
  }

  /** Hides the list until it is restored or cleaned up. @returns whether the owner had it */
  async remove(id: string, ownerId: string, deletedAt: Date): Promise<boolean> {
    const removed = await this.db
      .update(watchlists)
      .set({ deletedAt })
      .where(and(eq(watchlists.id, id), eq(watchlists.ownerId, ownerId), isNull(watchlists.deletedAt)))
      .returning({ id: watchlists.id });
    return removed.length > 0;
  }

  /** Restores a list removed since `since`. */
  restore(
    id: string,
    ownerId: string,
    { since, most }: { readonly since: Date; readonly most: number },
  ): Promise<'restored' | 'gone' | 'full'> {
    return this.db.transaction(async (tx) => {
      await oneAtATime(tx, ownerId);
      const [current] = await tx
        .select({ size: count() })
        .from(watchlists)
        .where(and(eq(watchlists.ownerId, ownerId), isNull(watchlists.deletedAt)));
      if ((current?.size ?? 0) >= most) return 'full';
      const back = await tx
        .update(watchlists)
        .set({ deletedAt: null })
        .where(and(eq(watchlists.id, id), eq(watchlists.ownerId, ownerId), gte(watchlists.deletedAt, since)))
        .returning({ id: watchlists.id });
      return back.length > 0 ? 'restored' : 'gone';
    });
  }

  /** Permanently deletes lists removed before then. */
  async clean(before: Date): Promise<void> {
    await this.db.delete(watchlists).where(lt(watchlists.deletedAt, before));
  }

  /** Saving again has no effect. @returns false if the viewer has already saved `most` lists */
  save(save: NewSave, most: number): Promise<boolean> {
    return this.db.transaction(async (tx) => {
      await oneAtATime(tx, save.viewerId);
      await tx.insert(watchlistSaves).values(save).onConflictDoNothing();
      const [current] = await tx
        .select({ size: count() })
        .from(watchlistSaves)
        .where(eq(watchlistSaves.viewerId, save.viewerId));
      if ((current?.size ?? 0) <= most) return true;
      await tx
        .delete(watchlistSaves)
        .where(
          and(eq(watchlistSaves.viewerId, save.viewerId), eq(watchlistSaves.watchlistId, save.watchlistId)),
        );
      return false;
    });
  }

  /** @returns whether the list was saved */
  async forget(viewerId: string, id: string): Promise<boolean> {
    const removed = await this.db
      .delete(watchlistSaves)
      .where(and(eq(watchlistSaves.viewerId, viewerId), eq(watchlistSaves.watchlistId, id)))
      .returning({ id: watchlistSaves.watchlistId });
    return removed.length > 0;
  }

  async moveViewers(moving: MovingViewers): Promise<string[]> {
    const saves = await this.db
      .update(watchlistSaves)
      .set({ accountId: moving.to, viewerId: viewerThere(watchlistSaves.viewerId, moving) })
      .where(leftBy(watchlistSaves.viewerId, moving))
      .returning({ viewerId: watchlistSaves.viewerId });
    const lists = await this.db
      .update(watchlists)
      .set({ accountId: moving.to, ownerId: viewerThere(watchlists.ownerId, moving) })
      .where(leftBy(watchlists.ownerId, moving))
      .returning({ viewerId: watchlists.ownerId });
    return [...saves, ...lists].map(({ viewerId }) => viewerId);
  }

  async forgetViewers(ids: readonly string[]): Promise<void> {
    await this.db.delete(watchlistSaves).where(inArray(watchlistSaves.viewerId, [...ids]));
    await this.db.delete(watchlists).where(inArray(watchlists.ownerId, [...ids]));
  }
}
