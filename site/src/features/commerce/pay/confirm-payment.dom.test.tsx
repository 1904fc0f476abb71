import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { drawShop, exampleOf, refuse } from '../../../testing/shop.js';
import { PaymentPage } from './payment.page.js';

const waiting = { ...exampleOf('getPayment'), status: 'PENDING', waitsFor: 'PAYER' } as const;

afterEach(cleanup);

const draw = (answers: Parameters<typeof drawShop>[1]['answers']) =>
  drawShop(<PaymentPage />, {
    path: '/payment/:id',
    at: `/payment/${waiting.id}`,
    answers: { getPayment: () => waiting, ...answers },
  });

// MONEY-106
it('a payment that a bank wants to have confirmed is continued from its page', async () => {
  const asked: unknown[] = [];
  draw({
    authenticatePayment: ({ params }) => {
      asked.push(params);
      return { ...exampleOf('authenticatePayment'), status: 'SUCCEEDED', nextAction: null };
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Confirm the payment' }));
  await waitFor(() => expect(asked).toEqual([{ id: waiting.id }]));
});

it('says why it cannot be continued', async () => {
  draw({ authenticatePayment: refuse('PROVIDER_FAILED') });
  fireEvent.click(await screen.findByRole('button', { name: 'Confirm the payment' }));
  expect(await screen.findByRole('alert')).toBeTruthy();
});
