import { and, count, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Database } from '../../../database/database.js';
import { Repository } from '../../../database/repository.js';
import { recoveryCodes, secondFactorChallenges, secondFactors } from '../../../database/schema/factors.js';

export type FactorRow = typeof secondFactors.$inferSelect;

export interface NewChallenge {
  readonly hash: string;
  readonly accountId: string;
  readonly expiresAt: Date;
}

/** Operations available while an account's factor is locked. */
export interface FactorChanges {
  /** The transaction that holds the lock. */
  readonly db: Database;
  confirm(at: Date): Promise<void>;
  setStep(step: number): Promise<void>;
  /** Consumes a recovery code. @returns whether it existed */
  useRecoveryCode(hash: string): Promise<boolean>;
  replaceRecoveryCodes(hashes: readonly string[]): Promise<void>;
  /** Consumes a challenge. @returns whether it was valid */
  useChallenge(hash: string, now: Date): Promise<boolean>;
  /** Deletes the factor, its recovery codes and pending challenges. */
  remove(): Promise<void>;
}

const changesOn = (db: Database, accountId: string): FactorChanges => ({
  db,
  confirm: async (confirmedAt) => {
    await db.update(secondFactors).set({ confirmedAt }).where(eq(secondFactors.accountId, accountId));
  },
  setStep: async (lastStep) => {
    await db.update(secondFactors).set({ lastStep }).where(eq(secondFactors.accountId, accountId));
  },
  useRecoveryCode: async (hash) => {
    const used = await db
      .delete(recoveryCodes)
      .where(and(eq(recoveryCodes.accountId, accountId), eq(recoveryCodes.hash, hash)))
      .returning({ hash: recoveryCodes.hash });
    return used.length > 0;
  },
  replaceRecoveryCodes: async (hashes) => {
    await db.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
    await db.insert(recoveryCodes).values(hashes.map((hash) => ({ accountId, hash })));
  },
  useChallenge: async (hash, now) => {
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
  remove: async () => {
    await db.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
    await db.delete(secondFactorChallenges).where(eq(secondFactorChallenges.accountId, accountId));
    await db.delete(secondFactors).where(eq(secondFactors.accountId, accountId));
  },
});

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

  async clean(before: Date): Promise<void> {
    await this.db.delete(secondFactorChallenges).where(lt(secondFactorChallenges.expiresAt, before));
  }
}
