import { createWatchingStore, type AppState } from '@footlight/state';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Outlet, RouterProvider, createMemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RouteError } from '../shell/pages/route-error.js';
import { testSite } from '../testing/on-site.js';
import type { Page } from './define-page.js';
import { lazyPage } from './lazy-page.js';
import { SiteProvider } from './site-context.js';

let isOnline = true;
const setOnline = (is: boolean): void => {
  isOnline = is;
  dispatchEvent(new Event(is ? 'online' : 'offline'));
};

beforeEach(() => {
  isOnline = true;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  vi.spyOn(console, 'error').mockReturnValue();
  vi.stubGlobal('fetch', () =>
    isOnline ? Promise.resolve(new Response()) : Promise.reject(new TypeError('offline')),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const series: Page = { Component: () => <h1>The series</h1>, layout: { detail: true } };

const open = async (fetchPage: () => Promise<Page>, path = '/series') => {
  const route = lazyPage(fetchPage, () => () => null);
  const state = { watching: createWatchingStore() } as unknown as AppState;
  const router = createMemoryRouter([
    {
      element: (
        <SiteProvider value={testSite(state)}>
          <Outlet />
        </SiteProvider>
      ),
      children: [
        { path: '/', element: <p>home</p> },
        { path, errorElement: <RouteError />, ...route },
      ],
    },
  ]);
  render(<RouterProvider router={router} />);
  await act(() => router.navigate(path));
  return { router, route };
};

it('renders once its code is loaded, which happens once, and passes its layout to the shell', async () => {
  const fetchPage = vi.fn<() => Promise<Page>>(() => Promise.resolve(series));
  const { router, route } = await open(fetchPage);
  expect(screen.getByRole('heading', { name: 'The series' })).toBeDefined();
  expect(route.handle).toMatchObject({ detail: true });
  await act(() => router.navigate('/'));
  await act(() => router.navigate('/series'));
  expect(fetchPage).toHaveBeenCalledTimes(1);
});

// PAGE-65
it('shows that the viewer is offline, and renders once the connection is back', async () => {
  setOnline(false);
  await open(() => (isOnline ? Promise.resolve(series) : Promise.reject(new TypeError('offline'))));
  expect(screen.getByRole('alert').textContent).toContain('offlineTitle');
  act(() => setOnline(true));
  expect(await screen.findByRole('heading', { name: 'The series' })).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});

// PAGE-65
it('retries once if the service responds, then offers a reload instead of reloading a young document', async () => {
  const reload = vi.fn<() => void>();
  vi.stubGlobal('location', { reload, origin: 'http://localhost', pathname: '/' });
  vi.spyOn(performance, 'now').mockReturnValue(1_000);
  const fetchPage = vi.fn<() => Promise<Page>>(() => Promise.reject(new TypeError('gone')));
  await open(fetchPage, '/gone');
  await vi.waitFor(() => expect(fetchPage).toHaveBeenCalledTimes(2));
  expect(screen.getByRole('alert').textContent).toContain('failedTitle');
  expect(reload).not.toHaveBeenCalled();
  await act(async () => screen.getByRole('button', { name: 'retry' }).click());
  expect(reload).toHaveBeenCalledTimes(1);
});
