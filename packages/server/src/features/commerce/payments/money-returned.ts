import { writeAudit } from '../../../database/audit-log.js';
import type { Database } from '../../../database/database.js';
import { CreditsRepository } from '../credits/credits.repository.js';
import { returnCredit } from '../credits/keep-credit.js';
import type { Books } from '../books/books.service.js';
import { GiftsRepository } from '../gifts/gifts.repository.js';
import { HeldLicencesRepository } from '../licences/held-licences.repository.js';
import { takeBackWhatBecameCredit } from './bought-with-credit.js';
import { type PaymentRow, PaymentsRepository, type RefundRow } from './payments.repository.js';
import type { DisputeReport, ProviderEvent } from './providers/payment-provider.js';
import type { Deliveries } from './settle-payment.js';

type Told = Pick<Deliveries, 'books' | 'returned' | 'ended'>;

/** Ends what a payment has bought: its gift, unless that has been redeemed, or its licence with its renewals. */
const endWhatWasBought = async (
  tx: Database,
  { id, accountId, licenceId, itemType }: PaymentRow,
  at: Date,
): Promise<void> => {
  if (itemType === 'GIFT') {
    await new GiftsRepository(tx).markRefunded(id, at);
    return;
  }
  const licences = new HeldLicencesRepository(tx);
  const held = accountId === null ? undefined : await licences.lock(accountId, licenceId);
  // Another payment may have paid for the present period.
  if (held?.paymentId === id) await licences.end([held.id], at);
};

/**
 * Records the outcome of a refund, in a transaction that has locked its payment. A failed refund stays failed: events
 * arrive in any order, and a provider reports a failure after the success, never before.
 * @see docs/rules/commerce.md MONEY-34, MONEY-132
 */
export const settleRefund = async (
  tx: Database,
  deliveries: Told,
  payment: PaymentRow,
  refund: RefundRow,
  status: 'succeeded' | 'failed',
  at: Date,
): Promise<RefundRow> => {
  if (refund.status === status || refund.status === 'failed') return refund;
  const payments = new PaymentsRepository(tx);
  const saved = await payments.saveRefund(refund.id, { status, settledAt: at });
  if (status === 'failed') {
    await new CreditsRepository(tx).returnTaken(refund.id, at);
    await deliveries.books.refundFailed(tx, payment, refund, at);
    return saved;
  }
  await writeAudit(tx, {
    at,
    action: 'paymentRefunded',
    actorId: refund.actorId,
    accountId: payment.accountId,
    details: {
      payment: payment.id,
      amount: String(refund.amount),
      currency: payment.currency,
      scale: String(payment.scale),
      reason: refund.reason,
    },
  });
  const isAll = (await payments.refundedOf(payment.id)) >= payment.amount;
  if (isAll) {
    await endWhatWasBought(tx, payment, at);
    await returnCredit(tx, deliveries.books, payment, at);
  }
  await takeBackWhatBecameCredit(tx, deliveries, payment, { refund, isAll, at });
  await deliveries.books.refunded(tx, payment, refund, at);
  await deliveries.returned(tx, payment, { kind: 'refunded', amount: refund.amount });
  return saved;
};

/** Records a refund that the provider reports: the outcome of one requested here, or one made in its dashboard. */
export const recordRefund = async (
  tx: Database,
  deliveries: Told,
  payment: PaymentRow,
  { key, refundId, amount, status }: Extract<ProviderEvent, { readonly kind: 'refund' }>,
  at: Date,
): Promise<void> => {
  const payments = new PaymentsRepository(tx);
  const idempotencyKey = `provider ${refundId}`;
  const refund =
    (key === null ? undefined : await payments.refundById(payment.id, key)) ??
    (await payments.refundByKey(payment.id, idempotencyKey)) ??
    (await payments.addRefund({
      paymentId: payment.id,
      amount: amount.minor,
      status: 'intended',
      actorId: null,
      reason: 'told by the provider',
      idempotencyKey,
      createdAt: at,
    }));
  await settleRefund(tx, deliveries, payment, refund, status, at);
};

const detailsOf = ({ id, amount, currency, scale }: PaymentRow) => ({
  payment: id,
  amount: String(amount),
  currency,
  scale: String(scale),
});

/** Records that the payer's bank took the money back, and ends what it paid for. */
export const recordDispute = async (
  tx: Database,
  deliveries: Told,
  payment: PaymentRow,
  at: Date,
): Promise<void> => {
  // Messages arrive in any order: it may have been reversed already.
  if (payment.disputedAt !== null || payment.disputeReversedAt !== null) return;
  await new PaymentsRepository(tx).save(payment.id, { disputedAt: at });
  await writeAudit(tx, {
    at,
    action: 'paymentDisputed',
    actorId: null,
    accountId: payment.accountId,
    details: detailsOf(payment),
  });
  await endWhatWasBought(tx, payment, at);
  await takeBackWhatBecameCredit(tx, deliveries, payment, { refund: null, isAll: true, at });
  await deliveries.books.disputed(tx, payment, at);
  await deliveries.returned(tx, payment, { kind: 'disputed' });
};

/**
 * Records that the seller has won the money of a dispute back. What it paid for stays ended: its holder has disputed it.
 * @see docs/rules/commerce.md MONEY-103
 */
export const recordDisputeReversed = async (
  tx: Database,
  books: Books,
  payment: PaymentRow,
  at: Date,
): Promise<void> => {
  if (payment.disputeReversedAt !== null) return;
  await new PaymentsRepository(tx).save(payment.id, { disputeReversedAt: at });
  await writeAudit(tx, {
    at,
    action: 'paymentDisputeReversed',
    actorId: null,
    accountId: payment.accountId,
    details: detailsOf(payment),
  });
  await books.disputeReversed(tx, payment, at);
};

/** A dispute only goes on, unless it is appealed: messages arrive in any order. */
const PROGRESS: Readonly<Record<DisputeReport['state'], number>> = {
  'needs-response': 0,
  'under-review': 1,
  won: 2,
  lost: 2,
};

/**
 * Keeps how a dispute stands, for the list of disputes.
 * @see docs/rules/commerce.md MONEY-158
 */
export const saveDisputeReport = async (
  tx: Database,
  { id, disputeState }: PaymentRow,
  { state, dueBy, isAppeal = false }: DisputeReport,
): Promise<void> => {
  if (!isAppeal && disputeState !== null && PROGRESS[state] < PROGRESS[disputeState]) return;
  await new PaymentsRepository(tx).save(id, { disputeState: state, disputeDueAt: dueBy });
};
