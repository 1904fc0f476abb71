import { checkoutErrorLabel } from '@footlight/i18n';
import type { Failure } from '@footlight/state';
import type { CheckoutTranslate } from './checkout-words.js';

/** Refusals whose own message says more than ours could: it is the bank’s (specification §8). */
const BY_MESSAGE: ReadonlySet<string> = new Set(['card_declined', 'incorrect_number']);

/** Why something was not done, for people. @see docs/rules/money.md MONEY-77 */
export const failureWords = (
  { code, message }: Pick<Failure, 'code' | 'message'>,
  t: CheckoutTranslate,
): string => {
  if (message !== null && BY_MESSAGE.has(code)) return message;
  return t(checkoutErrorLabel(code) ?? 'failOutage');
};

/** Why a voucher was not taken: a refusal by its words, an outage as one, anything else as not valid. */
export const voucherWords = (failure: Pick<Failure, 'code' | 'message'>, t: CheckoutTranslate): string => {
  if (failure.code.startsWith('VOUCHER_')) return failureWords(failure, t);
  const isRefusal = ['INVALID_FIELD', 'BAD_REQUEST', 'CONFLICT'].includes(failure.code);
  return isRefusal ? t('voucherInvalid') : failureWords(failure, t);
};
