import type { Basket, Card } from '@footlight/contract';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { drawShop, exampleOf } from '../../../testing/shop.js';
import { PayPage } from '../pay/pay.page.js';

const basket: Basket = {
  ...exampleOf('getBasket'),
  vouchers: [],
  providers: [
    { id: 'stripe', name: 'Quayside', kind: 'browser', methods: ['CARD', 'APPLE_PAY', 'GOOGLE_PAY'] },
  ],
};
const [example] = exampleOf('listCards').cards;

const draw = (cards: readonly Card[] = []) =>
  drawShop(<PayPage />, {
    path: '/pay/:providerId?',
    at: '/pay',
    answers: {
      getBasket: () => basket,
      listCards: () => ({ cards: [...cards], defaultCardId: cards[0]?.cardId ?? null }),
    },
  });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

// MONEY-109
it('a wallet of the device is begun on the page of its provider', async () => {
  const shop = draw();
  fireEvent.click(await screen.findByRole('radio', { name: /^Google Pay/u }));
  fireEvent.click(await screen.findByRole('button', { name: 'Continue to Quayside' }));
  await waitFor(() =>
    expect(shop.of('initPaymentMethod')[0]?.body).toMatchObject({
      targetPaymentProvider: 'stripe',
      paymentMethodType: 'GOOGLE_PAY',
    }),
  );
});

it('Apple Pay is offered only by browsers that have it', async () => {
  draw();
  await screen.findByRole('radio', { name: /^Google Pay/u });
  expect(screen.queryByRole('radio', { name: /^Apple Pay/u })).toBeNull();
  cleanup();
  vi.stubGlobal('ApplePaySession', () => undefined);
  draw();
  expect(await screen.findByRole('radio', { name: /^Apple Pay/u })).toBeTruthy();
});

it('a stored card of a wallet is shown with the name of its wallet', async () => {
  if (example === undefined) throw new Error('The example has no card.');
  draw([{ ...example, paymentProviderId: 'stripe', paymentMethodType: 'APPLE_PAY', cardType: 'visa' }]);
  expect(await screen.findByRole('radio', { name: /^Apple Pay · Visa 4242/u })).toBeTruthy();
});
