import type { SessionUser } from '@footlight/contract';
import type { AppState } from '@footlight/state';
import { cleanup, render, screen } from '@testing-library/react';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { guest, onSite } from '../../testing/on-site.js';
import { ChosenProfile } from './chosen-profile.js';
import { ImpersonationBanner } from '../notices/impersonation-banner.js';

afterEach(cleanup);

const viewer: SessionUser = { ...guest, id: 'a-1', isGuest: false, rol: 'viewer', name: 'Vera' };
const stateOf = (user: SessionUser): Partial<AppState> => ({
  session: createStore(() => ({ user })) as unknown as AppState['session'],
});
const Place = () => {
  const { pathname, search } = useLocation();
  return <p>{`${pathname}${search}`}</p>;
};
const Visit = ({ path }: { readonly path: string }) => {
  const navigate = useNavigate();
  const hasNavigated = useRef(false);
  useEffect(() => {
    if (!hasNavigated.current) void navigate(path);
    hasNavigated.current = true;
  }, [navigate, path]);
  return null;
};
const draw = (user: SessionUser) =>
  render(
    onSite(
      <>
        <ImpersonationBanner />
        <Place />
        <ChosenProfile>
          <p>page</p>
        </ChosenProfile>
      </>,
      { state: stateOf(user) },
    ),
  );

// ACCT-25
it('shows pages to guests, and to viewers who have chosen a profile', () => {
  draw({ ...viewer, pro: { id: 'p-1', tp: 'adult' } });
  expect(screen.getByText('page')).toBeTruthy();
  cleanup();
  draw(guest);
  expect(screen.getByText('page')).toBeTruthy();
});

// ACCT-25
it('redirects to the profiles if none is chosen, and keeps the requested address', async () => {
  render(
    onSite(
      <>
        <Visit path="/video/1001?play=1" />
        <Place />
        <ChosenProfile>
          <p>page</p>
        </ChosenProfile>
      </>,
      { state: stateOf(viewer) },
    ),
  );
  expect(await screen.findByText('/profiles?from=%2Fvideo%2F1001%3Fplay%3D1')).toBeTruthy();
});

// ACCT-25
it.each([
  '/oauth/club?code=c&state=s',
  '/oidc?code=c&state=s',
  '/login/GOOGLE?code=c&state=s',
  '/login/magic-link?token=t',
  '/licence-redirect?code=c',
  '/providers/success',
  '/tv-login',
])('leaves the page that signs in until it is done: %s', async (path) => {
  render(
    onSite(
      <>
        <Visit path={path} />
        <Place />
        <ChosenProfile>
          <p>page</p>
        </ChosenProfile>
      </>,
      { state: stateOf(viewer) },
    ),
  );
  expect(await screen.findByText(path)).toBeTruthy();
  expect(screen.getByText('page')).toBeTruthy();
});

// ACCT-26
it('shows an administrator whose account is being viewed', () => {
  draw({
    ...viewer,
    pro: { id: 'p-1', tp: 'adult' },
    impersonation: { by: 'Ada', until: '2026-11-24T12:00:00.000Z' },
  });
  expect(screen.getByText(/^Ada is viewing Vera’s account/u)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Stop' })).toBeTruthy();
});
