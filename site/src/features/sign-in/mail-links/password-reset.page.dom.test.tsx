import { HttpError } from '@footlight/client';
import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { call, drawAccountPage, fill, press, withAccountPages } from '../../../testing/account-pages.js';
import { PasswordResetPage } from './password-reset.page.js';

withAccountPages();

describe('the password reset', () => {
  // SIGN-20
  it('requires a valid email, and does not reveal whether it has an account', async () => {
    drawAccountPage(<PasswordResetPage />, '/login/request-password');
    fill(/^Email/u, 'no address');
    await press('Send link');
    expect(screen.getByText('Enter a valid email address.')).toBeDefined();
    expect(call).not.toHaveBeenCalled();
    fill(/^Email/u, ' nadia@example.org ');
    await press('Send link');
    expect(await screen.findByText(/^If nadia@example.org has an account,/u)).toBeDefined();
  });

  // SIGN-20
  it('requires a password that is long enough and repeated correctly', async () => {
    drawAccountPage(<PasswordResetPage />, '/login/resetpwd?token=t');
    fill(/^New password/u, 'too short');
    fill(/^Confirm new password/u, 'something else');
    await press('Save password');
    expect(screen.getByText('The passwords don’t match.')).toBeDefined();
    expect(screen.getByLabelText(/^New password/u).getAttribute('aria-invalid')).toBe('true');
    expect(call).not.toHaveBeenCalled();
    fill(/^New password/u, 'another long secret');
    fill(/^Confirm new password/u, 'another long secret');
    await press('Save password');
    expect(await screen.findByText(/^Your password was changed/u)).toBeDefined();
    expect(call).toHaveBeenCalledExactlyOnceWith('resetPassword', {
      body: { token: 't', secret: 'another long secret', provider: 'ID' },
    });
  });

  // SIGN-182
  it('sends the sign-in that was left along, and returns to it after the new password', async () => {
    const from = '/login?from=%2Fvideo%2F1001';
    const query = `from=${encodeURIComponent(from)}`;
    drawAccountPage(<PasswordResetPage />, `/login/request-password?providerName=ID&${query}`);
    fill(/^Email/u, 'nadia@example.org');
    await press('Send link');
    await screen.findByText(/^If nadia@example.org has an account,/u);
    expect(call).toHaveBeenCalledWith('requestPasswordReset', {
      body: { id: 'nadia@example.org', provider: 'ID', from },
    });
    cleanup();
    drawAccountPage(<PasswordResetPage />, `/login/resetpwd?token=t&${query}`);
    fill(/^New password/u, 'another long secret');
    fill(/^Confirm new password/u, 'another long secret');
    await press('Save password');
    const link = await screen.findByRole('link', { name: 'Sign in' });
    expect(link.getAttribute('href')).toBe(from);
  });

  // SIGN-20
  it('shows an error if the link was already used', async () => {
    drawAccountPage(<PasswordResetPage />, '/login/resetpwd?token=t');
    call.mockRejectedValue(new HttpError('RESET_TOKEN_INVALID', { status: 403 }));
    fill(/^New password/u, 'another long secret');
    fill(/^Confirm new password/u, 'another long secret');
    await press('Save password');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'This link was already used or has expired. Ask for a new one.',
    );
  });

  // SIGN-27
  it('says “Not supported” where no provider of the realm has a reset', () => {
    drawAccountPage(<PasswordResetPage />, '/login/request-password?providerName=GOOGLE', {
      providers: ['GOOGLE'],
    });
    expect(screen.getByText('Not supported')).toBeDefined();
    expect(screen.getByText('Change your password at Google.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Send link' })).toBeNull();
  });

  // SIGN-27
  it('has the address that was typed at the sign-in, and says when its mail could not be sent', async () => {
    drawAccountPage(<PasswordResetPage />, '/login/request-password?email=nadia%40example.org');
    call.mockRejectedValue(new HttpError('INTERNAL', { status: 500 }));
    await press('Send link');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'We couldn’t send the email. Try again in a moment.',
    );
    expect(call).toHaveBeenCalledWith('requestPasswordReset', {
      body: { id: 'nadia@example.org', provider: 'ID' },
    });
  });
});
