import { randomUUID } from 'node:crypto';
import { paymentEvents, refunds } from '../../../database/schema/payments.js';
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
      await db
        .insert(paymentEvents)
        .values({ providerId, eventId: event.id, receivedAt })
        .onConflictDoNothing();
      return;
    }
    await db.transaction(async (tx) => {
      const added = await tx
        .insert(paymentEvents)
        .values({ providerId, eventId: event.id, receivedAt })
        .onConflictDoNothing()
        .returning({ eventId: paymentEvents.eventId });
      if (added.length === 0) return;
      // Refunds made here are already recorded; those made in the provider's dashboard are not.
      const given = (await new PaymentsRepository(tx).refundsOf([payment.id])).reduce(
        (sum, { amount }) => sum + amount,
        0,
      );
      if (given >= event.amount.minor) return;
      await tx.insert(refunds).values({
        id: randomUUID(),
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
