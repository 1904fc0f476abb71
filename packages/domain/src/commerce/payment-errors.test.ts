import { CARD_ERRORS, ERROR_STATUS } from '@footlight/contract';
import { shapes } from '@footlight/contract/schemas';
import { describe, expect, it } from 'vitest';
import { isCertainDenial, paymentErrorAction } from './payment-errors.js';

describe('MONEY-76: the action after a refused payment', () => {
  it.each(CARD_ERRORS)('%s returns to the card details', (code) => {
    expect(paymentErrorAction(code)).toBe('card');
  });

  it.each([
    ['FREE_TRIAL_DENIED', 'trial'],
    ['BASKET_REQUIREMENTS_FAILED', 'billing'],
    ['BASKET_CHANGED', 'basket'],
    ['BASKET_NOT_FOUND', 'plans'],
    ['INVALID_TIER_CHANGE', 'plans'],
    ['MAX_CHARGEABLE_PAYMENT_DETAILS_REACHED', 'methods'],
    ['FAILED_PAYMENT', 'method'],
    ['KID_PURCHASE_DENIED', 'account'],
  ])('%s leads to the action %s', (code, action) => {
    expect(paymentErrorAction(code)).toBe(action);
  });

  it.each(['NETWORK', 'TIMEOUT', 'BAD_ANSWER', 'INTERNAL', 'UNAVAILABLE', 'PROVIDER_FAILED', 'toString'])(
    '%s is an outage and offers a retry',
    (code) => {
      expect(paymentErrorAction(code)).toBe('again');
    },
  );
});

describe('MONEY-75: refusals that certainly caused no charge', () => {
  it.each(shapes.payBasket.errors.filter((code) => code !== 'PROVIDER_FAILED'))('%s is certain', (code) => {
    expect(isCertainDenial(ERROR_STATUS[code])).toBe(true);
  });

  it.each([0, 408, 500, 502, 503])('status %i is not certain', (status) => {
    expect(isCertainDenial(status)).toBe(false);
  });
});
