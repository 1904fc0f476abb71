import type { Payment } from '@footlight/contract';
import type { CheckoutLabelKey } from '@footlight/i18n';
import type { CheckoutTranslate } from './checkout-words.js';

export const PAYMENT_STATUS_LABELS = {
  SUCCEEDED: 'paymentSucceeded',
  PENDING: 'paymentPending',
  FAILED: 'paymentFailed',
  REFUNDED: 'paymentStatusRefunded',
  PARTIALLY_REFUNDED: 'paymentPartlyRefunded',
} as const satisfies Record<Payment['status'], CheckoutLabelKey>;

/** Whether money was moved, of which there is a receipt. */
export const hasReceipt = ({ status }: Pick<Payment, 'status'>): boolean =>
  status !== 'FAILED' && status !== 'PENDING';

/** What a payment was for, where nothing better is known than what the service calls it. */
export const paymentTitle = ({ itemType, sku }: Payment, t: CheckoutTranslate): string =>
  itemType === 'GIFT' ? `${t('paymentGift')} · ${sku}` : sku;
