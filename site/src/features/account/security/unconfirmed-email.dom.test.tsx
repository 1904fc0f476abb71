import { loadAccountCatalogue } from '@footlight/i18n';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { AccountLabels } from '../../../shell/viewers/account-labels.js';
import { drawShop, refuse, type ShopHandlers } from '../../../testing/shop.js';
import { UnconfirmedEmail } from './unconfirmed-email.js';

// The labels are a separate chunk, which is slow to load the first time.
beforeAll(async () => {
  await loadAccountCatalogue('en');
}, 60_000);
afterEach(cleanup);

const draw = (answers: ShopHandlers = {}) =>
  drawShop(
    <AccountLabels>
      <UnconfirmedEmail email="nadia@footlight.example" />
    </AccountLabels>,
    { path: '/account', at: '/account', answers },
  );

// SIGN-176
it('says that the address is not confirmed, and sends the link again', async () => {
  const { names } = draw();
  expect(await screen.findByText(/^nadia@footlight\.example isn’t confirmed yet/u)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Send the email again' }));
  expect(await screen.findByText(/^Sent\./u)).toBeTruthy();
  expect(names()).toEqual(['sendEmailConfirmation']);
});

// SIGN-176
it('says why it could not be sent', async () => {
  draw({ sendEmailConfirmation: refuse('RATE_LIMITED') });
  fireEvent.click(await screen.findByRole('button', { name: 'Send the email again' }));
  expect(await screen.findByText(/Too many/u)).toBeTruthy();
});
