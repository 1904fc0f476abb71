import { and, asc, count, desc, eq, gt, inArray, lt } from 'drizzle-orm';
import type { Database } from '../../../database/database.js';
import { favourites } from '../../../database/schema/favourites.js';

export interface FavouritesRepository {
  /** Ids after `lastSeen`, newest first; empty if `lastSeen` is no longer a favourite. */
  page(accountId: string, limit: number, lastSeen: string | undefined): Promise<string[]>;
  /** Those of `vodIds` that are favourites; one query for a page of cards. */
  among(accountId: string, vodIds: readonly string[]): Promise<Set<string>>;
  count(accountId: string): Promise<number>;
  /** Newest first on both sides; null if `vodId` is not a favourite. */
  neighbours(
    accountId: string,
    vodId: string,
    size: number,
  ): Promise<{ readonly previous: string[]; readonly next: string[] } | null>;
  add(accountId: string, vodId: string, at: Date): Promise<void>;
  /**
   * Adds all or none.
   * @returns those that were favourites already; if there are any, nothing is added
   */
  addNew(accountId: string, vodIds: readonly string[], at: Date): Promise<Set<string>>;
  remove(accountId: string, vodId: string): Promise<void>;
}

const among = async (db: Database, accountId: string, vodIds: readonly string[]): Promise<Set<string>> => {
  if (vodIds.length === 0) return new Set();
  const rows = await db
    .select({ vodId: favourites.vodId })
    .from(favourites)
    .where(and(eq(favourites.accountId, accountId), inArray(favourites.vodId, [...vodIds])));
  return new Set(rows.map(({ vodId }) => vodId));
};

export const createFavouritesRepository = (db: Database): FavouritesRepository => ({
  page: async (accountId, limit, lastSeen) => {
    const own = eq(favourites.accountId, accountId);
    const after =
      lastSeen === undefined
        ? undefined
        : lt(
            favourites.sequence,
            db
              .select({ sequence: favourites.sequence })
              .from(favourites)
              .where(and(own, eq(favourites.vodId, lastSeen))),
          );
    const rows = await db
      .select({ vodId: favourites.vodId })
      .from(favourites)
      .where(and(own, after))
      .orderBy(desc(favourites.sequence))
      .limit(limit);
    return rows.map(({ vodId }) => vodId);
  },
  among: (accountId, vodIds) => among(db, accountId, vodIds),
  count: async (accountId) => {
    const [stored] = await db
      .select({ size: count() })
      .from(favourites)
      .where(eq(favourites.accountId, accountId));
    return stored?.size ?? 0;
  },
  neighbours: async (accountId, vodId, size) => {
    const own = eq(favourites.accountId, accountId);
    const columns = { vodId: favourites.vodId, sequence: favourites.sequence };
    const [found] = await db
      .select(columns)
      .from(favourites)
      .where(and(own, eq(favourites.vodId, vodId)));
    if (found === undefined) return null;
    const [newer, older] = await Promise.all([
      db
        .select(columns)
        .from(favourites)
        .where(and(own, gt(favourites.sequence, found.sequence)))
        .orderBy(asc(favourites.sequence))
        .limit(size),
      db
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
  },
  addNew: (accountId, vodIds, addedAt) =>
    db.transaction(async (tx) => {
      const known = await among(tx, accountId, vodIds);
      if (known.size > 0) return known;
      await tx
        .insert(favourites)
        .values(vodIds.map((vodId) => ({ accountId, vodId, addedAt })))
        .onConflictDoNothing();
      return known;
    }),
  add: async (accountId, vodId, addedAt) => {
    await db.insert(favourites).values({ accountId, vodId, addedAt }).onConflictDoNothing();
  },
  remove: async (accountId, vodId) => {
    await db.delete(favourites).where(and(eq(favourites.accountId, accountId), eq(favourites.vodId, vodId)));
  },
});
