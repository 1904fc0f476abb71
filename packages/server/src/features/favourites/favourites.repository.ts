import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import type { Database } from '../../database/database.js';
import { favourites } from '../../database/schema/favourites.js';

export interface FavouritesRepository {
  /** Ids newest first, after `lastSeen`; nothing where that is no favourite any more. */
  page(accountId: string, limit: number, lastSeen: string | undefined): Promise<string[]>;
  /** Which of `vodIds` are favourites; asked once for a whole page of cards. */
  among(accountId: string, vodIds: readonly string[]): Promise<Set<string>>;
  add(accountId: string, vodId: string, at: Date): Promise<void>;
  remove(accountId: string, vodId: string): Promise<void>;
}

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
  among: async (accountId, vodIds) => {
    if (vodIds.length === 0) return new Set();
    const rows = await db
      .select({ vodId: favourites.vodId })
      .from(favourites)
      .where(and(eq(favourites.accountId, accountId), inArray(favourites.vodId, [...vodIds])));
    return new Set(rows.map(({ vodId }) => vodId));
  },
  add: async (accountId, vodId, addedAt) => {
    await db.insert(favourites).values({ accountId, vodId, addedAt }).onConflictDoNothing();
  },
  remove: async (accountId, vodId) => {
    await db.delete(favourites).where(and(eq(favourites.accountId, accountId), eq(favourites.vodId, vodId)));
  },
});
