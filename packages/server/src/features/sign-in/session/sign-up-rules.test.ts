import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../../database/database.js';
import { call, errorOf } from '../../../../testing/call.js';
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
