import { CARD_ERRORS } from '@footlight/contract';
import { shapes } from '@footlight/contract/schemas';
import { createTranslate, loadCheckoutCatalogue, type CheckoutLabelKey } from '@footlight/i18n';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CheckoutTranslate } from './checkout-words.js';
import { failureWords, voucherWords } from './failure-words.js';

let t: CheckoutTranslate;
beforeAll(async () => {
  t = createTranslate<CheckoutLabelKey>(await loadCheckoutCatalogue('en'), 'en');
});
const words = (code: string, message: string | null = null) =>
  failureWords({ code: code as 'INTERNAL', message }, t);

const OURS = ['failOutage', 'failOffline', 'failProvider'] as const;

describe('MONEY-77: why a payment was refused', () => {
  it.each(shapes.payBasket.errors)('%s has words of its own', (code) => {
    expect(words(code)).not.toBe(t('failOutage'));
  });

  it.each(CARD_ERRORS)('%s speaks of the card', (code) => {
    expect(words(code)).toMatch(/card|number|month|year|expiry|code|bank/iu);
  });

  it.each(['card_declined', 'incorrect_number'])('%s shows what the service says', (code) => {
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
  ])('%s is told as an outage, never as a mistake of the viewer', (code) => {
    expect(OURS.map((key) => t(key))).toContain(words(code));
  });
});

describe('MONEY-83: why a voucher was refused', () => {
  const said = (code: string) => voucherWords({ code: code as 'INTERNAL', message: null }, t);

  it.each(['VOUCHER_NOT_FOUND', 'VOUCHER_EXPIRED', 'VOUCHER_NOT_YET_VALID', 'VOUCHER_NOT_APPLICABLE'])(
    '%s has words of its own',
    (code) => expect(said(code)).not.toBe(t('voucherInvalid')),
  );

  it('any other refusal is a voucher that is not valid, an outage is an outage', () => {
    expect(said('INVALID_FIELD')).toBe(t('voucherInvalid'));
    expect(said('INTERNAL')).toBe(t('failOutage'));
  });
});
