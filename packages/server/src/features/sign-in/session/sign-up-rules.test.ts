import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../../database/database.js';
import { call, errorOf } from '../../../../testing/call.js';
import { signUpSomebody } from '../../../../testing/people.js';
import { openTestDatabase } from '../../../../testing/test-database.js';
import { createTestApplication } from '../../../../testing/test-application.js';
import { createTestRealm } from '../../../../testing/test-realm.js';

describe('the realm’s rules on sign-up and sign-in', () => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  const signUpUnder = async (
    settings: Readonly<Record<string, unknown>>,
    country: string,
    headers: Readonly<Record<string, string>> = {},
  ) => {
    const { app } = await createTestApplication(database, { realm: createTestRealm(settings) });
    const answer = await call(app, 'POST', '/api/v2/signup', {
      body: { email: `${country}-${Math.random()}@example.org`, secret: 'a long secret', name: 'Someone' },
      headers: { 'x-footlight-country': country, ...headers },
    });
    await app.close();
    return answer;
  };

  it('close sign-up if self-registration is disabled', async () => {
    const answer = await signUpUnder({ signIn: { selfRegistration: false } }, 'GB');
    expect(errorOf(answer)).toEqual({ status: 403, code: 'REGISTRATION_CLOSED' });
  });

  it('allow sign-up only in the listed territories', async () => {
    const settings = { trustCountryHeader: true, territories: { signup: ['ES'] } };
    expect((await signUpUnder(settings, 'ES')).status).toBe(201);
    expect(errorOf(await signUpUnder(settings, 'FR')).code).toBe('REGISTRATION_CLOSED');
  });

  it.each([
    ['the realm does not trust it', {}],
    ['the request comes from no proxy', { trustCountryHeader: true, trustedProxies: ['10.0.0.0/8'] }],
  ])('ignore the country header if %s', async (_, settings) => {
    const answer = await signUpUnder({ ...settings, territories: { signup: ['ES'] } }, 'ES');
    expect(errorOf(answer).code).toBe('REGISTRATION_CLOSED');
  });

  it('refuse sign-up through a VPN', async () => {
    const settings = { trustCountryHeader: true, vpn: { disallow: true } };
    const answer = await signUpUnder(settings, 'GB', { 'x-footlight-vpn': '1' });
    expect(errorOf(answer)).toEqual({ status: 403, code: 'VPN_DETECTED' });
  });

  it('report the use of a VPN in the session, so that pages can explain it', async () => {
    const realm = createTestRealm({ trustCountryHeader: true, vpn: { disallow: true } });
    const { app } = await createTestApplication(database, { realm });
    const guest = await call(app, 'POST', '/api/v2/login/guest/checkin', {
      headers: { 'x-footlight-vpn': '1' },
    });
    expect(guest.body).toMatchObject({ user: { isGuest: true, usesVpn: true } });
    await app.close();
  });

  // SIGN-164
  it('take no password and no password account where the realm does not list the provider ID', async () => {
    const { app: before } = await createTestApplication(database);
    const { email, secret } = await signUpSomebody(before);
    await before.close();
    const google = {
      name: 'GOOGLE',
      clientId: 'a',
      authoriseUri: 'https://a.example/',
      issuer: 'https://a.example',
    };
    const realm = createTestRealm({
      signIn: {
        providers: [{ ...google, jwksUri: 'https://a.example/keys' }],
      },
    });
    const { app } = await createTestApplication(database, { realm });
    const refused = { status: 404, code: 'PROVIDER_NOT_CONFIGURED' };
    const post = async (path: string, body: object) => errorOf(await call(app, 'POST', path, { body }));
    expect(await post('/api/v2/login', { id: email, secret })).toEqual(refused);
    const account = { email: 'new@example.org', secret: 'a long secret', name: 'New' };
    expect(await post('/api/v2/signup', account)).toEqual(refused);
    expect(await post('/api/v2/reset-password/create', { id: email })).toEqual(refused);
    const reset = await call(app, 'PUT', '/api/v2/reset-password', { body: { token: 'a', secret } });
    expect(errorOf(reset)).toEqual(refused);
    await app.close();
  });

  // SIGN-163
  it('tell a network of five addresses with an account, and then nothing more for a quarter of an hour', async () => {
    const { app, clock } = await createTestApplication(database);
    const taken = await signUpSomebody(app);
    clock.advance(16 * 60_000);
    const signUp = (email: string, remoteAddress: string) =>
      app.inject({
        method: 'POST',
        url: '/api/v2/signup',
        remoteAddress,
        payload: { email, secret: 'a long secret', name: 'Somebody' },
      });
    const free = (index: number) => `free-${index}-${process.pid}@example.org`;
    for (let count = 0; count < 5; count += 1) {
      expect((await signUp(free(count), '203.0.113.20')).statusCode).toBe(201);
      expect((await signUp(taken.email, '203.0.113.20')).statusCode).toBe(409);
    }
    clock.advance(61_000);
    for (const email of [taken.email, free(8)])
      expect((await signUp(email, '203.0.113.20')).json()).toMatchObject({ code: 'RATE_LIMITED' });
    expect((await signUp(free(9), '203.0.113.21')).statusCode).toBe(201);
    clock.advance(16 * 60_000);
    expect((await signUp(free(10), '203.0.113.20')).statusCode).toBe(201);
    await app.close();
  });

  // SIGN-163
  it('are not limited for people who sign up from one network at the same time', async () => {
    const { app, clock } = await createTestApplication(database);
    clock.advance(16 * 60_000);
    const signUp = async (index: number) =>
      (
        await app.inject({
          method: 'POST',
          url: '/api/v2/signup',
          remoteAddress: '203.0.113.22',
          payload: {
            email: `crowd-${index}-${process.pid}@example.org`,
            secret: 'a long secret',
            name: 'Somebody',
          },
        })
      ).statusCode;
    expect(new Set(await Promise.all(Array.from({ length: 15 }, (_, index) => signUp(index))))).toEqual(
      new Set([201]),
    );
    await app.close();
  });

  it('limit the sign-in attempts per minute', async () => {
    const realm = createTestRealm({ signIn: { attemptsPerMinute: 3 } });
    const { app, clock } = await createTestApplication(database, { realm });
    // Attempts of earlier tests count as well: processes with the same database share the counters.
    clock.advance(61_000);
    const attempt = () =>
      call(app, 'POST', '/api/v2/login', { body: { id: 'a@example.org', secret: 'guess' } });
    for (let count = 0; count < 3; count += 1)
      expect(errorOf(await attempt()).code).toBe('INVALID_CREDENTIALS');
    const limited = await attempt();
    expect(errorOf(limited)).toEqual({ status: 429, code: 'RATE_LIMITED' });
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0);
    await app.close();
  });
});
