import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import {
  authoriseAddress,
  drawAccountPage,
  press,
  where,
  withAccountPages,
} from '../../../testing/account-pages.js';
import { guest } from '../../../testing/on-site.js';
import { LoginPage } from '../login.page.js';
import { ProviderLoginPage } from '../provider-login.page.js';

withAccountPages();

const providers = ['ID', 'FACEBOOK', 'GOOGLE'];

const open = (address: string, user = guest) =>
  drawAccountPage(
    <Routes>
      <Route path="/login" element={<LoginPage />} />
      <Route path="/login/:authProvider/:clientName?" element={<ProviderLoginPage />} />
      <Route path="*" element={null} />
    </Routes>,
    address,
    { providers, user },
  );
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

// SIGN-192
describe('the page of a social provider', () => {
  it.each(['/login/facebook', '/login/social?socialProvider=FACEBOOK', '/login?socialProvider=FACEBOOK'])(
    'continues with it, and offers nothing else: %s',
    (address) => {
      open(address);
      expect(buttons()).toEqual(['Continue with Facebook']);
      expect(screen.queryByLabelText(/^Email/u)).toBeNull();
    },
  );

  it.each([
    ['/login/facebook?from=%2Fvideo%2F1001', 'SIGNIN'],
    ['/login/facebook?from=%2Fvideo%2F1001&type=signup', 'SIGNUP'],
  ])('begins what its address says: %s', async (address, flow) => {
    vi.stubGlobal('location', { origin: 'https://watch.example', assign: () => undefined });
    authoriseAddress.mockResolvedValue('https://facebook.example/?state=s7');
    open(address);
    await press('Continue with Facebook');
    await waitFor(() => expect(sessionStorage.getItem('footlight.sign-in.s7')).not.toBeNull());
    expect(authoriseAddress).toHaveBeenCalledWith(expect.objectContaining({ word: 'FACEBOOK', flow }));
  });

  it('is not found for a provider that the realm does not enable', () => {
    open('/login/apple');
    expect(screen.getByRole('heading', { name: 'Page not found' })).toBeDefined();
  });

  it('offers no sign-in to a viewer who is signed in', () => {
    open('/login/facebook', { ...guest, isGuest: false, name: 'Nadia' });
    expect(screen.getByText(/You’re signed in as Nadia/u)).toBeDefined();
    expect(buttons()).not.toContain('Continue with Facebook');
  });
});

// SIGN-2
it('leads from the login to the sign-up where the address asks for one', () => {
  open('/login?type=signup&from=%2Fvideo%2F1001');
  expect(where()).toBe('/signup?from=%2Fvideo%2F1001');
});
