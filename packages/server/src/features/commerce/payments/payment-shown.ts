import type { Payment } from '@footlight/contract';
import type { InvoiceRow } from '../books/invoices.repository.js';
import type { PaymentRow, RefundRow } from './payments.repository.js';

const STATUS = {
  intended: 'PENDING',
  pending: 'PENDING',
  'action-required': 'PENDING',
  succeeded: 'SUCCEEDED',
  declined: 'FAILED',
  abandoned: 'FAILED',
} as const;

const WAITS_FOR: Partial<Record<PaymentRow['status'], Payment['waitsFor']>> = {
  pending: 'BANK',
  'action-required': 'PAYER',
};

/**
 * A payment in the form of the contract.
 * @param refunds may include refunds of other payments
 * @param notes credit notes; may include those of other payments
 */
export const shownPayment = (
  row: PaymentRow,
  refunds: readonly RefundRow[],
  notes: readonly Pick<InvoiceRow, 'refundId' | 'number'>[],
): Payment => {
  const given = refunds.filter(({ paymentId, status }) => paymentId === row.id && status === 'succeeded');
  const back = given.reduce((sum, { amount }) => sum + amount, 0);
  const refunded = back >= row.amount ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
  return {
    id: row.id,
    skuLicence: row.licenceId,
    when: row.createdAt.toISOString(),
    sku: row.sku,
    skus: [row.sku],
    itemType: row.itemType,
    status: back > 0 ? refunded : STATUS[row.status],
    waitsFor: WAITS_FOR[row.status] ?? null,
    amount: row.amount,
    currency: row.currency,
    scale: row.scale,
    externalPaymentId: row.externalId,
    refunds: given.map(({ id, amount, settledAt, createdAt }) => ({
      amount,
      when: (settledAt ?? createdAt).toISOString(),
      creditNote: notes.find(({ refundId }) => refundId === id)?.number ?? null,
    })),
  };
};
