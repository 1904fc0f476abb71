import { HttpError } from '@footlight/client';
import type { AppState, TvSignIn } from '@footlight/state';
import { act, cleanup, render, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { guest, onSite, realmOf } from '../../../testing/on-site.js';
import { FinishTvSignIn } from './finish-tv-sign-in.js';

afterEach(cleanup);

const Where = () => <output>{useLocation().pathname}</output>;

/** A pending sign-in that the test settles. */
const draw = (entry: object | null = { from: '/series/5001' }) => {
  let retry = (): void => undefined;
  let settle = (_error?: HttpError): void => undefined;
  const outcome = new Promise<void>((resolve, reject) => {
    settle = (error) => (error === undefined ? resolve() : reject(error));
  });
  const signIn = {
    entry: () => entry,
    finish: (onRetry: () => void) => {
      retry = onRetry;
      return outcome;
    },
  } as unknown as TvSignIn;
  const state = {
    queries: { renew: () => Promise.resolve() },
    session: createStore(() => ({ user: { ...guest, isGuest: false } })),
  } as unknown as Partial<AppState>;
  render(
    onSite(
      <>
        <FinishTvSignIn tvSignIn={{ signIn, baseUri: 'https://adobe.example', requestorId: 'footlight' }} />
        <Where />
      </>,
      { state, realm: realmOf({ signIn: { targetSuffix: null } as never }) },
    ),
  );
  return { settle, retry: () => act(() => retry()) };
};

// SIGN-66
it('shows that it retries, then navigates to the requested page', async () => {
  const { retry, settle } = draw();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Finishing your sign-in…');
  retry();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Trying once more');
  settle();
  await vi.waitFor(() => expect(screen.getByText('/series/5001', { selector: 'output' })).toBeDefined());
});

// SIGN-66
it.each([
  ['PROVIDER_NOT_READY', 'Your TV provider didn’t confirm the sign-in. Try again.'],
  ['REGISTRATION_INVALID', 'Your TV provider didn’t confirm the sign-in. Try again.'],
] as const)('shows a second refusal, %s, with a link to the providers', async (code, words) => {
  const { retry, settle } = draw();
  retry();
  settle(new HttpError(code, { status: 412 }));
  expect(await screen.findByText(words)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Select your TV provider' }).getAttribute('href')).toBe(
    '/providers',
  );
});

// SIGN-195
it('has nothing to finish where no sign-in is pending', async () => {
  draw(null);
  expect(await screen.findByRole('heading', { name: 'There’s nothing to finish here' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Select your TV provider' })).toBeDefined();
});
