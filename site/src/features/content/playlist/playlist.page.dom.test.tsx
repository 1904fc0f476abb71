import { HttpError } from '@footlight/client';
import { shapes } from '@footlight/contract/schemas';
import { Queries, playlistQuery, type AppState } from '@footlight/state';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { guest, onSite } from '../../../testing/on-site.js';
import { PlaylistPage } from './playlist.page.js';
import { stubIntersectionObserver } from '../../../testing/stub-observers.js';

const A_WHILE_MS = 61_000;

beforeEach(() => {
  stubIntersectionObserver();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const setUp = () => {
  const { example } = shapes.getPlaylist;
  const answer = { isLost: false, now: 0 };
  const call = () =>
    answer.isLost
      ? Promise.reject(new HttpError('NETWORK'))
      : Promise.resolve({ ...example, paging: { moreDataAvailable: false, lastSeen: null } });
  const queries = new Queries({ client: { call } as never, clock: { now: () => answer.now } });
  const state = {
    queries,
    session: createStore(() => ({ user: guest })),
  } as unknown as AppState;
  const page = (
    <Routes>
      <Route path="*" element={<PlaylistPage />} />
    </Routes>
  );
  const playlist = queries.entry(playlistQuery, { id: '' });
  return { answer, playlist, title: example.title, draw: () => render(onSite(page, { state })) };
};

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const retry = () => screen.queryByRole('button', { name: 'Try again' });

it('keeps a cached playlist that fails to refresh, and offers a retry', async () => {
  const { answer, playlist, title, draw } = setUp();
  await act(async () => void draw());
  expect([heading(), retry()]).toEqual([title, null]);

  answer.isLost = true;
  answer.now = A_WHILE_MS;
  await act(() => playlist.load());
  expect(heading()).toBe(title);
  const again = retry();
  if (again === null) throw new Error('Nothing offers to try again.');

  answer.isLost = false;
  await act(async () => void fireEvent.click(again));
  expect([heading(), retry()]).toEqual([title, null]);
});

it('shows an error if nothing is cached', async () => {
  const { answer, title, draw } = setUp();
  answer.isLost = true;
  await act(async () => void draw());
  expect(heading()).not.toBe(title);
  expect(retry()).not.toBeNull();
});
