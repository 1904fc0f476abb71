import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { drawShop, exampleOf } from '../../../testing/shop.js';
import { PaymentMethodsSection } from './payment-methods-section.js';

afterEach(cleanup);

const draw = (answers: object) =>
  drawShop(<PaymentMethodsSection />, {
    path: '/account/:section?',
    at: '/account/payment-methods',
    answers: { listCards: () => ({ cards: [], defaultCardId: null }), ...answers },
  });

// MONEY-126
it('shows the billing details of the account, and saves what is changed', async () => {
  const sent: unknown[] = [];
  const details = { ...exampleOf('getBillingDetails'), country: 'DE', taxNumber: null };
  draw({
    getBillingDetails: () => details,
    saveBillingDetails: ({ body }: { readonly body: object }) => {
      sent.push(body);
      return { ...details, ...body };
    },
  });
  const number = await screen.findByLabelText(/tax number/iu);
  fireEvent.change(number, { target: { value: 'DE136695976' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save details' }));
  expect(await screen.findByText('Saved.')).toBeDefined();
  expect(sent).toMatchObject([{ country: 'DE', taxNumber: 'DE136695976' }]);
});

// MONEY-141
it.each([
  ['valid', /^The EU register has confirmed/u],
  ['pending', /^The EU register has not answered yet/u],
  ['invalid', /^The EU register does not know/u],
] as const)('says that the VAT number is %s', async (vatNumberState, text) => {
  draw({ getBillingDetails: () => ({ ...exampleOf('getBillingDetails'), vatNumberState }) });
  expect(await screen.findByText(text)).toBeDefined();
});

// MONEY-125
it('shows what is left of the credit, and nothing without any', async () => {
  draw({ getCredit: () => ({ credits: [{ amount: 9510, currency: 'GBP', scale: 2 }] }) });
  expect(await screen.findByText(/^£95\.10 is left/u)).toBeDefined();
  cleanup();
  draw({ getCredit: () => ({ credits: [] }) });
  await screen.findByLabelText(/tax number/iu);
  expect(screen.queryByText('Credit')).toBeNull();
});
