import { and, eq, isNull } from 'drizzle-orm';
import { Repository } from '../../../database/repository.js';
import { tokenFamilies } from '../../../database/schema/accounts.js';
import { sessionProofs } from '../../../database/schema/factors.js';

export class IdentityProofRepository extends Repository {
  /**
   * Time of the last identity proof in the session, else of its sign-in, and of the last one by a second factor.
   * Undefined if the session has ended.
   */
  async provedAt(
    sessionId: string,
    accountId: string,
  ): Promise<{ readonly at: Date; readonly factorAt: Date | null } | undefined> {
    const [row] = await this.db
      .select({
        createdAt: tokenFamilies.createdAt,
        provedAt: sessionProofs.provedAt,
        factorAt: sessionProofs.factorProvedAt,
      })
      .from(tokenFamilies)
      .leftJoin(sessionProofs, eq(sessionProofs.familyId, tokenFamilies.id))
      .where(
        and(
          eq(tokenFamilies.id, sessionId),
          eq(tokenFamilies.accountId, accountId),
          isNull(tokenFamilies.revokedAt),
        ),
      );
    return row === undefined ? undefined : { at: row.provedAt ?? row.createdAt, factorAt: row.factorAt };
  }

  /** Records a proof of the session's identity. @param byFactor whether it was made by a second factor */
  async prove(familyId: string, provedAt: Date, byFactor: boolean): Promise<void> {
    const set = byFactor ? { provedAt, factorProvedAt: provedAt } : { provedAt };
    await this.db
      .insert(sessionProofs)
      .values({ familyId, ...set })
      .onConflictDoUpdate({ target: sessionProofs.familyId, set });
  }
}
