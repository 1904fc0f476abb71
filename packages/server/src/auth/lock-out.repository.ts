import { and, eq, gt, lt, or, sql } from 'drizzle-orm';
import { Repository } from '../database/repository.js';
import { secretAttempts } from '../database/schema/factors.js';

export interface AttemptCount {
  readonly attempts: number;
  readonly endsAt: Date;
}

export class LockOutRepository extends Repository {
  /** Increments the count in a single statement, so that concurrent attempts get distinct numbers. */
  async count(key: string, now: Date, endsAt: Date): Promise<AttemptCount> {
    const isOver = sql`${secretAttempts.endsAt} <= ${now.toISOString()}::timestamptz`;
    const [counted] = await this.db
      .insert(secretAttempts)
      .values({ key, attempts: 1, endsAt })
      .onConflictDoUpdate({
        target: secretAttempts.key,
        set: {
          attempts: sql`case when ${isOver} then 1 else ${secretAttempts.attempts} + 1 end`,
          endsAt: sql`case when ${isOver} then excluded.ends_at else ${secretAttempts.endsAt} end`,
        },
      })
      .returning({ attempts: secretAttempts.attempts, endsAt: secretAttempts.endsAt });
    return counted ?? { attempts: 1, endsAt };
  }

  /** The present count, without an attempt. */
  async read(key: string, now: Date): Promise<AttemptCount | undefined> {
    const [counted] = await this.db
      .select({ attempts: secretAttempts.attempts, endsAt: secretAttempts.endsAt })
      .from(secretAttempts)
      .where(and(eq(secretAttempts.key, key), gt(secretAttempts.endsAt, now)));
    return counted;
  }

  /** Decrements the count. */
  async takeBack(key: string): Promise<void> {
    await this.db
      .update(secretAttempts)
      .set({ attempts: sql`greatest(${secretAttempts.attempts} - 1, 0)` })
      .where(eq(secretAttempts.key, key));
  }

  /** Deletes the count of a key, and those of all keys below it. */
  async dropAll(key: string): Promise<void> {
    await this.db
      .delete(secretAttempts)
      .where(or(eq(secretAttempts.key, key), sql`starts_with(${secretAttempts.key}, ${`${key}:`})`));
  }

  async drop(key: string): Promise<void> {
    await this.db.delete(secretAttempts).where(eq(secretAttempts.key, key));
  }

  async clean(before: Date): Promise<void> {
    await this.db.delete(secretAttempts).where(lt(secretAttempts.endsAt, before));
  }
}
