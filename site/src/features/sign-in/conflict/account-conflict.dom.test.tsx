import type { SessionUser } from '@footlight/contract';
import type { CallError } from '@footlight/state';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { guest, realmOf } from '../../../testing/on-site.js';
import { drawShop, viewer } from '../../../testing/shop.js';
import { AccountConflict, isConflict } from './account-conflict.js';
import { readPendingLink } from './pending-link.js';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const conflict = (pendingLink?: string): CallError => ({
  code: 'ACCOUNT_CONFLICT',
  message: null,
  requestId: null,
  issues: [],
  limit: null,
  ...(pendingLink === undefined ? {} : { pendingLink }),
});

const draw = (error: CallError, user: SessionUser) => {
  if (!isConflict(error)) throw new Error('No conflict.');
  drawShop(<AccountConflict error={error} provider="Google" back="/login" />, {
    path: '/login/GOOGLE',
    at: '/login/GOOGLE',
    user,
    realm: realmOf({ signIn: { artwork: null, providers: [] } as never }),
  });
};

// SIGN-170
it('keeps the token of the proof in this tab, and leads to the sign-in that returns to the question', () => {
  draw(conflict('kept-4b7e'), guest);
  expect(readPendingLink()).toEqual({ token: 'kept-4b7e', provider: 'Google' });
  expect(screen.getByRole('link', { name: 'Sign in to link Google' }).getAttribute('href')).toBe(
    '/login?local=1&from=%2Faccount%2Flinked',
  );
});

// SIGN-81
it('keeps nothing without a token', () => {
  draw(conflict(), guest);
  expect(readPendingLink()).toBeNull();
  expect(screen.getByRole('link', { name: 'Sign in to link Google' })).toBeTruthy();
});

// SIGN-82
it('tells a viewer who is signed in that the provider belongs to another account', () => {
  draw(conflict(), viewer);
  expect(screen.getByText(/belongs to another account/u)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Sign out and continue' })).toBeTruthy();
});

// SIGN-181
it('leads a viewer who is signed in to the question which of two accounts stays', () => {
  const merge = { stays: ['THIS', 'OTHER'], otherAccount: 'nadia@work.example' } as const;
  draw({ ...conflict('kept-4b7e'), ...merge }, viewer);
  expect(readPendingLink()).toEqual({ token: 'kept-4b7e', provider: 'Google', ...merge });
  expect(screen.getByRole('heading', { name: 'You have two accounts' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Choose the account to keep' }).getAttribute('href')).toBe(
    '/account/linked',
  );
});

// SIGN-181
it('says why neither account can give up the provider', () => {
  draw({ ...conflict(), stays: [] }, viewer);
  expect(screen.getByText(/both have plans or payments/u)).toBeTruthy();
  expect(readPendingLink()).toBeNull();
});
