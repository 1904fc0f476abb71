import type { ContentItem } from '@footlight/contract';
import { Queries, liveListQuery, type AppState } from '@footlight/state';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { guest, onSite } from '../../testing/on-site.js';
import { LiveNowPage } from './live-now.page.js';
import { stubIntersectionObserver } from '../../testing/stub-observers.js';

type CallOptions = { readonly query: { readonly p: number; readonly rpp: number } };

const event = (id: string): ContentItem =>
  ({
    id,
    type: 'LIVE_EVENT',
    title: `Event ${id}`,
    description: '',
    accessLevel: 'GRANTED',
    onlinePlayback: 'AVAILABLE',
    images: { thumbnail: { url: '', variants: [], dominantColour: '#102030' } },
    live: true,
  }) as unknown as ContentItem;

beforeEach(() => {
  stubIntersectionObserver();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('lists live events in pages of fifteen, and reloads them when the shell detects a change', async () => {
  let onAir = ['2001'];
  const sizes: number[] = [];
  const call = (_name: string, { query: { p, rpp } }: CallOptions) => {
    sizes.push(rpp);
    return Promise.resolve({ events: onAir.map(event), page: p, totalPages: 1, totalResults: onAir.length });
  };
  const client = { call } as never;
  const queries = new Queries({ client, clock: { now: () => 0 } });
  const ofShell = queries.entry(liveListQuery, { size: 10 });
  const state = {
    liveList: ofShell,
    queries,
    session: createStore(() => ({ user: guest })),
  } as unknown as AppState;
  await act(async () => void render(onSite(<LiveNowPage />, { state })));
  expect(screen.getByRole('link', { name: /Event 2001/u })).toBeDefined();
  expect(sizes).toEqual([15]);
  await act(() => ofShell.renew());
  expect(sizes).toEqual([15, 10]);

  onAir = ['2003', '2001'];
  await act(() => ofShell.renew());
  expect(screen.getByRole('link', { name: /Event 2003/u })).toBeDefined();
  expect(sizes).toEqual([15, 10, 10, 15]);
});
