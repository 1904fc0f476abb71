import { and, count, eq, gt, isNull, lt, lte } from 'drizzle-orm';
import type { Database } from '../../../database/database.js';
import { Repository } from '../../../database/repository.js';
import { recoveryCodes, secondFactorChallenges, secondFactors } from '../../../database/schema/factors.js';

export type FactorRow = typeof secondFactors.$inferSelect;

export interface NewChallenge {
  readonly hash: string;
  readonly accountId: string;
  readonly expiresAt: Date;
}

/** A removal that an administrator has requested. */
export interface FactorRemoval {
  readonly removedAt: Date;
  readonly requestedBy: string;
}

/** Operations available while an account's factor is locked. */
const changesOn = (db: Database, accountId: string) => ({
  /** The transaction that holds the lock. */
  db,
  confirm: async (confirmedAt: Date): Promise<void> => {
    await db.update(secondFactors).set({ confirmedAt }).where(eq(secondFactors.accountId, accountId));
  },
  setStep: async (lastStep: number): Promise<void> => {
    await db.update(secondFactors).set({ lastStep }).where(eq(secondFactors.accountId, accountId));
  },
  /** Consumes a recovery code. @returns whether it existed */
  useRecoveryCode: async (hash: string): Promise<boolean> => {
    const used = await db
      .delete(recoveryCodes)
      .where(and(eq(recoveryCodes.accountId, accountId), eq(recoveryCodes.hash, hash)))
      .returning({ hash: recoveryCodes.hash });
    return used.length > 0;
  },
  replaceRecoveryCodes: async (hashes: readonly string[]): Promise<void> => {
    await db.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
    await db.insert(recoveryCodes).values(hashes.map((hash) => ({ accountId, hash })));
  },
  /** Consumes a challenge. @returns whether it was valid */
  useChallenge: async (hash: string, now: Date): Promise<boolean> => {
    const used = await db
      .delete(secondFactorChallenges)
      .where(
        and(
          eq(secondFactorChallenges.hash, hash),
          eq(secondFactorChallenges.accountId, accountId),
          gt(secondFactorChallenges.expiresAt, now),
        ),
      )
      .returning({ hash: secondFactorChallenges.hash });
    return used.length > 0;
  },
  /** @param removal null cancels it */
  saveRemoval: async (removal: FactorRemoval | null): Promise<void> => {
    await db
      .update(secondFactors)
      .set({ removedAt: removal?.removedAt ?? null, removalRequestedBy: removal?.requestedBy ?? null })
      .where(eq(secondFactors.accountId, accountId));
  },
  /** Deletes the factor, its recovery codes and pending challenges. */
  remove: async (): Promise<void> => {
    await db.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
    await db.delete(secondFactorChallenges).where(eq(secondFactorChallenges.accountId, accountId));
    await db.delete(secondFactors).where(eq(secondFactors.accountId, accountId));
  },
});

export type FactorChanges = ReturnType<typeof changesOn>;

export class SecondFactorRepository extends Repository {
  async of(accountId: string): Promise<FactorRow | undefined> {
    const [row] = await this.db.select().from(secondFactors).where(eq(secondFactors.accountId, accountId));
    return row;
  }

  async codesLeft(accountId: string): Promise<number> {
    const [row] = await this.db
      .select({ number: count() })
      .from(recoveryCodes)
      .where(eq(recoveryCodes.accountId, accountId));
    return row?.number ?? 0;
  }

  /** Stores an unconfirmed secret, replacing an earlier unconfirmed one. False if a confirmed secret exists. */
  async enrol(accountId: string, sealedSecret: string, createdAt: Date): Promise<boolean> {
    const stored = await this.db
      .insert(secondFactors)
      .values({ accountId, sealedSecret, createdAt })
      .onConflictDoUpdate({
        target: secondFactors.accountId,
        set: { sealedSecret, createdAt, lastStep: -1 },
        setWhere: isNull(secondFactors.confirmedAt),
      })
      .returning({ accountId: secondFactors.accountId });
    return stored.length > 0;
  }

  /** Runs `work` with the factor's row locked, which serialises concurrent requests. */
  withFactor<T>(
    accountId: string,
    work: (factor: FactorRow | undefined, changes: FactorChanges) => Promise<T>,
  ): Promise<T> {
    return this.db.transaction(async (tx) => {
      const [factor] = await tx
        .select()
        .from(secondFactors)
        .where(eq(secondFactors.accountId, accountId))
        .for('update');
      return work(factor, changesOn(tx, accountId));
    });
  }

  async addChallenge(challenge: NewChallenge): Promise<void> {
    await this.db.insert(secondFactorChallenges).values(challenge);
  }

  /** The account of a challenge; undefined if the challenge is not valid. */
  async challenged(hash: string, now: Date): Promise<string | undefined> {
    const [row] = await this.db
      .select({ accountId: secondFactorChallenges.accountId })
      .from(secondFactorChallenges)
      .where(and(eq(secondFactorChallenges.hash, hash), gt(secondFactorChallenges.expiresAt, now)));
    return row?.accountId;
  }

  /** Accounts whose factor is to be removed by now. */
  async dueRemovals(now: Date): Promise<string[]> {
    const rows = await this.db
      .select({ accountId: secondFactors.accountId })
      .from(secondFactors)
      .where(lte(secondFactors.removedAt, now));
    return rows.map(({ accountId }) => accountId);
  }

  async clean(before: Date): Promise<void> {
    await this.db.delete(secondFactorChallenges).where(lt(secondFactorChallenges.expiresAt, before));
  }
}
