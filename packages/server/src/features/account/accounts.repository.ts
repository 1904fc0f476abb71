import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.js';
import { accounts, profiles } from '../../database/schema/accounts.js';

export type AccountRow = typeof accounts.$inferSelect;
export type NewAccountRow = typeof accounts.$inferInsert;
export type ProfileRow = typeof profiles.$inferSelect;
export type NewProfileRow = typeof profiles.$inferInsert;

export interface AccountsRepository {
  byId(id: string): Promise<AccountRow | undefined>;
  /** Case-insensitive. */
  byEmail(email: string): Promise<AccountRow | undefined>;
  /** In the order of their position. */
  profilesOf(accountId: string): Promise<ProfileRow[]>;
  /** Returns false if the email is taken. */
  add(
    account: NewAccountRow,
    profile: NewProfileRow,
    /** Runs in the same transaction. */
    beside?: (db: Database) => Promise<void>,
  ): Promise<boolean>;
}

export const createAccountsRepository = (db: Database): AccountsRepository => ({
  byId: async (id) => {
    const [row] = await db.select().from(accounts).where(eq(accounts.id, id)).limit(1);
    return row;
  },
  byEmail: async (email) => {
    const [row] = await db
      .select()
      .from(accounts)
      .where(eq(sql`lower(${accounts.email})`, email.toLowerCase()))
      .limit(1);
    return row;
  },
  profilesOf: (accountId) =>
    db.select().from(profiles).where(eq(profiles.accountId, accountId)).orderBy(asc(profiles.position)),
  add: (account, profile, beside) =>
    db.transaction(async (tx) => {
      const added = await tx
        .insert(accounts)
        .values(account)
        .onConflictDoNothing()
        .returning({ id: accounts.id });
      if (added.length === 0) return false;
      await tx.insert(profiles).values(profile);
      await beside?.(tx);
      return true;
    }),
});
