import type { ChargeTools } from './charge-payment.js';
import { recordDispute, recordDisputeReversed, recordRefund, saveDisputeReport } from './money-returned.js';
import { PaymentMethodsRepository } from './payment-methods.repository.js';
import { type PaymentRow, PaymentsRepository } from './payments.repository.js';
import type { ProviderEvent } from './providers/payment-provider.js';
import { settlePayment } from './settle-payment.js';

export type ReceiveEvent = (providerId: string, event: ProviderEvent) => Promise<void>;

/**
 * The payment of an event, by the provider's id or, as long as no response has brought that, by the key that the charge
 * was sent with.
 */
const paymentOf = async (
  payments: PaymentsRepository,
  providerId: string,
  event: Exclude<ProviderEvent, { readonly kind: 'ignored' | 'method' }>,
): Promise<PaymentRow | undefined> => {
  const externalId = event.kind === 'payment' ? event.payment.externalId : event.externalId;
  const known = await payments.byExternalId(providerId, externalId);
  if (known !== undefined || event.kind !== 'payment' || event.key === null) return known;
  const sent = await payments.byId(event.key);
  return sent?.providerId === providerId ? sent : undefined;
};

/**
 * Handles a verified event of a provider. Repeated and stale events change nothing. An event about a payment that this
 * service has not made is ignored.
 * @see docs/rules/commerce.md MONEY-35
 */
export const createEventReceiver =
  (tools: ChargeTools): ReceiveEvent =>
  async (providerId, event) => {
    if (event.kind === 'ignored') return;
    const { db, deliveries, clock } = tools;
    if (event.kind === 'method') {
      const { externalId, brand, last4Digits, expiresOn } = event;
      await new PaymentMethodsRepository(db).saveReported(providerId, externalId, {
        brand,
        last4Digits,
        expiresOn,
      });
      return;
    }
    const known = await paymentOf(new PaymentsRepository(db), providerId, event);
    if (known === undefined) return;
    const receivedAt = new Date(clock.now());
    if (event.kind === 'payment') {
      await settlePayment(db, known.id, event.payment, deliveries, clock.now());
      await new PaymentsRepository(db).addEvent(providerId, event.id, receivedAt);
      return;
    }
    await db.transaction(async (tx) => {
      // Locked before the refunds are read: an administrator may be refunding it.
      const payment = await new PaymentsRepository(tx).lock(known.id);
      if (payment === undefined) return;
      if (!(await new PaymentsRepository(tx).addEvent(providerId, event.id, receivedAt))) return;
      if (event.kind === 'refund') await recordRefund(tx, deliveries, payment, event, receivedAt);
      else {
        if (event.kind === 'dispute') await recordDispute(tx, deliveries, payment, receivedAt);
        if (event.kind === 'dispute-reversed')
          await recordDisputeReversed(tx, deliveries.books, payment, receivedAt);
        await saveDisputeReport(tx, payment, event.report);
      }
    });
  };
