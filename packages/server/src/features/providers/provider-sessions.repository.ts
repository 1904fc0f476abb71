import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.js';
import { refreshTokens } from '../../database/schema/accounts.js';
import { providerSessions } from '../../database/schema/providers.js';

export type ProviderSession = typeof providerSessions.$inferSelect;

export interface ProviderSessionsRepository {
  add(session: ProviderSession): Promise<void>;
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
