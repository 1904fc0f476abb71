import { LEASE_MS, providerOf, type ChargeTools } from './charge-payment.js';
import { type PaymentRow, PaymentsRepository, type RefundRow } from './payments.repository.js';
import { settlePayment } from './settle-payment.js';

/** Minimum interval between two status requests for a payment that waits for its payer, in milliseconds. */
const QUIET_MS = 60_000;
const BATCH = 50;

export type ReportError = (error: unknown, what: string) => void;

/**
 * Completes a payment from the provider's state after a process ended between recording the payment and its response.
 */
const finish = async (tools: ChargeTools, payment: PaymentRow): Promise<void> => {
  const { db, providers, deliveries, clock } = tools;
  const provider = providerOf(providers, payment);
  const state =
    payment.externalId === null
      ? await provider.findPayment(payment.id)
      : await provider.readPayment(payment.externalId);
  if (state !== null) {
    await settlePayment(db, payment.id, state, deliveries, clock.now());
    return;
  }
  // Nothing was charged. The licence's next renewal attempt or the buyer starts a new payment.
  await new PaymentsRepository(db).save(payment.id, {
    status: 'abandoned',
    leaseUntil: null,
    updatedAt: new Date(clock.now()),
  });
};

/** Sends a recorded refund to the provider, which executes it once per key. */
export const finishRefund = async (
  { db, providers, clock }: Pick<ChargeTools, 'db' | 'providers' | 'clock'>,
  refund: RefundRow,
): Promise<void> => {
  const payment = await new PaymentsRepository(db).byId(refund.paymentId);
  if (payment === undefined || payment.externalId === null) return;
  await providerOf(providers, payment).refund({
    externalId: payment.externalId,
    amount: { minor: refund.amount, currency: payment.currency, scale: payment.scale },
    idempotencyKey: refund.id,
  });
  await new PaymentsRepository(db).finishRefund(refund.id, new Date(clock.now()));
};

/**
 * Completes payments and refunds left open by a crash, an unresponsive provider or a lost event. Safe to run in several
 * processes at once.
 * @param signal ends the work between two payments, by throwing its reason
 * @returns the number of payments checked
 * @see docs/rules/commerce.md MONEY-32
 */
export const recoverPayments = async (
  tools: ChargeTools,
  reportError: ReportError,
  signal?: AbortSignal,
): Promise<number> => {
  const now = tools.clock.now();
  const open = await new PaymentsRepository(tools.db).claimUnfinished({
    now: new Date(now),
    leaseEnd: new Date(now + LEASE_MS),
    quietSince: new Date(now - QUIET_MS),
    limit: BATCH,
  });
  for (const payment of open) {
    signal?.throwIfAborted();
    await finish(tools, payment).catch((error: unknown) => reportError(error, `payment ${payment.id}`));
  }
  for (const refund of await new PaymentsRepository(tools.db).unfinishedRefunds(
    new Date(now - QUIET_MS),
    BATCH,
  )) {
    signal?.throwIfAborted();
    await finishRefund(tools, refund).catch((error: unknown) => reportError(error, `refund ${refund.id}`));
  }
  return open.length;
};
