import { and, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.js';
import { Repository } from '../../../database/repository.js';
import { accounts } from '../../../database/schema/accounts.js';
import { mailLinks, mailOutbox } from '../../../database/schema/mails.js';
import { OutboxRepository } from '../../../mail/outbox.repository.js';
import type { PostMail } from '../../../mail/post-mail.js';
import type { ProveAddress } from '../address-proof/address-proof.js';
import { AccountsRepository } from '../../account/accounts.repository.js';
import { type LinkLimit, MailLinksRepository, type NewLink } from '../mail-links/mail-links.repository.js';

export interface EmailHolder {
  readonly id: string;
  /** Null for an account that gets its first address. */
  readonly email: string | null;
  readonly language: string | null;
  /** Null if the account signs in only through outside providers. */
  readonly secretHash: string | null;
}

const isTaken = async (db: Database, accountId: string, email: string): Promise<boolean> => {
  const [other] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(sql`lower(${accounts.email})`, email.toLowerCase()), ne(accounts.id, accountId)))
    .limit(1);
  return other !== undefined;
};

/** PostgreSQL's error code for a unique violation. */
const isDuplicate = (error: unknown): boolean =>
  error instanceof Error && (error.cause as { readonly code?: unknown } | undefined)?.code === '23505';

export class EmailChangeRepository extends Repository {
  readonly #post: PostMail;
  readonly #proveAddress: ProveAddress;

  constructor(db: Database, post: PostMail, proveAddress: ProveAddress) {
    super(db);
    this.#post = post;
    this.#proveAddress = proveAddress;
  }

  async byId(accountId: string): Promise<EmailHolder | undefined> {
    const [row] = await this.db
      .select({
        id: accounts.id,
        email: accounts.email,
        language: accounts.language,
        secretHash: accounts.secretHash,
      })
      .from(accounts)
      .where(eq(accounts.id, accountId))
      .limit(1);
    return row;
  }

  /** Queues the link for the new address and the notice to the current one in one transaction. */
  requestChange(holder: EmailHolder, email: string, language: string): Promise<void> {
    return this.db.transaction(async (tx) => {
      await this.#post(tx, {
        kind: 'email-change',
        recipient: email,
        language,
        details: { accountId: holder.id },
      });
      if (holder.email === null) return;
      await this.#post(tx, {
        kind: 'email-change-asked',
        recipient: holder.email,
        language: holder.language ?? language,
      });
    });
  }

  /**
   * Stores the link of a queued mail, unless a password change has withdrawn the mail.
   * @returns false if nothing is to be sent: the mail was withdrawn, too many were sent, or another account has the
   *   address
   */
  addLink({
    accountId,
    mailId,
    link,
    limit,
  }: {
    readonly accountId: string;
    readonly mailId: string;
    readonly link: NewLink;
    readonly limit: LinkLimit;
  }): Promise<boolean> {
    return this.db.transaction(async (tx) => {
      // The lock makes a concurrent password change wait; it then deletes the link as well.
      const [waiting] = await tx
        .select({ id: mailOutbox.id })
        .from(mailOutbox)
        .where(eq(mailOutbox.id, mailId))
        .for('update');
      if (waiting === undefined || (await isTaken(tx, accountId, link.email))) return false;
      return new MailLinksRepository(tx).addFor(accountId, link, limit);
    });
  }

  /**
   * Consumes the link and changes the account's address.
   * @returns the address; undefined if the link is unknown, expired or used, or its address was taken meanwhile
   */
  async confirm(hash: string, now: Date, signedInTo: string | null): Promise<string | undefined> {
    try {
      return await this.db.transaction(async (tx) => {
        const mailLinksRepository = new MailLinksRepository(tx);
        const used = await mailLinksRepository.take({ hash, purpose: 'email-change', now });
        if (used === undefined || (await isTaken(tx, used.accountId, used.email))) return undefined;
        await new AccountsRepository(tx).saveEmail(used.accountId, used.email);
        await this.#proveAddress(tx, 'email-change', { ...used, signedInTo, at: now });
        // Links to the previous address, and to other requested addresses, become invalid.
        await tx.delete(mailLinks).where(eq(mailLinks.accountId, used.accountId));
        await new OutboxRepository(tx).withdraw('email-change', used.accountId);
        return used.email;
      });
    } catch (error) {
      // A sign-up took the address between the check and the update.
      if (isDuplicate(error)) return undefined;
      throw error;
    }
  }
}
