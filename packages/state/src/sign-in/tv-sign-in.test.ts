import { HttpError, type Client } from '@footlight/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTvSignIn } from './tv-sign-in.js';

const TOKENS = { authorisationToken: 'a', refreshToken: 'r', missingInformationStatus: 'NONE' } as const;
const REFUSED = new HttpError('REGISTRATION_INVALID', { status: 400 });
const NOT_READY = new HttpError('PROVIDER_NOT_READY', { status: 412 });

const adobeDcr = { baseUri: 'https://adobe.example', requestorId: 'footlight', softwareStatement: 'signed' };
const adobe = { baseUri: 'https://adobe.example', requestorId: 'footlight', resourceId: 'sports' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const begin = (
  handlers: Record<string, unknown[]>,
  settings: { adobe: typeof adobe | null; adobeDcr: typeof adobeDcr | null },
) => {
  const calls: [string, unknown][] = [];
  const call = (name: string, parts: unknown): Promise<unknown> => {
    calls.push([name, parts]);
    const answer = handlers[name]?.shift();
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  };
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  const entered: unknown[] = [];
  const client = { call } as unknown as Client;
  const enterWith = async (exchange: (to: Client) => Promise<unknown>): Promise<void> => {
    entered.push(await exchange(client));
  };
  return {
    signIn: createTvSignIn({ client, storage, enterWith })('demo', settings),
    calls,
    entered,
    stored,
  };
};
const names = (calls: readonly (readonly [string, unknown])[]): string[] => calls.map(([name]) => name);

describe('sign-in with a client registered at Adobe', () => {
  it('registers one client, reuses it for later codes and exchanges its own access token', async () => {
    const { signIn, calls, entered } = begin(
      {
        registerAdobeClient: [{ client_id: 'id', client_secret: 'secret' }],
        createAdobeRegistrationCode: [
          { accessToken: 'one', code: 'AAA' },
          { accessToken: 'two', code: 'BBB' },
        ],
        exchangeAdobeToken: [TOKENS],
      },
      { adobe: null, adobeDcr },
    );
    expect(await signIn.begin({ from: '/video/1' })).toBe('AAA');
    expect(await signIn.begin({ from: '/video/2' })).toBe('BBB');
    expect(signIn.entry()).toEqual({ from: '/video/2' });
    await signIn.finish(() => undefined);
    expect(names(calls)).toEqual([
      'registerAdobeClient',
      'createAdobeRegistrationCode',
      'createAdobeRegistrationCode',
      'exchangeAdobeToken',
    ]);
    expect(calls.at(-1)?.[1]).toEqual({
      body: { requestorId: 'footlight', clientId: 'id', clientSecret: 'secret', accessToken: 'two' },
    });
    expect([entered, signIn.entry()]).toEqual([[TOKENS], null]);
  });

  // SIGN-63
  it('registers a new client once if its client is refused', async () => {
    const { signIn, calls } = begin(
      {
        registerAdobeClient: [
          { client_id: 'old', client_secret: 's' },
          { client_id: 'new', client_secret: 's' },
        ],
        createAdobeRegistrationCode: [REFUSED, REFUSED],
      },
      { adobe: null, adobeDcr },
    );
    await expect(signIn.begin()).rejects.toBe(REFUSED);
    expect(names(calls).filter((name) => name === 'registerAdobeClient')).toHaveLength(2);
  });
});

describe('returning from the TV provider', () => {
  // SIGN-66
  it.each([REFUSED, NOT_READY])(
    'retries after two seconds, and reports the retry: %s',
    async (errorResponse) => {
      const { signIn, entered } = begin({ loginAdobe: [errorResponse, TOKENS] }, { adobe, adobeDcr: null });
      const onRetry = vi.fn<() => void>();
      const finished = signIn.finish(onRetry);
      await vi.advanceTimersByTimeAsync(1999);
      expect([onRetry.mock.calls.length, entered]).toEqual([1, []]);
      await vi.advanceTimersByTimeAsync(1);
      await finished;
      expect(entered).toEqual([TOKENS]);
    },
  );

  // SIGN-66
  it('rejects on a second refusal, and immediately on any other error', async () => {
    const { signIn } = begin({ loginAdobe: [NOT_READY, NOT_READY] }, { adobe, adobeDcr: null });
    const refused = signIn.finish(() => undefined).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(2000);
    expect(await refused).toBe(NOT_READY);
    const blocked = new HttpError('BLOCKED_BY_PROVIDER', { status: 403 });
    const { signIn: other, calls } = begin({ loginAdobe: [blocked] }, { adobe, adobeDcr: null });
    await expect(other.finish(() => undefined)).rejects.toBe(blocked);
    expect(calls).toHaveLength(1);
  });

  // SIGN-67
  it('keeps polling while the viewer or the network is not ready, and rejects on other refusals', async () => {
    const offline = new HttpError('NETWORK', { status: 0 });
    const { signIn } = begin(
      { loginAdobe: [NOT_READY, offline, TOKENS, REFUSED] },
      { adobe, adobeDcr: null },
    );
    expect([await signIn.poll(), await signIn.poll(), await signIn.poll()]).toEqual([false, false, true]);
    await expect(signIn.poll()).rejects.toBe(REFUSED);
  });
});
