import { HttpError } from '@footlight/client';
import type { PublicRealm, SessionUser } from '@footlight/contract';
import { createTranslate, type LabelKey } from '@footlight/i18n';
import { catalogues } from '@footlight/i18n/catalogues';
import { LabelsProvider } from '@footlight/ui';
import { cleanup, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { createStore } from 'zustand/vanilla';
import { afterEach, expect, it, vi } from 'vitest';
import { SiteProvider } from '../../../app/site-context.js';
import { guest, realmOf, testSite } from '../../../testing/on-site.js';
import { EmailConfirmationPage } from './email-confirmation.page.js';

afterEach(cleanup);

const words = {
  t: createTranslate<LabelKey>(catalogues.en, 'en'),
  language: 'en',
  direction: 'ltr',
} as const;

const realm = realmOf({ signIn: { passwordReset: true } as PublicRealm['signIn'] });

const restore = vi.fn<() => Promise<void>>(() => Promise.resolve());

const draw = (address: string, call: () => Promise<unknown>, user: SessionUser = guest) => {
  const request = vi.fn<() => Promise<unknown>>(call);
  const session = createStore(() => ({ user, restore }));
  render(
    <StrictMode>
      <MemoryRouter initialEntries={[address]}>
        <SiteProvider value={testSite({ client: { call: request }, session } as never, realm)}>
          <LabelsProvider value={words}>
            <EmailConfirmationPage />
          </LabelsProvider>
        </SiteProvider>
      </MemoryRouter>
    </StrictMode>,
  );
  return request;
};
const refused = (status: number, code: 'CONFIRMATION_TOKEN_INVALID' | 'INTERNAL') =>
  Promise.reject(new HttpError(code, { status }));

// SIGN-24
it('shows a loader while the link is checked, and sends one request', () => {
  const request = draw('/email-confirmation?token=t', () => new Promise(() => undefined));
  expect(screen.getByText('Confirming your email…')).toBeTruthy();
  expect(request).toHaveBeenCalledExactlyOnceWith('confirmEmail', { body: { token: 't' } });
});

// SIGN-24
it('confirms the email, and links to sign-in with the address prefilled', async () => {
  draw('/email-confirmation?token=t', () => Promise.resolve({ id: 'nadia@example.org' }));
  const link = await screen.findByRole('link', { name: 'Sign in now' });
  expect(link.getAttribute('href')).toBe('/login?email=nadia%40example.org');
});

// SIGN-184
it('offers somebody who did not sign up a new password, which takes the account over', async () => {
  draw('/email-confirmation?token=t', () => Promise.resolve({ id: 'nadia@example.org' }));
  const link = await screen.findByRole('link', { name: /Did you not create this account/u });
  expect(link.getAttribute('href')).toBe('/login/request-password?providerName=ID&email=nadia%40example.org');
});

// SIGN-141
it('shows a signed-in viewer the new address, and refreshes the session', async () => {
  const nadia: SessionUser = { ...guest, isGuest: false, email: 'old@example.org', rol: 'viewer' };
  draw('/email-confirmation?token=t', () => Promise.resolve({ id: 'new@example.org' }), nadia);
  const link = await screen.findByRole('link', { name: 'Go to my account' });
  expect(link.getAttribute('href')).toBe('/account');
  expect(screen.getByText('new@example.org is now the email of your account.')).toBeTruthy();
  expect(restore).toHaveBeenCalledOnce();
});

// SIGN-24
it('shows that the link is invalid', async () => {
  draw('/email-confirmation?token=t', () => refused(404, 'CONFIRMATION_TOKEN_INVALID'));
  expect(await screen.findByText('This link isn’t valid')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to sign-in' }).getAttribute('href')).toBe('/login');
});

// SIGN-24
it.each([
  ['another error', '/email-confirmation?token=t'],
  ['no token', '/email-confirmation'],
])('shows a generic error: %s', async (_name, address) => {
  draw(address, () => refused(500, 'INTERNAL'));
  expect(await screen.findByText('Something went wrong')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to sign-in' }).getAttribute('href')).toBe('/login');
});
