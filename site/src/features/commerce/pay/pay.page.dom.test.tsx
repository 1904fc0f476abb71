import type { Basket } from '@footlight/contract';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FRAME_SOURCE } from '../checkout/payment-frame.js';
import { drawShop, exampleOf, refuse, type ShopHandlers } from '../../../testing/shop.js';
import { PayPage } from './pay.page.js';

const basket: Basket = { ...exampleOf('getBasket'), vouchers: [] };
const FRAME = 'https://pay.example/form';
const framed: ShopHandlers = {
  getBasket: () => basket,
  initPaymentMethod: () => ({
    paymentDetailsExternalId: 'pd-1',
    clientSecret: null,
    nextAction: { type: 'CHALLENGE', url: FRAME },
  }),
};
const noCards: ShopHandlers = { listCards: () => ({ cards: [], defaultCardId: null }) };

const draw = (answers: ShopHandlers = {}, at = '/pay?from=%2Fvideo%2F1003') =>
  drawShop(<PayPage />, { path: '/pay/:providerId?', at, answers: { ...framed, ...answers } });
const where = () => screen.getByTestId('where').textContent;
const button = (name: string | RegExp) => screen.findByRole<HTMLButtonElement>('button', { name });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

/** Sends a message as the frame would. */
const postFromFrame = async (message: object, origin = 'https://pay.example') => {
  const frame = await screen.findByTitle<HTMLIFrameElement>('Card details');
  fireEvent(
    window,
    new MessageEvent('message', {
      data: { source: FRAME_SOURCE, version: 1, ...message },
      origin,
      source: frame.contentWindow,
    }),
  );
};

describe('the checkout', () => {
  it('MONEY-75 pays with a stored card, and navigates to the confirmation', async () => {
    const shop = draw();
    await button('Pay £5.00');
    expect(screen.getByRole('link', { name: 'Read the terms' }).getAttribute('href')).toBe(
      '/externalpage/terms',
    );
    fireEvent.click(await button('Pay £5.00'));
    await waitFor(() => expect(where()).toBe('/subscribed?payment=pay-1&from=%2Fvideo%2F1003'));
    const [paid] = shop.of('payBasket');
    expect(paid?.body).toMatchObject({
      paymentArrangement: {
        primaryPaymentDetailsAttributes: {
          paymentDetailsExternalId: 'c-1',
          targetPaymentProvider: 'card',
          paymentMethodType: 'CARD',
        },
      },
    });
    expect(paid?.body).toHaveProperty('idempotencyKey', expect.stringMatching(/^[0-9a-f]{32}$/u));
  });

  it('MONEY-150 pays only when the required terms are ticked, and sends all answers', async () => {
    const term = exampleOf('listConsentTerms').terms[0];
    if (term === undefined) throw new Error('The example has no term.');
    const shop = draw({
      listConsentTerms: () => ({
        terms: [{ ...term, fieldName: 'withdrawal', label: 'Begin at once', required: true }, term],
      }),
    });
    const box = await screen.findByRole('checkbox', { name: /^Begin at once/u });
    fireEvent.click(await button('Pay £5.00'));
    expect((await screen.findAllByText('Tick this box to continue.')).length).toBeGreaterThan(0);
    expect(shop.names()).not.toContain('payBasket');
    fireEvent.click(box);
    fireEvent.click(await button('Pay £5.00'));
    await waitFor(() => expect(where()).toContain('/subscribed'));
    expect(shop.of('listConsentTerms')[0]?.query).toEqual({ scope: 'purchase' });
    expect(shop.of('payBasket')[0]?.body).toHaveProperty('consent', [
      { fieldName: 'withdrawal', answer: true },
      { fieldName: term.fieldName, answer: false },
    ]);
  });

  it('MONEY-78 stores a card by the token of its frame, and ignores messages of other origins', async () => {
    const shop = draw(noCards);
    await screen.findByTitle('Card details');
    fireEvent.click(await button('Pay £5.00'));
    await postFromFrame({ type: 'token', token: 'stolen', externalId: 'x' }, 'https://evil.example');
    expect(shop.names()).not.toContain('validatePaymentMethod');
    await postFromFrame({ type: 'token', token: 'tok-1', externalId: 'x' });
    await waitFor(() => expect(where()).toContain('/subscribed'));
    expect(shop.of('validatePaymentMethod')[0]?.body).toEqual({
      paymentDetailsExternalId: 'pd-1',
      providerToken: 'tok-1',
    });
  });

  it('MONEY-76 shows why a card was refused, and restarts its form', async () => {
    const shop = draw({ ...noCards, payBasket: refuse('card_declined', {}, 'Your bank says no.') });
    await screen.findByTitle('Card details');
    fireEvent.click(await button('Pay £5.00'));
    await postFromFrame({ type: 'token', token: 'tok-1', externalId: 'x' });
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Your bank says no.'));
    await waitFor(() => expect(shop.of('initPaymentMethod')).toHaveLength(2));
    expect(where()).toContain('/pay');
  });

  it.each([
    ['Pay', async () => void fireEvent.click(await button('Pay £5.00'))],
    ['the key of the frame’s form', () => Promise.resolve()],
  ])(
    'MONEY-76 says what is missing after %s, and keeps the form with its marked fields',
    async (_what, press) => {
      const shop = draw(noCards);
      const frame = await screen.findByTitle('Card details');
      await press();
      await postFromFrame({ type: 'error', code: 'missing', field: 'number' });
      const alert = await screen.findByRole('alert');
      expect(alert.textContent).toContain('Enter your card details.');
      await waitFor(async () => expect((await button('Pay £5.00')).disabled).toBe(false));
      expect(screen.getByTitle('Card details')).toBe(frame);
      expect(shop.of('initPaymentMethod')).toHaveLength(1);
    },
  );

  it('MONEY-76 ends a payment whose card the bank does not confirm, with a new form', async () => {
    const shop = draw(noCards);
    await screen.findByTitle('Card details');
    fireEvent.click(await button('Pay £5.00'));
    await postFromFrame({ type: 'cancelled' });
    expect((await screen.findByRole('alert')).textContent).toContain('Your bank declined the card.');
    await waitFor(() => expect(shop.of('initPaymentMethod')).toHaveLength(2));
    await waitFor(async () => expect((await button('Pay £5.00')).disabled).toBe(false));
    expect(shop.names()).not.toContain('payBasket');
  });

  it('MONEY-77 explains after an outage that nothing is charged twice', async () => {
    draw({ payBasket: refuse('INTERNAL') });
    fireEvent.click(await button('Pay £5.00'));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('on our side');
    expect(alert.textContent).toContain('won’t be charged twice');
  });

  it('MONEY-82 asks only for the missing billing details', async () => {
    const shop = draw({
      getBasket: () => ({ ...basket, billingDetailsRequired: true, missingFields: ['taxNumber'] }),
    });
    expect(await screen.findByLabelText(/Tax number/u)).toBeDefined();
    expect(screen.queryByLabelText(/Date of birth/iu)).toBeNull();
    expect(screen.queryByRole('button', { name: /^Pay/u })).toBeNull();
    expect(shop.names()).not.toContain('payBasket');
  });

  it('MONEY-76 asks a viewer who already had a trial for consent before anything is charged', async () => {
    const shop = draw({
      payBasket: refuse('FREE_TRIAL_DENIED'),
      updateBasket: () => basket,
    });
    fireEvent.click(await button('Pay £5.00'));
    const goOn = await button('Continue without a trial');
    await waitFor(() => expect(goOn.disabled).toBe(false));
    fireEvent.click(goOn);
    await button('Pay £5.00');
    expect(shop.of('updateBasket')[0]?.query).toEqual({ acknowledgeNoFreeTrial: true });
  });

  it('requires no payment method for a total of zero', async () => {
    const shop = draw({ getBasket: () => ({ ...basket, discountedTotal: 0, providers: [] }) });
    fireEvent.click(await button('Confirm'));
    await waitFor(() => expect(where()).toContain('/subscribed'));
    expect(screen.queryByRole('radio')).toBeNull();
    expect(shop.of('payBasket')[0]?.body).not.toHaveProperty('paymentArrangement');
    expect(shop.names()).not.toContain('initPaymentMethod');
  });

  it('navigates to the page of a pending payment', async () => {
    draw({
      payBasket: () => ({
        paymentId: 'pay-9',
        status: 'PENDING',
        nextAction: { type: 'WAIT', url: 'https://pay.example/code' },
        licences: [],
      }),
    });
    fireEvent.click(await button('Pay £5.00'));
    await waitFor(() => expect(where()).toBe('/payment/pay-9'));
  });

  it('MONEY-75 shows a returning viewer that the order is paid', async () => {
    draw();
    fireEvent.click(await button('Pay £5.00'));
    await waitFor(() => expect(where()).toContain('/subscribed'));
    cleanup();
    draw({ getBasket: refuse('BASKET_NOT_FOUND') });
    expect(await screen.findByText('This order is paid')).toBeDefined();
    expect(screen.getByRole('link', { name: 'See the payment' }).getAttribute('href')).toBe('/payment/pay-1');
  });

  // MONEY-70, MONEY-125
  it('says that a lower plan replaces the present one at once, and what becomes of the rest', async () => {
    draw({
      getBasketChanges: () => ({
        changes: [
          { licenceId: '7002', change: 'DOWNGRADED', effectiveAt: '2026-11-21T20:00:00.000Z', credit: 9510 },
        ],
        currency: 'GBP',
        scale: 2,
        balanceUsed: 0,
        creditKept: [{ amount: 8311, currency: 'GBP', scale: 2 }],
      }),
    });
    expect(await screen.findByText(/^It replaces your plan right away\./u)).toBeDefined();
    expect(
      await screen.findByText('£83.11 of your credit is left. It pays for what comes next.'),
    ).toBeDefined();
  });

  it('names the full price of a renewal with the tax that the plan’s price leaves out', async () => {
    const [item] = basket.basketItems;
    draw({
      getBasket: () => ({
        ...basket,
        taxInclusive: false,
        basketItems: [
          {
            ...item,
            amount: 1199,
            discountedAmount: 600,
            subscriptionSetting: {
              subscriptionPeriod: 'P1M',
              subscriptionType: 'RENEWING',
              trialPeriodDuration: null,
            },
          } as Basket['basketItems'][number],
        ],
        currency: 'GBP',
        scale: 2,
        total: 1259,
        tax: 60,
        discountedTotal: 630,
        discountedTax: 30,
      }),
    });
    expect(await screen.findByText(/Full price: £12\.59 a month/u)).toBeTruthy();
  });

  it('links to the plans if the basket is empty, and offers a retry after an error', async () => {
    draw({ getBasket: refuse('BASKET_NOT_FOUND') });
    expect((await screen.findByRole('link', { name: 'See the plans' })).getAttribute('href')).toBe(
      '/purchase?from=%2Fvideo%2F1003',
    );
    cleanup();
    draw({ getBasket: refuse('UNAVAILABLE') });
    expect(await button('Try again')).toBeDefined();
  });
});

describe('MONEY-83: the voucher field', () => {
  it('can be submitted only if filled, and shows a refusal only beside the refused code', async () => {
    const shop = draw({ applyVoucher: refuse('VOUCHER_EXPIRED') });
    const field = await screen.findByLabelText<HTMLInputElement>('Voucher code');
    const apply = await button('Apply');
    expect(apply.disabled).toBe(true);
    fireEvent.change(field, { target: { value: 'OLD' } });
    expect(apply.disabled).toBe(false);
    fireEvent.click(apply);
    expect(await screen.findByText('This voucher has expired.')).toBeDefined();
    fireEvent.change(field, { target: { value: 'OLDER' } });
    expect(screen.queryByText('This voucher has expired.')).toBeNull();
    fireEvent.change(field, { target: { value: 'OLD' } });
    expect(screen.getByText('This voucher has expired.')).toBeDefined();
    expect(shop.of('applyVoucher')).toHaveLength(1);
  });

  it('is missing for a gift, which has a link to choose another', async () => {
    draw({ getBasket: () => ({ ...basket, itemType: 'GIFT' }) });
    expect((await screen.findByRole('link', { name: 'Give another' })).getAttribute('href')).toBe(
      '/gift?from=%2Fvideo%2F1003',
    );
    expect(screen.queryByLabelText('Voucher code')).toBeNull();
  });
});
