import { loadAccountCatalogue } from '@footlight/i18n';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { AccountLabels } from '../../shell/viewers/account-labels.js';
import { drawShop, refuse, type ShopHandlers } from '../../testing/shop.js';
import { keepPendingLink, readPendingLink } from '../sign-in/conflict/pending-link.js';
import { PendingLinkPart } from './pending-link-part.js';

// The labels are a separate chunk, which is slow to load the first time.
beforeAll(async () => {
  await loadAccountCatalogue('en');
}, 60_000);
beforeEach(() => keepPendingLink({ token: 'kept-4b7e', provider: 'Google' }));
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const draw = (answers: ShopHandlers = {}) =>
  drawShop(
    <AccountLabels>
      <PendingLinkPart />
    </AccountLabels>,
    { path: '/account/linked', at: '/account/linked', answers },
  );

// SIGN-170
it('asks whether to link the provider, and links it once the owner agrees', async () => {
  const { of, names } = draw();
  expect(await screen.findByText(/signs you in to nadia@footlight\.example/u)).toBeTruthy();
  expect(names()).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Link Google' }));
  expect(await screen.findByText('Google is linked.')).toBeTruthy();
  expect(of('linkPendingProvider')).toMatchObject([{ body: { pendingLink: 'kept-4b7e' } }]);
  expect(readPendingLink()).toBeNull();
});

// SIGN-170
it('links nothing and forgets the provider if the owner refuses', async () => {
  const { names } = draw();
  fireEvent.click(await screen.findByRole('button', { name: 'Don’t link' }));
  expect(screen.queryByRole('button', { name: 'Link Google' })).toBeNull();
  expect(readPendingLink()).toBeNull();
  expect(names()).toEqual([]);
});

// SIGN-170
it('says why a provider can no longer be linked', async () => {
  draw({ linkPendingProvider: refuse('PENDING_LINK_INVALID') });
  fireEvent.click(await screen.findByRole('button', { name: 'Link Google' }));
  expect(await screen.findByText(/This took too long/u)).toBeTruthy();
});

// SIGN-121, SIGN-170
it('asks for a proof of identity first if the sign-in was long ago', async () => {
  draw({ linkPendingProvider: refuse('PROOF_REQUIRED', { methods: ['password'] }) });
  fireEvent.click(await screen.findByRole('button', { name: 'Link Google' }));
  expect(await screen.findByText('Confirm it’s you')).toBeTruthy();
  expect(readPendingLink()).not.toBeNull();
});

it('asks nothing without a pending link', () => {
  sessionStorage.clear();
  draw();
  expect(screen.queryByRole('button')).toBeNull();
});

// SIGN-181
it.each([
  ['Keep nadia@footlight.example', 'THIS'],
  ['Keep nadia@work.example', 'OTHER'],
] as const)('asks which of two accounts stays: %s', async (button, stays) => {
  keepPendingLink({
    token: 'kept-4b7e',
    provider: 'Google',
    stays: ['THIS', 'OTHER'],
    otherAccount: 'nadia@work.example',
  });
  const { of } = draw();
  expect(await screen.findByText(/Google signs in to nadia@work\.example/u)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Link Google' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: button }));
  await waitFor(() =>
    expect(of('linkPendingProvider')).toMatchObject([{ body: { pendingLink: 'kept-4b7e', stays } }]),
  );
  await waitFor(() => expect(readPendingLink()).toBeNull());
});
