import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.js';
import { Repository } from '../../database/repository.js';
import { accounts, profiles } from '../../database/schema/accounts.js';

export type AccountRow = typeof accounts.$inferSelect;
export type NewAccountRow = typeof accounts.$inferInsert;
export type ProfileRow = typeof profiles.$inferSelect;
export type NewProfileRow = typeof profiles.$inferInsert;

export class AccountsRepository extends Repository {
  async byId(id: string): Promise<AccountRow | undefined> {
    const [row] = await this.db.select().from(accounts).where(eq(accounts.id, id)).limit(1);
    return row;
  }

  /** Case-insensitive. */
  async byEmail(email: string): Promise<AccountRow | undefined> {
    const [row] = await this.db
      .select()
      .from(accounts)
      .where(eq(sql`lower(${accounts.email})`, email.toLowerCase()))
      .limit(1);
    return row;
  }

  /** In the order of their position. */
  profilesOf(accountId: string): Promise<ProfileRow[]> {
    return this.db
      .select()
      .from(profiles)
      .where(eq(profiles.accountId, accountId))
      .orderBy(asc(profiles.position));
  }

  async saveEmail(id: string, email: string): Promise<void> {
    await this.db.update(accounts).set({ email }).where(eq(accounts.id, id));
  }

  /** @returns false if `previous` is given and no longer the account's */
  async saveSecret(id: string, secretHash: string, previous?: string): Promise<boolean> {
    const changed = await this.db
      .update(accounts)
      .set({ secretHash })
      .where(and(eq(accounts.id, id), previous === undefined ? undefined : eq(accounts.secretHash, previous)))
      .returning({ id: accounts.id });
    return changed.length > 0;
  }

  /** @returns false if the account has a password */
  async saveFirstSecret(id: string, secretHash: string): Promise<boolean> {
    const changed = await this.db
      .update(accounts)
      .set({ secretHash })
      .where(and(eq(accounts.id, id), isNull(accounts.secretHash)))
      .returning({ id: accounts.id });
    return changed.length > 0;
  }

  async closeSignUp(id: string): Promise<void> {
    await this.db.update(accounts).set({ signUpOpen: false }).where(eq(accounts.id, id));
  }

  async saveRole(id: string, role: AccountRow['role']): Promise<void> {
    await this.db.update(accounts).set({ role }).where(eq(accounts.id, id));
  }

  /** @param suspension null ends it */
  async saveSuspension(
    id: string,
    suspension: { readonly since: Date; readonly reason: string } | null,
  ): Promise<void> {
    await this.db
      .update(accounts)
      .set({ suspendedAt: suspension?.since ?? null, suspensionReason: suspension?.reason ?? null })
      .where(eq(accounts.id, id));
  }

  /** Returns false if the email is taken. */
  add(
    account: NewAccountRow,
    profile: NewProfileRow,
    beside?: (db: Database) => Promise<void>,
  ): Promise<boolean> {
    return this.db.transaction(async (tx) => {
      const added = await tx
        .insert(accounts)
        .values(account)
        .onConflictDoNothing()
        .returning({ id: accounts.id });
      if (added.length === 0) return false;
      await tx.insert(profiles).values(profile);
      await beside?.(tx);
      return true;
    });
  }
}
