import { and, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.js';
import { Repository } from '../../../database/repository.js';
import { profiles, refreshTokens, tokenFamilies } from '../../../database/schema/accounts.js';

const columns = {
  id: tokenFamilies.id,
  name: tokenFamilies.name,
  device: tokenFamilies.device,
  browser: tokenFamilies.browser,
  system: tokenFamilies.system,
  country: tokenFamilies.country,
  profile: profiles.name,
  createdAt: tokenFamilies.createdAt,
  seenAt: tokenFamilies.seenAt,
};

export type DeviceRow = Awaited<ReturnType<typeof read>>[number];

// Impersonation sessions are not devices of the owner; they appear in the audit log.
const read = (db: Database, accountId: string, now: Date) =>
  db
    .select(columns)
    .from(tokenFamilies)
    .leftJoin(profiles, eq(profiles.id, tokenFamilies.profileId))
    .where(
      and(
        eq(tokenFamilies.accountId, accountId),
        isNull(tokenFamilies.revokedAt),
        isNull(tokenFamilies.impersonatorId),
        sql`exists (${db
          .select({ one: sql`1` })
          .from(refreshTokens)
          .where(and(eq(refreshTokens.familyId, tokenFamilies.id), gt(refreshTokens.expiresAt, now)))})`,
      ),
    )
    .orderBy(desc(tokenFamilies.seenAt), desc(tokenFamilies.id));

export class DevicesRepository extends Repository {
  /** Usable sessions, most recently used first. */
  of(accountId: string, now: Date): Promise<DeviceRow[]> {
    return read(this.db, accountId, now);
  }

  /** @returns whether the session existed */
  async rename(accountId: string, id: string, name: string | null): Promise<boolean> {
    const renamed = await this.db
      .update(tokenFamilies)
      .set({ name })
      .where(
        and(
          eq(tokenFamilies.accountId, accountId),
          eq(tokenFamilies.id, id),
          isNull(tokenFamilies.revokedAt),
          isNull(tokenFamilies.impersonatorId),
        ),
      )
      .returning({ id: tokenFamilies.id });
    return renamed.length > 0;
  }

  /** @returns whether the session existed */
  async end(accountId: string, id: string, revokedAt: Date): Promise<boolean> {
    const ended = await this.db
      .update(tokenFamilies)
      .set({ revokedAt })
      .where(
        and(
          eq(tokenFamilies.accountId, accountId),
          eq(tokenFamilies.id, id),
          isNull(tokenFamilies.revokedAt),
        ),
      )
      .returning({ id: tokenFamilies.id });
    return ended.length > 0;
  }

  /** Ends all sessions except one, if it is given. */
  async endOthers(accountId: string, id: string | undefined, revokedAt: Date): Promise<void> {
    await this.db
      .update(tokenFamilies)
      .set({ revokedAt })
      .where(
        and(
          eq(tokenFamilies.accountId, accountId),
          id === undefined ? undefined : ne(tokenFamilies.id, id),
          isNull(tokenFamilies.revokedAt),
        ),
      );
  }
}
