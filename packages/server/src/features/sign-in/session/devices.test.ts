import type { ResponseOf } from '@footlight/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, errorOf } from '../../../../testing/call.js';
import { describeWithDatabase } from '../../../../testing/engines.js';
import type { MovingClock } from '@footlight/packager/testing/moving-clock';
import { signUpSomebody } from '../../../../testing/people.js';
import { createTestApplication } from '../../../../testing/test-application.js';
import { sessionLocation } from './session-location.js';

const PATH = '/api/v2/user/sessions';
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1';

describeWithDatabase('devices', ({ database }) => {
  let app: FastifyInstance;
  let clock: MovingClock;
  beforeAll(async () => {
    ({ app, clock } = await createTestApplication(database()));
  });
  afterAll(() => app.close());

  const list = async (token: string) =>
    ((await call(app, 'GET', PATH, { token })).body as ResponseOf<'listSessions'>).sessions;
  const refresh = (refreshToken: string) =>
    call(app, 'POST', '/api/v2/token/refresh', { body: { refreshToken } });
  const twoDevices = async () => {
    const person = await signUpSomebody(app);
    clock.advance(60_000);
    const login = await call(app, 'POST', '/api/v2/login', {
      body: { id: person.email, secret: person.secret },
      headers: { 'user-agent': PHONE },
    });
    return { ...person, phone: login.body as ResponseOf<'login'> };
  };

  // ACCT-15
  it('are listed with device, browser, system and country, the last used first', async () => {
    const { token, reply } = await twoDevices();
    expect(await list(token)).toMatchObject([
      { device: 'phone', browser: 'Safari', system: 'iOS', country: 'GB', current: false },
      { device: 'computer', browser: null, current: true },
    ]);
    clock.advance(60_000);
    await refresh(reply.refreshToken);
    expect((await list(token)).map(({ current }) => current)).toEqual([true, false]);
  });

  // ACCT-49
  it('are named by their own account', async () => {
    const { token } = await twoDevices();
    const id = (await list(token)).find(({ current }) => !current)?.id ?? '';
    const rename = (bearer: string, name: string | null) =>
      call(app, 'PATCH', `${PATH}/${id}`, { token: bearer, body: { name } });
    expect((await rename(token, ' Kitchen ')).status).toBe(204);
    expect((await list(token)).map(({ name }) => name)).toEqual(['Kitchen', null]);
    const stranger = await signUpSomebody(app);
    expect(errorOf(await rename(stranger.token, 'Mine'))).toEqual({
      status: 404,
      code: 'SESSION_NOT_FOUND',
    });
    expect((await rename(token, null)).status).toBe(204);
    expect((await list(token)).map(({ name }) => name)).toEqual([null, null]);
    expect(errorOf(await rename(token, '  ')).code).toBe('INVALID_FIELD');
  });

  // ACCT-16
  it('are signed out individually, by their own account only', async () => {
    const { token, phone } = await twoDevices();
    const other = (await list(token)).find(({ current }) => !current)?.id ?? '';
    const end = (bearer: string, id: string) => call(app, 'DELETE', `${PATH}/${id}`, { token: bearer });
    const stranger = await signUpSomebody(app);
    expect(errorOf(await end(stranger.token, other))).toEqual({ status: 404, code: 'SESSION_NOT_FOUND' });
    expect((await end(token, other)).status).toBe(204);
    expect(errorOf(await end(token, other))).toEqual({ status: 404, code: 'SESSION_NOT_FOUND' });
    expect(errorOf(await refresh(phone.refreshToken)).code).toBe('REFRESH_TOKEN_INVALID');
    expect(await list(token)).toHaveLength(1);
  });

  // ACCT-16
  it('are all signed out except the current one', async () => {
    const { token, reply, phone } = await twoDevices();
    expect((await call(app, 'DELETE', PATH, { token })).status).toBe(204);
    expect(await list(token)).toMatchObject([{ current: true }]);
    expect(errorOf(await refresh(phone.refreshToken)).code).toBe('REFRESH_TOKEN_INVALID');
    expect((await refresh(reply.refreshToken)).status).toBe(200);
  });

  it('are no longer listed after a sign-out on the device itself', async () => {
    const { token, phone } = await twoDevices();
    await call(app, 'POST', '/api/v2/logout', { body: { refreshToken: phone.refreshToken } });
    expect(await list(token)).toHaveLength(1);
  });
});

// ACCT-15
describe('sessionLocation', () => {
  it.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/150.0 Safari/537.36 Edg/150.0',
      'Edge',
      'Windows',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0', 'Firefox', 'Linux'],
    [
      'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/150.0 Mobile Safari/537.36',
      'Chrome',
      'Android',
    ],
    [PHONE, 'Safari', 'iOS'],
    ['curl/8.0', null, null],
  ])('recognises %s as %s on %s', (userAgent, browser, system) => {
    expect(sessionLocation({ headers: { 'user-agent': userAgent } }, 'GB')).toMatchObject({
      browser,
      system,
    });
  });
});
