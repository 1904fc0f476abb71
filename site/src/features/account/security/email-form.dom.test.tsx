import { HttpError } from '@footlight/client';
import { loadAccountCatalogue } from '@footlight/i18n';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { AccountLabels } from '../../../shell/viewers/account-labels.js';
import { onSite } from '../../../testing/on-site.js';
import { EmailForm } from './email-form.js';

// The labels are a separate chunk, which is slow to load the first time.
beforeAll(async () => {
  await loadAccountCatalogue('en');
}, 60_000);
afterEach(cleanup);

const call = vi.fn<(name: string, options: unknown) => Promise<unknown>>();
beforeEach(() => {
  call.mockReset();
});

const draw = () =>
  render(
    onSite(
      <AccountLabels>
        <EmailForm email="vera@example.org" hasPassword />
      </AccountLabels>,
      { state: { client: { call } } as never },
    ),
  );
const fill = (email: string, secret: string) => {
  fireEvent.change(screen.getByLabelText(/^New email/u), { target: { value: email } });
  fireEvent.change(screen.getByLabelText(/^Current password/u), { target: { value: secret } });
  fireEvent.click(screen.getByRole('button', { name: 'Send confirmation link' }));
};

// SIGN-140
it('sends the new address with the current password, shows where the link was sent, and clears the form', async () => {
  call.mockResolvedValue(undefined);
  draw();
  await screen.findByLabelText(/^New email/u);
  fill('new@example.org', 'a long secret');
  expect(await screen.findByText(/We sent a link to new@example.org/u)).toBeTruthy();
  expect(call).toHaveBeenCalledExactlyOnceWith('changeEmail', {
    body: { email: 'new@example.org', currentSecret: 'a long secret' },
  });
  expect(screen.getByLabelText<HTMLInputElement>(/^Current password/u).value).toBe('');
});

// SIGN-140
it.each([
  ['empty fields', '', '', [/Enter your email/u, /password/u]],
  ['the current email address', 'VERA@example.org', 'secret', [/already your email/u]],
])('validates the form before it sends a request: %s', async (_name, email, secret, messages) => {
  draw();
  await screen.findByLabelText(/^New email/u);
  fill(email, secret);
  const summary = await screen.findByRole('alert');
  for (const message of messages) expect(summary.textContent).toMatch(message);
  expect(call).not.toHaveBeenCalled();
});

// SIGN-140
it('shows a wrong password and a refused address at their fields', async () => {
  draw();
  await screen.findByLabelText(/^New email/u);
  call.mockRejectedValueOnce(new HttpError('INVALID_CURRENT_CREDENTIALS', { status: 403 }));
  fill('new@example.org', 'wrong');
  await vi.waitFor(() =>
    expect(screen.getByLabelText(/^Current password/u).getAttribute('aria-invalid')).toBe('true'),
  );
  call.mockRejectedValueOnce(
    new HttpError('INVALID_FIELD', {
      status: 400,
      details: { issues: [{ field: 'body.email', found: 'x', allowed: 'an address' }] },
    }),
  );
  fill('nobody', 'right');
  await vi.waitFor(() =>
    expect(screen.getByLabelText(/^New email/u).getAttribute('aria-invalid')).toBe('true'),
  );
});

// SIGN-121, SIGN-175
it('asks an account without a password for a proof of identity instead', async () => {
  call.mockRejectedValueOnce(
    new HttpError('PROOF_REQUIRED', { status: 403, details: { methods: ['password'] } }),
  );
  call.mockResolvedValue(undefined);
  render(
    onSite(
      <AccountLabels>
        <EmailForm email={null} hasPassword={false} />
      </AccountLabels>,
      { state: { client: { call } } as never },
    ),
  );
  fireEvent.change(await screen.findByLabelText(/^New email/u), { target: { value: 'new@example.org' } });
  expect(screen.queryByLabelText(/^Current password/u)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Send confirmation link' }));
  fireEvent.change(await screen.findByLabelText(/^Password/u), { target: { value: 'other' } });
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText(/We sent a link to new@example.org/u)).toBeTruthy();
  expect(call.mock.calls.map(([name]) => name)).toEqual(['changeEmail', 'proveIdentity', 'changeEmail']);
});
