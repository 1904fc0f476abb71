import type { BodyOf, ResponseOf } from '@footlight/contract';
import { ApiError } from '../../../api-error.js';
import type { GiftsService } from '../gifts/gifts.service.js';
import type { ChargeTools } from './charge-payment.js';
import { PaymentsRepository, type RefundRow } from './payments.repository.js';
import { finishRefund } from './recover-payments.js';

/** Refunds made by administrators. */
export class RefundsService {
  readonly #tools: Pick<ChargeTools, 'db' | 'providers' | 'clock'>;
  readonly #withdrawGift: GiftsService['withdraw'];

  constructor(
    tools: Pick<ChargeTools, 'db' | 'providers' | 'clock'>,
    withdrawGift: GiftsService['withdraw'],
  ) {
    this.#tools = tools;
    this.#withdrawGift = withdrawGift;
  }

  /**
   * Refunds a part of a payment, or its remainder. A repeated idempotency key refunds once.
   * @throws {ApiError} PAYMENT_NOT_FOUND, or CONFLICT if the amount exceeds what remains of the payment
   * @see docs/rules/commerce.md MONEY-34, MONEY-50
   */
  async refund(
    actorId: string,
    paymentId: string,
    { amount, reason, idempotencyKey }: BodyOf<'refundPayment'>,
  ): Promise<ResponseOf<'refundPayment'>> {
    const at = new Date(this.#tools.clock.now());
    const refund = await this.#tools.db.transaction(async (tx): Promise<RefundRow> => {
      const payments = new PaymentsRepository(tx);
      const payment = await payments.lock(paymentId);
      if (payment === undefined) throw new ApiError('PAYMENT_NOT_FOUND');
      const known = await payments.refundByKey(paymentId, idempotencyKey);
      if (known !== undefined) return known;
      const left = payment.amount - (await payments.refundedOf(paymentId));
      const wanted = amount ?? left;
      if (payment.status !== 'succeeded' || wanted > left || wanted <= 0) throw new ApiError('CONFLICT');
      const row = await payments.addRefund({
        paymentId,
        amount: wanted,
        status: 'intended',
        actorId,
        reason,
        idempotencyKey,
        createdAt: at,
      });
      if (payment.itemType === 'GIFT' && wanted === left)
        await this.#withdrawGift(tx, paymentId, at.getTime());
      return row;
    });
    // If the provider does not respond, the recovery job retries.
    if (refund.status === 'intended') await finishRefund(this.#tools, refund);
    return { refundId: refund.id, amount: refund.amount };
  }
}
