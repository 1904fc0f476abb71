import { randomUUID } from 'node:crypto';
import { and, eq, sql, sum } from 'drizzle-orm';
import { Repository } from '../../../database/repository.js';
import { insertRows } from '../../../database/row-sets.js';
import { ledgerEntries, ledgerLines } from '../../../database/schema/books.js';
import type { Balances, Movement } from './movement.js';

/** A payment whose movements do not add up to what it moved; amounts are in minor units. */
export interface BookDifference {
  readonly paymentId: string;
  /** What the provider owes according to payments, refunds and disputes. */
  readonly expected: number;
  /** What it owes according to the ledger. */
  readonly booked: number;
}

/** An account whose credit differs from the ledger; amounts are in minor units, without tax. */
export interface CreditDifference {
  readonly accountId: string;
  readonly currency: string;
  /** What is left of its credit. */
  readonly expected: number;
  /** What the ledger says is owed to it. */
  readonly booked: number;
}

/** The ledger. */
export class BooksRepository extends Repository {
  /**
   * Records movements, in the transaction that they belong to. The database refuses one whose postings do not add up to
   * zero, and one that is recorded already.
   */
  async record(movements: readonly Movement[]): Promise<void> {
    const entries = movements
      .filter(({ postings }) => postings.length > 0)
      .map((movement) => ({ id: randomUUID(), movement }));
    await insertRows(
      this.db,
      ledgerEntries,
      entries.map(({ id, movement: { at, kind, paymentId, refundId, source, creditId } }) => ({
        id,
        at,
        kind,
        paymentId,
        refundId,
        providerId: source?.providerId ?? null,
        movementId: source?.movementId ?? null,
        creditId: creditId ?? null,
      })),
    );
    await insertRows(
      this.db,
      ledgerLines,
      entries.flatMap(({ id, movement: { currency, scale, postings } }) =>
        postings.map(({ account, amount }) => ({ entryId: id, account, amount, currency, scale })),
      ),
    );
  }

  /**
   * Sums of the postings of a payment, which its caller has locked.
   * @param only those of a refund, or of a kind of entry
   */
  async balancesOf(
    paymentId: string,
    only: {
      readonly refundId?: string;
      readonly kind?: typeof ledgerEntries.$inferSelect.kind;
    } = {},
  ): Promise<Balances> {
    const { refundId, kind } = only;
    const rows = await this.db
      .select({ account: ledgerLines.account, amount: sum(ledgerLines.amount).mapWith(Number) })
      .from(ledgerLines)
      .innerJoin(ledgerEntries, eq(ledgerEntries.id, ledgerLines.entryId))
      .where(
        and(
          eq(ledgerEntries.paymentId, paymentId),
          refundId === undefined ? undefined : eq(ledgerEntries.refundId, refundId),
          kind === undefined ? undefined : eq(ledgerEntries.kind, kind),
        ),
      )
      .groupBy(ledgerLines.account);
    return new Map(rows.map(({ account, amount }) => [account, amount ?? 0]));
  }

  /**
   * Compares the ledger with the payments, refunds and disputes that it was made from.
   * @param limit number of differences
   */
  async differences(limit: number): Promise<BookDifference[]> {
    const { rows } = await this.db.execute<{ payment_id: string; expected: string; booked: string }>(sql`
      with booked as (
        select e.payment_id, sum(l.amount) as amount,
          coalesce(-sum(l.amount) filter (where e.kind in ('dispute', 'disputeReversed')), 0) as disputed
        from ledger_entries e join ledger_lines l on l.entry_id = e.id
        where l.account like 'receivable:%' and e.payment_id is not null group by e.payment_id
      ), moved as (
        select p.id, p.disputed_at, p.dispute_reversed_at, p.amount - coalesce((
          select sum(r.amount) from refunds r where r.payment_id = p.id and r.status = 'succeeded'
        ), 0) as amount
        from payments p where p.status = 'succeeded' and p.amount > 0
      )
      select coalesce(m.id, b.payment_id) as payment_id, coalesce(b.amount, 0) as booked,
        coalesce(m.amount, 0) - case when m.disputed_at is null then 0 else coalesce(b.disputed, 0) end as expected
      from moved m full join booked b on b.payment_id = m.id
      where coalesce(b.amount, 0) <>
        coalesce(m.amount, 0) - case when m.disputed_at is null then 0 else coalesce(b.disputed, 0) end
        or (m.disputed_at is not null and m.dispute_reversed_at is null and m.amount > 0
          and coalesce(b.disputed, 0) = 0)
      order by 1 limit ${limit}`);
    return rows.map(({ payment_id: paymentId, expected, booked }) => ({
      paymentId,
      expected: Number(expected),
      booked: Number(booked),
    }));
  }

  /**
   * Compares what the ledger owes to accounts with their credit; what a payment has used counts once that has succeeded.
   * @param limit number of differences
   */
  async creditDifferences(limit: number): Promise<CreditDifference[]> {
    const { rows } = await this.db.execute<{
      account_id: string;
      currency: string;
      expected: string;
      booked: string;
    }>(sql`
      with moved as (
        select m.account_id, m.currency, m.scale,
          sum(case when m.kind in ('kept', 'given') then m.net else -m.net end) as net
        from credit_movements m left join payments p on p.id = m.payment_id
        where m.kind <> 'used' or p.status = 'succeeded'
        group by m.account_id, m.currency, m.scale
      ), booked as (
        select substr(account, length('credits:') + 1) as account_id, currency, scale, -sum(amount) as net
        from ledger_lines where account like 'credits:%' group by account, currency, scale
      )
      select account_id, currency, coalesce(moved.net, 0) as expected, coalesce(booked.net, 0) as booked
      from moved full join booked using (account_id, currency, scale)
      where coalesce(moved.net, 0) <> coalesce(booked.net, 0)
      order by account_id, currency limit ${limit}`);
    return rows.map(({ account_id: accountId, currency, expected, booked }) => ({
      accountId,
      currency,
      expected: Number(expected),
      booked: Number(booked),
    }));
  }
}
