import { and, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.js';
import { accounts } from '../../database/schema/accounts.js';
import { mailLinks, mailOutbox } from '../../database/schema/mails.js';
import type { PostMail } from '../../mail/post-mail.js';
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
  /** Null where only other providers sign in. */
  readonly secretHash: string | null;
}

export interface EmailChangeRepository {
  byId(accountId: string): Promise<EmailHolder | undefined>;
  /** Posts the link to the new address and the notice to the present one, both or neither. */
  ask(holder: EmailHolder, email: string, language: string): Promise<void>;
  /**
   * Writes the link of a waiting mail, unless a changed password has taken the mail back.
   * @returns false where nothing is to be sent: the mail was taken back, too many were sent, or the address is another
   *   account's
   */
  addLink(of: {
    readonly accountId: string;
    readonly mailId: string;
    readonly link: NewLink;
    readonly limit: LinkLimit;
  }): Promise<boolean>;
  /**
   * Uses the link up and moves the account to its address.
   * @returns the address; undefined for a link that is not or no longer good, or whose address was taken meanwhile
   */
  confirm(hash: string, now: Date): Promise<string | undefined>;
}

/** A changed password takes back the mails with links to another address that are not sent yet. */
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

/** PostgreSQL's code for a value that a unique index holds already. */
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
  ask: (holder, email, language) =>
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
      // The lock makes a password change wait, which then drops the link as well.
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
        // Links to the address of before, and to others that were asked for, end with it.
        await tx.delete(mailLinks).where(eq(mailLinks.accountId, used.accountId));
        await dropWaitingChanges(tx, used.accountId);
        return used.email;
      });
    } catch (error) {
      // Somebody else's sign-up took the address between the look and the change.
      if (isDuplicate(error)) return undefined;
      throw error;
    }
  },
});
