/**
 * The next step after a failed payment.
 *
 * - `card`: re-enter the card details
 * - `method`: choose another payment method
 * - `methods`: remove a stored payment method first
 * - `billing`: complete the billing details
 * - `trial`: continue without a trial
 * - `basket`: review the basket, which has changed
 * - `plans`: choose a plan again
 * - `again`: retry; no charge is known
 * - `account`: nothing on this page; it takes another person or place
 */
export type PaymentErrorAction =
  | 'card'
  | 'method'
  | 'methods'
  | 'billing'
  | 'trial'
  | 'basket'
  | 'plans'
  | 'again'
  | 'account';

/** Next steps by code of the contract; codes that are not listed are outages or new ones, and are retried. */
const ACTIONS: Readonly<Record<string, PaymentErrorAction>> = {
  card_error: 'card',
  card_declined: 'card',
  expired_card: 'card',
  incorrect_number: 'card',
  invalid_number: 'card',
  incomplete_number: 'card',
  invalid_expiry: 'card',
  invalid_expiry_month: 'card',
  invalid_expiry_year: 'card',
  incomplete_expiry: 'card',
  incorrect_cvc: 'card',
  invalid_cvc: 'card',
  incomplete_cvc: 'card',
  incorrect_zip: 'card',
  missing: 'card',
  FAILED_PAYMENT: 'method',
  PAYMENT_ERROR: 'method',
  CARD_NOT_FOUND: 'method',
  MAX_CHARGEABLE_PAYMENT_DETAILS_REACHED: 'methods',
  BASKET_REQUIREMENTS_FAILED: 'billing',
  FREE_TRIAL_DENIED: 'trial',
  BASKET_CHANGED: 'basket',
  BASKET_NOT_FOUND: 'plans',
  LICENCE_NOT_FOUND: 'plans',
  GIFT_NOT_FOUND: 'plans',
  INVALID_TIER_CHANGE: 'plans',
  KID_PURCHASE_DENIED: 'account',
  SIGNUP_GEO_RESTRICTED: 'account',
  VPN_DETECTED: 'account',
  IMPERSONATION_NOT_ALLOWED: 'account',
};

/** @param code of the contract, or of the client's transport */
export const paymentErrorAction = (code: string): PaymentErrorAction =>
  Object.hasOwn(ACTIONS, code) ? (ACTIONS[code] ?? 'again') : 'again';

/**
 * Whether a refusal guarantees that nothing was charged, so that the next attempt is a new payment. After any other
 * failure (no response, a truncated one, an error of the service) the same payment is repeated with its idempotency
 * key.
 * @param status HTTP status; 0 without a response
 * @see docs/rules/commerce.md MONEY-75
 */
export const isCertainDenial = (status: number): boolean => status >= 400 && status < 500 && status !== 408;

/**
 * The identity of a basket: when anything that affects its price changes, paying it is a new payment.
 * @see docs/rules/commerce.md MONEY-75
 */
export const basketRevision = (basket: {
  readonly id: string;
  readonly currency: string;
  readonly discountedTotal: number;
  readonly basketItems: readonly { readonly sku: string; readonly discountedAmount: number }[];
  readonly vouchers: readonly { readonly code: string }[];
}): string =>
  JSON.stringify([
    basket.id,
    basket.currency,
    basket.discountedTotal,
    basket.basketItems.map(({ sku, discountedAmount }) => [sku, discountedAmount]),
    basket.vouchers.map(({ code }) => code),
  ]);
