import { and, eq, isNull } from 'drizzle-orm';
import { Repository } from '../../../database/repository.js';
import { tokenFamilies } from '../../../database/schema/accounts.js';
import { sessionProofs } from '../../../database/schema/factors.js';

export class IdentityProofRepository extends Repository {
  /**
   * Time of the last identity proof in the session, else of its sign-in. Undefined if the session has ended.
   */
  async provedAt(sessionId: string, accountId: string): Promise<Date | undefined> {
    const [row] = await this.db
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
  }

  /** Records a proof of the session's identity. */
  async prove(familyId: string, provedAt: Date): Promise<void> {
    await this.db
      .insert(sessionProofs)
      .values({ familyId, provedAt })
      .onConflictDoUpdate({ target: sessionProofs.familyId, set: { provedAt } });
  }
}
