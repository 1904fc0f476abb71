import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../database/database.js';
import { tokenFamilies } from '../../database/schema/accounts.js';
import { sessionProofs } from '../../database/schema/factors.js';

export interface IdentityProofRepository {
  /** When the session was last proven to be its account's: by its sign-in, or later. Undefined where it has ended. */
  provedAt(sessionId: string, accountId: string): Promise<Date | undefined>;
  /** Writes that the session was proven now. */
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
