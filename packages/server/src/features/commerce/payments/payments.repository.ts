import { randomUUID } from 'node:crypto';
import { and, asc, count, desc, eq, gte, inArray, lte, sql, sum } from 'drizzle-orm';
import { Repository } from '../../../database/repository.js';
import { updateRows } from '../../../database/row-sets.js';
import { paymentEvents, payments, refunds } from '../../../database/schema/payments.js';

export type PaymentRow = typeof payments.$inferSelect;
export type NewPayment = typeof payments.$inferInsert;
export type RefundRow = typeof refunds.$inferSelect;

const SETTLED_COLUMNS = [
  'status',
  'externalId',
  'nextAction',
  'declineCode',
  'leaseUntil',
  'updatedAt',
  'settledAt',
] as const;

/** Statuses that block another payment for the same item. */
const LIVE = ['intended', 'pending', 'action-required', 'succeeded'] as const;

export class PaymentsRepository extends Repository {
  async byKey(owner: string, idempotencyKey: string): Promise<PaymentRow | undefined> {
    const [row] = await this.db
      .select()
      .from(payments)
      .where(and(eq(payments.owner, owner), eq(payments.idempotencyKey, idempotencyKey)));
    return row;
  }

  async liveOf(basketId: string): Promise<PaymentRow | undefined> {
    const [row] = await this.db
      .select()
      .from(payments)
      .where(and(eq(payments.basketId, basketId), inArray(payments.status, [...LIVE])));
    return row;
  }

  async add(payment: NewPayment): Promise<PaymentRow> {
    const [row] = await this.db.insert(payments).values(payment).returning();
    if (row === undefined) throw new Error('The payment was not written.');
    return row;
  }

  async lock(id: string): Promise<PaymentRow | undefined> {
    const [row] = await this.db.select().from(payments).where(eq(payments.id, id)).for('update');
    return row;
  }

  /** Locks rows in the order of their ids, so that concurrent transactions cannot deadlock. */
  lockAll(ids: readonly string[]): Promise<PaymentRow[]> {
    return this.db
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
    return this.db
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
    const [row] = await this.db
      .select()
      .from(payments)
      .where(and(eq(payments.owner, owner), eq(payments.id, id)));
    return row;
  }

  async byId(id: string): Promise<PaymentRow | undefined> {
    const [row] = await this.db.select().from(payments).where(eq(payments.id, id));
    return row;
  }

  async byExternalId(providerId: string, externalId: string): Promise<PaymentRow | undefined> {
    const [row] = await this.db
      .select()
      .from(payments)
      .where(and(eq(payments.providerId, providerId), eq(payments.externalId, externalId)));
    return row;
  }

  async save(id: string, changes: Partial<NewPayment>): Promise<PaymentRow> {
    const [row] = await this.db.update(payments).set(changes).where(eq(payments.id, id)).returning();
    if (row === undefined) throw new Error('The payment is not there any more.');
    return row;
  }

  /** Saves the outcomes of many payments in one statement. */
  saveOutcomes(settled: readonly PaymentRow[]): Promise<void> {
    return updateRows(this.db, payments, SETTLED_COLUMNS, settled);
  }

  /** Payments at a provider since a given time. */
  since(providerId: string, since: Date): Promise<PaymentRow[]> {
    return this.db
      .select()
      .from(payments)
      .where(and(eq(payments.providerId, providerId), gte(payments.createdAt, since)));
  }

  /**
   * Records an event of a provider.
   * @returns false if it was recorded before
   */
  async addEvent(providerId: string, eventId: string, receivedAt: Date): Promise<boolean> {
    const added = await this.db
      .insert(paymentEvents)
      .values({ providerId, eventId, receivedAt })
      .onConflictDoNothing()
      .returning({ eventId: paymentEvents.eventId });
    return added.length > 0;
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
    const due = this.db
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
    return this.db
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
    const [counted] = await this.db.select({ total: count() }).from(payments).where(where);
    const rows = await this.db
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
      : this.db
          .select()
          .from(refunds)
          .where(inArray(refunds.paymentId, [...paymentIds]))
          .orderBy(refunds.createdAt);
  }

  async refundByKey(paymentId: string, idempotencyKey: string): Promise<RefundRow | undefined> {
    const [row] = await this.db
      .select()
      .from(refunds)
      .where(and(eq(refunds.paymentId, paymentId), eq(refunds.idempotencyKey, idempotencyKey)));
    return row;
  }

  /** Sum of a payment's refunds, whether finished or not, in minor units. */
  async refundedOf(paymentId: string): Promise<number> {
    const [given] = await this.db
      .select({ total: sum(refunds.amount).mapWith(Number) })
      .from(refunds)
      .where(eq(refunds.paymentId, paymentId));
    return given?.total ?? 0;
  }

  async addRefund(refund: Omit<typeof refunds.$inferInsert, 'id'>): Promise<RefundRow> {
    const [row] = await this.db
      .insert(refunds)
      .values({ id: randomUUID(), ...refund })
      .returning();
    if (row === undefined) throw new Error('The refund was not written.');
    return row;
  }

  async finishRefund(id: string, at: Date): Promise<void> {
    await this.db.update(refunds).set({ status: 'succeeded', settledAt: at }).where(eq(refunds.id, id));
  }

  /** Refunds begun before the given time and not finished. */
  unfinishedRefunds(before: Date, limit: number): Promise<RefundRow[]> {
    return this.db
      .select()
      .from(refunds)
      .where(and(eq(refunds.status, 'intended'), lte(refunds.createdAt, before)))
      .limit(limit);
  }
}
