import { and, asc, count, desc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.js';
import { payments, refunds } from '../../../database/schema/payments.js';

export type PaymentRow = typeof payments.$inferSelect;
export type NewPayment = typeof payments.$inferInsert;
export type RefundRow = typeof refunds.$inferSelect;

/** Statuses that block another payment for the same item. */
export const LIVE = ['intended', 'pending', 'action-required', 'succeeded'] as const;

export class PaymentsRepository {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async byKey(owner: string, idempotencyKey: string): Promise<PaymentRow | undefined> {
    const [row] = await this.#db
      .select()
      .from(payments)
      .where(and(eq(payments.owner, owner), eq(payments.idempotencyKey, idempotencyKey)));
    return row;
  }

  async liveOf(basketId: string): Promise<PaymentRow | undefined> {
    const [row] = await this.#db
      .select()
      .from(payments)
      .where(and(eq(payments.basketId, basketId), inArray(payments.status, [...LIVE])));
    return row;
  }

  async add(payment: NewPayment): Promise<PaymentRow> {
    const [row] = await this.#db.insert(payments).values(payment).returning();
    if (row === undefined) throw new Error('The payment was not written.');
    return row;
  }

  async lock(id: string): Promise<PaymentRow | undefined> {
    const [row] = await this.#db.select().from(payments).where(eq(payments.id, id)).for('update');
    return row;
  }

  /** Locks rows in the order of their ids, so that concurrent transactions cannot deadlock. */
  lockAll(ids: readonly string[]): Promise<PaymentRow[]> {
    return this.#db
      .select()
      .from(payments)
      .where(inArray(payments.id, [...ids]))
      .orderBy(asc(payments.id))
      .for('update');
  }

  /** Open or succeeded payments for the next period of the given licences, left by a crash or waiting for a bank. */
  pendingRenewals(
    heldLicences: readonly { readonly id: string; readonly charges: number }[],
  ): Promise<PaymentRow[]> {
    const periods = JSON.stringify(
      heldLicences.map(({ id, charges }) => ({ held_id: id, period_index: charges })),
    );
    const wanted = sql`select held_id, period_index from json_populate_recordset(null::payments, ${periods}::json)`;
    return this.#db
      .select()
      .from(payments)
      .where(
        and(
          sql`(${payments.heldId}, ${payments.periodIndex}) in (${wanted})`,
          inArray(payments.status, [...LIVE]),
        ),
      );
  }

  async of(owner: string, id: string): Promise<PaymentRow | undefined> {
    const [row] = await this.#db
      .select()
      .from(payments)
      .where(and(eq(payments.owner, owner), eq(payments.id, id)));
    return row;
  }

  async byId(id: string): Promise<PaymentRow | undefined> {
    const [row] = await this.#db.select().from(payments).where(eq(payments.id, id));
    return row;
  }

  async byExternalId(providerId: string, externalId: string): Promise<PaymentRow | undefined> {
    const [row] = await this.#db
      .select()
      .from(payments)
      .where(and(eq(payments.providerId, providerId), eq(payments.externalId, externalId)));
    return row;
  }

  async save(id: string, changes: Partial<NewPayment>): Promise<PaymentRow> {
    const [row] = await this.#db.update(payments).set(changes).where(eq(payments.id, id)).returning();
    if (row === undefined) throw new Error('The payment is not there any more.');
    return row;
  }

  /** Claims unfinished payments for this process until `leaseEnd`. */
  claimUnfinished({
    now,
    leaseEnd,
    quietSince,
    limit,
  }: {
    now: Date;
    leaseEnd: Date;
    quietSince: Date;
    limit: number;
  }): Promise<PaymentRow[]> {
    const due = this.#db
      .select({ id: payments.id })
      .from(payments)
      .where(
        sql`(${payments.leaseUntil} is null or ${payments.leaseUntil} <= ${now.toISOString()}::timestamptz)
        and (${payments.status} = 'intended'
          or (${payments.status} in ('pending', 'action-required') and ${payments.updatedAt} <= ${quietSince.toISOString()}::timestamptz))`,
      )
      .orderBy(payments.updatedAt)
      .limit(limit)
      .for('update', { skipLocked: true });
    return this.#db
      .update(payments)
      .set({ leaseUntil: leaseEnd, updatedAt: now })
      .where(inArray(payments.id, due))
      .returning();
  }

  async list(owner: string, page: number, size: number): Promise<{ rows: PaymentRow[]; total: number }> {
    // Payments that were never charged are not listed.
    const where = and(
      eq(payments.owner, owner),
      inArray(payments.status, ['pending', 'action-required', 'succeeded', 'declined']),
    );
    const [counted] = await this.#db.select({ total: count() }).from(payments).where(where);
    const rows = await this.#db
      .select()
      .from(payments)
      .where(where)
      .orderBy(desc(payments.createdAt), desc(payments.id))
      .limit(size)
      .offset((page - 1) * size);
    return { rows, total: counted?.total ?? 0 };
  }

  async refundsOf(paymentIds: readonly string[]): Promise<RefundRow[]> {
    return paymentIds.length === 0
      ? []
      : this.#db
          .select()
          .from(refunds)
          .where(inArray(refunds.paymentId, [...paymentIds]))
          .orderBy(refunds.createdAt);
  }

  /** Refunds begun before the given time and not finished. */
  unfinishedRefunds(before: Date, limit: number): Promise<RefundRow[]> {
    return this.#db
      .select()
      .from(refunds)
      .where(and(eq(refunds.status, 'intended'), lte(refunds.createdAt, before)))
      .limit(limit);
  }
}
