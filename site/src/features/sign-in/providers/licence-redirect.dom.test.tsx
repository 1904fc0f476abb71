import { cleanup, fireEvent, screen } from '@testing-library/react';
import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { onSite, realmOf } from '../../../testing/on-site.js';
import { licenceRedirectPage } from './licence-redirect.page.js';

const signInWith = vi.fn<(...parts: unknown[]) => Promise<boolean>>();
const { Component } = licenceRedirectPage;

beforeEach(() => signInWith.mockResolvedValue(false));
afterEach(() => {
  cleanup();
  signInWith.mockReset();
  history.replaceState(null, '', '/');
});

const draw = (query: string) => {
  history.replaceState(null, '', `/licence-redirect${query}`);
  const session = createStore(() => ({
    action: 'idle',
    error: null,
    signInWith,
    clearError: () => undefined,
  }));
  const realm = realmOf({ signIn: { providers: [], licencePartners: ['telco'], artwork: null } as never });
  render(onSite(<Component />, { state: { session } as never, realm }));
};
const button = () => screen.getByRole('button', { name: 'Continue' });

// SIGN-92
it('asks before it signs in, and removes the code from the address immediately', () => {
  draw('?code=c1&extraParams=provider%3Dtelco');
  expect(location.search).toBe('');
  expect(signInWith).not.toHaveBeenCalled();
  fireEvent.click(button());
  expect(signInWith).toHaveBeenCalledExactlyOnceWith('exchangeLicenceProviderCode', {
    params: { externalLicenceProviderRoute: 'telco' },
    body: { authorisationCode: 'c1' },
  });
});

// SIGN-92
it.each(['', '?code=c1&extraParams=provider%3Dother', '?extraParams=provider%3Dtelco'])(
  'shows an error without a code of a partner of the realm: %s',
  (query) => {
    draw(query);
    expect(button()).toHaveProperty('disabled', true);
    expect(screen.getByText('Something went wrong.')).toBeTruthy();
  },
);
