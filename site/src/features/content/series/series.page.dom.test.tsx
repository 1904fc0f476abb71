import { HttpError } from '@footlight/client';
import type { ContentItem } from '@footlight/contract';
import { shapes } from '@footlight/contract/schemas';
import { Queries, type AppState } from '@footlight/state';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { guest, onSite, realmOf } from '../../../testing/on-site.js';
import { SeriesPage } from './series.page.js';
import { stubIntersectionObserver, stubResizeObserver } from '../../../testing/stub-observers.js';

beforeEach(() => {
  // All observed elements intersect at once.
  stubIntersectionObserver(queueMicrotask);
  stubResizeObserver();
  // jsdom has no layout.
  HTMLElement.prototype.scrollTo = vi.fn<() => void>();
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const end = { moreDataAvailable: false, lastSeen: null };
const like = {
  ...shapes.getRelatedToSeries.example.related[0],
  id: '5004',
  type: 'SERIES',
  title: 'Winter Line',
} as ContentItem;
const answers: Readonly<Record<string, unknown>> = {
  getSeries: { ...shapes.getSeries.example, paging: end },
  getSeason: { ...shapes.getSeason.example, paging: end },
  getAdjacentSeasons: { precedingSeasons: [], followingSeasons: [] },
  getRelatedToSeries: { related: [like] },
};

/** Renders the page with the given responses of the service. */
const draw = async (call: (name: string, parts: { readonly params: unknown }) => Promise<unknown>) => {
  const state = {
    queries: new Queries({ client: { call } as never, clock: { now: () => 0 } }),
    session: createStore(() => ({ user: guest })),
  } as unknown as AppState;
  const page = (
    <Routes>
      <Route path="/series/:seriesId" element={<SeriesPage />} />
      <Route path="*" element={<Navigate replace to="/series/5001" />} />
    </Routes>
  );
  const realm = realmOf({ watchlists: { enabled: false, systemDefinedFavourites: 'DISABLED' } });
  await act(async () => void render(onSite(page, { state, realm })));
};

it('SERIES-7, SERIES-8: shows age rating and people of a series, and related titles below its episodes', async () => {
  const requests: unknown[] = [];
  await draw((name, { params }) => {
    requests.push([name, params]);
    return Promise.resolve(answers[name]);
  });

  expect(screen.getByText('12')).toBeDefined();
  expect(screen.getByText('Signe Aaberg').previousSibling?.textContent).toBe('Director');
  const row = await screen.findByRole('region', { name: 'More like this' });
  expect(await within(row).findByText('Winter Line')).toBeDefined();
  expect(requests).toContainEqual(['getRelatedToSeries', { seriesId: '5001' }]);
});

// SERIES-5
it('shows an error if the seasons fail to load, and the seasons after a retry', async () => {
  let isDown = true;
  await draw((name) => {
    if (name !== 'getAdjacentSeasons') return Promise.resolve(answers[name]);
    return isDown
      ? Promise.reject(new HttpError('NETWORK'))
      : Promise.resolve(shapes.getAdjacentSeasons.example);
  });
  const error = screen.getByRole('alert');
  expect(error.textContent).toContain('Failed to load seasons');
  isDown = false;
  await act(async () => void fireEvent.click(within(error).getByRole('button', { name: 'Try again' })));
  expect(screen.queryByRole('alert')).toBeNull();
  const seasons = within(screen.getByRole('navigation', { name: 'Seasons' })).getAllByRole('link');
  expect(seasons.map(({ textContent }) => textContent)).toContain('Season 2');
});
