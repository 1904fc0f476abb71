import { HttpError, type Client } from '@footlight/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDeviceSignIn } from './device-sign-in.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

interface State {
  readonly state: 'pending' | 'allowed' | 'denied' | 'expired';
  readonly interval: number;
}
type Answer = HttpError | State;
const refused = (code: ConstructorParameters<typeof HttpError>[0], status = 400) =>
  new HttpError(code, { status });
const stateOf = (state: State['state'], interval = 5): State => ({ state, interval });
const PENDING = stateOf('pending');
const ALLOWED = stateOf('allowed');

/**
 * Polls that are answered in this order, with the seconds at which they are made.
 * @param exchange with what the exchange for tokens is refused; null if it is not
 */
const waitFor = (answers: readonly Answer[], exchange: HttpError | null = null) => {
  let exchanges = 0;
  const began = Date.now();
  const polls: number[] = [];
  const leaving = new AbortController();
  const client = {
    call: (name: string) => {
      if (name === 'exchangeDeviceCode') {
        exchanges += 1;
        return exchange === null ? Promise.resolve({}) : Promise.reject(exchange);
      }
      polls.push((Date.now() - began) / 1000);
      const answer = answers[polls.length - 1] ?? PENDING;
      return answer instanceof HttpError ? Promise.reject(answer) : Promise.resolve(answer);
    },
  } as unknown as Client;
  const enterWith = async (enter: (to: Client) => Promise<unknown>): Promise<void> => {
    await enter(client);
  };
  const outcome = createDeviceSignIn({ client, enterWith })
    .waitFor({ deviceCode: 'secret', interval: 5 }, leaving.signal)
    .catch((error: unknown) => (error as HttpError).code);
  return { polls, outcome, leaving, exchanges: () => exchanges };
};

// SIGN-200
describe('a device that waits to be confirmed', () => {
  it('polls at the interval of the service until it is signed in', async () => {
    const { polls, outcome, exchanges } = waitFor([PENDING, PENDING, ALLOWED]);
    await vi.advanceTimersByTimeAsync(12_000);
    // Refused exchanges are errors in the console.
    expect(exchanges()).toBe(0);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await outcome).toBeNull();
    expect(polls).toEqual([5, 10, 15]);
    expect(exchanges()).toBe(1);
  });

  it('polls as slowly as the service wants, and five seconds slower after each outage', async () => {
    const { polls, outcome } = waitFor([
      stateOf('pending', 10),
      refused('NETWORK', 0),
      refused('UNAVAILABLE', 503),
      PENDING,
      ALLOWED,
    ]);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(await outcome).toBeNull();
    expect(polls).toEqual([5, 15, 30, 50, 70]);
  });

  it.each(['denied', 'expired'] as const)('stops polling once it is %s', async (end) => {
    const { polls, outcome, exchanges } = waitFor([PENDING, stateOf(end)]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await outcome).toBe(end);
    expect(polls).toEqual([5, 10]);
    expect(exchanges()).toBe(0);
  });

  it('stops polling after an error that repeating does not heal', async () => {
    const { polls, outcome } = waitFor([PENDING, refused('ORIGIN_NOT_ALLOWED', 403)]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await outcome).toBe('ORIGIN_NOT_ALLOWED');
    expect(polls).toEqual([5, 10]);
  });

  it('has expired if it was signed in elsewhere between the state and the exchange', async () => {
    const { outcome } = waitFor([ALLOWED], refused('DEVICE_CODE_EXPIRED'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await outcome).toBe('expired');
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
