import { HttpError } from '@footlight/client';
import { loadAccountCatalogue } from '@footlight/i18n';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { AccountLabels } from '../../../shell/viewers/account-labels.js';
import { guest, onSite } from '../../../testing/on-site.js';
import { PasswordForm } from './password-form.js';
import { passwordOfService } from './password-stores.js';

const call = vi.fn<(name: string, options: unknown) => Promise<unknown>>();

// The labels are a separate chunk, which is slow to load the first time.
beforeAll(async () => {
  await loadAccountCatalogue('en');
}, 60_000);
beforeEach(() => {
  call.mockReset();
});
afterEach(cleanup);

const tokens = { read: () => ({ refreshToken: 'held' }) };
const ofService = passwordOfService({ client: { call, tokens } as never });

const draw = async (store = ofService) => {
  const session = createStore(() => ({ user: { ...guest, isGuest: false, email: 'vera@example.org' } }));
  render(
    onSite(
      <AccountLabels>
        <PasswordForm store={store} />
      </AccountLabels>,
      { state: { session } as never },
    ),
  );
  await screen.findByLabelText(/^Current password/u);
};
const fill = (current: string, secret: string, again: string) => {
  const values = [current, secret, again];
  for (const [index, name] of ['current', 'secret', 'again'].entries())
    fireEvent.change(document.querySelector(`input[name="${name}"]`) as HTMLInputElement, {
      target: { value: values[index] },
    });
  fireEvent.click(screen.getByRole('button', { name: 'Change password' }));
};
const isInvalid = (name: string) =>
  document.querySelector(`input[name="${name}"]`)?.getAttribute('aria-invalid') === 'true';

// SIGN-23
it('changes the password, keeps this session by its refresh token, and clears the form', async () => {
  call.mockResolvedValue(undefined);
  await draw();
  fill('the old secret', 'a new long secret', 'a new long secret');
  expect(await screen.findByText(/^Your password was changed/u)).toBeTruthy();
  expect(call).toHaveBeenCalledExactlyOnceWith('changePassword', {
    body: { currentSecret: 'the old secret', secret: 'a new long secret', refreshToken: 'held' },
  });
  expect(document.querySelector<HTMLInputElement>('input[name="secret"]')?.value).toBe('');
});

// SIGN-23
it('validates its fields before it sends a request', async () => {
  await draw();
  fill('', 'short', 'other');
  const summary = await screen.findByRole('alert');
  await vi.waitFor(() => expect(document.activeElement).toBe(summary));
  expect(summary.querySelectorAll('a')).toHaveLength(3);
  expect(['current', 'secret', 'again'].map(isInvalid)).toEqual([true, true, true]);
  expect(call).not.toHaveBeenCalled();
});

// SIGN-23, SIGN-110
it('shows a wrong password at its field, and a lockout above the form', async () => {
  await draw();
  call.mockRejectedValueOnce(new HttpError('INVALID_CURRENT_CREDENTIALS', { status: 403 }));
  fill('a guess', 'a new long secret', 'a new long secret');
  await vi.waitFor(() => expect(isInvalid('current')).toBe(true));
  call.mockRejectedValueOnce(new HttpError('SIGN_IN_LOCKED', { status: 429 }));
  fill('another guess', 'a new long secret', 'a new long secret');
  await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/too many/iu));
  expect(isInvalid('current')).toBe(false);
});

// SIGN-150
it('accepts a shorter password for Firebase, and has messages for its refusals', async () => {
  const change = vi.fn<() => Promise<void>>();
  await draw({ shortest: 6, tooShort: 'firebasePasswordHint', saved: 'firebasePasswordSaved', change });
  change.mockRejectedValueOnce(new HttpError('INVALID_CREDENTIALS', { status: 400 }));
  fill('a guess', 'sixsix', 'sixsix');
  await vi.waitFor(() => expect(isInvalid('current')).toBe(true));
  change.mockRejectedValueOnce(new HttpError('APP_CHECK_FAILED', { status: 403 }));
  fill('the old one', 'sixsix', 'sixsix');
  await vi.waitFor(() =>
    expect(screen.getByRole('alert').textContent).toMatch(/couldn’t verify this browser/iu),
  );
  expect(change.mock.calls).toEqual([
    ['a guess', 'sixsix'],
    ['the old one', 'sixsix'],
  ]);
});

it('has the username and autocomplete hints for password managers', async () => {
  await draw();
  const named = document.querySelector<HTMLInputElement>('input[autocomplete="username"]');
  expect(named?.value).toBe('vera@example.org');
  expect(
    [...document.querySelectorAll('input[type="password"]')].map((input) =>
      input.getAttribute('autocomplete'),
    ),
  ).toEqual(['current-password', 'new-password', 'new-password']);
});
