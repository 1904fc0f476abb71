import type { SessionUser } from '@footlight/contract';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SiteProvider } from '../../app/site-context.js';
import { createStore } from 'zustand/vanilla';
import { guest, realmOf, testSite } from '../../testing/on-site.js';
import { OwnSignIn } from './own-sign-in.js';

const replace = vi.fn<(address: string) => void>();
const assign = vi.fn<(address: string) => void>();

beforeEach(() => void vi.stubGlobal('location', { replace, assign, origin: 'https://watch.example' }));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  replace.mockReset();
  assign.mockReset();
});

interface Setting {
  readonly providers?: { name: string; mandatory: boolean }[];
  readonly authoriseAddress?: () => Promise<string>;
  readonly user?: SessionUser | null;
}

const Where = () => {
  const { pathname, search } = useLocation();
  return <output>{`${pathname}${search}`}</output>;
};

const draw = (
  externalRedirect: string | null,
  address: string,
  { providers = [{ name: 'ID', mandatory: false }], authoriseAddress, user = guest }: Setting = {},
) => {
  const realm = realmOf({ signIn: { externalRedirect, mfa: null, providers } as never });
  const session = createStore(() => ({ user, status: user === null ? 'loading' : 'ready' }));
  render(
    <MemoryRouter initialEntries={[address]}>
      <SiteProvider value={testSite({ authoriseAddress, session } as never, realm)}>
        <OwnSignIn flow="SIGNIN">
          <form aria-label="Sign in" />
        </OwnSignIn>
        <Where />
      </SiteProvider>
    </MemoryRouter>,
  );
};
const form = () => screen.queryByRole('form');

describe('the sign-in and sign-up pages', () => {
  const outside = 'https://id.example/enter?back={from}';
  const to = (path: string) => outside.replace('{from}', encodeURIComponent(`https://watch.example${path}`));

  // SIGN-2
  it.each([
    ['/login', '/home'],
    ['/login?from=%2Fvideo%2F1001', '/video/1001'],
    ['/signup?from=https%3A%2F%2Fevil.example%2F', '/home'],
  ])('redirect to the external provider: %s, which returns to %s', (address, back) => {
    draw(outside, address);
    expect(replace).toHaveBeenCalledExactlyOnceWith(to(back));
    expect(form()).toBeNull();
  });

  // SIGN-2
  it('are shown if the provider has sent a code, or there is no external provider', () => {
    draw(outside, '/login?code=5f2c');
    expect(form()).not.toBeNull();
    cleanup();
    draw(null, '/login');
    expect(form()).not.toBeNull();
    expect(replace).not.toHaveBeenCalled();
  });

  // SIGN-87
  it('are shown if the address contains `local=1`', () => {
    draw(outside, '/login?local=1');
    expect(form()).not.toBeNull();
    cleanup();
    draw(null, '/login?local=1', { providers: [{ name: 'GOOGLE', mandatory: false }] });
    expect(form()).not.toBeNull();
    expect(replace).not.toHaveBeenCalled();
  });

  const google = [{ name: 'GOOGLE', mandatory: false }];
  const away = 'https://accounts.example/auth?state=5f2c&nonce=1a';

  // SIGN-2
  it('redirect to the only provider of the realm, and save the requested page for this tab', async () => {
    draw(null, '/login?from=%2Fvideo%2F1001', {
      providers: google,
      authoriseAddress: () => Promise.resolve(away),
    });
    expect(form()).toBeNull();
    await vi.waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith(away));
    expect(JSON.parse(sessionStorage.getItem('footlight.sign-in.5f2c') ?? '{}')).toEqual({
      provider: 'GOOGLE',
      clientName: null,
      prefix: '',
      flow: 'SIGNIN',
      query: 'from=%2Fvideo%2F1001',
      nonce: '1a',
    });
  });

  // SIGN-2
  it('navigate to the page of the only provider if it has one on this site', async () => {
    draw(null, '/login?from=%2Fvideo%2F1001', { providers: [{ name: 'PBR', mandatory: false }] });
    expect(form()).toBeNull();
    await vi.waitFor(() =>
      expect(document.querySelector('output')?.textContent).toBe('/login/pbr?from=%2Fvideo%2F1001'),
    );
    expect(assign).not.toHaveBeenCalled();
  });

  // SIGN-2, SIGN-162
  it('stay if the viewer is signed in, and do not redirect before that is known', () => {
    const member = { ...guest, isGuest: false };
    for (const address of ['/login', '/signup']) {
      draw(outside, address, { user: member });
      expect(form()).not.toBeNull();
      cleanup();
      draw(outside, address, { user: null });
      expect(form()).toBeNull();
      cleanup();
      draw(null, address, { user: null, providers: google, authoriseAddress: () => Promise.resolve(away) });
      expect(form()).toBeNull();
      cleanup();
    }
    expect(replace).not.toHaveBeenCalled();
    expect(assign).not.toHaveBeenCalled();
  });

  // SIGN-87
  it('are shown if the only provider cannot be reached, so that nobody is locked out', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    draw(null, '/login', { providers: google, authoriseAddress: () => Promise.reject(new Error('down')) });
    await vi.waitFor(() => expect(form()).not.toBeNull());
    expect(assign).not.toHaveBeenCalled();
  });
});
