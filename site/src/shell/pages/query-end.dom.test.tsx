import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { stubIntersectionObserver } from '../../testing/stub-observers.js';
import { QueryEnd } from './query-end.js';

const session = vi.hoisted(() => ({ isKnown: false }));
vi.mock('../../app/site-context.js', () => ({ useIsSessionKnown: () => session.isKnown }));
vi.mock('@footlight/ui', async (original) => ({
  ...(await original<object>()),
  useLabels: () => ({ t: (key: string) => key }),
}));

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
  const loadMore = vi.fn<() => void>();
  const list = { status: 'ready', hasMore: true, more: 'idle', loadMore, retry: loadMore } as const;
  const { rerender } = render(<QueryEnd list={list} />);
  expect(observed).toBe(0);
  session.isKnown = true;
  rerender(<QueryEnd list={{ ...list }} />);
  await waitFor(() => expect(loadMore).toHaveBeenCalledOnce());
});
