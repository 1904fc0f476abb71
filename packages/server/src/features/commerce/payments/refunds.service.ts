import { randomUUID } from 'node:crypto';
import type { BodyOf, ReplyOf } from '@footlight/contract';
import { and, eq, sum } from 'drizzle-orm';
import { ApiError } from '../../../api-error.js';
import { refunds } from '../../../database/schema/payments.js';
import type { GiftsService } from '../gifts/gifts.service.js';
import type { ChargeTools } from './charge-payment.js';
import { lockPayment, type RefundRow } from './payments.repository.js';
import { finishRefund } from './recover-payments.js';

/** Refunds made by administrators. */
export interface RefundsService {
  /**
   * Refunds a part of a payment, or its remainder. A repeated idempotency key refunds once.
   * @throws {ApiError} PAYMENT_NOT_FOUND, or CONFLICT if the amount exceeds what remains of the payment
   * @see docs/rules/commerce.md MONEY-34, MONEY-50
   */
  refund(
    adminId: string,
    paymentId: string,
    body: BodyOf<'refundPayment'>,
  ): Promise<ReplyOf<'refundPayment'>>;
}

export const createRefundsService = (
  tools: Pick<ChargeTools, 'db' | 'providers' | 'clock'>,
  withdrawGift: GiftsService['withdraw'],
): RefundsService => {
  const { db, clock } = tools;
  return {
    refund: async (actorId, paymentId, { amount, reason, idempotencyKey }) => {
      const at = new Date(clock.now());
      const refund = await db.transaction(async (tx): Promise<RefundRow> => {
        const payment = await lockPayment(tx, paymentId);
        if (payment === undefined) throw new ApiError('PAYMENT_NOT_FOUND');
        const [known] = await tx
          .select()
          .from(refunds)
          .where(and(eq(refunds.paymentId, paymentId), eq(refunds.idempotencyKey, idempotencyKey)));
        if (known !== undefined) return known;
        const [given] = await tx
          .select({ total: sum(refunds.amount).mapWith(Number) })
          .from(refunds)
          .where(eq(refunds.paymentId, paymentId));
        const left = payment.amount - (given?.total ?? 0);
        const wanted = amount ?? left;
        if (payment.status !== 'succeeded' || wanted > left || wanted <= 0) throw new ApiError('CONFLICT');
        const [row] = await tx
          .insert(refunds)
          .values({
            id: randomUUID(),
            paymentId,
            amount: wanted,
            status: 'intended',
            actorId,
            reason,
            idempotencyKey,
            createdAt: at,
          })
          .returning();
        if (row === undefined) throw new Error('The refund was not written.');
        if (payment.itemType === 'GIFT' && wanted === left) await withdrawGift(tx, paymentId, at.getTime());
        return row;
      });
      // If the provider does not respond, the recovery job retries.
      if (refund.status === 'intended') await finishRefund(tools, refund);
      return { refundId: refund.id, amount: refund.amount };
    },
  };
};
