import type { Client } from '@footlight/client';
import { ErrorResponse, type ContractService } from '@footlight/client/testing';
import type { SessionUser } from '@footlight/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSessionStore, type SessionStore } from './session.store.js';
import { examples, startPair } from '../testing/fixtures.js';

const AWAY = 'https://id.example/logout';

let service: ContractService;
let client: Client;
let session: SessionStore;
const warn = vi.spyOn(console, 'warn');

const answerStartedWith = (beganWith: SessionUser['beganWith']): void => {
  service.handlers.getSessionUser = ({ headers }) =>
    headers.authorization === undefined
      ? examples.guest
      : { ...examples.login.user, ...(beganWith && { beganWith }) };
};

beforeEach(async () => {
  ({ service, client } = await startPair());
  session = createSessionStore({ client });
  const { authorisationToken, refreshToken } = examples.login;
  client.tokens.write({ authorisationToken, refreshToken, subject: null });
  service.handlers.logout = () => undefined;
  service.handlers.logoutProvider = () => undefined;
  service.handlers.getOpenIdLogoutUri = () => ({ logoutUri: AWAY });
  warn.mockImplementation(() => undefined);
});
afterEach(async () => {
  session.dispose();
  await service.stop();
  warn.mockReset();
});

const signOut = (client?: string) => session.getState().signOut(client);
const ends = () => service.names().filter((name) => name !== 'getSessionUser');

describe('signing out', () => {
  // SIGN-100
  it('ends an OpenID Connect session also at its provider, at an address requested with its token', async () => {
    answerStartedWith({ provider: 'OPENID_CONNECT', clientName: 'house' });
    expect(await signOut()).toBe(AWAY);
    expect(ends()).toEqual(['getOpenIdLogoutUri', 'logout']);
    expect(client.tokens.read()).toBeNull();
  });

  // SIGN-101
  it('leaves the revocation of an OAuth session to the service', async () => {
    answerStartedWith({ provider: 'GENERIC_OAUTH', clientName: 'club' });
    expect(await signOut()).toBeNull();
    expect(ends()).toEqual(['logoutProvider']);
  });

  // SIGN-101
  it('ends an OAuth session here if the provider’s call fails', async () => {
    answerStartedWith({ provider: 'GENERIC_OAUTH', clientName: 'club' });
    service.handlers.logoutProvider = () => {
      throw new ErrorResponse('PROVIDER_NOT_CONFIGURED');
    };
    expect(await signOut()).toBeNull();
    expect(ends()).toEqual(['logoutProvider', 'logout']);
    expect(warn).toHaveBeenCalledOnce();
  });

  // SIGN-100
  it('has no provider address for a password session, unless a client is given', async () => {
    answerStartedWith(undefined);
    expect(await signOut()).toBeNull();
    expect(await signOut('house')).toBe(AWAY);
  });

  // SIGN-100
  it('ends the session here if the provider’s address is unavailable', async () => {
    answerStartedWith({ provider: 'OPENID_CONNECT', clientName: 'house' });
    service.handlers.getOpenIdLogoutUri = () => {
      throw new ErrorResponse('PROVIDER_FAILED');
    };
    expect(await signOut()).toBeNull();
    expect(client.tokens.read()).toBeNull();
    expect(warn).toHaveBeenCalledOnce();
  });
});
