import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PlayerError, type PlayerErrorCode, type PlayerErrorDetails } from '../player-error.js';
import { initialPlayerState } from '../store/player-state.js';
import { createStore } from '../store/store.js';
import { comeBack } from './come-back.js';

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
  const asked = vi.fn<() => Promise<void>>(() => {
    fail();
    return Promise.resolve();
  });
  comeBack({ store, comeBack: asked }, life.signal);
  return { store, fail, asked };
};

describe('PLAY-11: a failed video', () => {
  it('is retried five times, at increasing intervals', () => {
    const { fail, asked } = watch();
    fail();
    vi.advanceTimersByTime(2900);
    expect(asked).not.toHaveBeenCalled();
    vi.advanceTimersByTime(200);
    expect(asked).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(5000);
    expect(asked).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(600_000);
    expect(asked).toHaveBeenCalledTimes(5);
  });

  it('is retried immediately when the connection is restored, and not before', () => {
    const { fail, asked } = watch('OFFLINE');
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    fail();
    vi.advanceTimersByTime(600_000);
    expect(asked).not.toHaveBeenCalled();
    online.mockReturnValue(true);
    globalThis.dispatchEvent(new Event('online'));
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('is not retried after another load or when the player is destroyed', () => {
    const { store, fail, asked } = watch();
    fail();
    store.set({ status: 'loading', error: null });
    vi.advanceTimersByTime(600_000);
    fail();
    life.abort();
    vi.advanceTimersByTime(600_000);
    expect(asked).not.toHaveBeenCalled();
  });

  it.each([
    ['NOT_FOUND', { status: 404 }],
    ['UNSUPPORTED', {}],
    ['BLOCKED', { retryable: false }],
    ['TOO_MANY_SCREENS', { retryable: true }],
    ['NETWORK', { retryable: true, status: 500, serviceCode: 'INTERNAL' }],
  ] as const)('is not retried after %s %j', (code, details) => {
    const { fail, asked } = watch(code, details);
    fail();
    vi.advanceTimersByTime(600_000);
    expect(asked).not.toHaveBeenCalled();
  });
});
