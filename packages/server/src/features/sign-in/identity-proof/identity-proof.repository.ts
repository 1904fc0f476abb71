import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../../database/database.js';
import { tokenFamilies } from '../../../database/schema/accounts.js';
import { sessionProofs } from '../../../database/schema/factors.js';

export interface IdentityProofRepository {
  /**
   * Time of the last identity proof in the session, else of its sign-in. Undefined if the session has ended.
   */
  provedAt(sessionId: string, accountId: string): Promise<Date | undefined>;
  /** Records a proof of the session's identity. */
  prove(sessionId: string, at: Date): Promise<void>;
}

export const createIdentityProofRepository = (db: Database): IdentityProofRepository => ({
  provedAt: async (sessionId, accountId) => {
    const [row] = await db
      .select({ createdAt: tokenFamilies.createdAt, provedAt: sessionProofs.provedAt })
      .from(tokenFamilies)
      .leftJoin(sessionProofs, eq(sessionProofs.familyId, tokenFamilies.id))
      .where(
        and(
          eq(tokenFamilies.id, sessionId),
          eq(tokenFamilies.accountId, accountId),
          isNull(tokenFamilies.revokedAt),
        ),
      );
    return row === undefined ? undefined : (row.provedAt ?? row.createdAt);
  },
  prove: async (familyId, provedAt) => {
    await db
      .insert(sessionProofs)
      .values({ familyId, provedAt })
      .onConflictDoUpdate({ target: sessionProofs.familyId, set: { provedAt } });
  },
});
