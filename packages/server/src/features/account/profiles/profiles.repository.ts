import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.js';
import { Repository } from '../../../database/repository.js';
import { accounts, profiles } from '../../../database/schema/accounts.js';
import type { ForgetViewers } from '../../../feature.js';

export type ProfileRow = typeof profiles.$inferSelect;
export type NewProfile = Pick<ProfileRow, 'id' | 'name' | 'type' | 'avatar' | 'pinHash'> &
  Partial<Pick<ProfileRow, 'ageLimit'>>;
export type ProfileChanges = Partial<Pick<ProfileRow, 'name' | 'avatar' | 'pinHash' | 'ageLimit'>>;

/** Serialises changes to the profiles of one account. */
const lock = async (db: Database, accountId: string): Promise<void> => {
  await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('update');
};

const read = (db: Database, accountId: string) =>
  db.select().from(profiles).where(eq(profiles.accountId, accountId)).orderBy(asc(profiles.position));

export class ProfilesRepository extends Repository {
  readonly #forgetViewers: ForgetViewers;

  constructor(db: Database, forgetViewers: ForgetViewers) {
    super(db);
    this.#forgetViewers = forgetViewers;
  }

  of(accountId: string): Promise<ProfileRow[]> {
    return read(this.db, accountId);
  }

  /** Undefined when the account already has `most` profiles. */
  add(accountId: string, profile: NewProfile, most: number): Promise<ProfileRow | undefined> {
    return this.db.transaction(async (tx) => {
      await lock(tx, accountId);
      const existing = await read(tx, accountId);
      if (existing.length >= most) return undefined;
      const position = Math.max(-1, ...existing.map((one) => one.position)) + 1;
      const [row] = await tx
        .insert(profiles)
        .values({ ...profile, accountId, position })
        .returning();
      return row;
    });
  }

  async save(accountId: string, id: string, changes: ProfileChanges): Promise<ProfileRow | undefined> {
    const [row] = await this.db
      .update(profiles)
      .set({
        ...changes,
        ...(changes.pinHash === undefined ? {} : { pinFailures: 0, pinLockedUntil: null }),
      })
      .where(and(eq(profiles.accountId, accountId), eq(profiles.id, id)))
      .returning();
    return row;
  }

  /** Deletes a profile with all that it left in other subjects. False if it is the last adult profile. */
  remove(accountId: string, id: string): Promise<boolean> {
    return this.db.transaction(async (tx) => {
      await lock(tx, accountId);
      const left = (await read(tx, accountId)).filter((one) => one.id !== id);
      if (!left.some(({ type }) => type === 'adult')) return false;
      const own = and(eq(profiles.accountId, accountId), eq(profiles.id, id));
      const deleted = await tx.delete(profiles).where(own).returning({ id: profiles.id });
      const ids = deleted.map((one) => one.id);
      if (ids.length > 0) await this.#forgetViewers(tx, ids);
      return true;
    });
  }

  /** Counts a wrong PIN; failure number `most` locks the profile until `until`. */
  async countWrongPin(id: string, most: number, until: Date): Promise<void> {
    const failures = sql`${profiles.pinFailures} + 1`;
    await this.db
      .update(profiles)
      .set({
        pinFailures: sql`case when ${failures} >= ${most} then 0 else ${failures} end`,
        pinLockedUntil: sql`case when ${failures} >= ${most} then ${until.toISOString()}::timestamptz
          else ${profiles.pinLockedUntil} end`,
      })
      .where(eq(profiles.id, id));
  }

  async clearFailures(id: string): Promise<void> {
    await this.db.update(profiles).set({ pinFailures: 0, pinLockedUntil: null }).where(eq(profiles.id, id));
  }
}
