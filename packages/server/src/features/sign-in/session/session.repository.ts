import { and, eq, isNull, lt, notExists, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.js';
import { Repository } from '../../../database/repository.js';
import { refreshTokens, tokenFamilies } from '../../../database/schema/accounts.js';
import type { Device } from '../../playback/screens/device.js';

export interface NewFamily {
  readonly id: string;
  readonly accountId: string | null;
  readonly guestId: string | null;
  readonly createdAt: Date;
  readonly seenAt: Date;
  readonly profileId: string | null;
  readonly country: string;
  readonly device: Device;
  readonly browser: string | null;
  readonly system: string | null;
  readonly impersonatorId: string | null;
  readonly endsAt: Date | null;
}

export interface NewToken {
  readonly hash: string;
  readonly familyId: string;
  readonly issuedAt: Date;
  readonly expiresAt: Date;
}

export interface FoundToken {
  readonly familyId: string;
  readonly accountId: string | null;
  readonly guestId: string | null;
  readonly profileId: string | null;
  readonly country: string | null;
  readonly impersonatorId: string | null;
  /** End of the session; null for sessions that last as long as they are used. */
  readonly endsAt: Date | null;
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
  readonly revokedAt: Date | null;
}

const FAMILY = {
  familyId: tokenFamilies.id,
  accountId: tokenFamilies.accountId,
  guestId: tokenFamilies.guestId,
  profileId: tokenFamilies.profileId,
  country: tokenFamilies.country,
  impersonatorId: tokenFamilies.impersonatorId,
  endsAt: tokenFamilies.endsAt,
};

const changesOn = (db: Database, hash: string, familyId: string) => ({
  replace: async (usedAt: Date, successor: NewToken): Promise<void> => {
    await db.update(refreshTokens).set({ usedAt }).where(eq(refreshTokens.hash, hash));
    await db.insert(refreshTokens).values(successor);
    await db.update(tokenFamilies).set({ seenAt: usedAt }).where(eq(tokenFamilies.id, familyId));
  },
  /**
   * Stores the successor of a used token if it is missing: switching the profile uses tokens without creating
   * successors.
   */
  keepSuccessor: async (successor: NewToken): Promise<void> => {
    await db.insert(refreshTokens).values(successor).onConflictDoNothing();
  },
  revokeFamily: async (revokedAt: Date): Promise<void> => {
    await db
      .update(tokenFamilies)
      .set({ revokedAt })
      .where(and(eq(tokenFamilies.id, familyId), isNull(tokenFamilies.revokedAt)));
  },
});

export type TokenChanges = ReturnType<typeof changesOn>;

export class SessionRepository extends Repository {
  begin(family: NewFamily, token: NewToken): Promise<void> {
    return this.db.transaction(async (tx) => {
      await tx.insert(tokenFamilies).values(family);
      await tx.insert(refreshTokens).values(token);
    });
  }

  /** Runs `work` with the token's row locked, which serialises concurrent refreshes. */
  withToken<T>(
    hash: string,
    work: (token: FoundToken | undefined, change: TokenChanges) => Promise<T>,
  ): Promise<T> {
    return this.db.transaction(async (tx) => {
      const [found] = await tx
        .select({
          ...FAMILY,
          expiresAt: refreshTokens.expiresAt,
          usedAt: refreshTokens.usedAt,
          revokedAt: tokenFamilies.revokedAt,
        })
        .from(refreshTokens)
        .innerJoin(tokenFamilies, eq(tokenFamilies.id, refreshTokens.familyId))
        .where(eq(refreshTokens.hash, hash))
        .for('update');
      return work(found, changesOn(tx, hash, found?.familyId ?? ''));
    });
  }

  async revokeFamilyOf(hash: string, revokedAt: Date): Promise<void> {
    const family = this.db
      .select({ id: refreshTokens.familyId })
      .from(refreshTokens)
      .where(eq(refreshTokens.hash, hash));
    await this.db
      .update(tokenFamilies)
      .set({ revokedAt })
      .where(and(sql`${tokenFamilies.id} in ${family}`, isNull(tokenFamilies.revokedAt)));
  }

  /**
   * Switches the profile of a session and replaces its unused tokens with a new one.
   * @returns the session; undefined if it has ended
   */
  enterProfile(
    familyId: string,
    profileId: string,
    token: NewToken,
  ): Promise<Omit<FoundToken, 'expiresAt' | 'usedAt' | 'revokedAt'> | undefined> {
    return this.db.transaction(async (tx) => {
      const [family] = await tx
        .update(tokenFamilies)
        .set({ profileId, seenAt: token.issuedAt })
        .where(and(eq(tokenFamilies.id, familyId), isNull(tokenFamilies.revokedAt)))
        .returning(FAMILY);
      if (family === undefined) return undefined;
      await tx
        .update(refreshTokens)
        .set({ usedAt: token.issuedAt })
        .where(and(eq(refreshTokens.familyId, familyId), isNull(refreshTokens.usedAt)));
      await tx.insert(refreshTokens).values(token);
      return family;
    });
  }

  /** Deletes expired tokens and sessions without tokens. */
  async clean(before: Date): Promise<void> {
    await this.db.delete(refreshTokens).where(lt(refreshTokens.expiresAt, before));
    const tokens = this.db
      .select({ hash: refreshTokens.hash })
      .from(refreshTokens)
      .where(eq(refreshTokens.familyId, tokenFamilies.id));
    await this.db.delete(tokenFamilies).where(notExists(tokens));
  }
}
