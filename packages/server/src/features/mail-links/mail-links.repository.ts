import { and, count, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.js';
import { accounts } from '../../database/schema/accounts.js';
import { confirmedEmails, mailLinks } from '../../database/schema/mails.js';

export type LinkPurpose = (typeof mailLinks.$inferSelect)['purpose'];

export interface LinkOwner {
  readonly accountId: string;
  /** The address that the link was sent to, which is the account's still. */
  readonly email: string;
  /** BCP 47; null where the account never said. */
  readonly language: string | null;
}

export interface NewLink {
  readonly hash: string;
  readonly purpose: LinkPurpose;
  readonly email: string;
  readonly now: Date;
  readonly expiresAt: Date;
}

/** Links that one account is sent of one purpose, at most. */
export interface LinkLimit {
  readonly since: Date;
  readonly most: number;
}

const live = (hash: string, purpose: LinkPurpose, now: Date) =>
  and(eq(mailLinks.hash, hash), eq(mailLinks.purpose, purpose), gt(mailLinks.expiresAt, now));

/**
 * Uses a link up whatever the account's address is, in the transaction of what it opens.
 * @returns undefined for one that is not or no longer good
 */
export const takeLink = async (
  db: Database,
  { hash, purpose, now }: Pick<NewLink, 'hash' | 'purpose' | 'now'>,
): Promise<Pick<LinkOwner, 'accountId' | 'email'> | undefined> => {
  const [used] = await db
    .delete(mailLinks)
    .where(live(hash, purpose, now))
    .returning({ accountId: mailLinks.accountId, email: mailLinks.email });
  return used;
};

/** Uses a link up, in the transaction of what it opens. @returns undefined for one that is not or no longer good */
export const consumeLink = async (
  db: Database,
  link: Pick<NewLink, 'hash' | 'purpose' | 'now'>,
): Promise<LinkOwner | undefined> => {
  const used = await takeLink(db, link);
  if (used === undefined) return undefined;
  const [account] = await db
    .select({ accountId: accounts.id, email: accounts.email, language: accounts.language })
    .from(accounts)
    .where(eq(accounts.id, used.accountId))
    .limit(1);
  // An address that is no longer the account's proves nothing about it.
  return account?.email === used.email ? { ...account, email: used.email } : undefined;
};

/** Whoever used a link reads the mails of its address. */
export const confirmAddress = async (
  db: Database,
  { accountId, email }: LinkOwner,
  now: Date,
): Promise<void> => {
  await db.insert(confirmedEmails).values({ accountId, email, confirmedAt: now }).onConflictDoNothing();
};

/** Whether an account may be sent another link of a purpose. */
const isWithin = async (
  db: Database,
  accountId: string,
  purpose: LinkPurpose,
  { since, most }: LinkLimit,
): Promise<boolean> => {
  const [sent] = await db
    .select({ number: count() })
    .from(mailLinks)
    .where(
      and(eq(mailLinks.accountId, accountId), eq(mailLinks.purpose, purpose), gt(mailLinks.createdAt, since)),
    );
  return (sent?.number ?? 0) < most;
};

/**
 * Writes a link to an address that is not the account's yet, in the transaction that has found it allowed.
 * @returns false where too many were sent
 */
export const addLinkFor = async (
  db: Database,
  accountId: string,
  { now, ...link }: NewLink,
  limit: LinkLimit,
): Promise<boolean> => {
  if (!(await isWithin(db, accountId, link.purpose, limit))) return false;
  await db.insert(mailLinks).values({ ...link, accountId, createdAt: now });
  return true;
};

export interface MailLinksRepository {
  /** @returns whose it is; undefined where the address is nobody's, or too many were sent */
  add(link: NewLink, limit: LinkLimit): Promise<LinkOwner | undefined>;
  isLive(link: Pick<NewLink, 'hash' | 'purpose' | 'now'>): Promise<boolean>;
  /** Uses a link up and confirms its address. */
  open(link: Pick<NewLink, 'hash' | 'purpose' | 'now'>): Promise<LinkOwner | undefined>;
  clean(before: Date): Promise<void>;
}

export const createMailLinksRepository = (db: Database): MailLinksRepository => ({
  add: ({ now, email, ...link }, limit) =>
    db.transaction(async (tx) => {
      const [account] = await tx
        .select({ accountId: accounts.id, email: accounts.email, language: accounts.language })
        .from(accounts)
        .where(eq(sql`lower(${accounts.email})`, email.toLowerCase()))
        .limit(1);
      if (account?.email == null) return undefined;
      const owner = { ...account, email: account.email };
      if (!(await isWithin(tx, account.accountId, link.purpose, limit))) return undefined;
      await tx
        .insert(mailLinks)
        .values({ ...link, accountId: owner.accountId, email: owner.email, createdAt: now });
      return owner;
    }),
  isLive: async ({ hash, purpose, now }) => {
    const found = await db
      .select({ hash: mailLinks.hash })
      .from(mailLinks)
      .where(live(hash, purpose, now))
      .limit(1);
    return found.length > 0;
  },
  open: ({ hash, purpose, now }) =>
    db.transaction(async (tx) => {
      const owner = await consumeLink(tx, { hash, purpose, now });
      if (owner !== undefined) await confirmAddress(tx, owner, now);
      return owner;
    }),
  clean: async (before) => {
    await db.delete(mailLinks).where(lt(mailLinks.expiresAt, before));
  },
});
