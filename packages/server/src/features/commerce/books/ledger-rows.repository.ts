import { sql } from 'drizzle-orm';
import { Repository } from '../../../database/repository.js';
import type { ledgerEntries } from '../../../database/schema/books.js';
import type { Posting } from './movement.js';

/** An entry of the ledger as it is exported. */
export interface ExportedEntry {
  readonly id: string;
  readonly at: Date;
  readonly kind: typeof ledgerEntries.$inferSelect.kind;
  readonly paymentId: string | null;
  readonly refundId: string | null;
  readonly movementId: string | null;
  /** Number of the invoice or the credit note; null for entries without one. */
  readonly invoice: string | null;
  readonly currency: string;
  readonly scale: number;
  readonly postings: readonly Posting[];
}

/** From the first day on, and before the second. */
export interface Period {
  readonly from: Date;
  readonly to: Date;
}

const DAY_MS = 24 * 3_600_000;

/** A period of days in UTC, both included: `2026-01-01` and `2026-01-31`. */
export const periodOf = (firstDay: string, lastDay: string): Period => ({
  from: new Date(`${firstDay}T00:00:00Z`),
  to: new Date(Date.parse(`${lastDay}T00:00:00Z`) + DAY_MS),
});

const BATCH = 500;

/** Reads the ledger in pages, so that the cost of an export does not grow in memory. */
export class LedgerRowsRepository extends Repository {
  /** Entries of a period in the order of their times. */
  async *entries({ from, to }: Period): AsyncGenerator<readonly ExportedEntry[]> {
    let after: { readonly at: string; readonly id: string } = { at: from.toISOString(), id: '' };
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop
      const { rows } = await this.db.execute<{
        id: string;
        at: string;
        kind: ExportedEntry['kind'];
        payment_id: string | null;
        refund_id: string | null;
        movement_id: string | null;
        invoice: string | null;
        currency: string;
        scale: number;
        postings: { account: string; amount: number }[];
      }>(sql`
        select e.id, to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at, e.kind, e.payment_id,
          e.refund_id, e.movement_id, i.seller || ' ' || i.number as invoice, l.currency, l.scale, l.postings
        from (
          select * from ledger_entries
          where (at, id) > (${after.at}::timestamptz, ${after.id}) and at < ${to.toISOString()}::timestamptz
          order by at, id limit ${BATCH}
        ) e
        join lateral (
          select min(currency) as currency, min(scale) as scale,
            json_agg(json_build_object('account', account, 'amount', amount) order by account) as postings
          from ledger_lines where entry_id = e.id
        ) l on true
        left join invoices i on i.payment_id = e.payment_id
          and coalesce(i.refund_id, '') = coalesce(e.refund_id, '') and e.kind in ('charge', 'refund')
        order by e.at, e.id`);
      yield rows.map((row) => ({
        id: row.id,
        at: new Date(row.at),
        kind: row.kind,
        paymentId: row.payment_id,
        refundId: row.refund_id,
        movementId: row.movement_id,
        invoice: row.invoice,
        currency: row.currency,
        scale: row.scale,
        postings: row.postings,
      }));
      const last = rows.at(-1);
      if (last === undefined || rows.length < BATCH) return;
      after = { at: last.at, id: last.id };
    }
  }
}
