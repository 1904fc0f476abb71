import { CARD_ERRORS } from '@footlight/contract';
import { shapes } from '@footlight/contract/schemas';
import { createTranslate, loadCheckoutCatalogue, type CheckoutLabelKey } from '@footlight/i18n';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CheckoutTranslate } from './checkout-labels.js';
import { errorMessage, voucherErrorMessage } from './error-message.js';

let t: CheckoutTranslate;
beforeAll(async () => {
  t = createTranslate<CheckoutLabelKey>(await loadCheckoutCatalogue('en'), 'en');
});
const words = (code: string, message: string | null = null) =>
  errorMessage({ code: code as 'INTERNAL', message }, t);

const OURS = ['failOutage', 'failOffline', 'failProvider'] as const;

describe('MONEY-77: messages of refused payments', () => {
  it.each(shapes.payBasket.errors)('%s has a message of its own', (code) => {
    expect(words(code)).not.toBe(t('failOutage'));
  });

  it.each(CARD_ERRORS)('%s has a message about the card', (code) => {
    expect(words(code)).toMatch(/card|number|month|year|expiry|code|bank/iu);
  });

  it.each(['card_declined', 'incorrect_number'])('%s shows the message of the service', (code) => {
    expect(words(code, 'Your bank says no.')).toBe('Your bank says no.');
    expect(words('expired_card', 'Your bank says no.')).toBe(t('failExpiredCard'));
  });

  it.each([
    'NETWORK',
    'TIMEOUT',
    'BAD_ANSWER',
    'INTERNAL',
    'UNAVAILABLE',
    'PROVIDER_FAILED',
    'NOT_IMPLEMENTED',
  ])('%s is reported as an outage, not as a mistake of the viewer', (code) => {
    expect(OURS.map((key) => t(key))).toContain(words(code));
  });
});

it('MONEY-77: what happened is told, not something else', () => {
  expect(words('PAYMENT_ERROR')).toBe(t('failDeclined'));
  expect(words('FAILED_PAYMENT')).toBe(t('failNoDetails'));
  expect(words('CHALLENGE_FAILED')).toBe(t('failChallenge'));
  expect(words('CAPTCHA_FAIL_ERROR')).toBe(t('failCaptcha'));
});

describe('MONEY-83: messages of refused vouchers', () => {
  const messageOf = (code: string) => voucherErrorMessage({ code: code as 'INTERNAL', message: null }, t);

  it.each([
    'VOUCHER_NOT_FOUND',
    'VOUCHER_EXPIRED',
    'VOUCHER_NOT_YET_VALID',
    'VOUCHER_USED_UP',
    'VOUCHER_NOT_APPLICABLE',
  ])('%s has a message of its own', (code) => expect(messageOf(code)).not.toBe(t('voucherInvalid')));

  it('any other refusal is reported as an invalid voucher, and an outage as an outage', () => {
    expect(messageOf('INVALID_FIELD')).toBe(t('voucherInvalid'));
    expect(messageOf('INTERNAL')).toBe(t('failOutage'));
  });
});
