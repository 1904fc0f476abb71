import { HttpError } from '@footlight/client';
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
it('shows a code and its address, polls every five seconds, and stops when the page is left', async () => {
  const call = vi.fn<() => Promise<unknown>>().mockResolvedValue({ code: 'K7Q2FX' });
  const notReady = new HttpError('PROVIDER_NOT_READY', { status: 412 });
  const enterWith = vi.fn<() => Promise<void>>().mockRejectedValue(notReady);
  const storage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
  const state = { client: { call }, storage, enterWith } as unknown as Partial<AppState>;
  const { unmount } = render(onSite(<TvLoginPage />, { state, realm: realmOf({ signIn: signIn as never }) }));
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.getByText('K7Q2FX', { selector: 'bdi' })).toBeDefined();
  expect(screen.getByText(/\/activate\/K7Q2FX$/u)).toBeDefined();
  await act(() => vi.advanceTimersByTimeAsync(15_000));
  expect([call.mock.calls.length, enterWith.mock.calls.length]).toEqual([1, 3]);
  unmount();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(enterWith).toHaveBeenCalledTimes(3);
});
