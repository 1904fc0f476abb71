import { and, asc, count, desc, eq, gt, max, min, ne, or, sql } from 'drizzle-orm';
import { Repository } from '../../../database/repository.js';
import { asRecords } from '../../../database/row-sets.js';
import { providerMovements, providerPayouts, type PayoutDifference } from '../../../database/schema/books.js';
import { payments } from '../../../database/schema/payments.js';
import type { BalanceLine, ProviderPayout } from '../payments/providers/payment-provider.js';

export type PayoutRow = typeof providerPayouts.$inferSelect;
type MovementRow = typeof providerMovements.$inferInsert;

/** A line of a payout with what is recorded here about its payment. */
export interface MatchedLine {
  readonly id: string;
  readonly kind: BalanceLine['kind'];
  readonly amount: number;
  readonly fee: number;
  readonly paidAmount: number | null;
  readonly paidCurrency: string | null;
  readonly paymentExternalId: string | null;
  readonly paymentId: string | null;
  readonly paymentStatus: string | null;
  readonly paymentAmount: number | null;
  readonly paymentCurrency: string | null;
  readonly isDisputed: boolean;
  readonly isDisputeReversed: boolean;
  readonly refundStatus: string | null;
  readonly refundAmount: number | null;
}

const COLUMNS = [
  'providerId',
  'id',
  'kind',
  'paymentExternalId',
  'refundExternalId',
  'refundKey',
  'amount',
  'fee',
  'currency',
  'scale',
  'paidAmount',
  'paidCurrency',
  'at',
  'payoutId',
] as const;

const rowOf = (providerId: string, line: BalanceLine, payoutId: string | null): MovementRow => ({
  providerId,
  id: line.id,
  kind: line.kind,
  paymentExternalId: line.paymentExternalId,
  refundExternalId: line.refundExternalId,
  refundKey: line.refundKey,
  amount: line.amount.minor,
  fee: line.fee,
  currency: line.amount.currency,
  scale: line.amount.scale,
  paidAmount: line.paid?.minor ?? null,
  paidCurrency: line.paid?.currency ?? null,
  at: line.at,
  payoutId,
});

/** The balances at providers and their payouts. */
export class ProviderBalanceRepository extends Repository {
  /** When to begin: before the newest change that is known, or the first payment; null without any. */
  async latestOf(providerId: string): Promise<Date | null> {
    const [newest] = await this.db
      .select({ at: max(providerMovements.at) })
      .from(providerMovements)
      .where(eq(providerMovements.providerId, providerId));
    if (newest?.at !== null && newest?.at !== undefined) return newest.at;
    const [first] = await this.db
      .select({ at: min(payments.createdAt) })
      .from(payments)
      .where(eq(payments.providerId, providerId));
    return first?.at ?? null;
  }

  /**
   * Records changes of a balance; known ones only get their payout.
   * @returns the ids of those that are new
   */
  async add(
    providerId: string,
    lines: readonly BalanceLine[],
    payoutId: string | null,
  ): Promise<ReadonlySet<string>> {
    if (lines.length === 0) return new Set();
    const rows = lines.map((line) => rowOf(providerId, line, payoutId));
    const table = providerMovements;
    const { rows: written } = await this.db.execute<{ id: string; is_new: boolean }>(sql`
      insert into ${table}
      select * from ${asRecords(table, COLUMNS, rows)}
      on conflict (provider_id, id)
      do update set payout_id = coalesce(excluded.payout_id, ${table.payoutId})
      returning id, (xmax = 0) as is_new`);
    return new Set(written.filter(({ is_new: isNew }) => isNew).map(({ id }) => id));
  }

  async savePayouts(providerId: string, found: readonly ProviderPayout[]): Promise<void> {
    if (found.length === 0) return;
    await this.db
      .insert(providerPayouts)
      .values(
        found.map(({ id, amount, status, createdAt, arrivesAt }) => ({
          providerId,
          id,
          amount: amount.minor,
          currency: amount.currency,
          scale: amount.scale,
          status,
          createdAt,
          arrivesAt,
        })),
      )
      .onConflictDoUpdate({
        target: [providerPayouts.providerId, providerPayouts.id],
        set: { status: sql`excluded.status`, arrivesAt: sql`excluded.arrives_at` },
      });
  }

  /** Payouts that were not compared yet, or differ. */
  openPayouts(providerId: string, since: Date): Promise<PayoutRow[]> {
    return this.db
      .select()
      .from(providerPayouts)
      .where(
        and(
          eq(providerPayouts.providerId, providerId),
          or(sql`${providerPayouts.comparedAt} is null`, ne(providerPayouts.differenceCount, 0)),
          gt(providerPayouts.createdAt, since),
        ),
      )
      .orderBy(asc(providerPayouts.createdAt), asc(providerPayouts.id));
  }

  /** Lines of a payout after an id, in the order of their ids, with the payments and refunds here. */
  async matchedLines(
    { providerId, id }: Pick<PayoutRow, 'providerId' | 'id'>,
    after: string,
    limit: number,
  ): Promise<MatchedLine[]> {
    const { rows } = await this.db.execute<Record<string, string | boolean | null>>(sql`
      select m.id, m.kind, m.amount, m.fee, m.paid_amount, m.paid_currency, m.payment_external_id,
        p.id as payment_id, p.status as payment_status, p.amount as payment_amount,
        p.currency as payment_currency, p.disputed_at is not null as is_disputed,
        p.dispute_reversed_at is not null as is_reversed, r.status as refund_status, r.amount as refund_amount
      from provider_movements m
      left join payments p on p.provider_id = m.provider_id and p.external_id = m.payment_external_id
      left join refunds r on r.payment_id = p.id
        and (r.id = m.refund_key or r.idempotency_key = 'provider ' || m.refund_external_id)
      where m.provider_id = ${providerId} and m.payout_id = ${id} and m.kind <> 'payout' and m.id > ${after}
      order by m.id limit ${limit}`);
    const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);
    const whole = (value: unknown): number | null => (value === null ? null : Number(value));
    return rows.map((row) => ({
      id: text(row['id']) ?? '',
      kind: row['kind'] as MatchedLine['kind'],
      amount: Number(row['amount']),
      fee: Number(row['fee']),
      paidAmount: whole(row['paid_amount']),
      paidCurrency: text(row['paid_currency']),
      paymentExternalId: text(row['payment_external_id']),
      paymentId: text(row['payment_id']),
      paymentStatus: text(row['payment_status']),
      paymentAmount: whole(row['payment_amount']),
      paymentCurrency: text(row['payment_currency']),
      isDisputed: row['is_disputed'] === true,
      isDisputeReversed: row['is_reversed'] === true,
      refundStatus: text(row['refund_status']),
      refundAmount: whole(row['refund_amount']),
    }));
  }

  async saveComparison(
    { providerId, id }: Pick<PayoutRow, 'providerId' | 'id'>,
    result: Pick<PayoutRow, 'movements' | 'gross' | 'fees' | 'differenceCount'> & {
      readonly differences: readonly PayoutDifference[];
      readonly comparedAt: Date;
    },
  ): Promise<void> {
    await this.db
      .update(providerPayouts)
      .set(result)
      .where(and(eq(providerPayouts.providerId, providerId), eq(providerPayouts.id, id)));
  }

  /** Payouts of all providers, newest first. @param page from 1 */
  async list(page: number, size: number): Promise<{ rows: PayoutRow[]; total: number }> {
    const [counted] = await this.db.select({ total: count() }).from(providerPayouts);
    const rows = await this.db
      .select()
      .from(providerPayouts)
      .orderBy(desc(providerPayouts.createdAt), asc(providerPayouts.providerId), asc(providerPayouts.id))
      .limit(size)
      .offset((page - 1) * size);
    return { rows, total: counted?.total ?? 0 };
  }

  async payoutOf(providerId: string, id: string): Promise<PayoutRow | undefined> {
    const [row] = await this.db
      .select()
      .from(providerPayouts)
      .where(and(eq(providerPayouts.providerId, providerId), eq(providerPayouts.id, id)));
    return row;
  }
}
