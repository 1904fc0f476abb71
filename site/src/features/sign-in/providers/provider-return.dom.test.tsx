import { act, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import {
  authoriseAddress,
  call,
  drawAccountPage,
  where,
  withAccountPages,
} from '../../../testing/account-pages.js';
import { guest } from '../../../testing/on-site.js';
import type { StoredSignIn } from '../redirect/stored-sign-in.js';
import { google } from './google.provider.js';
import { ProviderReturnPage } from './provider-return.page.js';

withAccountPages();
const exchange = vi.spyOn(google, 'exchange').mockResolvedValue(false);
beforeEach(() => void exchange.mockClear());

const member = { ...guest, isGuest: false, name: 'Nadia' };

const arrive = (flow: StoredSignIn['flow'], user: typeof guest): void => {
  const stored: StoredSignIn = {
    provider: 'GOOGLE',
    clientName: null,
    flow,
    nonce: null,
    prefix: '',
    query: 'from=%2Fhome',
  };
  sessionStorage.setItem('footlight.sign-in.s1', JSON.stringify(stored));
  history.replaceState(null, '', '/login/GOOGLE?state=s1#id_token=t');
  drawAccountPage(<ProviderReturnPage />, '/login/GOOGLE', { user, providers: ['ID', 'GOOGLE'] });
};

// SIGN-162
it.each([
  ['SIGNIN', guest],
  ['SIGNUP', guest],
  ['LINK', member],
] as const)('exchanges the response of %s', async (flow, user) => {
  arrive(flow, user);
  await waitFor(() => expect(exchange).toHaveBeenCalledOnce());
});

// SIGN-162
it.each(['SIGNIN', 'SIGNUP'] as const)(
  'links nothing to a viewer who has signed in during %s',
  async (flow) => {
    arrive(flow, member);
    expect(await screen.findByText(/You’re signed in as Nadia/u)).toBeDefined();
    expect(exchange).not.toHaveBeenCalled();
  },
);

// SIGN-162
it('begins no session for a viewer who has signed out during linking', async () => {
  arrive('LINK', guest);
  expect(await screen.findByText('Sign in to continue.')).toBeDefined();
  expect(exchange).not.toHaveBeenCalled();
});

// SIGN-40
it.each([
  ['SIGNUP', '/signup?from=%2Fhome'],
  ['SIGNIN', '/home'],
] as const)('a person who has come by %s goes on at %s', async (flow, address) => {
  call.mockResolvedValue({ terms: [], linkedAccounts: [] });
  exchange.mockResolvedValueOnce(true);
  arrive(flow, guest);
  await waitFor(() => expect(where()).toBe(address));
});

// SIGN-193
it.each([
  ['/oauth/:provider/:appname?', '/oauth/club', '', 'GENERIC_OAUTH'],
  ['/oauth/:provider/:appname?', '/oauth/club/org.example.app', 'bundle_id=org.example.app', 'GENERIC_OAUTH'],
  ['/oidc', '/oidc?from=%2Fvideo%2F1001', 'from=%2Fvideo%2F1001', 'OPENID_CONNECT'],
] as const)('begins a sign-in at %s, opened as %s without a response', async (path, address, query, name) => {
  const assign = vi.fn<(to: string) => void>();
  history.replaceState(null, '', '/');
  vi.stubGlobal('location', { origin: 'https://watch.example', search: '', hash: '', pathname: '/', assign });
  authoriseAddress.mockResolvedValue('https://id.example/?state=s9');
  drawAccountPage(
    <Routes>
      <Route path={path} element={<ProviderReturnPage />} />
    </Routes>,
    address,
    { providers: [{ name: 'GENERIC_OAUTH', clientName: 'club' }, 'OPENID_CONNECT'] },
  );
  await waitFor(() => expect(assign).toHaveBeenCalledWith('https://id.example/?state=s9'));
  expect(JSON.parse(sessionStorage.getItem('footlight.sign-in.s9') ?? '{}')).toMatchObject({
    provider: name,
    flow: 'SIGNIN',
    prefix: '',
    query,
  });
});

// SIGN-193
it('offers to continue with a social provider whose address was opened without a response', async () => {
  history.replaceState(null, '', '/login/GOOGLE');
  drawAccountPage(
    <Routes>
      <Route path="/login/:authProvider" element={<ProviderReturnPage />} />
    </Routes>,
    '/login/GOOGLE',
    { providers: ['ID', 'GOOGLE'] },
  );
  expect(await screen.findByRole('button', { name: 'Continue with Google' })).toBeDefined();
  expect(exchange).not.toHaveBeenCalled();
});

// SIGN-196
it('names the provider that the address signs in with, where the service knows it', async () => {
  history.replaceState(null, '', '/login/GOOGLE?state=s1#id_token=t');
  sessionStorage.setItem(
    'footlight.sign-in.s1',
    JSON.stringify({
      provider: 'GOOGLE',
      clientName: null,
      flow: 'SIGNIN',
      nonce: null,
      prefix: '',
      query: '',
    }),
  );
  const session = drawAccountPage(<ProviderReturnPage />, '/login/GOOGLE', { providers: ['ID', 'GOOGLE'] });
  const conflict = {
    code: 'ACCOUNT_EXISTS_WITH_DIFFERENT_PROVIDER',
    message: null,
    issues: [],
    providers: ['microsoft.com', 'password'],
  };
  act(() => session.setState({ error: conflict }));
  expect(
    await screen.findByText('This email already signs in with Microsoft or Password. Sign in that way.'),
  ).toBeDefined();
});
