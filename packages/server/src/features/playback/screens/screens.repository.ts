import { randomUUID } from 'node:crypto';
import { and, asc, eq, lte, ne, not, sql } from 'drizzle-orm';
import { Repository } from '../../../database/repository.js';
import { accounts } from '../../../database/schema/accounts.js';
import { playbackScreens } from '../../../database/schema/watching.js';

export type StoredScreen = typeof playbackScreens.$inferSelect;
export type NewScreen = Omit<StoredScreen, 'id' | 'startedAt' | 'ended'>;

export class ScreensRepository extends Repository {
  /**
   * Takes a screen, or refreshes the one the session holds, unless `limit` others are playing. Where there is a limit,
   * other screens not seen since `silentSince` end. Concurrent requests of an account are serialised.
   * @param limit null: no limit
   * @returns the screen's id, or the screens that are playing if there is no free one
   */
  hold(
    screen: NewScreen,
    { limit, silentSince }: { readonly limit: number | null; readonly silentSince: Date },
  ): Promise<{ readonly id: string } | { readonly others: StoredScreen[] }> {
    return this.db.transaction(async (tx) => {
      const { accountId, sessionId, seenAt } = screen;
      if (limit !== null) {
        // Locking the account's row serialises requests across all processes of the service.
        await tx
          .select({ id: accounts.id })
          .from(accounts)
          .where(eq(accounts.id, accountId))
          .for('no key update');
        const isOther = and(
          eq(playbackScreens.accountId, accountId),
          ne(playbackScreens.sessionId, sessionId),
          not(playbackScreens.ended),
        );
        await tx
          .update(playbackScreens)
          .set({ ended: true })
          .where(and(isOther, lte(playbackScreens.seenAt, silentSince)));
        const others = await tx
          .select()
          .from(playbackScreens)
          .where(isOther)
          .orderBy(asc(playbackScreens.startedAt), asc(playbackScreens.id));
        if (others.length >= limit) return { others };
      }
      const [held] = await tx
        .insert(playbackScreens)
        .values({ ...screen, id: randomUUID(), startedAt: seenAt })
        .onConflictDoUpdate({
          target: [playbackScreens.accountId, playbackScreens.sessionId],
          targetWhere: not(playbackScreens.ended),
          set: {
            videos: screen.videos,
            device: screen.device,
            // The clocks of processes may differ; the later time wins.
            seenAt: sql`greatest(${playbackScreens.seenAt}, excluded.seen_at)`,
          },
        })
        .returning({ id: playbackScreens.id });
      if (held === undefined) throw new Error('The screen was not stored.');
      return held;
    });
  }

  /** Ends a screen; the addresses that were given to it end with it. */
  async end(accountId: string, sessionId: string): Promise<void> {
    await this.db
      .update(playbackScreens)
      .set({ ended: true })
      .where(
        and(
          eq(playbackScreens.accountId, accountId),
          eq(playbackScreens.sessionId, sessionId),
          not(playbackScreens.ended),
        ),
      );
  }

  /** Ends every screen of an account. */
  async endAll(accountId: string): Promise<void> {
    await this.db
      .update(playbackScreens)
      .set({ ended: true })
      .where(and(eq(playbackScreens.accountId, accountId), not(playbackScreens.ended)));
  }

  /** Deletes screens that were last seen before their addresses expired. */
  async clean(expiredSince: Date): Promise<void> {
    await this.db.delete(playbackScreens).where(lte(playbackScreens.seenAt, expiredSince));
  }
}
