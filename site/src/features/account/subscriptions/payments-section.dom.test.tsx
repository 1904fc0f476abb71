import type { Payment } from '@footlight/contract';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { drawShop, exampleOf } from '../../../testing/shop.js';
import { PaymentsSection } from './payments-section.js';

afterEach(cleanup);

const payment = exampleOf('listPayments').payments[0] as Payment;

// MONEY-54
it.each<[Payment['status'], string]>([
  ['SUCCEEDED', 'Paid · Receipt'],
  ['REFUNDED', 'Refunded · Receipt'],
  ['PARTIALLY_REFUNDED', 'Partly refunded · Receipt'],
  ['PENDING', 'Pending'],
  ['FAILED', 'Failed'],
])('a payment that is %s is listed as “%s”, and links to its page', async (status, words) => {
  drawShop(<PaymentsSection />, {
    path: '/account/:section?',
    at: '/account/payments',
    answers: {
      listPayments: () => ({ ...exampleOf('listPayments'), payments: [{ ...payment, status }] }),
      listUserLicences: () => ({ licences: [] }),
    },
  });
  const link = await screen.findByRole('link');
  expect(link.getAttribute('href')).toBe(`/payment/${payment.id}`);
  expect([...link.children].at(-1)?.textContent).toBe(words);
});
