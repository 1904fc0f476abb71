import { and, eq, gt, lt } from 'drizzle-orm';
import { Repository } from '../../../../database/repository.js';
import { pendingLinks } from '../../../../database/schema/providers.js';

export type PendingLink = typeof pendingLinks.$inferSelect;

export class PendingLinksRepository extends Repository {
  async add(link: PendingLink): Promise<void> {
    await this.db.insert(pendingLinks).values(link);
  }

  /** Deletes and returns a link of the account; undefined if it is unknown, expired or another account's. */
  async take(tokenHash: string, accountId: string, now: Date): Promise<PendingLink | undefined> {
    const [taken] = await this.db
      .delete(pendingLinks)
      .where(
        and(
          eq(pendingLinks.tokenHash, tokenHash),
          eq(pendingLinks.accountId, accountId),
          gt(pendingLinks.expiresAt, now),
        ),
      )
      .returning();
    return taken;
  }

  async dropOf(accountId: string): Promise<void> {
    await this.db.delete(pendingLinks).where(eq(pendingLinks.accountId, accountId));
  }

  async clean(before: Date): Promise<void> {
    await this.db.delete(pendingLinks).where(lt(pendingLinks.expiresAt, before));
  }
}
