import { and, asc, eq, lte } from 'drizzle-orm';
import { Repository } from '../../../database/repository.js';
import { vatChecks } from '../../../database/schema/baskets.js';

export type VatCheckRow = typeof vatChecks.$inferSelect;

export class VatChecksRepository extends Repository {
  async of(accountId: string): Promise<VatCheckRow | undefined> {
    const [row] = await this.db.select().from(vatChecks).where(eq(vatChecks.accountId, accountId));
    return row;
  }

  /** Numbers that the register is to be asked for, the most urgent first. */
  due(now: Date, limit: number): Promise<VatCheckRow[]> {
    return this.db
      .select()
      .from(vatChecks)
      .where(lte(vatChecks.dueAt, now))
      .orderBy(asc(vatChecks.dueAt), asc(vatChecks.accountId))
      .limit(limit);
  }

  /** Keeps an account's number, in place of another one. */
  async put(row: VatCheckRow): Promise<void> {
    await this.db.insert(vatChecks).values(row).onConflictDoUpdate({ target: vatChecks.accountId, set: row });
  }

  /** Saves an answer, unless the account has another number by now. */
  async save(
    { accountId, number }: Pick<VatCheckRow, 'accountId' | 'number'>,
    changes: Partial<VatCheckRow>,
  ): Promise<void> {
    await this.db
      .update(vatChecks)
      .set(changes)
      .where(and(eq(vatChecks.accountId, accountId), eq(vatChecks.number, number)));
  }

  async remove(accountId: string): Promise<void> {
    await this.db.delete(vatChecks).where(eq(vatChecks.accountId, accountId));
  }
}
