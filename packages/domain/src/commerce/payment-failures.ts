/**
 * What helps after a payment that did not go through.
 *
 * - `card`: the details of the card, which are entered again
 * - `method`: another way to pay
 * - `methods`: removing a stored payment method first
 * - `billing`: the billing details that are missing
 * - `trial`: going on without a trial
 * - `basket`: a look at the basket, which is another by now
 * - `plans`: choosing again
 * - `again`: the same once more; nobody is known to have been charged
 * - `account`: nothing on this page: somebody else, or another place
 */
export type PaymentWayOn =
  | 'card'
  | 'method'
  | 'methods'
  | 'billing'
  | 'trial'
  | 'basket'
  | 'plans'
  | 'again'
  | 'account';

/** Codes of the contract by their way on; whatever is not here is an outage or new, and is tried again. */
const WAYS: Readonly<Record<string, PaymentWayOn>> = {
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

/** @param code of the contract, or of the transport */
export const paymentWayOn = (code: string): PaymentWayOn =>
  Object.hasOwn(WAYS, code) ? (WAYS[code] ?? 'again') : 'again';

/**
 * Whether a refusal is certain to have moved no money, so that the next try is a payment of its own. After anything else
 * (no answer, an answer that was cut off, a fault of the service) the same payment is asked for again, with its key.
 * @param status HTTP status; 0 without an answer
 * @see docs/rules/money.md MONEY-75
 */
export const isCertainRefusal = (status: number): boolean => status >= 400 && status < 500 && status !== 408;

/**
 * What a basket is told apart by: when anything that decides its price changes, a payment of it is another payment.
 * @see docs/rules/money.md MONEY-75
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
