import type { CheckoutLabelKey } from '@footlight/i18n';
import type { Failure } from '@footlight/state';
import type { CheckoutTranslate } from './checkout-words.js';

/** What every code that a payment, a plan or a gift may be refused with says. An outage is never the viewer’s mistake. */
const LABELS: Readonly<Record<string, CheckoutLabelKey>> = {
  card_error: 'failCardError',
  card_declined: 'failCardDeclined',
  expired_card: 'failExpiredCard',
  incorrect_number: 'failNumber',
  invalid_number: 'failNumber',
  incomplete_number: 'failIncompleteNumber',
  invalid_expiry: 'failExpiry',
  incomplete_expiry: 'failExpiry',
  invalid_expiry_month: 'failExpiryMonth',
  invalid_expiry_year: 'failExpiryYear',
  incorrect_cvc: 'failCvc',
  invalid_cvc: 'failCvc',
  incomplete_cvc: 'failCvc',
  incorrect_zip: 'failZip',
  missing: 'failMissing',
  FAILED_PAYMENT: 'failNoDetails',
  INVALID_TIER_CHANGE: 'failTierChange',
  PAYMENT_ERROR: 'failPayment',
  BAD_REQUEST: 'failPayment',
  MAX_CHARGEABLE_PAYMENT_DETAILS_REACHED: 'failMaxMethods',
  CAPTCHA_REQUIRED: 'failCaptcha',
  CAPTCHA_FAIL_ERROR: 'failCaptcha',
  CHALLENGE_FAILED: 'failCaptcha',
  PROVIDER_FAILED: 'failProvider',
  NETWORK: 'failOffline',
  TIMEOUT: 'failOffline',
  BASKET_CHANGED: 'failBasketChanged',
  BASKET_NOT_FOUND: 'failBasketGone',
  BASKET_REQUIREMENTS_FAILED: 'failRequirements',
  FREE_TRIAL_DENIED: 'failTrialDenied',
  KID_PURCHASE_DENIED: 'failKid',
  SIGNUP_GEO_RESTRICTED: 'failPlace',
  VPN_DETECTED: 'failVpn',
  FORBIDDEN: 'failProfile',
  IMPERSONATION_NOT_ALLOWED: 'failImpersonation',
  VOUCHER_NOT_FOUND: 'failVoucherNotFound',
  VOUCHER_EXPIRED: 'failVoucherExpired',
  VOUCHER_NOT_YET_VALID: 'failVoucherEarly',
  VOUCHER_NOT_APPLICABLE: 'failVoucherOther',
  LICENCE_NOT_FOUND: 'failLicence',
  LICENCE_STATE_CONFLICT: 'failState',
  PRICE_MIGRATION_NOT_FOUND: 'failState',
  CARD_NOT_FOUND: 'failCard',
  CONFLICT: 'failInUse',
  GIFT_NOT_FOUND: 'failGift',
  GIFT_ALREADY_REDEEMED: 'failGiftUsed',
  PROMOTION_NOT_FOUND: 'failPromotion',
  PAYMENT_NOT_FOUND: 'paymentNotFound',
  RATE_LIMITED: 'failRate',
  UNAUTHORISED: 'failSignIn',
  TOKEN_EXPIRED: 'failSignIn',
  TOKEN_INVALID: 'failSignIn',
  REFRESH_TOKEN_INVALID: 'failSignIn',
  REFRESH_TOKEN_REUSED: 'failSignIn',
  INVALID_FIELD: 'failField',
};

/** Refusals whose own message says more than ours could: it is the bank’s (specification §8). */
const BY_MESSAGE: ReadonlySet<string> = new Set(['card_declined', 'incorrect_number']);

/** Why something was not done, for people. @see docs/rules/money.md MONEY-77 */
export const failureWords = (
  { code, message }: Pick<Failure, 'code' | 'message'>,
  t: CheckoutTranslate,
): string => {
  if (message !== null && BY_MESSAGE.has(code)) return message;
  return t(Object.hasOwn(LABELS, code) ? (LABELS[code] ?? 'failOutage') : 'failOutage');
};

/** Why a voucher was not taken: a refusal by its words, an outage as one, anything else as not valid. */
export const voucherWords = (failure: Pick<Failure, 'code' | 'message'>, t: CheckoutTranslate): string => {
  if (failure.code.startsWith('VOUCHER_')) return failureWords(failure, t);
  const isRefusal = ['INVALID_FIELD', 'BAD_REQUEST', 'CONFLICT'].includes(failure.code);
  return isRefusal ? t('voucherInvalid') : failureWords(failure, t);
};
