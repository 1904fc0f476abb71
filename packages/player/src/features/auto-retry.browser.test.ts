import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PlayerError, type PlayerErrorCode, type PlayerErrorDetails } from '../store/player-error.js';
import { initialPlayerState } from '../store/player-state.js';
import { createStore } from '../store/store.js';
import { autoRetry } from './auto-retry.js';

let life: AbortController;
beforeEach(() => {
  vi.useFakeTimers();
  life = new AbortController();
});
afterEach(() => {
  life.abort();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A player whose retries all fail. */
const watch = (code: PlayerErrorCode = 'NETWORK', details: PlayerErrorDetails = { retryable: true }) => {
  const store = createStore(initialPlayerState);
  const fail = (): void => {
    store.set({ status: 'loading', error: null });
    store.set({ status: 'failed', error: new PlayerError(code, '', { details }) });
  };
  const retry = vi.fn<() => Promise<void>>(() => {
    fail();
    return Promise.resolve();
  });
  autoRetry({ store, autoRetry: retry }, life.signal);
  return { store, fail, retry };
};

describe('PLAY-11: a failed video', () => {
  it('is retried five times, at increasing intervals', () => {
    const { fail, retry } = watch();
    fail();
    vi.advanceTimersByTime(2900);
    expect(retry).not.toHaveBeenCalled();
    vi.advanceTimersByTime(200);
    expect(retry).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(5000);
    expect(retry).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(600_000);
    expect(retry).toHaveBeenCalledTimes(5);
  });

  it('is retried immediately when the connection is restored, and not before', () => {
    const { fail, retry } = watch('OFFLINE');
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    fail();
    vi.advanceTimersByTime(600_000);
    expect(retry).not.toHaveBeenCalled();
    online.mockReturnValue(true);
    globalThis.dispatchEvent(new Event('online'));
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it('is not retried after another load or when the player is destroyed', () => {
    const { store, fail, retry } = watch();
    fail();
    store.set({ status: 'loading', error: null });
    vi.advanceTimersByTime(600_000);
    fail();
    life.abort();
    vi.advanceTimersByTime(600_000);
    expect(retry).not.toHaveBeenCalled();
  });

  it.each([
    ['NOT_FOUND', { status: 404 }],
    ['UNSUPPORTED', {}],
    ['BLOCKED', { retryable: false }],
    ['TOO_MANY_SCREENS', { retryable: true }],
    ['NETWORK', { retryable: true, status: 500, serviceCode: 'INTERNAL' }],
  ] as const)('is not retried after %s %j', (code, details) => {
    const { fail, retry } = watch(code, details);
    fail();
    vi.advanceTimersByTime(600_000);
    expect(retry).not.toHaveBeenCalled();
  });
});
