import { and, asc, eq, lte, ne, sql } from 'drizzle-orm';
import { Repository } from '../../../database/repository.js';
import { accounts } from '../../../database/schema/accounts.js';
import { playbackScreens } from '../../../database/schema/watching.js';

export type StoredScreen = typeof playbackScreens.$inferSelect;
export type NewScreen = Omit<StoredScreen, 'startedAt'>;

export class ScreensRepository extends Repository {
  /**
   * Takes a screen, or refreshes the one the session holds, unless `limit` others are playing. Screens not seen since
   * `silentSince` are free. Concurrent requests of an account are serialised.
   * @returns the screens that are playing if there is no free one; empty if the screen is held
   */
  hold(
    screen: NewScreen,
    { limit, silentSince }: { readonly limit: number; readonly silentSince: Date },
  ): Promise<StoredScreen[]> {
    return this.db.transaction(async (tx) => {
      const { accountId, sessionId, seenAt } = screen;
      // Locking the account's row serialises requests across all processes of the service.
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
            // The clocks of processes may differ; the later time wins.
            seenAt: sql`greatest(${playbackScreens.seenAt}, excluded.seen_at)`,
          },
        });
      return [];
    });
  }

  async free(accountId: string, sessionId: string): Promise<void> {
    await this.db
      .delete(playbackScreens)
      .where(and(eq(playbackScreens.accountId, accountId), eq(playbackScreens.sessionId, sessionId)));
  }

  /** Deletes screens not seen since `silentSince`. */
  async clean(silentSince: Date): Promise<void> {
    await this.db.delete(playbackScreens).where(lte(playbackScreens.seenAt, silentSince));
  }
}
