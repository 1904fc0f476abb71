import type { AuthTokens, SessionUser } from '@footlight/contract';
import { startSimulators, type RunningSimulators } from '@footlight/simulators';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../../../database/database.js';
import { call, errorOf, type Answer } from '../../../../../testing/call.js';
import type { MovingClock } from '@footlight/packager/testing/moving-clock';
import { agreeToTerms, beginSignUp } from '../../../../../testing/people.js';
import { TROUBLED_TIMEOUT_MS, describeProviderErrors } from '../../../../../testing/provider-errors.js';
import { openTestDatabase } from '../../../../../testing/test-database.js';
import { createTestApplication } from '../../../../../testing/test-application.js';
import { accountSettings } from '../../../../../testing/test-realm-accounts.js';
import { createTestRealm } from '../../../../../testing/test-realm.js';
import {
  baseOf,
  exchange,
  TV_DRIVERS,
  type TvPerson,
  type TvProviderDriver,
} from '../../../../../testing/tv-provider-drivers.js';

/** Shared by all suites: generating their keys is slow. */
let simulators: RunningSimulators;
beforeAll(async () => {
  simulators = await startSimulators({ port: 0 });
});
afterAll(() => simulators.stop());

/** Runs the same suite for every TV and licence provider, each with its simulator. */
describe.each(TV_DRIVERS)('$name', (driver: TvProviderDriver) => {
  let database: OpenDatabase;
  let base: string;
  let app: FastifyInstance;
  let clock: MovingClock;
  const open: FastifyInstance[] = [];

  const applicationWith = async (
    providers: readonly unknown[],
    providerTimeoutMs = TROUBLED_TIMEOUT_MS * 10,
    { on = database, account = {} }: { readonly on?: OpenDatabase; readonly account?: object } = {},
  ) => {
    const made = await createTestApplication(on, {
      realm: createTestRealm({
        account,
        signIn: { attemptsPerMinute: 10_000, providerTimeoutMs, providers: [{ name: 'ID' }, ...providers] },
      }),
    });
    open.push(made.app);
    return made;
  };

  beforeAll(async () => {
    database = await openTestDatabase();
    base = baseOf(simulators, driver);
    ({ app, clock } = await applicationWith([await driver.settings(base)]));
    // Signatures carry the simulator's real time.
    clock.advance(Date.now() - clock.now());
  });
  afterAll(async () => {
    await Promise.all(open.map((each) => each.close()));
    await database.close();
  });

  const prove = (person: TvPerson, account?: string) => driver.prove(app, base, person, account);
  const tokensOf = ({ status, body }: Answer): AuthTokens => {
    expect({ status, body }).toMatchObject({ status: 200 });
    return body as AuthTokens;
  };
  const userOf = async (answer: Answer): Promise<SessionUser> => {
    const { authorisationToken: token } = tokensOf(answer);
    return (await call(app, 'GET', '/api/v2/user/session', { token })).body as SessionUser;
  };

  it('links an identity to the signed-in account, and only one per account (SIGN-81, SIGN-82)', async () => {
    const email = driver.email ?? `own-${driver.name.toLowerCase()}@example.org`;
    const { body } = await call(app, 'POST', '/api/v2/signup', {
      body: { email, secret: 'a long secret', name: 'Vera' },
    });
    const { authorisationToken: account } = body as AuthTokens;
    // An identity without an address causes no conflict; the next test covers it.
    const alone = await exchange(app, driver, await prove(driver.email === null ? 'no-address' : 'known'));
    expect(alone.status).toBe(driver.email === null ? 200 : 409);
    const linked = await userOf(await exchange(app, driver, await prove('known', account), account));
    expect(linked.email).toBe(email);
    expect((await userOf(await exchange(app, driver, await prove('known')))).id).toBe(linked.id);
    expect(errorOf(await exchange(app, driver, await prove('other', account), account)).code).toBe(
      'ACCOUNT_CONFLICT',
    );
  });

  it('leaves a sign-up open until the mandatory provider is linked and the terms are agreed to (SIGN-166)', async () => {
    const on = await openTestDatabase();
    const { app: strict, clock: time } = await applicationWith(
      [{ ...(await driver.settings(base)), mandatory: true }],
      undefined,
      { on, account: accountSettings },
    );
    time.advance(Date.now() - time.now());
    const isOpen = async (token: string): Promise<boolean> =>
      errorOf(await call(strict, 'GET', '/api/v2/favourite/vods', { token })).code === 'SIGN_UP_INCOMPLETE';
    const enter = async (person: TvPerson, account?: string): Promise<string> =>
      tokensOf(await exchange(strict, driver, await driver.prove(strict, base, person, account), account))
        .authorisationToken;

    const { token: own } = await beginSignUp(strict);
    expect(await agreeToTerms(strict, own)).toBe(204);
    expect(await isOpen(own)).toBe(true);
    expect(await isOpen(await enter('known', own))).toBe(false);
    expect(await isOpen(own)).toBe(false);

    const ofProvider = await enter('other');
    expect(await isOpen(ofProvider)).toBe(true);
    expect(await agreeToTerms(strict, ofProvider)).toBe(204);
    expect(await isOpen(ofProvider)).toBe(false);
    await strict.close();
    await on.close();
  });

  it('signs up a new viewer, and signs in to the same account the next time (SIGN-80)', async () => {
    const first = await userOf(await exchange(app, driver, await prove('other')));
    expect(first.isGuest).toBe(false);
    expect((await userOf(await exchange(app, driver, await prove('other')))).id).toBe(first.id);
  });

  it('accepts names in any script', async () => {
    // Adobe provides no names.
    const { name } = await userOf(await exchange(app, driver, await prove('unicode')));
    expect(name).toBe(driver.simulator === 'adobe' ? 'Viewer' : 'Zoë Ångström‑Núñez 李');
  });

  it('reports a missing address as missing information (SIGN-83)', async () => {
    const answer = await exchange(app, driver, await prove('no-address'));
    expect(tokensOf(answer).missingInformationStatus).toBe('REQUIRED');
    const user = await userOf(answer);
    expect([user.email, user.name === '']).toEqual([null, false]);
  });

  it('passes on refusals of the provider', async () => {
    expect(errorOf(await exchange(app, driver, driver.refused))).toEqual(driver.errorResponse);
  });

  it('accepts a single-use proof once, also out of ten concurrent requests (SIGN-60)', async () => {
    const proof = await prove('other');
    const answers = await Promise.all(Array.from({ length: 10 }, () => exchange(app, driver, proof)));
    const signedIn = answers.filter(({ status }) => status === 200);
    expect(signedIn).toHaveLength(driver.once ? 1 : 10);
    expect((await exchange(app, driver, proof)).status === 200).toBe(!driver.once);
  });

  describeProviderErrors(async (brokenOrigin) => {
    const settings = { ...(await driver.settings(base)), baseUri: brokenOrigin };
    const { app: other, clock: its } = await applicationWith([settings], TROUBLED_TIMEOUT_MS);
    its.advance(Date.now() - its.now());
    // Proofs from the working service are valid here too: both share database and secret.
    return async () => exchange(other, driver, await prove('known'));
  });

  it('is not available if the realm file does not enable it', async () => {
    const { app: without } = await applicationWith([]);
    const answer = await exchange(
      without,
      driver,
      driver.name === 'ADOBE' ? await prove('known') : driver.refused,
    );
    expect(errorOf(answer)).toEqual({ status: 404, code: 'PROVIDER_NOT_CONFIGURED' });
  });

  it('stops the start if a setting is missing, and names it (SIGN-153)', async () => {
    const { baseUri: _base, ...settings } = await driver.settings(base);
    const standard = driver.simulator === 'adobe' ? 'softwareStatement' : 'baseUri';
    const { [standard]: _missing, ...incomplete } = settings;
    expect(() => createTestRealm({ signIn: { providers: [incomplete] } })).toThrow(standard);
  });
});
