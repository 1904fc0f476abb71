import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SiteProvider } from '../../app/site-context.js';
import { realmOf, testSite } from '../../testing/on-site.js';
import { OwnDoor } from './own-door.js';

const replace = vi.fn<(address: string) => void>();

beforeEach(() => void vi.stubGlobal('location', { replace, origin: 'https://watch.example' }));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  replace.mockReset();
});

const draw = (externalRedirect: string | null, address: string) => {
  const realm = realmOf({ signIn: { externalRedirect, mfa: null } as never });
  render(
    <MemoryRouter initialEntries={[address]}>
      <SiteProvider value={testSite({}, realm)}>
        <OwnDoor>
          <form aria-label="Sign in" />
        </OwnDoor>
      </SiteProvider>
    </MemoryRouter>,
  );
};
const form = () => screen.queryByRole('form');

describe('the pages of sign-in and sign-up', () => {
  const outside = 'https://id.example/enter?back={from}';
  const to = (path: string) => outside.replace('{from}', encodeURIComponent(`https://watch.example${path}`));

  // SIGN-2
  it.each([
    ['/login', '/home'],
    ['/login?from=%2Fvideo%2F1001', '/video/1001'],
    ['/signup?from=https%3A%2F%2Fevil.example%2F', '/home'],
  ])('is replaced by the external provider: %s, which returns to %s', (address, back) => {
    draw(outside, address);
    expect(replace).toHaveBeenCalledExactlyOnceWith(to(back));
    expect(form()).toBeNull();
  });

  // SIGN-2
  it('stands where the provider has sent a code, and where there is no provider', () => {
    draw(outside, '/login?code=5f2c');
    expect(form()).not.toBeNull();
    cleanup();
    draw(null, '/login');
    expect(form()).not.toBeNull();
    expect(replace).not.toHaveBeenCalled();
  });
});
