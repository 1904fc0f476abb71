import type { BodyOf, ResponseOf } from '@footlight/contract';
import { ApiError } from '../../../api-error.js';
import type { ChargeTools } from './charge-payment.js';
import { PaymentsRepository, type RefundRow } from './payments.repository.js';
import { finishRefund } from './recover-payments.js';

/** Refunds made by administrators. */
export class RefundsService {
  readonly #tools: Pick<ChargeTools, 'db' | 'providers' | 'deliveries' | 'clock'>;

  constructor(tools: Pick<ChargeTools, 'db' | 'providers' | 'deliveries' | 'clock'>) {
    this.#tools = tools;
  }

  /**
   * Refunds a part of a payment, or its remainder. A repeated idempotency key refunds once. Once everything is refunded,
   * what was bought ends.
   * @throws {ApiError} PAYMENT_NOT_FOUND, or CONFLICT if the amount exceeds what remains of the payment here or at the
   *   provider
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
      return payments.addRefund({
        paymentId,
        amount: wanted,
        status: 'intended',
        actorId,
        reason,
        idempotencyKey,
        createdAt: at,
      });
    });
    // If the provider does not respond, the recovery job retries.
    const {
      id,
      amount: given,
      status,
    } = refund.status === 'intended' ? await finishRefund(this.#tools, refund) : refund;
    if (status === 'failed') throw new ApiError('CONFLICT');
    return { refundId: id, amount: given };
  }
}
