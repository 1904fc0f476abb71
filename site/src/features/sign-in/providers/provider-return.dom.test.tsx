import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { call, drawAccountPage, where, withAccountPages } from '../../../testing/account-pages.js';
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
