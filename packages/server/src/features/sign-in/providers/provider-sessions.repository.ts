import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Database } from '../../../database/database.js';
import { refreshTokens, tokenFamilies } from '../../../database/schema/accounts.js';
import { providerSessions } from '../../../database/schema/providers.js';

export type ProviderSession = typeof providerSessions.$inferSelect;

type Client = Pick<ProviderSession, 'provider' | 'clientName'>;

export interface ProviderSessionsRepository {
  add(session: ProviderSession): Promise<void>;
  /** The provider and its token for a session of the account; undefined for another account's refresh token. */
  of(
    refreshTokenHash: string,
    accountId: string,
  ): Promise<{ readonly provider: string | null; readonly sealedToken: string | null } | undefined>;
  /** Deletes and returns the provider session of a refresh token's session. */
  take(refreshTokenHash: string, of: Client): Promise<ProviderSession | undefined>;
  /** The provider session of a session id. */
  ofSession(sessionId: string): Promise<ProviderSession | undefined>;
  /** The provider sessions of the account's active sessions at a provider's client. */
  ofClient(accountId: string, of: Client): Promise<ProviderSession[]>;
  /** Ends the account's sessions begun by a provider's client, and the session `andOf`. */
  endSessionsOfClient(accountId: string, of: Client, andOf: string | undefined, at: Date): Promise<void>;
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
  ofSession: async (sessionId) => {
    const [found] = await db.select().from(providerSessions).where(eq(providerSessions.familyId, sessionId));
    return found;
  },
  ofClient: async (accountId, { provider, clientName }) => {
    const rows = await db
      .select({ session: providerSessions })
      .from(providerSessions)
      .innerJoin(tokenFamilies, eq(tokenFamilies.id, providerSessions.familyId))
      .where(
        and(
          eq(tokenFamilies.accountId, accountId),
          isNull(tokenFamilies.revokedAt),
          eq(providerSessions.provider, provider),
          eq(providerSessions.clientName, clientName),
        ),
      );
    return rows.map(({ session }) => session);
  },
  endSessionsOfClient: async (accountId, { provider, clientName }, andOf, revokedAt) => {
    const startedFamilies = db
      .select({ id: providerSessions.familyId })
      .from(providerSessions)
      .where(and(eq(providerSessions.provider, provider), eq(providerSessions.clientName, clientName)));
    await db
      .update(tokenFamilies)
      .set({ revokedAt })
      .where(
        and(
          eq(tokenFamilies.accountId, accountId),
          isNull(tokenFamilies.revokedAt),
          or(
            inArray(tokenFamilies.id, startedFamilies),
            ...(andOf === undefined ? [] : [eq(tokenFamilies.id, andOf)]),
          ),
        ),
      );
  },
});
