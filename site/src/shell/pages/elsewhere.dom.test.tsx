import { cleanup, render, screen } from '@testing-library/react';
import type { AppState } from '@footlight/state';
import { Outlet, RouterProvider, createMemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { SiteProvider } from '../../app/site-context.js';
import { realmOf, testSite } from '../../testing/on-site.js';
import { ElsewherePage } from './elsewhere.page.js';

const replace = vi.fn<(address: string) => void>();

beforeEach(() => void vi.stubGlobal('location', { replace, origin: 'http://localhost', pathname: '/' }));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  replace.mockReset();
});

/** Renders the Spanish site at an address. */
const lead = (address: string) => {
  const realm = realmOf();
  const state = {
    realm: createStore(() => ({ menus: null })),
    session: createStore(() => ({ user: null })),
  } as unknown as AppState;
  const router = createMemoryRouter(
    [
      {
        element: (
          <SiteProvider value={testSite(state, realm, { prefix: 'es', language: 'es' })}>
            <Outlet />
          </SiteProvider>
        ),
        children: [{ path: '*', element: <ElsewherePage /> }],
      },
    ],
    { initialEntries: [address] },
  );
  return render(<RouterProvider router={router} />);
};

// PAGE-17, PAGE-29
it('loads the document of another language with path, query and hash of the address', () => {
  lead('/pt/busca?query=noite#fim');
  expect(replace.mock.calls).toEqual([['/pt/busca?query=noite#fim']]);
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.getByRole('status', { name: 'loading' })).toBeDefined();
});

// PAGE-30
it.each(['/es/nada/aqui', '/nothing/here', '/deutsch/nichts'])(
  'shows a page for the unknown address %s',
  (address) => {
    lead(address);
    expect(screen.getByRole('heading', { level: 1 })).toBeDefined();
    expect(replace).not.toHaveBeenCalled();
  },
);
