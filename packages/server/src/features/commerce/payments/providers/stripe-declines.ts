import type { DeclineAdvice } from './payment-provider.js';

/**
 * Declines that a repetition does not change, or that card networks forbid to repeat.
 * @see https://docs.stripe.com/declines/codes
 */
const FINAL: ReadonlySet<string> = new Set([
  'card_not_supported',
  'currency_not_supported',
  'expired_card',
  'fraudulent',
  'incorrect_number',
  'invalid_account',
  'invalid_number',
  'lost_card',
  'merchant_blacklist',
  'new_account_information_available',
  'no_action_taken',
  'pickup_card',
  'restricted_card',
  'revocation_of_all_authorizations',
  'revocation_of_authorization',
  'stolen_card',
  'stop_payment_order',
  'transaction_not_allowed',
]);

const FUNDS: ReadonlySet<string> = new Set([
  'card_velocity_exceeded',
  'insufficient_funds',
  'withdrawal_count_limit_exceeded',
]);

/** What a decline of Stripe says about another attempt. */
export const stripeAdvice = (error: {
  readonly decline_code?: string | null | undefined;
  readonly advice_code?: string | null | undefined;
}): { readonly advice?: DeclineAdvice } => {
  const { decline_code: decline, advice_code: advice } = error;
  if (advice === 'do_not_try_again' || advice === 'confirm_card_data') return { advice: 'newDetails' };
  if (decline == null) return {};
  if (FINAL.has(decline)) return { advice: 'newDetails' };
  return FUNDS.has(decline) ? { advice: 'funds' } : {};
};
