import { and, asc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.js';
import { Repository } from '../../../database/repository.js';
import { accounts } from '../../../database/schema/accounts.js';
import { passkeyChallenges, passkeys } from '../../../database/schema/factors.js';
import { linkedProviders } from '../../../database/schema/providers.js';
import type { PostSecurityMail } from '../../../mail/post-security-mail.js';

export type PasskeyRow = typeof passkeys.$inferSelect;

const lockAccount = async (tx: Database, accountId: string) => {
  const [account] = await tx
    .select({ secretHash: accounts.secretHash, email: accounts.email })
    .from(accounts)
    .where(eq(accounts.id, accountId))
    .for('update');
  return account;
};

export class PasskeysRepository extends Repository {
  readonly #post: PostSecurityMail;

  constructor(db: Database, post: PostSecurityMail) {
    super(db);
    this.#post = post;
  }

  ofAccount(accountId: string): Promise<PasskeyRow[]> {
    return this.db
      .select()
      .from(passkeys)
      .where(eq(passkeys.accountId, accountId))
      .orderBy(asc(passkeys.createdAt), asc(passkeys.id));
  }

  async byCredential(credentialId: string): Promise<PasskeyRow | undefined> {
    const [row] = await this.db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId));
    return row;
  }

  async addChallenge(hash: string, accountId: string | null, expiresAt: Date): Promise<void> {
    await this.db.insert(passkeyChallenges).values({ hash, accountId, expiresAt });
  }

  /**
   * Consumes a challenge. False if it does not exist, has expired, or was created for another account or for sign-in.
   */
  async useChallenge(hash: string, accountId: string | null, now: Date): Promise<boolean> {
    const used = await this.db
      .delete(passkeyChallenges)
      .where(
        and(
          eq(passkeyChallenges.hash, hash),
          gt(passkeyChallenges.expiresAt, now),
          accountId === null
            ? isNull(passkeyChallenges.accountId)
            : eq(passkeyChallenges.accountId, accountId),
        ),
      )
      .returning({ hash: passkeyChallenges.hash });
    return used.length > 0;
  }

  /** @returns 'taken' if the credential is already registered, 'full' if the account has the maximum number */
  add(row: PasskeyRow, most: number): Promise<'added' | 'taken' | 'full'> {
    return this.db.transaction(async (tx) => {
      await lockAccount(tx, row.accountId);
      const existing = await tx.$count(passkeys, eq(passkeys.accountId, row.accountId));
      if (existing >= most) return 'full';
      const added = await tx
        .insert(passkeys)
        .values(row)
        .onConflictDoNothing()
        .returning({ id: passkeys.id });
      if (added.length === 0) return 'taken';
      await this.#post(tx, row.accountId, 'passkey-added');
      return 'added';
    });
  }

  async rename(accountId: string, id: string, name: string): Promise<PasskeyRow | undefined> {
    const [row] = await this.db
      .update(passkeys)
      .set({ name })
      .where(and(eq(passkeys.accountId, accountId), eq(passkeys.id, id)))
      .returning();
    return row;
  }

  /**
   * @param hasMagicLink whether the account can also sign in by a link sent to its address
   * @returns 'last' if the account could not sign in without this passkey
   */
  remove(accountId: string, id: string, hasMagicLink: boolean): Promise<'removed' | 'last' | 'unknown'> {
    return this.db.transaction(async (tx) => {
      const account = await lockAccount(tx, accountId);
      const own = await tx
        .select({ id: passkeys.id })
        .from(passkeys)
        .where(eq(passkeys.accountId, accountId));
      if (!own.some((passkey) => passkey.id === id)) return 'unknown';
      const linked = await tx.$count(linkedProviders, eq(linkedProviders.accountId, accountId));
      const hasMailbox = hasMagicLink && account?.email != null;
      if (own.length === 1 && account?.secretHash == null && linked === 0 && !hasMailbox) return 'last';
      await tx.delete(passkeys).where(eq(passkeys.id, id));
      await this.#post(tx, accountId, 'passkey-removed');
      return 'removed';
    });
  }

  /**
   * @param before removes only what was added before
   * @returns how many there were
   */
  async removeAll(accountId: string, before?: Date): Promise<number> {
    const removed = await this.db
      .delete(passkeys)
      .where(
        and(
          eq(passkeys.accountId, accountId),
          before === undefined ? undefined : lt(passkeys.createdAt, before),
        ),
      )
      .returning({ id: passkeys.id });
    return removed.length;
  }

  /** Stores the signature counter. False if the stored counter is already as high, unless both are 0. */
  async used(id: string, counter: number, lastUsedAt: Date): Promise<boolean> {
    const isAhead = or(
      lt(passkeys.counter, counter),
      and(eq(passkeys.counter, 0), sql`${counter}::bigint = 0`),
    );
    const updated = await this.db
      .update(passkeys)
      .set({ counter, lastUsedAt })
      .where(and(eq(passkeys.id, id), isAhead))
      .returning({ id: passkeys.id });
    return updated.length > 0;
  }

  async clean(before: Date): Promise<void> {
    await this.db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, before));
  }
}
