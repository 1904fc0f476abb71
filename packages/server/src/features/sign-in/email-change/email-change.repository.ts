import { and, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.js';
import { accounts } from '../../../database/schema/accounts.js';
import { mailLinks, mailOutbox } from '../../../database/schema/mails.js';
import type { PostMail } from '../../../mail/post-mail.js';
import {
  addLinkFor,
  confirmAddress,
  takeLink,
  type LinkLimit,
  type NewLink,
} from '../mail-links/mail-links.service.js';

export interface EmailHolder {
  readonly id: string;
  readonly email: string;
  readonly language: string | null;
  /** Null if the account signs in only through outside providers. */
  readonly secretHash: string | null;
}

export interface EmailChangeRepository {
  byId(accountId: string): Promise<EmailHolder | undefined>;
  /** Queues the link for the new address and the notice to the current one in one transaction. */
  requestChange(holder: EmailHolder, email: string, language: string): Promise<void>;
  /**
   * Stores the link of a queued mail, unless a password change has withdrawn the mail.
   * @returns false if nothing is to be sent: the mail was withdrawn, too many were sent, or another account has the
   *   address
   */
  addLink(of: {
    readonly accountId: string;
    readonly mailId: string;
    readonly link: NewLink;
    readonly limit: LinkLimit;
  }): Promise<boolean>;
  /**
   * Consumes the link and changes the account's address.
   * @returns the address; undefined if the link is unknown, expired or used, or its address was taken meanwhile
   */
  confirm(hash: string, now: Date): Promise<string | undefined>;
}

/** Withdraws the mails with links to a new address that are still queued for an account. */
export const dropWaitingChanges = async (db: Database, accountId: string): Promise<void> => {
  await db
    .delete(mailOutbox)
    .where(
      and(eq(mailOutbox.kind, 'email-change'), eq(sql`${mailOutbox.details} ->> 'accountId'`, accountId)),
    );
};

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

export const createEmailChangeRepository = (db: Database, post: PostMail): EmailChangeRepository => ({
  byId: async (accountId) => {
    const [row] = await db
      .select({
        id: accounts.id,
        email: accounts.email,
        language: accounts.language,
        secretHash: accounts.secretHash,
      })
      .from(accounts)
      .where(eq(accounts.id, accountId))
      .limit(1);
    return row?.email == null ? undefined : { ...row, email: row.email };
  },
  requestChange: (holder, email, language) =>
    db.transaction(async (tx) => {
      await post(tx, { kind: 'email-change', recipient: email, language, details: { accountId: holder.id } });
      await post(tx, {
        kind: 'email-change-asked',
        recipient: holder.email,
        language: holder.language ?? language,
      });
    }),
  addLink: ({ accountId, mailId, link, limit }) =>
    db.transaction(async (tx) => {
      // The lock makes a concurrent password change wait; it then deletes the link as well.
      const [waiting] = await tx
        .select({ id: mailOutbox.id })
        .from(mailOutbox)
        .where(eq(mailOutbox.id, mailId))
        .for('update');
      if (waiting === undefined || (await isTaken(tx, accountId, link.email))) return false;
      return addLinkFor(tx, accountId, link, limit);
    }),
  confirm: async (hash, now) => {
    try {
      return await db.transaction(async (tx) => {
        const used = await takeLink(tx, { hash, purpose: 'email-change', now });
        if (used === undefined || (await isTaken(tx, used.accountId, used.email))) return undefined;
        await tx.update(accounts).set({ email: used.email }).where(eq(accounts.id, used.accountId));
        await confirmAddress(tx, { ...used, language: null }, now);
        // Links to the previous address, and to other requested addresses, become invalid.
        await tx.delete(mailLinks).where(eq(mailLinks.accountId, used.accountId));
        await dropWaitingChanges(tx, used.accountId);
        return used.email;
      });
    } catch (error) {
      // A sign-up took the address between the check and the update.
      if (isDuplicate(error)) return undefined;
      throw error;
    }
  },
});
