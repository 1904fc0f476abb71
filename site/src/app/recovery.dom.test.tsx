import type { AppState, CallError, ErrorWatcher } from '@footlight/state';
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onSite } from '../testing/on-site.js';
import { useRecoveries } from './recovery.js';

let isOnline = true;
let doesAnswer = true;
const comeOnline = (): void => {
  isOnline = true;
  dispatchEvent(new Event('online'));
};
const fetchMock = vi.fn<() => Promise<Response>>(() =>
  doesAnswer ? Promise.resolve(new Response()) : Promise.reject(new TypeError('no answer')),
);

beforeEach(() => {
  [isOnline, doesAnswer] = [true, true];
  vi.useFakeTimers();
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  vi.stubGlobal('fetch', fetchMock);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  fetchMock.mockClear();
});

const callErrorOf = (code: CallError['code']): CallError => ({
  code,
  message: null,
  requestId: null,
  issues: [],
  limit: null,
});

/** An entry that is shown, with a function that reports its failures. */
const watched = ({ isInUse = true } = {}) => {
  const watchers = new Set<ErrorWatcher>();
  const watchErrors = (watcher: ErrorWatcher) => {
    watchers.add(watcher);
    return () => watchers.delete(watcher);
  };
  const entry = { isInUse: () => isInUse, retry: vi.fn<() => Promise<void>>(() => Promise.resolve()) };
  const wrapper = ({ children }: { readonly children: ReactNode }) =>
    onSite(children, { state: { queries: { watchErrors } } as unknown as Partial<AppState> });
  renderHook(useRecoveries, { wrapper });
  const fail = (code: CallError['code']) => {
    for (const watcher of watchers) watcher(entry, callErrorOf(code));
  };
  return { entry, fail };
};

const settle = () => vi.advanceTimersByTimeAsync(0);

// PAGE-65
it('retries when the browser is back online', async () => {
  const { entry, fail } = watched();
  isOnline = false;
  fail('NETWORK');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(entry.retry).not.toHaveBeenCalled();
  expect(fetchMock).not.toHaveBeenCalled();
  comeOnline();
  await settle();
  expect(entry.retry).toHaveBeenCalledTimes(1);
});

// PAGE-65
it('retries when an unreachable service responds again', async () => {
  const { entry, fail } = watched();
  doesAnswer = false;
  fail('TIMEOUT');
  await vi.advanceTimersByTimeAsync(7_000);
  expect(entry.retry).not.toHaveBeenCalled();
  doesAnswer = true;
  await vi.advanceTimersByTimeAsync(8_000);
  expect(entry.retry).toHaveBeenCalledTimes(1);
});

it('does not retry a second failure while the service responds, until the next reconnection', async () => {
  const { entry, fail } = watched();
  fail('NETWORK');
  await settle();
  expect(entry.retry).toHaveBeenCalledTimes(1);
  fail('NETWORK');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(entry.retry).toHaveBeenCalledTimes(1);
  comeOnline();
  await settle();
  expect(entry.retry).toHaveBeenCalledTimes(2);
});

it('does not retry what the service refused or what is no longer shown', async () => {
  const shown = watched();
  shown.fail('UNAUTHORISED');
  const left = watched({ isInUse: false });
  left.fail('NETWORK');
  await vi.advanceTimersByTimeAsync(60_000);
  expect([shown.entry.retry.mock.calls, left.entry.retry.mock.calls]).toEqual([[], []]);
});
