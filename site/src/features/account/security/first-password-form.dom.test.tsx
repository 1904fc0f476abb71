import { loadAccountCatalogue } from '@footlight/i18n';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { AccountLabels } from '../../../shell/viewers/account-labels.js';
import { drawShop, refuse, type ShopHandlers } from '../../../testing/shop.js';
import { FirstPasswordForm } from './first-password-form.js';

// The labels are a separate chunk, which is slow to load the first time.
beforeAll(async () => {
  await loadAccountCatalogue('en');
}, 60_000);
afterEach(cleanup);

const draw = (answers: ShopHandlers = {}) =>
  drawShop(
    <AccountLabels>
      <FirstPasswordForm email="nadia@footlight.example" />
    </AccountLabels>,
    { path: '/account/security', at: '/account/security', answers },
  );
const fill = async (secret: string, again = secret) => {
  fireEvent.change(await screen.findByLabelText(/^New password/u), { target: { value: secret } });
  fireEvent.change(screen.getByLabelText(/^Confirm new password/u), { target: { value: again } });
  fireEvent.click(screen.getByRole('button', { name: 'Set password' }));
};

// SIGN-175
it('sends a password only if it is long enough and was typed twice', async () => {
  const { of } = draw();
  await fill('short');
  expect((await screen.findAllByText('Use at least 10 characters.')).length).toBeGreaterThan(0);
  await fill('a long secret', 'another one');
  expect(of('setPassword')).toEqual([]);
  await fill('a long secret');
  await waitFor(() => expect(of('setPassword')).toMatchObject([{ body: { secret: 'a long secret' } }]));
});

// SIGN-121, SIGN-175
it('asks for a proof of identity first, and then sets the password', async () => {
  let isProven = false;
  const { of } = draw({
    setPassword: () => (isProven ? (null as never) : refuse('PROOF_REQUIRED', { methods: ['password'] })()),
    proveIdentity: () => {
      isProven = true;
      return { until: '2026-11-21T20:10:00.000Z' };
    },
  });
  await fill('a long secret');
  fireEvent.change(await screen.findByLabelText(/^Password/u), { target: { value: 'other' } });
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(of('setPassword')).toHaveLength(2));
});
