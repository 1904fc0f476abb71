import { and, asc, count, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.js';
import { Repository } from '../../../database/repository.js';
import type { MovingViewers } from '../../../feature.js';
import { favourites } from '../../../database/schema/favourites.js';

const among = async (db: Database, accountId: string, vodIds: readonly string[]): Promise<Set<string>> => {
  if (vodIds.length === 0) return new Set();
  const rows = await db
    .select({ vodId: favourites.vodId })
    .from(favourites)
    .where(and(eq(favourites.accountId, accountId), inArray(favourites.vodId, [...vodIds])));
  return new Set(rows.map(({ vodId }) => vodId));
};

export class FavouritesRepository extends Repository {
  /** Ids after `lastSeen`, newest first; empty if `lastSeen` is no longer a favourite. */
  async page(accountId: string, limit: number, lastSeen: string | undefined): Promise<string[]> {
    const own = eq(favourites.accountId, accountId);
    const after =
      lastSeen === undefined
        ? undefined
        : lt(
            favourites.sequence,
            this.db
              .select({ sequence: favourites.sequence })
              .from(favourites)
              .where(and(own, eq(favourites.vodId, lastSeen))),
          );
    const rows = await this.db
      .select({ vodId: favourites.vodId })
      .from(favourites)
      .where(and(own, after))
      .orderBy(desc(favourites.sequence))
      .limit(limit);
    return rows.map(({ vodId }) => vodId);
  }

  /** Those of `vodIds` that are favourites; one query for a page of cards. */
  among(accountId: string, vodIds: readonly string[]): Promise<Set<string>> {
    return among(this.db, accountId, vodIds);
  }

  /** Adds the favourites of an account to those of another. */
  async move({ from, to }: Omit<MovingViewers, 'viewerIds' | 'withoutProfile'>): Promise<void> {
    await this.db.execute(sql`
        insert into ${favourites} (account_id, vod_id, added_at)
        select ${to}, vod_id, added_at from ${favourites} where account_id = ${from} order by sequence
        on conflict do nothing`);
    await this.db.delete(favourites).where(eq(favourites.accountId, from));
  }

  async count(accountId: string): Promise<number> {
    const [stored] = await this.db
      .select({ size: count() })
      .from(favourites)
      .where(eq(favourites.accountId, accountId));
    return stored?.size ?? 0;
  }

  /** Newest first on both sides; null if `vodId` is not a favourite. */
  async neighbours(
    accountId: string,
    vodId: string,
    size: number,
  ): Promise<{ readonly previous: string[]; readonly next: string[] } | null> {
    const own = eq(favourites.accountId, accountId);
    const columns = { vodId: favourites.vodId, sequence: favourites.sequence };
    const [found] = await this.db
      .select(columns)
      .from(favourites)
      .where(and(own, eq(favourites.vodId, vodId)));
    if (found === undefined) return null;
    const [newer, older] = await Promise.all([
      this.db
        .select(columns)
        .from(favourites)
        .where(and(own, gt(favourites.sequence, found.sequence)))
        .orderBy(asc(favourites.sequence))
        .limit(size),
      this.db
        .select(columns)
        .from(favourites)
        .where(and(own, lt(favourites.sequence, found.sequence)))
        .orderBy(desc(favourites.sequence))
        .limit(size),
    ]);
    return {
      previous: newer.toReversed().map((row) => row.vodId),
      next: older.map((row) => row.vodId),
    };
  }

  async add(accountId: string, vodId: string, addedAt: Date): Promise<void> {
    await this.db.insert(favourites).values({ accountId, vodId, addedAt }).onConflictDoNothing();
  }

  /**
   * Adds all or none.
   * @returns those that were favourites already; if there are any, nothing is added
   */
  addNew(accountId: string, vodIds: readonly string[], addedAt: Date): Promise<Set<string>> {
    return this.db.transaction(async (tx) => {
      const known = await among(tx, accountId, vodIds);
      if (known.size > 0) return known;
      await tx
        .insert(favourites)
        .values(vodIds.map((vodId) => ({ accountId, vodId, addedAt })))
        .onConflictDoNothing();
      return known;
    });
  }

  async remove(accountId: string, vodId: string): Promise<void> {
    await this.db
      .delete(favourites)
      .where(and(eq(favourites.accountId, accountId), eq(favourites.vodId, vodId)));
  }
}
