import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import { Repository } from '../../../database/repository.js';
import { refreshTokens, tokenFamilies } from '../../../database/schema/accounts.js';
import { providerSessions } from '../../../database/schema/providers.js';

export type ProviderSession = typeof providerSessions.$inferSelect;

type Client = Pick<ProviderSession, 'provider' | 'clientName'>;

export class ProviderSessionsRepository extends Repository {
  async add(session: ProviderSession): Promise<void> {
    await this.db.insert(providerSessions).values(session);
  }

  /** The provider and its token for a session of the account; undefined for another account's refresh token. */
  async of(
    refreshTokenHash: string,
    accountId: string,
  ): Promise<{ readonly provider: string | null; readonly sealedToken: string | null } | undefined> {
    const [found] = await this.db
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
  }

  /** Deletes and returns the provider session of a refresh token's session. */
  async take(
    refreshTokenHash: string,
    { provider, clientName }: Client,
  ): Promise<ProviderSession | undefined> {
    const family = this.db
      .select({ id: refreshTokens.familyId })
      .from(refreshTokens)
      .where(eq(refreshTokens.hash, refreshTokenHash));
    const [taken] = await this.db
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
  }

  /** The provider session of a session id. */
  async ofSession(sessionId: string): Promise<ProviderSession | undefined> {
    const [found] = await this.db
      .select()
      .from(providerSessions)
      .where(eq(providerSessions.familyId, sessionId));
    return found;
  }

  /** The provider sessions of the account's active sessions at a provider's client. */
  async ofClient(accountId: string, { provider, clientName }: Client): Promise<ProviderSession[]> {
    const rows = await this.db
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
  }

  /** Ends the account's sessions begun by a provider's client, and the session `andOf`. */
  async endSessionsOfClient(
    accountId: string,
    { provider, clientName }: Client,
    andOf: string | undefined,
    revokedAt: Date,
  ): Promise<void> {
    const startedFamilies = this.db
      .select({ id: providerSessions.familyId })
      .from(providerSessions)
      .where(and(eq(providerSessions.provider, provider), eq(providerSessions.clientName, clientName)));
    await this.db
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
  }
}
