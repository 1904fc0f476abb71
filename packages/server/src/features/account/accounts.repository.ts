import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.js';
import { Repository } from '../../database/repository.js';
import { accounts, preferences, profiles } from '../../database/schema/accounts.js';

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

  /** @returns whether the account had a password */
  async removeSecret(id: string): Promise<boolean> {
    const changed = await this.db
      .update(accounts)
      .set({ secretHash: null })
      .where(and(eq(accounts.id, id), isNotNull(accounts.secretHash)))
      .returning({ id: accounts.id });
    return changed.length > 0;
  }

  async #lastPosition(accountId: string): Promise<number> {
    return Math.max(-1, ...(await this.profilesOf(accountId)).map(({ position }) => position));
  }

  /** Moves profiles with their preferences to the end of another account’s. */
  async moveProfiles(ids: readonly string[], to: string): Promise<void> {
    const next = (await this.#lastPosition(to)) + 1;
    for (const [at, id] of ids.entries()) {
      // One after the other, since an account has one profile at a position.
      // oxlint-disable-next-line no-await-in-loop
      await this.db
        .update(profiles)
        .set({ accountId: to, position: next + at })
        .where(eq(profiles.id, id));
    }
    await this.db
      .update(preferences)
      .set({ accountId: to })
      .where(inArray(preferences.viewerId, [...ids]));
  }

  /** Adds a profile at the end, which gets the preferences of an account whose viewer had chosen none. */
  async moveAccountViewer({ id }: { readonly id: string }, profile: NewProfileRow): Promise<void> {
    const position = (await this.#lastPosition(profile.accountId)) + 1;
    await this.addProfile({ ...profile, position });
    await this.db
      .update(preferences)
      .set({ accountId: profile.accountId, viewerId: profile.id })
      .where(eq(preferences.viewerId, id));
  }

  async addProfile(profile: NewProfileRow): Promise<void> {
    await this.db.insert(profiles).values(profile);
  }

  async renameProfile(id: string, name: string): Promise<void> {
    await this.db.update(profiles).set({ name }).where(eq(profiles.id, id));
  }

  /** Marks an account for deletion. @returns whether it was not marked before */
  async markForDeletion(id: string, at: Date, deletesAt: Date): Promise<boolean> {
    const marked = await this.db
      .update(accounts)
      .set({ deletionRequestedAt: at, deletesAt })
      .where(and(eq(accounts.id, id), isNull(accounts.deletesAt)))
      .returning({ id: accounts.id });
    return marked.length > 0;
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
