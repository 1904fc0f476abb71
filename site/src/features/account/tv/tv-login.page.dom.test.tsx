import { act, cleanup, screen, render } from '@testing-library/react';
import type { AppState } from '@footlight/state';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onSite, realmOf } from '../../../testing/on-site.js';
import { TvLoginPage } from './tv-login.page.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const adobe = { baseUri: 'https://adobe.example', requestorId: 'footlight', resourceId: 'sports' };
const signIn = { tv: { adobe, adobeDcr: null, gigya: null, opin: null }, artwork: null };

// SIGN-67
it('shows a code and its address, asks every five seconds, and ends when the page is left', async () => {
  const begin = vi.fn<() => Promise<string>>().mockResolvedValue('K7Q2FX');
  const poll = vi.fn<() => Promise<boolean>>().mockResolvedValue(false);
  const state = { tvSignIn: () => ({ begin, poll }) } as unknown as Partial<AppState>;
  const { unmount } = render(onSite(<TvLoginPage />, { state, realm: realmOf({ signIn: signIn as never }) }));
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.getByText('K7Q2FX', { selector: 'strong' })).toBeDefined();
  expect(screen.getByText(/\/activate\/K7Q2FX$/u)).toBeDefined();
  await act(() => vi.advanceTimersByTimeAsync(15_000));
  expect([begin.mock.calls.length, poll.mock.calls.length]).toEqual([1, 3]);
  unmount();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(poll).toHaveBeenCalledTimes(3);
});
