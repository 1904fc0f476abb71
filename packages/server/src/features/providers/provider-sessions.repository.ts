import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../database/database.js';
import { refreshTokens, tokenFamilies } from '../../database/schema/accounts.js';
import { providerSessions } from '../../database/schema/providers.js';

export type ProviderSession = typeof providerSessions.$inferSelect;

export interface ProviderSessionsRepository {
  add(session: ProviderSession): Promise<void>;
  /** What a session of an account has at a provider; undefined for a token that is not the account's. */
  of(
    refreshTokenHash: string,
    accountId: string,
  ): Promise<{ readonly provider: string | null; readonly sealedToken: string | null } | undefined>;
  /** Takes out what a refresh token's session has at a provider. */
  take(
    refreshTokenHash: string,
    of: Pick<ProviderSession, 'provider' | 'clientName'>,
  ): Promise<ProviderSession | undefined>;
}

export const createProviderSessionsRepository = (db: Database): ProviderSessionsRepository => ({
  add: async (session) => {
    await db.insert(providerSessions).values(session);
  },
  of: async (refreshTokenHash, accountId) => {
    const [found] = await db
      .select({ provider: providerSessions.provider, sealedToken: providerSessions.sealedToken })
      .from(refreshTokens)
      .innerJoin(tokenFamilies, eq(tokenFamilies.id, refreshTokens.familyId))
      .leftJoin(providerSessions, eq(providerSessions.familyId, refreshTokens.familyId))
      .where(
        and(
          eq(refreshTokens.hash, refreshTokenHash),
          eq(tokenFamilies.accountId, accountId),
          isNull(tokenFamilies.revokedAt),
        ),
      );
    return found;
  },
  take: async (refreshTokenHash, { provider, clientName }) => {
    const family = db
      .select({ id: refreshTokens.familyId })
      .from(refreshTokens)
      .where(eq(refreshTokens.hash, refreshTokenHash));
    const [taken] = await db
      .delete(providerSessions)
      .where(
        and(
          eq(providerSessions.familyId, family),
          eq(providerSessions.provider, provider),
          eq(providerSessions.clientName, clientName),
        ),
      )
      .returning();
    return taken;
  },
});
