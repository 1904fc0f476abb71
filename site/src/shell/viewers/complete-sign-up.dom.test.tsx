import type { SessionUser } from '@footlight/contract';
import type { AppState } from '@footlight/state';
import { cleanup, render, screen } from '@testing-library/react';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { guest, onSite } from '../../testing/on-site.js';
import { CompleteSignUp } from './complete-sign-up.js';

afterEach(cleanup);

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
const draw = (user: SessionUser, path: string) =>
  render(
    onSite(
      <>
        <Visit path={path} />
        <Place />
        <CompleteSignUp>page</CompleteSignUp>
      </>,
      { state: { session: createStore(() => ({ user })) as unknown as AppState['session'] } },
    ),
  );

const viewer: SessionUser = { ...guest, id: 'a-1', isGuest: false, rol: 'viewer' };
const open: SessionUser = { ...viewer, signUpOpen: true, pro: { id: 'p-1', tp: 'adult' } };

// SIGN-166
it.each(['/video/1001?play=1', '/account', '/profiles'])(
  'leads a viewer whose sign-up is not complete from %s to the sign-up, which returns there',
  async (path) => {
    draw(open, path);
    expect(await screen.findByText(`/signup?from=${encodeURIComponent(path)}`)).toBeDefined();
    cleanup();
    for (const user of [viewer, guest]) {
      draw(user, path);
      expect(await screen.findByText(path)).toBeDefined();
      cleanup();
    }
  },
);

// SIGN-166
it.each(['/signup', '/providers', '/login/GOOGLE', '/logout', '/externalpage/terms'])(
  'leaves %s open, by which a sign-up is completed or left',
  async (path) => {
    draw(open, path);
    expect(await screen.findByText(path)).toBeDefined();
  },
);

// SIGN-174
it('lets a child, and a viewer without a profile, choose that of an adult', async () => {
  for (const pro of [null, { id: 'p-2', tp: 'child' } as const]) {
    draw({ ...open, pro }, '/profiles');
    expect(await screen.findByText('/profiles')).toBeDefined();
    cleanup();
  }
});
