import { checkoutErrorLabel } from '@footlight/i18n';
import type { CallError } from '@footlight/state';
import type { CheckoutTranslate } from './checkout-labels.js';

/** Codes whose message comes from the bank and is more specific than a label (specification §8). */
const BY_MESSAGE: ReadonlySet<string> = new Set(['card_declined', 'incorrect_number']);

/** A viewer-facing message for a failure. @see docs/rules/commerce.md MONEY-77 */
export const errorMessage = (
  { code, message }: Pick<CallError, 'code' | 'message'>,
  t: CheckoutTranslate,
): string => {
  if (message !== null && BY_MESSAGE.has(code)) return message;
  return t(checkoutErrorLabel(code) ?? 'failOutage');
};

/**
 * Message for a refused voucher: the label of its code, the outage message for outages, and "not valid" for all other
 * codes.
 */
export const voucherErrorMessage = (
  error: Pick<CallError, 'code' | 'message'>,
  t: CheckoutTranslate,
): string => {
  if (error.code.startsWith('VOUCHER_')) return errorMessage(error, t);
  const isRejected = ['INVALID_FIELD', 'BAD_REQUEST', 'CONFLICT'].includes(error.code);
  return isRejected ? t('voucherInvalid') : errorMessage(error, t);
};
