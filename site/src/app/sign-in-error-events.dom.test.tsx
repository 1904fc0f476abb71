import { HttpError, type Client } from '@footlight/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SIGN_IN_ERROR, withSignInErrorEvents } from './sign-in-error-events.js';

const heard = vi.fn<(detail: unknown) => void>();
const listen = (event: Event): void => heard((event as CustomEvent<unknown>).detail);
beforeEach(() => {
  heard.mockClear();
  addEventListener(SIGN_IN_ERROR, listen);
});
afterEach(() => removeEventListener(SIGN_IN_ERROR, listen));

const clientWith = (answer: () => Promise<unknown>): Client =>
  withSignInErrorEvents({ call: answer } as unknown as Client);
const refused = (code: ConstructorParameters<typeof HttpError>[0]) => () =>
  Promise.reject(new HttpError(code, { status: 401 }));

// SIGN-178
it('tells the page of a failed sign-in with provider and code, and of nothing secret', async () => {
  const client = clientWith(refused('INVALID_CREDENTIALS'));
  const body = { id: 'nadia@footlight.example', secret: 'a secret' };
  await expect(client.call('login', { body })).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
  await expect(client.call('loginGoogle', { body: { idToken: 't' } })).rejects.toBeDefined();
  expect(heard.mock.calls).toEqual([
    [{ provider: 'ID', code: 'INVALID_CREDENTIALS' }],
    [{ provider: 'GOOGLE', code: 'INVALID_CREDENTIALS' }],
  ]);
});

// SIGN-178
it.each(['SECOND_FACTOR_REQUIRED', 'CAPTCHA_REQUIRED'] as const)('does not count %s', async (code) => {
  const client = clientWith(refused(code));
  await expect(client.call('login', { body: { id: 'a@b.example', secret: 's' } })).rejects.toBeDefined();
  expect(heard).not.toHaveBeenCalled();
});

// SIGN-178
it('says nothing of a sign-in that succeeds, and of other calls', async () => {
  await clientWith(() => Promise.resolve({})).call('login', { body: { id: 'a@b.example', secret: 's' } });
  await expect(clientWith(refused('FORBIDDEN')).call('getAccount')).rejects.toBeDefined();
  expect(heard).not.toHaveBeenCalled();
});
