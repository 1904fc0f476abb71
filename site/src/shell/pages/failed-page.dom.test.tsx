import type { CallError } from '@footlight/state';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { onSite } from '../../testing/on-site.js';
import { FailedPage } from './failed-page.js';

afterEach(cleanup);

const draw = (code: CallError['code']) => {
  const onRetry = vi.fn<() => void>();
  const error: CallError = { code, message: null, requestId: null, issues: [], limit: null };
  render(onSite(<FailedPage error={error} onRetry={onRetry} />, { state: {} }));
  return { onRetry, heading: screen.getByRole('heading', { level: 1 }).textContent };
};

// PAGE-31
it.each([
  ['SERIES_NOT_FOUND', /couldn’t find that series/u, /may have moved/u],
  ['EVENT_NOT_LIVE', /isn’t live/u, /is over, and there’s no recording/u],
] as const)('explains %s and links to search, without a retry button', (code, title, text) => {
  expect(draw(code).heading).toMatch(title);
  expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Search' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

// PAGE-32
it('offers a retry after a network error', () => {
  const { onRetry, heading } = draw('NETWORK');
  expect(heading).toBe('We couldn’t load this page');
  screen.getByRole('button', { name: 'Try again' }).click();
  expect(onRetry).toHaveBeenCalledOnce();
});
