import { HttpError } from '@footlight/client';
import { shapes } from '@footlight/contract/schemas';
import { Queries, type AppState } from '@footlight/state';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { guest, onSite, realmOf } from '../../../testing/on-site.js';
import { stubIntersectionObserver, stubResizeObserver } from '../../../testing/stub-observers.js';
import { BrowsePage, HomePage, SectionPage } from './section.page.js';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Renders a page whose section does not exist. */
const draw = (page: ReactNode) => {
  const call = () => Promise.reject(new HttpError('SECTION_NOT_FOUND'));
  const queries = new Queries({ client: { call } as never, clock: { now: () => 0 } });
  return act(async () => void render(onSite(page, { state: { queries } })));
};

it.each([
  ['home', HomePage],
  ['browse', BrowsePage],
] as const)(
  'shows on the %s page of a site without content that there is nothing yet',
  async (_place, Page) => {
    await draw(<Page />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Nothing here yet');
    expect(screen.queryByRole('button')).toBeNull();
  },
);

it('shows that any other missing section was not found', async () => {
  await draw(<SectionPage />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/couldn’t find/u);
  expect(screen.getByRole('link', { name: 'Go to home' })).toBeTruthy();
});

// PAGE-32
it('shows an error for a section that fails to load, and all its rows after a retry', async () => {
  // All observed elements intersect at once.
  stubIntersectionObserver(queueMicrotask);
  stubResizeObserver();
  vi.stubGlobal('matchMedia', () => new EventTarget());
  const { example } = shapes.getSection;
  const buckets = ['one', 'two', 'three'].map((bucketId) =>
    Object.assign({}, example.buckets[0], { bucketId, title: bucketId }),
  );
  let isDown = true;
  const call = () =>
    isDown
      ? Promise.reject(new HttpError('UNAVAILABLE'))
      : Promise.resolve({ ...example, heroes: [], buckets });
  const state = {
    queries: new Queries({ client: { call } as never, clock: { now: () => 0 } }),
    session: createStore(() => ({ user: guest })),
  } as unknown as AppState;
  const realm = realmOf({ watchlists: { enabled: false, systemDefinedFavourites: 'DISABLED' } });
  await act(async () => void render(onSite(<SectionPage />, { state, realm })));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('We couldn’t load this page');
  expect(document.querySelector('[data-row]')).toBeNull();

  isDown = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await vi.waitFor(() => expect(document.querySelectorAll('[data-row]')).toHaveLength(3));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(example.section.title);
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
