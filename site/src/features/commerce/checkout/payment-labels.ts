import type { Payment } from '@footlight/contract';
import type { CheckoutLabelKey } from '@footlight/i18n';
import type { CheckoutTranslate } from './checkout-labels.js';

export const PAYMENT_STATUS_LABELS = {
  SUCCEEDED: 'paymentSucceeded',
  PENDING: 'paymentPending',
  FAILED: 'paymentFailed',
  REFUNDED: 'paymentStatusRefunded',
  PARTIALLY_REFUNDED: 'paymentPartlyRefunded',
} as const satisfies Record<Payment['status'], CheckoutLabelKey>;

/** Whether money was moved, so that a receipt exists. */
export const hasReceipt = ({ status }: Pick<Payment, 'status'>): boolean =>
  status !== 'FAILED' && status !== 'PENDING';

/** Fallback title of a payment, from the service's identifiers. */
export const paymentTitle = ({ itemType, sku }: Payment, t: CheckoutTranslate): string =>
  itemType === 'GIFT' ? `${t('paymentGift')} · ${sku}` : sku;
