import { createMemoryTokenStore, type Client } from '@footlight/client';
import { createSessionStore } from '@footlight/state';
import { act, cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { onSite } from '../../testing/on-site.js';
import { stubIntersectionObserver } from '../../testing/stub-observers.js';
import { QueryEnd } from './query-end.js';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('loads the next page once the viewer is known, not before', async () => {
  let observed = 0;
  stubIntersectionObserver((comesIntoView) => {
    observed += 1;
    comesIntoView();
  });
  const client = { tokens: createMemoryTokenStore() } as unknown as Client;
  const session = createSessionStore({ client });
  const loadMore = vi.fn<() => void>();
  const list = { status: 'ready', hasMore: true, more: 'idle', loadMore, retry: loadMore } as const;
  render(onSite(<QueryEnd list={list} />, { state: { session } }));
  expect(observed).toBe(0);
  act(() => session.setState({ status: 'ready' }));
  await waitFor(() => expect(loadMore).toHaveBeenCalledOnce());
});
