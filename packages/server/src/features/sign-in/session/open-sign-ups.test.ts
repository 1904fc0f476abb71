import {
  calls,
  type AuthTokens,
  type Call,
  type CallName,
  type Profile,
  type ResponseOf,
  type SessionUser,
} from '@footlight/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { call, errorOf, type Answer } from '../../../../testing/call.js';
import { createDemoApplication } from '../../../../testing/demo-application.js';
import { describeDemo, describeOnBothEngines, describeWithDatabase } from '../../../../testing/engines.js';
import { agreeToTerms, beginSignUp, signUpSomebody } from '../../../../testing/people.js';
import { createTestApplication } from '../../../../testing/test-application.js';
import { accountSettings } from '../../../../testing/test-realm-accounts.js';
import { createTestRealm } from '../../../../testing/test-realm.js';

const LIMITS = { attemptsPerMinute: 10_000 };
const REFUSED = { status: 403, code: 'SIGN_UP_INCOMPLETE' };

const names = Object.keys(calls) as CallName[];
const callOf = (name: CallName): Call => calls[name];
/** Address of a call, with some value for each parameter. */
const addressOf = ({ path }: Call): string => path.replaceAll(/\{\w+\}/gu, 'ID');

const send = (app: FastifyInstance, name: CallName, token: string): Promise<Answer> =>
  call(app, callOf(name).method, addressOf(callOf(name)), {
    token,
    ...(callOf(name).method === 'GET' ? {} : { body: {} }),
  });
const userOf = async (app: FastifyInstance, token: string): Promise<SessionUser> =>
  (await call(app, 'GET', calls.getSessionUser.path, { token })).body as SessionUser;
const refreshed = async (app: FastifyInstance, refreshToken: string): Promise<string> =>
  ((await call(app, 'POST', calls.refreshToken.path, { body: { refreshToken } })).body as AuthTokens)
    .authorisationToken;

// SIGN-166
describeWithDatabase('a sign-up in a realm with terms', ({ database }) => {
  let app: FastifyInstance;
  beforeAll(async () => {
    const realm = createTestRealm({ signIn: LIMITS, account: accountSettings });
    ({ app } = await createTestApplication(database(), { realm }));
  });
  afterAll(() => app.close());

  it('is refused every call of a session that does not complete or leave it, until it is complete', async () => {
    const { token, reply } = await beginSignUp(app);
    expect(reply.user.signUpOpen).toBe(true);
    const needing = names.filter((name) => ['guest', 'viewer'].includes(callOf(name).auth));
    const closed = needing.filter((name) => callOf(name).duringSignUp !== true);
    expect(closed.length).toBeGreaterThan(90);
    for (const name of closed)
      expect({ name, ...errorOf(await send(app, name, token)) }).toEqual({ name, ...REFUSED });
    // Those that go on answering stay open after the request.
    const open = needing.filter(
      (name) => callOf(name).duringSignUp === true && name !== 'streamViewerChanges',
    );
    for (const name of open)
      expect({ name, code: errorOf(await send(app, name, token)).code }).not.toEqual({
        name,
        code: REFUSED.code,
      });

    expect(await agreeToTerms(app, token)).toBe(204);
    expect((await userOf(app, token)).signUpOpen).toBeUndefined();
    // The same token, which still says that it is open, and the next one.
    for (const one of [token, await refreshed(app, reply.refreshToken)])
      expect((await send(app, 'listUserLicences', one)).status).toBe(200);
  });

  it('stays open over further sign-ins, and ends with the terms', async () => {
    const { email, secret } = await beginSignUp(app);
    const { body } = await call(app, 'POST', calls.login.path, { body: { id: email, secret } });
    const { authorisationToken: token } = body as AuthTokens;
    expect(errorOf(await send(app, 'listFavourites', token))).toEqual(REFUSED);
    expect((await userOf(app, token)).signUpOpen).toBe(true);
  });

  it('is complete where nothing is required any more, and does not begin again with later terms', async () => {
    const { token } = await beginSignUp(app);
    const { app: without } = await createTestApplication(database(), {
      realm: createTestRealm({ signIn: LIMITS }),
    });
    expect((await send(without, 'listFavourites', token)).status).toBe(200);
    expect((await userOf(app, token)).signUpOpen).toBeUndefined();
    const earlier = await signUpSomebody(without);
    expect((await send(app, 'listFavourites', earlier.token)).status).toBe(200);
    await without.close();
  });
});

// SIGN-174
describeOnBothEngines('terms that change', ({ database }) => {
  const versions = new Map<string | null, FastifyInstance>();
  const at = async (version: string | null): Promise<FastifyInstance> => {
    const started = versions.get(version);
    if (started !== undefined) return started;
    const consents = accountSettings.consents.map((one) =>
      one.fieldName === 'terms' ? { ...one, version } : one,
    );
    const realm = createTestRealm({ signIn: LIMITS, account: { ...accountSettings, consents } });
    const { app } = await createTestApplication(database(), { realm });
    versions.set(version, app);
    return app;
  };
  afterAll(() => Promise.all([...versions.values()].map((app) => app.close())));

  const termsOf = async (app: FastifyInstance, token: string) =>
    (
      (await call(app, 'GET', '/api/v2/consent-terms?scope=registration', { token }))
        .body as ResponseOf<'listConsentTerms'>
    ).terms;
  const logIn = async (app: FastifyInstance, { email, secret }: { email: string; secret: string }) =>
    ((await call(app, 'POST', calls.login.path, { body: { id: email, secret } })).body as AuthTokens)
      .authorisationToken;

  it('are asked again of an account that agreed to another version, until it agrees', async () => {
    const [first, second] = [await at('1'), await at('2')];
    const person = await signUpSomebody(first);
    expect((await send(first, 'listFavourites', person.token)).status).toBe(200);
    const token = await logIn(second, person);
    expect(errorOf(await send(second, 'listFavourites', token))).toEqual(REFUSED);
    expect((await userOf(second, token)).signUpOpen).toBe(true);
    expect((await termsOf(second, token)).map(({ fieldName, changed }) => [fieldName, changed])).toEqual([
      ['terms', true],
      ['about', false],
      ['news', false],
    ]);
    // A session that goes on is asked with its next token.
    const next = await refreshed(second, person.reply.refreshToken);
    expect(errorOf(await send(second, 'listFavourites', next))).toEqual(REFUSED);

    const other = await call(second, 'PUT', '/api/v2/user/consents', {
      token,
      body: { answers: [{ fieldName: 'news', answer: true }] },
    });
    expect(errorOf(other).code).toBe('CONSENT_REQUIRED');
    expect(await agreeToTerms(second, token)).toBe(204);
    expect((await send(second, 'listFavourites', token)).status).toBe(200);
    expect((await termsOf(second, token)).some(({ changed }) => changed)).toBe(false);
    const { rows } = await database().db.execute(
      `select version from consent_answers where account_id = '${person.reply.user.id}' and field_name = 'terms' order by sequence`,
    );
    expect(rows).toEqual([{ version: '1' }, { version: '2' }]);
  });

  it('are asked of those who agreed before there were versions, and not of those who were never asked', async () => {
    const [unversioned, second] = [await at(null), await at('2')];
    const agreed = await signUpSomebody(unversioned);
    expect(errorOf(await send(second, 'listFavourites', await logIn(second, agreed)))).toEqual(REFUSED);
    const { app: without } = await createTestApplication(database(), {
      realm: createTestRealm({ signIn: LIMITS }),
    });
    const older = await signUpSomebody(without);
    expect((await send(second, 'listFavourites', await logIn(second, older))).status).toBe(200);
    await without.close();
  });

  it('are agreed to by an adult, whose profile can be chosen meanwhile', async () => {
    const [first, second] = [await at('1'), await at('2')];
    const person = await signUpSomebody(first);
    const made = await call(first, 'POST', '/api/v2/user/profiles', {
      token: person.token,
      body: { name: 'Leo', type: 'child' },
    });
    const token = await logIn(second, person);
    const enter = async (id: string) => {
      const answer = await call(second, 'POST', `/api/v2/user/profiles/${id}/switch`, {
        token,
        body: { secret: person.secret },
      });
      expect(answer.status).toBe(200);
      return (answer.body as AuthTokens).authorisationToken;
    };
    const child = (made.body as Profile).id;
    expect(await agreeToTerms(second, await enter(child))).toBe(403);
    const { profiles } = (await send(second, 'listProfiles', token)).body as ResponseOf<'listProfiles'>;
    const adult = profiles.find(({ type }) => type === 'adult')?.id ?? '';
    expect(await agreeToTerms(second, await enter(adult))).toBe(204);
    expect((await userOf(second, await logIn(second, person))).signUpOpen).toBeUndefined();
  });
});

// SIGN-166
describeDemo('an account whose sign-up is not complete', ({ database }) => {
  it('has the rights of a guest in calls that guests make', async () => {
    const { app } = await createDemoApplication(database());
    const { token } = await beginSignUp(app);
    const play = (video: string) => call(app, 'POST', `/api/v5/manifest/video/${video}`, { token, body: {} });
    // Open to guests, and open to whoever signs in.
    expect((await play('1001')).status).toBe(200);
    expect(errorOf(await play('1002'))).toEqual({ status: 403, code: 'SIGN_IN_REQUIRED' });
    expect(await agreeToTerms(app, token)).toBe(204);
    expect((await play('1002')).status).toBe(200);
    await app.close();
  });
});
