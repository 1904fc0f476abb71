import { Hangup, ErrorResponse, type ContractService } from '@footlight/client/testing';
import type { Basket, PaymentResult } from '@footlight/contract';
import { shapes } from '@footlight/contract/schemas';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PaymentArrangement } from './browser-basket.js';
import { createCheckoutStore } from './checkout.store.js';
import { CHECKOUT_KEY } from './payment-keys.js';
import { createMemoryStorage, startPair } from '../testing/fixtures.js';

const basket = shapes.getBasket.example as unknown as Basket;
const paid = shapes.payBasket.example as unknown as PaymentResult;
const arrangement: PaymentArrangement = {
  primaryPaymentDetailsAttributes: {
    paymentDetailsExternalId: 'pd-1',
    targetPaymentProvider: 'card',
    paymentMethodType: 'CARD',
  },
};
const arrange = () => Promise.resolve(arrangement);

let service: ContractService;
let storage: ReturnType<typeof createMemoryStorage>;
let isGuest: boolean;
let open: () => ReturnType<typeof createCheckoutStore>;

beforeEach(async () => {
  const pair = await startPair();
  ({ service } = pair);
  storage = createMemoryStorage();
  isGuest = false;
  open = () => createCheckoutStore({ client: pair.client, storage, isGuest: () => isGuest });
  Object.assign(service.handlers, {
    getBasket: () => basket,
    createBasket: () => basket,
    getBasketChanges: () => shapes.getBasketChanges.example,
    payBasket: () => paid,
    payGuestBasket: () => paid,
    checkinGuest: () => shapes.checkinGuest.example,
  });
});
afterEach(() => service.stop());

const refuses =
  (...errorResponse: ConstructorParameters<typeof ErrorResponse>) =>
  () => {
    throw new ErrorResponse(...errorResponse);
  };
const keysSent = () =>
  service.seen
    .filter(({ name }) => name === 'payBasket')
    .map(({ body }) => (body as { idempotencyKey: string }).idempotencyKey);

describe('MONEY-74: leaving and returning', () => {
  it('loads the basket of the account', async () => {
    const store = open();
    await store.getState().open();
    expect(store.getState()).toMatchObject({ status: 'ready', basket: { id: 'b-1' }, providerId: 'card' });
  });

  it('adopts the basket that was started before sign-in', async () => {
    await open().getState().choose('7001');
    service.handlers.getBasket = refuses('BASKET_NOT_FOUND');
    service.handlers.updateBasket = ({ params }) => ({ ...basket, id: params.basketId, total: 1 });
    const store = open();
    await store.getState().open();
    expect(store.getState().basket).toMatchObject({ id: 'b-1', total: 1 });
  });

  it('prefers the most recent choice to an older basket of the account', async () => {
    service.handlers.createBasket = () => ({ ...basket, id: 'b-2' });
    await open().getState().choose('7002');
    service.handlers.updateBasket = ({ params }) => ({ ...basket, id: params.basketId });
    const store = open();
    await store.getState().open();
    expect(store.getState().basket?.id).toBe('b-2');
  });

  it('is ready without a basket if the service has none', async () => {
    service.handlers.getBasket = refuses('BASKET_NOT_FOUND');
    const store = open();
    await store.getState().open();
    expect(store.getState()).toMatchObject({ status: 'ready', basket: null, paidBefore: null });
  });

  it('reports an outage as a failure', async () => {
    service.handlers.getBasket = refuses('UNAVAILABLE');
    const store = open();
    await store.getState().open();
    expect(store.getState()).toMatchObject({ status: 'failed', basketError: { code: 'UNAVAILABLE' } });
  });
});

describe('MONEY-75: one basket is paid once', () => {
  it('two clicks cause one payment', async () => {
    const store = open();
    await store.getState().open();
    const results = await Promise.all([store.getState().pay(arrange), store.getState().pay(arrange)]);
    expect(results).toEqual([paid, null]);
    expect(keysSent()).toHaveLength(1);
  });

  it.each([
    ['no response', () => Promise.reject(new Hangup())],
    ['an internal error of the service', refuses('INTERNAL')],
    ['a failure of the payment provider', refuses('PROVIDER_FAILED')],
  ])('after %s the same payment is retried, also after a reload', async (_what, answer) => {
    const store = open();
    await store.getState().open();
    service.handlers.payBasket = answer;
    await store.getState().pay(arrange);
    service.handlers.payBasket = () => paid;
    const reloaded = open();
    await reloaded.getState().open();
    await reloaded.getState().pay(arrange);
    const [first, second] = keysSent();
    expect(second).toBe(first);
    expect(String(first).length).toBeGreaterThanOrEqual(8);
  });

  it('after a refusal the next attempt is a new payment', async () => {
    const store = open();
    await store.getState().open();
    service.handlers.payBasket = refuses('card_declined');
    await store.getState().pay(arrange);
    await store.getState().pay(arrange);
    expect(new Set(keysSent()).size).toBe(2);
  });

  it('a declined card does not discard a payment whose outcome is unknown', async () => {
    const store = open();
    await store.getState().open();
    service.handlers.payBasket = refuses('INTERNAL');
    await store.getState().pay(arrange);
    service.handlers.validatePaymentMethod = refuses('card_declined');
    await store.getState().pay(async () => {
      const { client } = await startPairOf();
      await client.call('validatePaymentMethod', { body: { paymentDetailsExternalId: 'pd-2' } });
      return arrangement;
    });
    expect(store.getState().error?.code).toBe('card_declined');
    await store.getState().pay(arrange);
    expect(new Set(keysSent()).size).toBe(1);
  });

  it('a basket with another price is a new payment', async () => {
    const store = open();
    await store.getState().open();
    service.handlers.payBasket = refuses('INTERNAL');
    await store.getState().pay(arrange);
    service.handlers.applyVoucher = () => ({ ...basket, discountedTotal: 400 });
    await store.getState().applyVoucher('FIVE');
    await store.getState().pay(arrange);
    expect(new Set(keysSent()).size).toBe(2);
  });

  it('a viewer who returns after paying sees the payment and has nothing to pay', async () => {
    const store = open();
    await store.getState().open();
    await store.getState().pay(arrange);
    service.handlers.getBasket = refuses('BASKET_NOT_FOUND');
    const back = open();
    await back.getState().open();
    expect(back.getState()).toMatchObject({ basket: null, paidBefore: 'pay-1' });
    expect(service.names()).not.toContain('updateBasket');
  });

  it('invalid stored data is ignored', async () => {
    storage.setItem(CHECKOUT_KEY, '{"basketId":7}');
    const store = open();
    await store.getState().open();
    expect(store.getState().status).toBe('ready');
  });
});

/** Another client of the same service. */
const startPairOf = async () => {
  const { createClient, createMemoryTokenStore } = await import('@footlight/client');
  return {
    client: createClient({
      origin: service.origin,
      tokens: createMemoryTokenStore(),
      language: () => 'en',
    }),
  };
};

describe('MONEY-76: refused payments', () => {
  it('424 reports the missing billing details', async () => {
    const store = open();
    await store.getState().open();
    service.handlers.payBasket = refuses('BASKET_REQUIREMENTS_FAILED', { missingFields: ['taxNumber'] });
    await store.getState().pay(arrange);
    expect(store.getState()).toMatchObject({
      billingDetailsRequired: true,
      missingFields: ['taxNumber'],
      processing: false,
      error: { code: 'BASKET_REQUIREMENTS_FAILED' },
    });
  });

  it('409 of a trial is acknowledged, and the payment continues without a trial', async () => {
    const store = open();
    await store.getState().open();
    service.handlers.payBasket = refuses('FREE_TRIAL_DENIED');
    await store.getState().pay(arrange);
    expect(store.getState().error?.code).toBe('FREE_TRIAL_DENIED');
    service.handlers.updateBasket = () => basket;
    expect(await store.getState().acceptNoTrial()).toBe(true);
    service.handlers.payBasket = () => paid;
    expect(await store.getState().pay(arrange)).toEqual(paid);
    const requests = service.seen.filter(({ name }) => name === 'updateBasket' || name === 'payBasket');
    expect(requests.map(({ query }) => query['acknowledgeNoFreeTrial'])).toEqual([undefined, 'true', 'true']);
  });

  it('a changed basket is shown with its current price and the reason why nothing was paid', async () => {
    const store = open();
    await store.getState().open();
    service.handlers.payBasket = refuses('BASKET_CHANGED');
    service.handlers.getBasket = () => ({ ...basket, discountedTotal: 700 });
    await store.getState().pay(arrange);
    expect(store.getState()).toMatchObject({
      basket: { discountedTotal: 700 },
      error: { code: 'BASKET_CHANGED' },
    });
  });

  it('guests pay with payGuestBasket', async () => {
    isGuest = true;
    const store = open();
    await store.getState().open();
    await store.getState().pay(arrange);
    expect(service.names()).toContain('payGuestBasket');
  });
});

describe('MONEY-73: vouchers', () => {
  it('an applied voucher updates the whole basket', async () => {
    const store = open();
    await store.getState().open();
    service.handlers.applyVoucher = ({ params }) => ({
      ...basket,
      discountedTotal: 1,
      vouchers: basket.vouchers.map((one) => ({ ...one, code: params.code })),
    });
    await store.getState().applyVoucher('50 % & more/less');
    expect(store.getState()).toMatchObject({
      basket: { discountedTotal: 1, vouchers: [{ code: '50 % & more/less' }] },
      voucher: { code: '50 % & more/less', status: 'applied' },
    });
  });

  it('an applied voucher clears the error of a refused payment', async () => {
    const store = open();
    await store.getState().open();
    service.handlers.payBasket = refuses('card_declined');
    await store.getState().pay(arrange);
    service.handlers.applyVoucher = refuses('VOUCHER_EXPIRED');
    await store.getState().applyVoucher('OLD');
    expect(store.getState().error?.code).toBe('card_declined');
    service.handlers.applyVoucher = () => ({ ...basket, discountedTotal: 1 });
    await store.getState().applyVoucher('NEW');
    expect(store.getState().error).toBeNull();
  });

  it('a refused voucher leaves the basket unchanged and reports the code', async () => {
    const store = open();
    await store.getState().open();
    service.handlers.applyVoucher = refuses('VOUCHER_EXPIRED');
    await store.getState().applyVoucher('OLD');
    expect(store.getState()).toMatchObject({
      basket,
      voucher: { code: 'OLD', status: 'refused', error: { code: 'VOUCHER_EXPIRED' } },
      error: null,
    });
  });

  it('a voucher is removed again', async () => {
    const store = open();
    await store.getState().open();
    service.handlers.removeVoucher = () => ({ ...basket, vouchers: [] });
    await store.getState().removeVoucher('HALF50');
    expect(store.getState()).toMatchObject({ voucher: null, basket: { vouchers: [] } });
  });
});
