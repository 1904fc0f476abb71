import { eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.js';
import { secretAttempts } from '../../../database/schema/factors.js';

export interface AttemptCount {
  readonly attempts: number;
  readonly endsAt: Date;
}

export interface LockOutRepository {
  /** Increments the count in a single statement, so that concurrent attempts get distinct numbers. */
  count(key: string, now: Date, endsAt: Date): Promise<AttemptCount>;
  drop(key: string): Promise<void>;
  clean(before: Date): Promise<void>;
}

export const createLockOutRepository = (db: Database): LockOutRepository => ({
  count: async (key, now, endsAt) => {
    const isOver = sql`${secretAttempts.endsAt} <= ${now.toISOString()}::timestamptz`;
    const [counted] = await db
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
  },
  drop: async (key) => {
    await db.delete(secretAttempts).where(eq(secretAttempts.key, key));
  },
  clean: async (before) => {
    await db.delete(secretAttempts).where(lt(secretAttempts.endsAt, before));
  },
});
