import type { AccountDetails } from '@footlight/contract';
import { and, eq, isNotNull, lte, sql } from 'drizzle-orm';
import { writeAudit } from '../../database/audit-log.js';
import type { Database } from '../../database/database.js';
import { Repository } from '../../database/repository.js';
import { accounts } from '../../database/schema/accounts.js';
import { confirmedEmails } from '../../database/schema/mails.js';
import { AccountsRepository, type AccountRow } from './accounts.repository.js';

export type DetailChanges = Partial<Omit<AccountDetails, 'id' | 'contactEmail'>>;

export class DetailsRepository extends Repository {
  async of(accountId: string): Promise<AccountRow | undefined> {
    const [row] = await this.db.select().from(accounts).where(eq(accounts.id, accountId)).limit(1);
    return row;
  }

  /** Whether the owner of an account has shown that an address is theirs. */
  async isConfirmed(accountId: string, email: string): Promise<boolean> {
    const found = await this.db
      .select({ email: confirmedEmails.email })
      .from(confirmedEmails)
      .where(and(eq(confirmedEmails.accountId, accountId), eq(confirmedEmails.email, email)))
      .limit(1);
    return found.length > 0;
  }

  async save(
    accountId: string,
    { address, customFields, ...changes }: DetailChanges,
  ): Promise<AccountRow | undefined> {
    const [row] = await this.db
      .update(accounts)
      .set({
        ...changes,
        ...(address === undefined ? {} : { addressCountry: address }),
        ...(customFields === undefined
          ? {}
          : { customFields: sql`${accounts.customFields} || ${JSON.stringify(customFields)}::jsonb` }),
      })
      .where(eq(accounts.id, accountId))
      .returning();
    return row;
  }

  /**
   * Marks the account for deletion and ends its other sessions; returns the existing date if it is already marked.
   * @param endOthers ends the other sessions, in the same transaction
   */
  markForDeletion(
    accountId: string,
    endOthers: (tx: Database) => Promise<void>,
    at: Date,
    deletesAt: Date,
  ): Promise<Date | undefined> {
    return this.db.transaction(async (tx) => {
      const repository = new AccountsRepository(tx);
      if (await repository.markForDeletion(accountId, at, deletesAt)) {
        await endOthers(tx);
        await writeAudit(tx, { at, action: 'deletionRequested', actorId: accountId, accountId });
      }
      return (await repository.byId(accountId))?.deletesAt ?? undefined;
    });
  }

  undoDeletion(accountId: string, at: Date): Promise<void> {
    return this.db.transaction(async (tx) => {
      const undone = await tx
        .update(accounts)
        .set({ deletionRequestedAt: null, deletesAt: null })
        .where(and(eq(accounts.id, accountId), isNotNull(accounts.deletesAt)))
        .returning({ id: accounts.id });
      if (undone.length > 0)
        await writeAudit(tx, { at, action: 'deletionUndone', actorId: accountId, accountId });
    });
  }

  /** Deletes all accounts whose deletion date has passed, with everything that belongs to them. */
  deleteDue(now: Date): Promise<number> {
    return this.db.transaction(async (tx) => {
      const deleted = await tx
        .delete(accounts)
        .where(lte(accounts.deletesAt, now))
        .returning({ id: accounts.id });
      for (const { id } of deleted)
        await writeAudit(tx, { at: now, action: 'accountDeleted', actorId: null, accountId: id });
      return deleted.length;
    });
  }
}
