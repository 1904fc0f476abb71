import type { Basket } from '@footlight/contract';
import { shapes } from '@footlight/contract/schemas';
import { describe, expect, it } from 'vitest';
import { NO_PAYMENT, reducePayment, type PaymentEvent, type PaymentError } from './payment.reducer.js';

const basket = shapes.getBasket.example as unknown as Basket;
const error: PaymentError = {
  code: 'card_declined',
  message: 'No.',
  requestId: null,
  issues: [],
  limit: null,
  missingFields: [],
};
const wallet = { id: 'wallet', name: 'Wallet', kind: 'browser', methods: ['WALLET'] } as const;
const two: Basket = { ...basket, providers: [...basket.providers, { ...wallet, methods: ['WALLET'] }] };
const after = (...events: PaymentEvent[]) => events.reduce(reducePayment, NO_PAYMENT);

describe('MONEY-72: payment events', () => {
  it('a new basket selects the first of its payment providers', () => {
    expect(after({ type: 'basketSet', basket })).toMatchObject({
      basket,
      providerId: 'card',
      billingDetailsRequired: false,
    });
  });

  it('the selected provider is kept while the basket supports it', () => {
    const chosen = after(
      { type: 'basketSet', basket: two },
      { type: 'providerSelected', providerId: 'wallet' },
    );
    expect(chosen.providerId).toBe('wallet');
    expect(reducePayment(chosen, { type: 'basketUpdated', basket: two }).providerId).toBe('wallet');
    expect(reducePayment(chosen, { type: 'basketUpdated', basket }).providerId).toBe('card');
  });

  it('an unknown provider is not selected', () => {
    expect(
      after({ type: 'basketSet', basket }, { type: 'providerSelected', providerId: 'x' }).providerId,
    ).toBe('card');
  });

  it('starting sets processing and clears the error, completing clears processing', () => {
    const started = after({ type: 'failed', error }, { type: 'started' });
    expect(started).toMatchObject({ processing: true, error: null });
    expect(reducePayment(started, { type: 'completed' }).processing).toBe(false);
  });

  it('an error is stored and clears processing, until it is cleared', () => {
    const failed = after({ type: 'started' }, { type: 'failed', error });
    expect(failed).toMatchObject({ processing: false, error });
    expect(reducePayment(failed, { type: 'errorCleared' }).error).toBeNull();
  });

  it('an updated basket keeps the error, a new one clears it', () => {
    const failed = after({ type: 'failed', error });
    expect(reducePayment(failed, { type: 'basketUpdated', basket }).error).toBe(error);
    expect(reducePayment(failed, { type: 'basketSet', basket }).error).toBeNull();
  });

  it('required billing details set the flag and the missing fields', () => {
    expect(
      after({ type: 'started' }, { type: 'billingDetailsRequired', missingFields: ['taxNumber'] }),
    ).toMatchObject({ processing: false, billingDetailsRequired: true, missingFields: ['taxNumber'] });
  });

  it('the provider cannot be changed during a payment', () => {
    const started = after({ type: 'basketSet', basket: two }, { type: 'started' });
    expect(reducePayment(started, { type: 'providerSelected', providerId: 'wallet' })).toBe(started);
  });
});
