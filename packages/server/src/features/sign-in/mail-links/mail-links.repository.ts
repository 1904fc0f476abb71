import { and, count, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.js';
import { Repository } from '../../../database/repository.js';
import { accounts } from '../../../database/schema/accounts.js';
import { confirmedEmails, mailLinks } from '../../../database/schema/mails.js';

export type LinkPurpose = (typeof mailLinks.$inferSelect)['purpose'];

export interface LinkOwner {
  readonly accountId: string;
  /** The address that the link was sent to, which is still the account's address. */
  readonly email: string;
  /** BCP 47; null if the account has no language. */
  readonly language: string | null;
}

/** When an address was first proved. */
export interface AddressProof {
  readonly confirmedAt: Date;
  /** Whether all ways to sign in are the owner's: the person was signed in, or what was added before was removed. */
  readonly ownerKnown: boolean;
}

export interface NewLink {
  readonly hash: string;
  readonly purpose: LinkPurpose;
  readonly email: string;
  readonly now: Date;
  readonly expiresAt: Date;
}

/** The maximum number of links for one purpose that an account is sent since a time. */
export interface LinkLimit {
  readonly since: Date;
  readonly most: number;
}

const live = (hash: string, purpose: LinkPurpose, now: Date) =>
  and(eq(mailLinks.hash, hash), eq(mailLinks.purpose, purpose), gt(mailLinks.expiresAt, now));

/** Whether the account can be sent another link for the purpose. */
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

export class MailLinksRepository extends Repository {
  /** @returns the owner; undefined if the address has no account or too many links were sent */
  add({ now, email, ...link }: NewLink, limit: LinkLimit): Promise<LinkOwner | undefined> {
    return this.db.transaction(async (tx) => {
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
    });
  }

  async isLive({ hash, purpose, now }: Pick<NewLink, 'hash' | 'purpose' | 'now'>): Promise<boolean> {
    const found = await this.db
      .select({ hash: mailLinks.hash })
      .from(mailLinks)
      .where(live(hash, purpose, now))
      .limit(1);
    return found.length > 0;
  }

  /**
   * Consumes a link.
   * @param beside runs in the same transaction
   */
  open(
    link: Pick<NewLink, 'hash' | 'purpose' | 'now'>,
    beside: (tx: Database, owner: LinkOwner) => Promise<void>,
  ): Promise<LinkOwner | undefined> {
    return this.db.transaction(async (tx) => {
      const owner = await new MailLinksRepository(tx).consume(link);
      if (owner !== undefined) await beside(tx, owner);
      return owner;
    });
  }

  async drop(accountId: string, ...purposes: readonly LinkPurpose[]): Promise<void> {
    await this.db
      .delete(mailLinks)
      .where(and(eq(mailLinks.accountId, accountId), inArray(mailLinks.purpose, [...purposes])));
  }

  async clean(before: Date): Promise<void> {
    await this.db.delete(mailLinks).where(lt(mailLinks.expiresAt, before));
  }

  /**
   * Consumes a link in the transaction of the action it authorises, even if the account's address has changed since.
   * @returns undefined if the link is unknown, expired or used
   */
  async take({
    hash,
    purpose,
    now,
  }: Pick<NewLink, 'hash' | 'purpose' | 'now'>): Promise<Pick<LinkOwner, 'accountId' | 'email'> | undefined> {
    const [used] = await this.db
      .delete(mailLinks)
      .where(live(hash, purpose, now))
      .returning({ accountId: mailLinks.accountId, email: mailLinks.email });
    return used;
  }

  /**
   * Consumes a link in the transaction of the action it authorises.
   * @returns undefined if the link is unknown, expired or used, or the account's address has changed since
   */
  async consume(link: Pick<NewLink, 'hash' | 'purpose' | 'now'>): Promise<LinkOwner | undefined> {
    const used = await this.take(link);
    if (used === undefined) return undefined;
    const [account] = await this.db
      .select({ accountId: accounts.id, email: accounts.email, language: accounts.language })
      .from(accounts)
      .where(eq(accounts.id, used.accountId))
      .limit(1);
    // A link that was sent to a previous address proves nothing about the current one.
    return account?.email === used.email ? { ...account, email: used.email } : undefined;
  }

  /** The first proof of an address; undefined if there is none. */
  async proofOf(accountId: string, email: string): Promise<AddressProof | undefined> {
    const [found] = await this.db
      .select({ confirmedAt: confirmedEmails.confirmedAt, ownerKnown: confirmedEmails.ownerKnown })
      .from(confirmedEmails)
      .where(and(eq(confirmedEmails.accountId, accountId), eq(confirmedEmails.email, email)))
      .limit(1);
    return found;
  }

  /** @param ownerKnown whether all ways to sign in are the owner's; what was known once stays known */
  async confirmAddress(
    { accountId, email }: Pick<LinkOwner, 'accountId' | 'email'>,
    now: Date,
    ownerKnown = true,
  ): Promise<void> {
    await this.db
      .insert(confirmedEmails)
      .values({ accountId, email, confirmedAt: now, ownerKnown })
      .onConflictDoUpdate({
        target: [confirmedEmails.accountId, confirmedEmails.email],
        set: { ownerKnown: sql`${confirmedEmails.ownerKnown} or excluded.owner_known` },
      });
  }

  /**
   * Stores a link for an address that is not the account's yet, in the transaction that has checked the address.
   * @returns false if too many links were sent
   */
  async addFor(accountId: string, { now, ...link }: NewLink, limit: LinkLimit): Promise<boolean> {
    if (!(await isWithin(this.db, accountId, link.purpose, limit))) return false;
    await this.db.insert(mailLinks).values({ ...link, accountId, createdAt: now });
    return true;
  }
}
