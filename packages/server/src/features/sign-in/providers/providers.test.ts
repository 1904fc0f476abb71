import type { Account, AuthTokens, SessionUser } from '@footlight/contract';
import { startSimulators, type RunningSimulators } from '@footlight/simulators';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../../database/database.js';
import { call, errorOf, type Answer } from '../../../../testing/call.js';
import type { MovingClock } from '@footlight/packager/testing/moving-clock';
import { agreeToTerms } from '../../../../testing/people.js';
import { TROUBLED_TIMEOUT_MS, describeProviderErrors } from '../../../../testing/provider-errors.js';
import { openTestDatabase } from '../../../../testing/test-database.js';
import { DRIVERS, type ProviderDriver } from '../../../../testing/provider-drivers.js';
import { createTestApplication } from '../../../../testing/test-application.js';
import { accountSettings } from '../../../../testing/test-realm-accounts.js';
import { createTestRealm } from '../../../../testing/test-realm.js';

const MINUTE_MS = 60_000;

const INVALID = { status: 401, code: 'PROVIDER_TOKEN_INVALID' };

/** Shared by all suites: generating their keys is slow. */
let simulators: RunningSimulators;
beforeAll(async () => {
  simulators = await startSimulators({ port: 0 });
});
afterAll(() => simulators.stop());

/** Runs the same suite for every provider with a redirect. */
describe.each(DRIVERS)('$name', (driver: ProviderDriver) => {
  let database: OpenDatabase;
  let app: FastifyInstance;
  let clock: MovingClock;
  const open: FastifyInstance[] = [];

  const applicationWith = async (
    settings: readonly Record<string, unknown>[],
    providerTimeoutMs = TROUBLED_TIMEOUT_MS * 10,
    account: object = {},
  ) => {
    const made = await createTestApplication(database, {
      realm: createTestRealm({
        account,
        signIn: { attemptsPerMinute: 10_000, providerTimeoutMs, providers: [{ name: 'ID' }, ...settings] },
      }),
    });
    open.push(made.app);
    return made;
  };

  beforeAll(async () => {
    database = await openTestDatabase();
    ({ app, clock } = await applicationWith([driver.settings(simulators.origin)]));
  });
  afterAll(async () => {
    await Promise.all(open.map((each) => each.close()));
    await database.close();
  });

  const approveAs = async (person: string) => driver.approve(app, await driver.begin(app), person);
  const signInAs = async (person: string, token?: string): Promise<Answer> =>
    driver.exchange(app, await approveAs(person), token);
  const tokensOf = ({ status, body }: Answer): AuthTokens => {
    expect({ status, body }).toMatchObject({ status: 200 });
    return body as AuthTokens;
  };
  const userOf = async (answer: Answer): Promise<SessionUser> => {
    const { authorisationToken: token } = tokensOf(answer);
    return (await call(app, 'GET', '/api/v2/user/session', { token })).body as SessionUser;
  };

  it('signs up a new viewer, and signs in to the same account the next time (SIGN-80)', async () => {
    const first = await userOf(await signInAs('nora'));
    expect(first).toMatchObject({ isGuest: false, name: 'Nora Lind', email: 'nora.lind@example.org' });
    expect((await userOf(await signInAs('nora'))).id).toBe(first.id);
  });

  it('leaves a sign-up open until its terms are agreed to (SIGN-166)', async () => {
    const { app: strict } = await applicationWith(
      [driver.settings(simulators.origin)],
      undefined,
      accountSettings,
    );
    const answer = await driver.approve(strict, await driver.begin(strict), 'unicode');
    const { authorisationToken: token } = tokensOf(await driver.exchange(strict, answer));
    const favourites = () => call(strict, 'GET', '/api/v2/favourite/vods', { token });
    expect(errorOf(await favourites())).toEqual({ status: 403, code: 'SIGN_UP_INCOMPLETE' });
    expect(await agreeToTerms(strict, token)).toBe(204);
    expect((await favourites()).status).toBe(200);
  });

  it('leaves a sign-up open until its required fields are filled in (SIGN-179)', async () => {
    const { app: strict } = await applicationWith([driver.settings(simulators.origin)], undefined, {
      fields: [
        { id: 'name', required: true },
        { id: 'birthDate', type: 'birthDate', signUp: true, required: true },
        { id: 'team', signUp: true, required: true, label: { en: 'Team' } },
        { id: 'seat', required: true, label: { en: 'Seat' } },
      ],
    });
    const answer = await driver.approve(strict, await driver.begin(strict), 'unverified');
    const { authorisationToken: token } = tokensOf(await driver.exchange(strict, answer));
    const favourites = () => call(strict, 'GET', '/api/v2/favourite/vods', { token });
    const save = async (body: object): Promise<unknown> =>
      ((await call(strict, 'PUT', '/api/v2/user/account', { token, body })).body as Account).missingFields;
    const account = await call(strict, 'GET', '/api/v2/user/account', { token });
    // What only the account page requires is no part of a sign-up.
    expect((account.body as Account).missingFields).toEqual(['birthDate', 'team']);
    expect(errorOf(await favourites())).toEqual({ status: 403, code: 'SIGN_UP_INCOMPLETE' });
    expect(await save({ birthDate: '1990-04-01' })).toEqual(['team']);
    expect(errorOf(await favourites()).code).toBe('SIGN_UP_INCOMPLETE');
    expect(await save({ customFields: { team: 'Harbour' } })).toEqual([]);
    expect((await favourites()).status).toBe(200);
  });

  it('accepts names in any script', async () => {
    expect((await userOf(await signInAs('unicode'))).name).toBe('Zoë Ünver 山田 ليلى');
  });

  it('signs in without a verified address, and reports it as missing information (SIGN-83)', async () => {
    for (const person of ['no-email', 'unverified']) {
      const answer = await signInAs(person);
      expect(tokensOf(answer).missingInformationStatus).toBe('REQUIRED');
      expect((await userOf(answer)).email).toBeNull();
    }
  });

  it('reports a conflict if the address belongs to another account (SIGN-81)', async () => {
    const email = 'viewer@footlight.example';
    const { body } = await call(app, 'POST', '/api/v2/signup', {
      body: { email, secret: 'a long secret', name: 'Vera' },
    });
    const { authorisationToken } = body as AuthTokens;
    expect(errorOf(await signInAs('viewer'))).toEqual({ status: 409, code: 'ACCOUNT_CONFLICT' });
    // Signed in, the identity is linked to the account and signs in to it from then on (SIGN-82).
    const linked = await userOf(await signInAs('viewer', authorisationToken));
    expect(linked.email).toBe(email);
    expect((await userOf(await signInAs('viewer'))).id).toBe(linked.id);
    // An account has one identity per provider, and an identity one account.
    expect(errorOf(await signInAs('nora', authorisationToken)).code).toBe('ACCOUNT_CONFLICT');
  });

  it('passes on the provider’s error for a cancelled sign-in, which cannot be exchanged', async () => {
    const callbackParams = await approveAs('');
    expect(callbackParams['error']).toMatch(/^(access_denied|user_cancelled_authorize)$/u);
    expect(errorOf(await driver.exchange(app, callbackParams))).toEqual(INVALID);
  });

  it('exchanges a response once, also out of ten concurrent requests (SIGN-84)', async () => {
    const callbackParams = await approveAs('nora');
    const answers = await Promise.all(Array.from({ length: 10 }, () => driver.exchange(app, callbackParams)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(errorOf(await driver.exchange(app, callbackParams))).toEqual(INVALID);
  });

  it('refuses a state and a nonce that it did not issue (SIGN-84)', async () => {
    const callbackParams = await approveAs('nora');
    const forged = {
      ...callbackParams,
      state: 'forged-state',
      nonce: 'forged-nonce',
      id_token: 'e30.e30.e30',
    };
    expect(errorOf(await driver.exchange(app, forged))).toEqual(INVALID);
  });

  it('refuses the code of one sign-in with the state of another', async () => {
    if (driver.name === 'GOOGLE') return;
    const [one, other] = [await approveAs('nora'), await approveAs('unicode')];
    const mixed = { ...one, state: other['state'] ?? '', nonce: other['nonce'] ?? '' };
    // Facebook has neither nonce nor challenge; there, the site's own comparison of the state protects instead.
    const expected = driver.name === 'FACEBOOK' ? 200 : 401;
    expect((await driver.exchange(app, mixed)).status).toBe(expected);
  });

  it('refuses a response after more than ten minutes (SIGN-84)', async () => {
    const callbackParams = await approveAs('nora');
    clock.advance(11 * MINUTE_MS);
    expect(errorOf(await driver.exchange(app, callbackParams))).toEqual(INVALID);
    clock.advance(-11 * MINUTE_MS);
  });

  it('creates one account for two concurrent sign-ups', async () => {
    const callbacks = [await approveAs('nora'), await approveAs('nora')];
    const users = await Promise.all(callbacks.map(async (each) => userOf(await driver.exchange(app, each))));
    expect(users[0]?.id).toBe(users[1]?.id);
  });

  it('stores no state or nonce in the database in plain text', async () => {
    const callbackParams = await approveAs('nora');
    const { rows } = await database.db.execute(
      'select state_hash, nonce_hash, name, sealed_token from sign_in_states full join provider_sessions on false',
    );
    const { state = '?', nonce = '?' } = callbackParams;
    expect(JSON.stringify(rows)).not.toContain(state);
    expect(JSON.stringify(rows)).not.toContain(nonce);
  });

  describeProviderErrors(async (brokenOrigin) => {
    const settings = driver.settingsAt(simulators.origin, brokenOrigin);
    const { app: other } = await applicationWith([settings], TROUBLED_TIMEOUT_MS);
    // A state of the working service is valid in the other one: they share database and secret.
    return async () => driver.exchange(other, await approveAs('nora'));
  });

  it('stops the start if a setting is missing or unknown, and names it (SIGN-153)', () => {
    const settings = driver.settings(simulators.origin);
    const { clientId: _missing, ...incomplete } = settings;
    const start = (provider: object) => () => createTestRealm({ signIn: { providers: [provider] } });
    expect(start(incomplete)).toThrow('signIn.providers[0].clientId: found nothing');
    expect(start({ ...settings, clientIdd: 'x' })).toThrow('signIn.providers[0].clientIdd');
  });

  it('is not available if the realm file does not enable it', async () => {
    const { app: without } = await applicationWith([]);
    expect(errorOf(await driver.exchange(without, { state: 'x', code: 'x', nonce: 'nonce-nonce' }))).toEqual({
      status: 404,
      code: 'PROVIDER_NOT_CONFIGURED',
    });
  });
});
