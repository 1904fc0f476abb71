import { describe, expect, it } from 'vitest';
import { stripeAdvice } from './stripe-declines.js';

// MONEY-159
describe('what a decline of Stripe says about another attempt', () => {
  it.each([
    [{ decline_code: 'stolen_card' }, { advice: 'newDetails' }],
    [{ decline_code: 'expired_card' }, { advice: 'newDetails' }],
    [{ decline_code: 'generic_decline', advice_code: 'do_not_try_again' }, { advice: 'newDetails' }],
    [{ decline_code: 'generic_decline', advice_code: 'confirm_card_data' }, { advice: 'newDetails' }],
    [{ decline_code: 'insufficient_funds', advice_code: 'try_again_later' }, { advice: 'funds' }],
    [{ decline_code: 'do_not_honor' }, {}],
    [{ decline_code: null }, {}],
    [{}, {}],
  ])('%j: %j', (error, advice) => {
    expect(stripeAdvice(error)).toEqual(advice);
  });
});
