import { BasketsRepository } from '../baskets/baskets.repository.js';
import { HeldLicencesRepository } from '../licences/held-licences.repository.js';
import {
  chargePayment,
  isRepeatable,
  LEASE_MS,
  chargedAs,
  providerOf,
  type ChargeTools,
} from './charge-payment.js';
import { settleRefund } from './money-returned.js';
import { PaymentMethodsRepository } from './payment-methods.repository.js';
import { type PaymentRow, PaymentsRepository, type RefundRow } from './payments.repository.js';
import { settlePayment } from './settle-payment.js';

const HOUR_MS = 3_600_000;
/** Minimum interval between two status requests for a payment that waits for its payer, in milliseconds. */
const QUIET_MS = 60_000;
const BATCH = 50;
/** How long a payer may leave a bank's page open, in milliseconds. */
const ACTION_MS = 7 * 24 * HOUR_MS;

export type ReportError = (error: unknown, what: string) => void;

/** Whether what a payment was begun for is still wanted, so that it may be charged without the payer. */
const isWanted = async (
  { db }: Pick<ChargeTools, 'db'>,
  { heldId, periodIndex, basketId, accountId }: PaymentRow,
): Promise<boolean> => {
  if (accountId !== null && !(await new PaymentsRepository(db).mayBeCharged(accountId))) return false;
  if (heldId !== null) {
    const held = await new HeldLicencesRepository(db).byId(heldId);
    return held !== undefined && held.charges === periodIndex && (held.autoRenewing || held.paused);
  }
  return basketId !== null && (await new BasketsRepository(db).byId(basketId))?.status === 'open';
};

/** Ends a payment that was not made. A renewal counts as failed, so that its holder is told and its attempts end. */
const abandon = ({ db, deliveries, clock }: ChargeTools, id: string): Promise<void> =>
  db.transaction(async (tx) => {
    const payments = new PaymentsRepository(tx);
    const payment = await payments.lock(id);
    const isOpen = payment?.status === 'intended' || payment?.status === 'action-required';
    if (payment === undefined || !isOpen) return;
    const updatedAt = new Date(clock.now());
    const saved = await payments.save(id, {
      status: 'abandoned',
      nextAction: null,
      leaseUntil: null,
      updatedAt,
    });
    // The holder of a renewal that waited at a bank has been told already.
    if (saved.heldId !== null && payment.status === 'intended')
      await deliveries.unpaid(tx, saved, clock.now());
  });

/**
 * Ends a payment that its payer has left, at the provider as well, so that it cannot be made any more. One that was made
 * meanwhile counts.
 */
export const giveUp = async (tools: ChargeTools, payment: PaymentRow): Promise<void> => {
  const { db, providers, deliveries, clock } = tools;
  if (payment.externalId !== null) {
    const state = await providerOf(providers, payment).cancelPayment(payment.externalId);
    if (state.status === 'succeeded' || state.status === 'pending') {
      await settlePayment(db, payment.id, state, deliveries, clock.now());
      return;
    }
  }
  await abandon(tools, payment.id);
};

/** Ends the renewal of a licence that waits for its holder at a bank, if there is one. */
export const giveUpWaiting = async (tools: ChargeTools, heldId: string): Promise<void> => {
  const held = await new HeldLicencesRepository(tools.db).byId(heldId);
  if (held === undefined) return;
  const open = await new PaymentsRepository(tools.db).pendingRenewals([held]);
  const waiting = open.find(({ status }) => status === 'action-required');
  if (waiting !== undefined) await giveUp(tools, waiting);
};

/**
 * Completes a payment whose response was lost. That a provider does not find it is no proof that it did not charge: its
 * index lags. The charge is sent again with its key, which gives the first response or makes the charge.
 */
const finish = async (tools: ChargeTools, payment: PaymentRow): Promise<void> => {
  const { db, providers, deliveries, clock } = tools;
  const provider = providerOf(providers, payment);
  const age = clock.now() - payment.createdAt.getTime();
  if (payment.externalId !== null) {
    const state = await provider.readPayment(payment.externalId);
    const { status } = await settlePayment(db, payment.id, state, deliveries, clock.now());
    const isLeft = age > ACTION_MS || (payment.heldId !== null && !(await isWanted(tools, payment)));
    if (status === 'action-required' && isLeft) await giveUp(tools, payment);
    return;
  }
  if (isRepeatable(payment, clock.now()) && (await isWanted(tools, payment))) {
    const method =
      payment.methodId === null ? undefined : await new PaymentMethodsRepository(db).byId(payment.methodId);
    await chargePayment(tools, payment, chargedAs(method));
    return;
  }
  const state = await provider.findPayment(payment.id);
  if (state !== null) await settlePayment(db, payment.id, state, deliveries, clock.now());
  else if (!isRepeatable(payment, clock.now())) await abandon(tools, payment.id);
};

/**
 * Sends a recorded refund to the provider, which executes it once per key.
 * @returns the refund with its outcome
 */
export const finishRefund = async (
  { db, providers, deliveries, clock }: Pick<ChargeTools, 'db' | 'providers' | 'deliveries' | 'clock'>,
  refund: RefundRow,
): Promise<RefundRow> => {
  const payment = await new PaymentsRepository(db).byId(refund.paymentId);
  if (payment === undefined || payment.externalId === null) return refund;
  const outcome = isRepeatable(refund, clock.now())
    ? await providerOf(providers, payment).refund({
        externalId: payment.externalId,
        amount: { minor: refund.amount, currency: payment.currency, scale: payment.scale },
        idempotencyKey: refund.id,
      })
    : 'refused';
  return db.transaction(async (tx) => {
    const locked = await new PaymentsRepository(tx).lock(payment.id);
    const now = await new PaymentsRepository(tx).refundById(payment.id, refund.id);
    if (locked === undefined || now === undefined) return refund;
    const status = outcome === 'accepted' ? 'succeeded' : 'failed';
    return settleRefund(tx, deliveries, locked, now, status, new Date(clock.now()));
  });
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
    quietMs: QUIET_MS,
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
