import { cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  drawAccountPage,
  fill,
  press,
  signIn,
  where,
  withAccountPages,
} from '../../testing/account-pages.js';
import { guest } from '../../testing/on-site.js';
import { LoginPage } from './login.page.js';
import { SignupPage } from './sign-up/signup.page.js';

withAccountPages();
const draw = (address: string) => drawAccountPage(<LoginPage />, address);

describe('the login page', () => {
  // SIGN-48
  it('rejects an empty form without a request', async () => {
    draw('/login');
    await press('Sign in');
    expect(screen.getByRole('alert').textContent).toBe('Enter your email and password.');
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    expect(signIn).not.toHaveBeenCalled();
  });

  // SIGN-149
  it.each([
    ['nobody', 'Enter a valid email address.'],
    ['', 'Enter your email.'],
  ])('rejects the email %j without a request', async (id, words) => {
    draw('/login');
    fill(/^Email/u, id);
    fill(/^Password/u, 'a long secret');
    await press('Sign in');
    expect(screen.getByRole('alert').textContent).toBe(words);
    expect(signIn).not.toHaveBeenCalled();
  });

  // SIGN-149
  it('asks for a missing password without a request', async () => {
    draw('/login');
    fill(/^Email/u, 'nadia@example.org');
    await press('Sign in');
    expect(screen.getByRole('alert').textContent).toContain('Enter a password.');
    expect(signIn).not.toHaveBeenCalled();
  });

  // SIGN-162
  it('offers viewers who are signed in to go on or to sign out, but no provider', async () => {
    drawAccountPage(<LoginPage />, '/login?from=%2Fvideo%2F1002', {
      user: { ...guest, isGuest: false, name: 'Nadia' },
    });
    expect(screen.getByText(/You’re signed in as Nadia/u)).toBeDefined();
    expect(screen.queryByLabelText(/^Email/u)).toBeNull();
    expect(screen.queryByRole('button', { name: /^Continue with/u })).toBeNull();
    expect(screen.getByRole('link', { name: 'Sign out and continue' }).getAttribute('href')).toBe(
      `/logout?from=${encodeURIComponent('/login?from=%2Fvideo%2F1002')}`,
    );
    await press('Continue');
    await waitFor(() => expect(where()).toBe('/video/1002'));
  });

  // SIGN-164
  it('has no form for a password where the realm has no accounts of its own', () => {
    drawAccountPage(<LoginPage />, '/login', { providers: ['GOOGLE', 'FACEBOOK'] });
    expect(screen.getByRole('button', { name: 'Continue with Google' })).toBeDefined();
    expect(document.querySelectorAll('input')).toHaveLength(0);
    cleanup();
    drawAccountPage(<SignupPage />, '/signup', { providers: ['GOOGLE', 'FACEBOOK'] });
    expect(screen.getByRole('button', { name: 'Continue with Google' })).toBeDefined();
    expect(document.querySelectorAll('input')).toHaveLength(0);
  });

  // SIGN-46
  it.each([
    [{ code: 'INVALID_CREDENTIALS', message: 'Said by the service.', issues: [] }, 'Said by the service.'],
    [{ code: 'INVALID_CREDENTIALS', message: null, issues: [] }, 'That email and password don’t match.'],
    [
      { code: 'STRANGE', message: null, issues: [] },
      'Something went wrong on our side. Try again in a moment.',
    ],
  ])('shows a message for %j', async (error, words) => {
    const session = draw('/login');
    signIn.mockImplementation(() => {
      session.setState({ error });
      return Promise.resolve(false);
    });
    fill(/^Email/u, 'nadia@example.org');
    fill(/^Password/u, 'a long secret');
    await press('Sign in');
    expect(screen.getByRole('alert').textContent).toBe(words);
  });

  // NAV-12
  it('navigates to the requested page, but never to another site', async () => {
    signIn.mockResolvedValue(true);
    draw('/login?from=%2Fvideo%2F1002%3Fplay%3D1');
    fill(/^Email/u, ' viewer@footlight.example ');
    fill(/^Password/u, ' secret ');
    await press('Sign in');
    await waitFor(() => expect(where()).toBe('/video/1002?play=1'));
    expect(signIn).toHaveBeenCalledExactlyOnceWith({ id: 'viewer@footlight.example', secret: ' secret ' });
    cleanup();
    draw('/login?from=%2F%2Fevil.example');
    fill(/^Email/u, 'viewer@footlight.example');
    fill(/^Password/u, ' secret ');
    await press('Sign in');
    await waitFor(() => expect(where()).toBe('/home'));
  });

  it('prefills the email from the address', () => {
    draw('/login?email=nadia%40example.org');
    expect(screen.getByLabelText<HTMLInputElement>(/^Email/u).value).toBe('nadia@example.org');
  });
});
