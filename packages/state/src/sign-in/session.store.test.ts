import type { Client } from '@footlight/client';
import { ErrorResponse, type ContractService } from '@footlight/client/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSessionStore, type SessionStore } from './session.store.js';
import { examples, startPair, until } from '../testing/fixtures.js';

const credentials = { id: 'viewer@footlight.example', secret: 'footlight-demo' };

let service: ContractService;
let client: Client;
let session: SessionStore;
const state = () => session.getState();

beforeEach(async () => {
  ({ service, client } = await startPair());
  session = createSessionStore({ client });
  service.handlers.login = ({ body }) => {
    if (body.secret !== credentials.secret) throw new ErrorResponse('INVALID_CREDENTIALS');
    return examples.login;
  };
  service.handlers.getSessionUser = ({ headers }) =>
    headers.authorization === undefined ? examples.guest : examples.login.user;
  service.handlers.logout = () => undefined;
});
afterEach(async () => {
  session.dispose();
  await service.stop();
});

describe('the session', () => {
  it('is unknown at first, then a guest’s', async () => {
    expect(state()).toMatchObject({ status: 'idle', user: null });
    const restored = state().restore();
    expect(state().status).toBe('loading');
    await restored;
    expect(state()).toMatchObject({ status: 'ready', user: examples.guest });
  });

  it('fails when the service is unavailable', async () => {
    service.handlers.getSessionUser = () => {
      throw new ErrorResponse('INTERNAL');
    };
    await state().restore();
    expect(state()).toMatchObject({ status: 'failed', error: { code: 'INTERNAL', requestId: 'req-test' } });
  });

  it('becomes the viewer’s at sign-in, and stores the tokens', async () => {
    await state().restore();
    expect(await state().signIn(credentials)).toBe(true);
    expect(state()).toMatchObject({ action: 'ready', user: examples.login.user, error: null });
    expect(client.tokens.read()).toEqual({
      authorisationToken: examples.login.authorisationToken,
      refreshToken: examples.login.refreshToken,
      subject: `${examples.login.user.id}/p-1`,
    });
    // The response contains the user, so there is no further request.
    expect(service.names()).toEqual(['getSessionUser', 'login']);
  });

  it('is unchanged when a sign-in fails, and has the reason', async () => {
    await state().restore();
    expect(await state().signIn({ ...credentials, secret: 'wrong' })).toBe(false);
    expect(state()).toMatchObject({
      action: 'failed',
      user: examples.guest,
      error: { code: 'INVALID_CREDENTIALS', message: 'Said by the service: INVALID_CREDENTIALS' },
    });
    state().clearError();
    expect(state()).toMatchObject({ action: 'idle', error: null });
  });

  it('keeps the failure of a sign-in that is refused before the session is restored', async () => {
    let answer = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      answer = resolve;
    });
    service.handlers.getSessionUser = async () => {
      await released;
      return examples.guest;
    };
    const restored = state().restore();
    expect(await state().signIn({ ...credentials, secret: 'wrong' })).toBe(false);
    answer();
    await restored;
    expect(state()).toMatchObject({
      status: 'ready',
      action: 'failed',
      error: { code: 'INVALID_CREDENTIALS' },
    });
  });

  it('sends one request when a form is submitted twice', async () => {
    const [first, second] = await Promise.all([state().signIn(credentials), state().signIn(credentials)]);
    expect([first, second]).toEqual([true, false]);
    expect(service.names()).toEqual(['login']);
  });

  it('SIGN-4: ends at sign-out, even if the service fails', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await state().signIn(credentials);
    service.handlers.logout = () => {
      throw new ErrorResponse('INTERNAL');
    };
    await state().signOut();
    expect(client.tokens.read()).toBeNull();
    expect(state()).toMatchObject({ status: 'ready', user: examples.guest });
    expect(service.seen.find(({ name }) => name === 'logout')?.body).toEqual({
      refreshToken: examples.login.refreshToken,
    });
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  });

  it('follows sign-out and sign-in in another tab', async () => {
    await state().signIn(credentials);
    client.tokens.clear();
    await until(session, ({ status, user }) => status === 'ready' && user?.isGuest === true);
    expect(state().user).toEqual(examples.guest);
    client.tokens.write({ authorisationToken: 'x', refreshToken: 'y', subject: examples.login.user.id });
    await until(session, ({ status, user }) => status === 'ready' && user?.isGuest === false);
    expect(state().user).toEqual(examples.login.user);
  });

  it('requests nothing when tokens are renewed for the same person', async () => {
    await state().signIn(credentials);
    const storedTokens = client.tokens.read();
    if (storedTokens === null) throw new Error('no tokens');
    client.tokens.write({ ...storedTokens, authorisationToken: 'newer' });
    expect(state().status).toBe('ready');
    expect(service.names()).toEqual(['login']);
  });

  it('becomes a guest’s when the service ends it', async () => {
    await state().signIn(credentials);
    service.handlers.getPreferences = () => {
      throw new ErrorResponse('TOKEN_EXPIRED');
    };
    service.handlers.refreshToken = () => {
      throw new ErrorResponse('REFRESH_TOKEN_INVALID');
    };
    await expect(client.call('getPreferences')).rejects.toMatchObject({ code: 'TOKEN_EXPIRED' });
    await until(session, ({ status, user }) => status === 'ready' && user?.isGuest === true);
  });
});

// ACCT-10
describe('a change of the profile', () => {
  const child = { ...examples.login.user, pro: { id: 'p-2', tp: 'child' as const } };
  beforeEach(async () => {
    await state().signIn(credentials);
    service.handlers.switchProfile = ({ body }) => {
      if (body.pin !== '1234') throw new ErrorResponse('PIN_INVALID');
      service.handlers.getSessionUser = () => child;
      return { authorisationToken: 'child', refreshToken: 'child-refresh', missingInformationStatus: 'NONE' };
    };
  });

  it('changes the viewer, also in other tabs', async () => {
    const other = createSessionStore({ client });
    await other.getState().restore();
    expect(await state().enterProfile('p-2', { pin: '1234' })).toBe(true);
    expect(state().user).toEqual(child);
    expect(client.tokens.read()).toMatchObject({ authorisationToken: 'child', subject: `${child.id}/p-2` });
    await until(other, ({ user }) => user?.pro?.id === 'p-2');
    other.dispose();
  });

  it('is refused with a wrong PIN', async () => {
    expect(await state().enterProfile('p-2', { pin: '0000' })).toBe(false);
    expect(state()).toMatchObject({ user: examples.login.user, error: { code: 'PIN_INVALID' } });
  });
});
