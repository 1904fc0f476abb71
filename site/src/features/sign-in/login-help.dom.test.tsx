import type { PublicRealm } from '@footlight/contract';
import { cleanup, render, screen } from '@testing-library/react';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { onSite, realmOf } from '../../testing/on-site.js';
import { LoginHelp } from './login-help.js';

afterEach(cleanup);

const Visit = ({ path }: { readonly path: string }) => {
  const navigate = useNavigate();
  const hasNavigated = useRef(false);
  useEffect(() => {
    if (!hasNavigated.current) void navigate(path);
    hasNavigated.current = true;
  }, [navigate, path]);
  return null;
};

// SIGN-27
it.each([
  ['/login', '/login/request-password?providerName=ID'],
  [
    '/login?from=%2Fvideo%2F1001',
    '/login/request-password?providerName=ID&from=%2Flogin%3Ffrom%3D%252Fvideo%252F1001',
  ],
  ['/gift/7501/login', '/login/request-password?providerName=ID&from=%2Fgift%2F7501%2Flogin'],
])('links from %s to %s', async (path, target) => {
  const signIn = { passwordReset: true, providers: [] } as unknown as PublicRealm['signIn'];
  render(
    onSite(
      <>
        <Visit path={path} />
        <LoginHelp />
      </>,
      { state: {}, realm: realmOf({ signIn }) },
    ),
  );
  await screen.findByRole('link');
  expect(screen.getByRole('link').getAttribute('href')).toBe(target);
});
