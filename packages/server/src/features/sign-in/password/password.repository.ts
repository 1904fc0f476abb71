import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../database/database.js';
import { Repository } from '../../../database/repository.js';
import { accounts, refreshTokens, tokenFamilies } from '../../../database/schema/accounts.js';
import { writeAudit } from '../../../database/audit-log.js';
import { createPostSecurityMail } from '../../../mail/post-security-mail.js';
import type { PostMail } from '../../../mail/post-mail.js';
import { AccountsRepository } from '../../account/accounts.repository.js';
import { dropEmailChanges, type ProveAddress } from '../address-proof/address-proof.js';
import { MailLinksRepository } from '../mail-links/mail-links.repository.js';

export interface SecretHolder {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly language: string | null;
  /** Null for accounts that sign in with other providers only. */
  readonly secretHash: string | null;
}

const changedMail = (email: string, language: string | null) => ({
  kind: 'password-changed' as const,
  recipient: email,
  language,
});

const endSessions = async (db: Database, accountId: string, now: Date, others?: SQL): Promise<void> => {
  await db
    .update(tokenFamilies)
    .set({ revokedAt: now })
    .where(and(eq(tokenFamilies.accountId, accountId), isNull(tokenFamilies.revokedAt), others));
};

/** Changing a password invalidates pending password resets, magic links and changes of address. */
const dropLinks = async (db: Database, accountId: string): Promise<void> => {
  await dropEmailChanges(db, accountId);
  await new MailLinksRepository(db).drop(accountId, 'password-reset', 'magic-link');
};

export class PasswordRepository extends Repository {
  readonly #post: PostMail;
  readonly #proveAddress: ProveAddress;

  constructor(db: Database, post: PostMail, proveAddress: ProveAddress) {
    super(db);
    this.#post = post;
    this.#proveAddress = proveAddress;
  }

  async byId(id: string): Promise<SecretHolder | undefined> {
    const [row] = await this.db
      .select({
        id: accounts.id,
        email: accounts.email,
        name: accounts.name,
        language: accounts.language,
        secretHash: accounts.secretHash,
      })
      .from(accounts)
      .where(eq(accounts.id, id))
      .limit(1);
    // Without an address there is no password to change.
    return row?.email == null ? undefined : { ...row, email: row.email };
  }

  /**
   * Consumes the link, sets the password and revokes every session. What somebody else may have added before the address
   * was proved is removed (SIGN-180).
   * @returns the account's address; undefined for an invalid or expired link
   */
  reset({
    hash,
    secretHash,
    check,
    now,
  }: {
    readonly hash: string;
    readonly secretHash: string;
    /** Throws for a password the account may not use; the transaction rolls back, so the link stays valid. */
    readonly check: (email: string) => Promise<void>;
    readonly now: Date;
  }): Promise<string | undefined> {
    return this.db.transaction(async (tx) => {
      const mailLinksRepository = new MailLinksRepository(tx);
      const owner = await mailLinksRepository.consume({ hash, purpose: 'password-reset', now });
      if (owner === undefined) return undefined;
      await check(owner.email);
      await this.#proveAddress(tx, 'password-reset', { ...owner, signedInTo: null, at: now });
      await new AccountsRepository(tx).saveSecret(owner.accountId, secretHash);
      await dropLinks(tx, owner.accountId);
      await endSessions(tx, owner.accountId, now);
      await this.#post(tx, changedMail(owner.email, owner.language));
      return owner.email;
    });
  }

  /** Sets the first password of an account, and tells its owner. @returns false if it has one meanwhile */
  setFirst({ id }: Pick<SecretHolder, 'id'>, secretHash: string, now: Date): Promise<boolean> {
    return this.db.transaction(async (tx) => {
      if (!(await new AccountsRepository(tx).saveFirstSecret(id, secretHash))) return false;
      await dropLinks(tx, id);
      await writeAudit(tx, { at: now, action: 'passwordSet', actorId: id, accountId: id });
      await createPostSecurityMail(this.#post)(tx, id, 'password-set');
      return true;
    });
  }

  /**
   * Replaces the verified password and revokes every session except one. False if the password has changed since it was
   * verified.
   */
  change({
    holder,
    secretHash,
    currentToken,
    now,
  }: {
    readonly holder: SecretHolder;
    readonly secretHash: string;
    /** Refresh token of the session to keep. */
    readonly currentToken: string | null;
    readonly now: Date;
  }): Promise<boolean> {
    return this.db.transaction(async (tx) => {
      const isChanged = await new AccountsRepository(tx).saveSecret(
        holder.id,
        secretHash,
        holder.secretHash ?? '',
      );
      if (!isChanged) return false;
      await dropLinks(tx, holder.id);
      const currentFamily = tx
        .select({ id: refreshTokens.familyId })
        .from(refreshTokens)
        .where(eq(refreshTokens.hash, currentToken ?? ''));
      await endSessions(
        tx,
        holder.id,
        now,
        currentToken === null ? undefined : sql`${tokenFamilies.id} not in ${currentFamily}`,
      );
      await this.#post(tx, changedMail(holder.email, holder.language));
      return true;
    });
  }
}
