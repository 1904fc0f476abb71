import type { ChargeTools } from './charge-payment.js';
import { PaymentsRepository } from './payments.repository.js';
import type { ProviderEvent } from './providers/payment-provider.js';
import { settlePayment } from './settle-payment.js';

export type ReceiveEvent = (providerId: string, event: ProviderEvent) => Promise<void>;

/**
 * Handles a verified event of a provider. Repeated and stale events change nothing. An event about an unknown payment
 * id is ignored: the response to the charge or the recovery job reports the same outcome.
 * @see docs/rules/commerce.md MONEY-35
 */
export const createEventReceiver =
  ({ db, deliveries, clock }: ChargeTools): ReceiveEvent =>
  async (providerId, event) => {
    if (event.kind === 'ignored') return;
    const externalId = event.kind === 'payment' ? event.payment.externalId : event.externalId;
    const payment = await new PaymentsRepository(db).byExternalId(providerId, externalId);
    if (payment === undefined) return;
    const receivedAt = new Date(clock.now());
    if (event.kind === 'payment') {
      await settlePayment(db, payment.id, event.payment, deliveries, clock.now());
      await new PaymentsRepository(db).addEvent(providerId, event.id, receivedAt);
      return;
    }
    await db.transaction(async (tx) => {
      const payments = new PaymentsRepository(tx);
      if (!(await payments.addEvent(providerId, event.id, receivedAt))) return;
      // Refunds made here are already recorded; those made in the provider's dashboard are not.
      const given = await payments.refundedOf(payment.id);
      if (given >= event.amount.minor) return;
      await payments.addRefund({
        paymentId: payment.id,
        amount: event.amount.minor - given,
        status: 'succeeded',
        actorId: null,
        reason: 'told by the provider',
        idempotencyKey: `event ${event.id}`,
        createdAt: receivedAt,
        settledAt: receivedAt,
      });
    });
  };
