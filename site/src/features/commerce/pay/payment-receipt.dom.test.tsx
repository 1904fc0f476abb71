import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CheckoutLabels } from '../checkout/checkout-labels.js';
import { drawShop, exampleOf, refuse, type ShopHandlers } from '../../../testing/shop.js';
import { PaymentReceipt } from './payment-receipt.js';

const payment = exampleOf('getPayment');
const blobs: Blob[] = [];
const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);

beforeEach(() => {
  blobs.length = 0;
  click.mockClear();
  URL.createObjectURL = (blob) => {
    blobs.push(blob as Blob);
    return 'blob:invoice';
  };
  URL.revokeObjectURL = () => undefined;
});
afterEach(cleanup);

const draw = (answers: ShopHandlers, of = payment) =>
  drawShop(
    <CheckoutLabels>
      <PaymentReceipt payment={of} name="Ringside" />
    </CheckoutLabels>,
    { path: '/payment/:id', at: `/payment/${payment.id}`, answers },
  );

// MONEY-54
it('downloads the invoice as a file', async () => {
  draw({
    getInvoice: () => ({ fileName: 'pay-1.pdf', mediaType: 'application/pdf', content: btoa('%PDF') }),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Download invoice' }));
  await waitFor(() => expect(click).toHaveBeenCalledOnce());
  expect(blobs[0]?.type).toBe('application/pdf');
  expect(await blobs[0]?.text()).toBe('%PDF');
});

// MONEY-93
it('offers the credit note of each refund', async () => {
  const asked: unknown[] = [];
  draw(
    {
      getInvoice: ({ query }) => {
        asked.push(query);
        return { fileName: '000042.pdf', mediaType: 'application/pdf', content: btoa('%PDF') };
      },
    },
    {
      ...payment,
      refunds: [
        { amount: 300, when: '2026-11-25T10:00:00Z', creditNote: 42 },
        { amount: 100, when: '2026-11-26T10:00:00Z', creditNote: null },
      ],
    },
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Download credit note 42' }));
  await waitFor(() => expect(click).toHaveBeenCalledOnce());
  expect(asked).toEqual([{ creditNote: 42 }]);
  expect(screen.getAllByRole('button', { name: /credit note/u })).toHaveLength(1);
});

// MONEY-54
it('shows an error if the invoice fails to load, and allows a retry', async () => {
  draw({ getInvoice: refuse('UNAVAILABLE') });
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Download invoice' });
  fireEvent.click(button);
  expect(await screen.findByText('We couldn’t download the invoice. Try again.')).toBeTruthy();
  expect(button.disabled).toBe(false);
});

// MONEY-54
it('offers no invoice for a failed payment', async () => {
  draw({}, { ...payment, status: 'FAILED' });
  await screen.findByRole('button', { name: 'Print or save' });
  expect(screen.queryByRole('button', { name: 'Download invoice' })).toBeNull();
});
