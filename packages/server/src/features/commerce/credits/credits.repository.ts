import { randomUUID } from 'node:crypto';
import { and, eq, inArray, isNull, notInArray, or, sql } from 'drizzle-orm';
import { Repository } from '../../../database/repository.js';
import { insertRows } from '../../../database/row-sets.js';
import { accounts } from '../../../database/schema/accounts.js';
import { creditMovements } from '../../../database/schema/books.js';
import { payments } from '../../../database/schema/payments.js';
import type { Credit } from './credit.js';

type NewMovement = Omit<typeof creditMovements.$inferInsert, 'id'>;

export class CreditsRepository extends Repository {
  async add(movements: readonly NewMovement[]): Promise<void> {
    await insertRows(
      this.db,
      creditMovements,
      movements.map((movement) => ({ id: randomUUID(), ...movement })),
    );
  }

  /**
   * What is left of the credit of accounts, by account. Uses whose payment has failed do not count.
   * @param lock `update` makes other uses by the accounts wait until the transaction ends
   */
  async balancesOf(
    accountIds: readonly string[],
    lock?: 'update',
  ): Promise<ReadonlyMap<string, readonly Credit[]>> {
    if (accountIds.length === 0) return new Map();
    const ids = [...new Set(accountIds)];
    if (lock === 'update') await this.#lockAccounts(ids);
    const signed = (column: typeof creditMovements.amount | typeof creditMovements.net) =>
      sql<number>`sum(case when ${creditMovements.kind} = 'kept' then ${column} else -${column} end)`.mapWith(
        Number,
      );
    const rows = await this.db
      .select({
        accountId: creditMovements.accountId,
        currency: creditMovements.currency,
        scale: creditMovements.scale,
        amount: signed(creditMovements.amount),
        net: signed(creditMovements.net),
      })
      .from(creditMovements)
      .leftJoin(payments, eq(payments.id, creditMovements.paymentId))
      .where(
        and(
          inArray(creditMovements.accountId, ids),
          or(
            eq(creditMovements.kind, 'kept'),
            isNull(payments.status),
            notInArray(payments.status, ['declined', 'abandoned']),
          ),
        ),
      )
      .groupBy(creditMovements.accountId, creditMovements.currency, creditMovements.scale)
      .orderBy(creditMovements.currency);
    const balances = new Map<string, Credit[]>();
    for (const { accountId, ...credit } of rows) {
      if (credit.amount > 0) balances.set(accountId, [...(balances.get(accountId) ?? []), credit]);
    }
    return balances;
  }

  /** Locks only accounts that have had credit, in the order of their ids. */
  async #lockAccounts(ids: readonly string[]): Promise<void> {
    const known = this.db
      .select({ id: creditMovements.accountId })
      .from(creditMovements)
      .where(inArray(creditMovements.accountId, [...ids]));
    await this.db
      .select({ id: accounts.id })
      .from(accounts)
      .where(inArray(accounts.id, known))
      .orderBy(accounts.id)
      .for('no key update');
  }
}
