import { HttpError } from '@footlight/client';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  authoriseAddress,
  call,
  drawAccountPage,
  fill,
  press,
  where,
  withAccountPages,
} from '../../testing/account-pages.js';
import { PanelSignIn } from './panel-sign-in.js';

withAccountPages();

const PAGE = '/video/1001?play=1';
const open = (providers: readonly string[]) => drawAccountPage(<PanelSignIn />, PAGE, { providers });

// PAGE-59
describe('the ways to sign in, in the side panel', () => {
  it('sign in on the page that the panel covers', async () => {
    call.mockResolvedValue(true);
    open(['ID']);
    fill(/^Email/u, 'nadia@example.org');
    fill(/^Password/u, 'a long secret');
    await press('Sign in');
    expect(call).toHaveBeenCalledWith('login', {
      body: { id: 'nadia@example.org', secret: 'a long secret' },
    });
    expect(where()).toBe(PAGE);
    expect(screen.getByRole('link', { name: 'Sign up' }).getAttribute('href')).toBe(
      '/signup?from=%2Fvideo%2F1001%3Fplay%3D1',
    );
  });

  it('ask for the code of an account with two-step sign-in', async () => {
    open(['ID']);
    call.mockRejectedValue(
      new HttpError('SECOND_FACTOR_REQUIRED', { status: 428, details: { challenge: 'c' } }),
    );
    fill(/^Email/u, 'nadia@example.org');
    fill(/^Password/u, 'a long secret');
    await press('Sign in');
    expect(await screen.findByLabelText(/^Six-digit code/u)).toBeDefined();
  });

  // SIGN-182
  it('carry the address that was typed to the forms for a link and for a new password', () => {
    open(['ID']);
    fill(/^Email/u, 'nadia@example.org');
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
    for (const page of ['/login/magic-link', '/login/request-password']) {
      const href = links.find((one) => one.startsWith(page));
      expect(new URL(href ?? '', 'https://watch.example').searchParams.get('email')).toBe(
        'nadia@example.org',
      );
    }
  });

  it('return from a provider to that page', async () => {
    vi.stubGlobal('location', { origin: 'https://watch.example', assign: () => undefined });
    authoriseAddress.mockResolvedValue('https://google.example/?state=s5');
    open(['GOOGLE']);
    expect(screen.queryByLabelText(/^Password/u)).toBeNull();
    await press('Continue with Google');
    await waitFor(() => expect(sessionStorage.getItem('footlight.sign-in.s5')).not.toBeNull());
    const { query } = JSON.parse(sessionStorage.getItem('footlight.sign-in.s5') ?? '{}') as { query: string };
    expect(new URLSearchParams(query).get('from')).toBe(PAGE);
  });

  // SIGN-202
  it('have the marks of their providers, or a letter', () => {
    open(['ID', 'APPLE_ID', 'FACEBOOK', 'GOOGLE', 'OPENID_CONNECT']);
    const marks = ['Apple', 'Facebook', 'Google'].map(
      (name) =>
        screen.getByRole('button', { name: `Continue with ${name}` }).querySelector('svg')?.dataset['mark'],
    );
    expect(marks).toEqual(['Apple', 'Facebook', 'Google']);
    const other = screen.getByRole('button', { name: 'Continue with OPENID_CONNECT' });
    expect(other.querySelector('svg')).toBeNull();
    expect(other.textContent).toBe('Continue with OPENID_CONNECT');
    expect(getComputedStyle(other).maxInlineSize).toBe('400px');
  });
});
