import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EarlyResponses } from './early-responses.js';

describe('a response that was requested early (PLAY-83)', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const requested = () => {
    const early = new EarlyResponses<string>();
    let sent = new AbortController().signal;
    early.fetch('a.m3u8', async (signal) => {
      sent = signal;
      return 'playlist';
    });
    return { early, isEnded: () => sent.aborted };
  };

  it('is given to one caller, and can be looked at before', async () => {
    const { early } = requested();
    const { signal } = new AbortController();
    await expect(early.look('a.m3u8')).resolves.toBe('playlist');
    await expect(early.take('a.m3u8', signal)).resolves.toBe('playlist');
    expect(early.take('a.m3u8', signal)).toBeUndefined();
  });

  it('ends with its caller', () => {
    const { early, isEnded } = requested();
    const caller = new AbortController();
    void early.take('a.m3u8', caller.signal);
    vi.advanceTimersByTime(60_000);
    expect(isEnded()).toBe(false);
    caller.abort();
    expect(isEnded()).toBe(true);
  });

  it('is dropped, and its request ended, if nobody takes it for five seconds', () => {
    const { early, isEnded } = requested();
    vi.advanceTimersByTime(4999);
    expect(isEnded()).toBe(false);
    vi.advanceTimersByTime(1);
    expect(isEnded()).toBe(true);
    expect(early.take('a.m3u8', new AbortController().signal)).toBeUndefined();
  });
});
