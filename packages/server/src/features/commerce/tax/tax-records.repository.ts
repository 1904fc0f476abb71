import { sql } from 'drizzle-orm';
import { Repository } from '../../../database/repository.js';
import { taxRecords } from '../../../database/schema/books.js';
import type { PaymentOrder } from '../../../database/schema/payments.js';

/** A movement of money that is to be recorded. */
export interface UnrecordedEntry {
  readonly id: string;
  readonly at: Date;
  /** Minor units; negative if the money went back to its payer. */
  readonly amount: number;
  readonly currency: string;
  readonly scale: number;
  readonly order: PaymentOrder;
  /** The record of the sale that the money belongs to; null if that is this entry. */
  readonly saleId: string | null;
}

export class TaxRecordsRepository extends Repository {
  /**
   * Charges, and refunds and disputes of recorded sales, that are not recorded yet, in the order of their times.
   * @param after the last entry of the page before
   */
  async due({
    since,
    after,
    limit,
  }: {
    readonly since: Date;
    readonly after: UnrecordedEntry | undefined;
    readonly limit: number;
  }): Promise<UnrecordedEntry[]> {
    const from = after === undefined ? [since.toISOString(), ''] : [after.at.toISOString(), after.id];
    const { rows } = await this.db.execute<{
      id: string;
      at: string;
      amount: string;
      currency: string;
      scale: number;
      order: PaymentOrder;
      sale_id: string | null;
    }>(sql`
      select e.id, to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
        l.amount, l.currency, l.scale, p."order", sale.external_id as sale_id
      from ledger_entries e
        join ledger_lines l on l.entry_id = e.id and l.account like 'receivable:%'
        join payments p on p.id = e.payment_id
        left join ledger_entries s on s.payment_id = e.payment_id and s.kind = 'charge'
        left join tax_records sale on sale.entry_id = s.id
      where e.kind in ('charge', 'refund', 'refundFailed', 'dispute', 'disputeReversed')
        and (date_trunc('milliseconds', e.at), e.id) > (${from[0]}::timestamptz, ${from[1]})
        and e.at >= ${since.toISOString()}::timestamptz
        and (l.amount > 0 or sale.external_id is not null)
        and not exists (select 1 from tax_records r where r.entry_id = e.id)
      order by date_trunc('milliseconds', e.at), e.id limit ${limit}`);
    return rows.map(({ id, at, amount, currency, scale, order, sale_id: saleId }) => ({
      id,
      at: new Date(at),
      amount: Number(amount),
      currency,
      scale,
      order,
      saleId,
    }));
  }

  async add(record: typeof taxRecords.$inferInsert): Promise<void> {
    await this.db.insert(taxRecords).values(record).onConflictDoNothing();
  }
}
