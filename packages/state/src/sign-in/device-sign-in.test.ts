import { HttpError, type Client } from '@footlight/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDeviceSignIn } from './device-sign-in.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Answer = HttpError | 'tokens';
const refused = (code: ConstructorParameters<typeof HttpError>[0], status = 400) =>
  new HttpError(code, { status });
const PENDING = refused('AUTHORIZATION_PENDING');

/** Polls that are answered in this order, with the seconds at which they are made. */
const waitFor = (answers: readonly Answer[]) => {
  const began = Date.now();
  const polls: number[] = [];
  const leaving = new AbortController();
  const client = {
    call: () => {
      polls.push((Date.now() - began) / 1000);
      const answer = answers[polls.length - 1] ?? PENDING;
      return answer === 'tokens' ? Promise.resolve({}) : Promise.reject(answer);
    },
  } as unknown as Client;
  const enterWith = async (exchange: (to: Client) => Promise<unknown>): Promise<void> => {
    await exchange(client);
  };
  const outcome = createDeviceSignIn({ client, enterWith })
    .waitFor({ deviceCode: 'secret', interval: 5 }, leaving.signal)
    .catch((error: unknown) => (error as HttpError).code);
  return { polls, outcome, leaving };
};

// SIGN-200
describe('a device that waits to be confirmed', () => {
  it('polls at the interval of the service until it is signed in', async () => {
    const { polls, outcome } = waitFor([PENDING, PENDING, 'tokens']);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await outcome).toBeNull();
    expect(polls).toEqual([5, 10, 15]);
  });

  it('polls five seconds slower after each request to slow down, and after an outage', async () => {
    const { polls, outcome } = waitFor([
      refused('SLOW_DOWN'),
      refused('NETWORK', 0),
      refused('UNAVAILABLE', 503),
      PENDING,
      'tokens',
    ]);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(await outcome).toBeNull();
    expect(polls).toEqual([5, 15, 30, 50, 70]);
  });

  it.each([
    ['AUTHORIZATION_DENIED', 403, 'denied'],
    ['DEVICE_CODE_EXPIRED', 400, 'expired'],
    ['ORIGIN_NOT_ALLOWED', 403, 'ORIGIN_NOT_ALLOWED'],
  ] as const)('stops polling after %s', async (code, status, expected) => {
    const { polls, outcome } = waitFor([PENDING, refused(code, status)]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await outcome).toBe(expected);
    expect(polls).toEqual([5, 10]);
  });

  it('stops polling when its page is left', async () => {
    const { polls, outcome, leaving } = waitFor([]);
    await vi.advanceTimersByTimeAsync(7000);
    leaving.abort();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await outcome).toBeNull();
    expect(polls).toEqual([5]);
  });
});
