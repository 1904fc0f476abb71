import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onSite } from '../../testing/on-site.js';
import { BACK_MS, OfflineBanner } from './offline-banner.js';

let isOnline = true;
const setOnline = (is: boolean): void =>
  act(() => {
    isOnline = is;
    dispatchEvent(new Event(is ? 'online' : 'offline'));
  });

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

// PAGE-66
it('is shown while offline, and briefly reports that the connection is back', () => {
  render(onSite(<OfflineBanner />, { state: {} }));
  const status = screen.getByRole('status');
  expect(status.textContent).toBe('');
  setOnline(false);
  expect(status.textContent).toMatch(/^You’re offline\./u);
  setOnline(true);
  expect(status.textContent).toBe('You’re back online.');
  act(() => void vi.advanceTimersByTime(BACK_MS));
  expect(status.textContent).toBe('');
});
