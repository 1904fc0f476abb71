import { createClient, createMemoryTokenStore } from '@footlight/client';
import type { PublicRealm } from '@footlight/contract';
import { createAppState, type AppState } from '@footlight/state';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { guest, onSite, realmOf } from '../../../testing/on-site.js';
import { openIdAccountPage, openIdLoginPage, openIdPasswordPage, openIdSignupPage } from './open-id.page.js';

type Provider = PublicRealm['signIn']['providers'][number];

const client = (clientName: string, change: Partial<Provider> = {}): Provider => ({
  name: 'OPENID_CONNECT',
  mandatory: false,
  fields: [],
  clientName,
  ...change,
});

const authoriseAddress = vi.fn<(...parts: unknown[]) => Promise<string>>();
const replace = vi.fn<(address: string) => void>();
let state: AppState;

beforeEach(() => {
  vi.stubGlobal('location', { replace, origin: 'https://watch.example' });
  const client = createClient({
    origin: 'https://watch.example',
    tokens: createMemoryTokenStore(),
    language: () => 'en',
    // No response from the service is needed here.
    fetch: () => new Promise<Response>(() => undefined),
  });
  state = createAppState({ client, clock: { now: () => Date.now() }, storage: localStorage });
  state.session.setState({ user: guest, status: 'ready' });
});
afterEach(() => {
  cleanup();
  state.dispose();
  vi.unstubAllGlobals();
  authoriseAddress.mockReset();
  replace.mockReset();
});

const Where = () => <output>{useLocation().pathname}</output>;

const draw = (
  { Component }: { readonly Component: React.ComponentType },
  providers: readonly Provider[],
  passwordReset = false,
) => {
  const signIn = { providers, passwordReset, artwork: null };
  const realm = realmOf({ signIn: signIn as never });
  render(
    onSite(
      <>
        <Component />
        <Where />
      </>,
      { state: { ...state, authoriseAddress }, realm },
    ),
  );
};

// SIGN-102
it.each([
  [openIdLoginPage, 'SIGNIN'],
  [openIdSignupPage, 'SIGNUP'],
])('uses the first client of the realm: %#', async (page, flow) => {
  authoriseAddress.mockRejectedValue(new Error('The provider is away.'));
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  draw(page, [client('house'), client('other')]);
  expect(authoriseAddress).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ word: 'house', isOpenId: true, flow }),
  );
  // The link back does not redirect to this page again.
  const link = await screen.findByRole('link', { name: 'Back to sign-in' });
  expect(link.getAttribute('href')).toBe('/login?local=1');
  warn.mockRestore();
});

// SIGN-102
it('shows the not-found page if the realm has no such client', () => {
  draw(openIdLoginPage, []);
  expect(authoriseAddress).not.toHaveBeenCalled();
  expect(screen.queryByText('Signing you in…')).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
});

// SIGN-102
it('redirects to the pages that the realm file names for the client', async () => {
  const pages = {
    accountPage: 'https://id.example/account',
    passwordPage: 'https://id.example/forgotten',
  };
  draw(openIdAccountPage, [client('house', pages)]);
  await waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith(pages.accountPage));
  cleanup();
  replace.mockClear();
  draw(openIdPasswordPage, [client('house', pages)], true);
  await waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith(pages.passwordPage));
});

// SIGN-102
it.each([
  [openIdAccountPage, '/account'],
  [openIdPasswordPage, '/login/request-password'],
])('navigates to the site’s own page if the realm file names none: %#', (page, path) => {
  draw(page, [client('house')], true);
  expect(screen.getByText(path, { selector: 'output' })).toBeTruthy();
  expect(replace).not.toHaveBeenCalled();
});

// SIGN-102
it('names the provider that keeps the password if neither has a page for it', () => {
  draw(openIdPasswordPage, [client('house', { label: 'House ID' })]);
  expect(screen.getByText('Change your password at House ID.')).toBeTruthy();
  expect(replace).not.toHaveBeenCalled();
});
