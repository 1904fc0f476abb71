import { and, asc, eq, lte, ne, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.js';
import { accounts } from '../../database/schema/accounts.js';
import { playbackScreens } from '../../database/schema/watching.js';

export type StoredScreen = typeof playbackScreens.$inferSelect;
export type NewScreen = Omit<StoredScreen, 'startedAt'>;

export interface ScreensRepository {
  /**
   * Takes up a screen, or keeps the one that the session holds, unless `limit` others play already. Screens not seen
   * since `silentSince` are free. Several who ask at once are served one after the other.
   * @returns the screens that stand in the way; empty when the screen is held
   */
  hold(
    screen: NewScreen,
    rule: { readonly limit: number; readonly silentSince: Date },
  ): Promise<StoredScreen[]>;
  free(accountId: string, sessionId: string): Promise<void>;
  /** Drops what has been silent since. */
  clean(silentSince: Date): Promise<void>;
}

export const createScreensRepository = (db: Database): ScreensRepository => ({
  hold: (screen, { limit, silentSince }) =>
    db.transaction(async (tx) => {
      const { accountId, sessionId, seenAt } = screen;
      // The account's own row is what they queue for, in every process of the service.
      await tx
        .select({ id: accounts.id })
        .from(accounts)
        .where(eq(accounts.id, accountId))
        .for('no key update');
      await tx
        .delete(playbackScreens)
        .where(and(eq(playbackScreens.accountId, accountId), lte(playbackScreens.seenAt, silentSince)));
      const others = await tx
        .select()
        .from(playbackScreens)
        .where(and(eq(playbackScreens.accountId, accountId), ne(playbackScreens.sessionId, sessionId)))
        .orderBy(asc(playbackScreens.startedAt));
      if (others.length >= limit) return others;
      await tx
        .insert(playbackScreens)
        .values({ ...screen, startedAt: seenAt })
        .onConflictDoUpdate({
          target: [playbackScreens.accountId, playbackScreens.sessionId],
          set: {
            videos: screen.videos,
            device: screen.device,
            // Of two processes whose clocks differ, the later time holds.
            seenAt: sql`greatest(${playbackScreens.seenAt}, excluded.seen_at)`,
          },
        });
      return [];
    }),
  free: async (accountId, sessionId) => {
    await db
      .delete(playbackScreens)
      .where(and(eq(playbackScreens.accountId, accountId), eq(playbackScreens.sessionId, sessionId)));
  },
  clean: async (silentSince) => {
    await db.delete(playbackScreens).where(lte(playbackScreens.seenAt, silentSince));
  },
});
