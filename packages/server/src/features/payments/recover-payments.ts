import { eq } from 'drizzle-orm';
import { refunds } from '../../database/schema/payments.js';
import { LEASE_MS, providerOf, type ChargeTools } from './charge-payment.js';
import {
  claimUnfinished,
  paymentById,
  savePayment,
  unfinishedRefunds,
  type PaymentRow,
  type RefundRow,
} from './payments.repository.js';
import { settlePayment } from './settle-payment.js';

/** How long a payment that waits for its payer is left alone between two questions, in milliseconds. */
const QUIET_MS = 60_000;
const BATCH = 50;

export type Tell = (error: unknown, what: string) => void;

/** What the provider knows of a payment whose process ended between writing it down and hearing of it. */
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
  // Nothing was charged. A renewal is tried again by its licence; a buyer begins anew.
  await savePayment(db, payment.id, {
    status: 'abandoned',
    leaseUntil: null,
    updatedAt: new Date(clock.now()),
  });
};

/** Moves the money of a refund that was written down; the provider does it once for its key. */
export const finishRefund = async (
  { db, providers, clock }: Pick<ChargeTools, 'db' | 'providers' | 'clock'>,
  refund: RefundRow,
): Promise<void> => {
  const payment = await paymentById(db, refund.paymentId);
  if (payment === undefined || payment.externalId === null) return;
  await providerOf(providers, payment).refund({
    externalId: payment.externalId,
    amount: { minor: refund.amount, currency: payment.currency, scale: payment.scale },
    idempotencyKey: refund.id,
  });
  await db
    .update(refunds)
    .set({ status: 'succeeded', settledAt: new Date(clock.now()) })
    .where(eq(refunds.id, refund.id));
};

/**
 * Finishes what a crash, a provider that did not answer or a lost message left open. Any process may run it, several at
 * once too.
 * @returns how many payments it looked at
 * @see docs/rules/money.md MONEY-32
 */
export const recoverPayments = async (tools: ChargeTools, tell: Tell): Promise<number> => {
  const now = tools.clock.now();
  const open = await claimUnfinished(tools.db, {
    now: new Date(now),
    leaseEnd: new Date(now + LEASE_MS),
    quietSince: new Date(now - QUIET_MS),
    limit: BATCH,
  });
  for (const payment of open)
    await finish(tools, payment).catch((error: unknown) => tell(error, `payment ${payment.id}`));
  for (const refund of await unfinishedRefunds(tools.db, new Date(now - QUIET_MS), BATCH))
    await finishRefund(tools, refund).catch((error: unknown) => tell(error, `refund ${refund.id}`));
  return open.length;
};
