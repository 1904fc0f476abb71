import { randomUUID } from 'node:crypto';
import { and, eq, inArray, isNull, ne, notInArray, or, sql } from 'drizzle-orm';
import { Repository } from '../../../database/repository.js';
import { insertRows } from '../../../database/row-sets.js';
import { accounts } from '../../../database/schema/accounts.js';
import { creditMovements } from '../../../database/schema/books.js';
import { payments } from '../../../database/schema/payments.js';
import type { Credit } from './credit.js';

type NewMovement = Omit<typeof creditMovements.$inferInsert, 'id'>;

/** What a movement adds to the credit; negative for what it takes. */
const signed = (column: typeof creditMovements.amount | typeof creditMovements.net) =>
  sql`case when ${creditMovements.kind} in ('kept', 'given') then ${column} else -${column} end`;

export class CreditsRepository extends Repository {
  async add(movements: readonly NewMovement[]): Promise<void> {
    await insertRows(
      this.db,
      creditMovements,
      movements.map((movement) => ({ id: randomUUID(), ...movement })),
    );
  }

  /** What finance gives. @returns the id of the movement */
  async give(given: Omit<NewMovement, 'kind' | 'paymentId'>): Promise<string> {
    const id = randomUUID();
    await this.db.insert(creditMovements).values({ id, kind: 'given', ...given });
    return id;
  }

  /** Of the credit that the rest of payments became, what was not taken back, with its tax. */
  async leftOf(paymentIds: readonly string[]): Promise<number> {
    const [row] = await this.db
      .select({ amount: sql<number>`coalesce(sum(${signed(creditMovements.amount)}), 0)`.mapWith(Number) })
      .from(creditMovements)
      .where(inArray(creditMovements.sourcePaymentId, [...paymentIds]));
    return row?.amount ?? 0;
  }

  /** Returns what was taken back with a refund, because that has failed. The ledger takes its entry back with the refund. */
  async returnTaken(refundId: string, at: Date): Promise<void> {
    const taken = await this.db
      .select()
      .from(creditMovements)
      .where(and(eq(creditMovements.refundId, refundId), eq(creditMovements.kind, 'taken')));
    await this.add(
      taken.map(({ accountId, paymentId, sourcePaymentId, amount, net, currency, scale }) => ({
        kind: 'kept' as const,
        accountId,
        paymentId,
        sourcePaymentId,
        amount,
        net,
        currency,
        scale,
        at,
      })),
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
    const rows = await this.db
      .select({
        accountId: creditMovements.accountId,
        currency: creditMovements.currency,
        scale: creditMovements.scale,
        amount: sql<number>`sum(${signed(creditMovements.amount)})`.mapWith(Number),
        net: sql<number>`sum(${signed(creditMovements.net)})`.mapWith(Number),
      })
      .from(creditMovements)
      .leftJoin(payments, eq(payments.id, creditMovements.paymentId))
      .where(
        and(
          inArray(creditMovements.accountId, ids),
          or(
            ne(creditMovements.kind, 'used'),
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
