import type { AuthTokens } from '@footlight/contract';
import { FIREBASE_DEMO, startSimulators, type RunningSimulators } from '@footlight/simulators';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../../../database/database.js';
import { call, errorOf } from '../../../../../testing/call.js';
import type { MovingClock } from '@footlight/packager/testing/moving-clock';
import { openTestDatabase } from '../../../../../testing/test-database.js';
import { signUpSomebody } from '../../../../../testing/people.js';
import { createTestApplication } from '../../../../../testing/test-application.js';
import { accountSettings } from '../../../../../testing/test-realm-accounts.js';
import { createTestRealm } from '../../../../../testing/test-realm.js';
import { blockingMessage, createFirebaseToolkit, toolkitError } from './firebase-toolkit.js';
import { ProviderHttp } from '../provider-http.js';

describe('FIREBASE (SIGN-86)', () => {
  let database: OpenDatabase;
  let simulators: RunningSimulators;
  let app: FastifyInstance;
  let clock: MovingClock;
  let appCheckToken = '';

  beforeAll(async () => {
    simulators = await startSimulators({ port: 0 });
    database = await openTestDatabase();
    const base = `${simulators.origin}/firebase`;
    ({ app, clock } = await createTestApplication(database, {
      realm: createTestRealm({
        account: accountSettings,
        signIn: {
          attemptsPerMinute: 10_000,
          providers: [
            { name: 'ID' },
            {
              name: 'FIREBASE',
              ...FIREBASE_DEMO,
              issuer: base,
              jwksUri: `${base}/jwks`,
              toolkitUri: base,
              appCheckUri: base,
            },
          ],
        },
      }),
    }));
    const answer = await fetch(`${base}/v1/projects/4640/apps/demo:exchangeDebugToken`, { method: 'POST' });
    ({ token: appCheckToken } = (await answer.json()) as { token: string });
  });
  afterAll(async () => {
    await app.close();
    await simulators.stop();
    await database.close();
  });

  const signUp = (username: string, token = appCheckToken, password = 'a password') =>
    call(app, 'POST', '/api/v1/firebase-auth/signup', {
      body: { username, password, consentAnswers: [], appCheckToken: token },
    });
  const toolkit = () =>
    createFirebaseToolkit(new ProviderHttp({ timeoutMs: 2_000 }), {
      toolkitUri: `${simulators.origin}/firebase`,
      apiKey: FIREBASE_DEMO.apiKey,
    });
  const signIn = (firebaseAuthToken: string, token?: string) =>
    call(app, 'POST', '/api/v1/firebase-auth', {
      body: { firebaseAuthToken, firebaseRefreshToken: 'refresh' },
      ...(token === undefined ? {} : { token }),
    });

  it('signs up, and signs in to the same account with an ID token', async () => {
    const answer = await signUp('new@example.org');
    expect(answer).toMatchObject({ status: 201, body: { missingInformationStatus: 'REQUIRED' } });
    const { idToken } = await toolkit().reauthenticate({
      username: 'new@example.org',
      password: 'a password',
    });
    const again = await signIn(idToken);
    const ids = await Promise.all(
      [answer, again].map(async ({ body }) => {
        const { authorisationToken: token } = body as AuthTokens;
        return ((await call(app, 'GET', '/api/v2/user/session', { token })).body as { id: string }).id;
      }),
    );
    expect(ids[0]).toBe(ids[1]);
  });

  it('links the identity to the account of a session, instead of creating another (SIGN-82)', async () => {
    const person = await signUpSomebody(app);
    const { idToken } = await toolkit().signUp({ username: 'link@example.org', password: 'a password' }, '');
    const { authorisationToken: token } = (await signIn(idToken, person.token)).body as AuthTokens;
    const user = await call(app, 'GET', '/api/v2/user/session', { token });
    expect((user.body as { id: string }).id).toBe(person.reply.user.id);
    const list = await call(app, 'GET', '/api/v2/user/providers', { token });
    expect(list.body).toMatchObject({ linkedAccounts: [{ provider: 'FIREBASE' }] });
    const other = await signUpSomebody(app);
    expect(errorOf(await signIn(idToken, other.token))).toEqual({
      status: 409,
      code: 'ACCOUNT_EXISTS_WITH_DIFFERENT_PROVIDER',
    });
  });

  it('refuses sign-up without a valid App Check token', async () => {
    expect(errorOf(await signUp('bot@example.org', 'nonsense'))).toEqual({
      status: 403,
      code: 'APP_CHECK_FAILED',
    });
    const { idToken } = await toolkit().signUp({ username: 'x@example.org', password: 'a password' }, '');
    // A different kind of token, signed by the same project.
    expect(errorOf(await signUp('bot@example.org', idToken)).code).toBe('APP_CHECK_FAILED');
  });

  it('reports an address that is taken and a password that is too weak', async () => {
    await signUp('twice@example.org');
    expect(errorOf(await signUp('twice@example.org'))).toEqual({ status: 409, code: 'ACCOUNT_EXISTS' });
    const weak = await call(app, 'POST', '/api/v1/firebase-auth/signup', {
      body: { username: 'weak@example.org', password: '12345', consentAnswers: [], appCheckToken },
    });
    expect(errorOf(weak)).toEqual({ status: 400, code: 'INVALID_FIELD' });
  });

  it('stores the consents with the account, and creates no account without the required ones', async () => {
    const body = (username: string, answer: boolean) => ({
      username,
      password: 'a password',
      consentAnswers: [{ fieldName: 'terms', answer }],
      appCheckToken,
    });
    const signUpWithConsent = (username: string, answer: boolean) =>
      call(app, 'POST', '/api/v1/firebase-auth/signup', { body: body(username, answer) });
    expect(errorOf(await signUpWithConsent('terms@example.org', false))).toEqual({
      status: 400,
      code: 'CONSENT_REQUIRED',
    });
    // The rejected sign-up created no account at Firebase.
    const made = await signUpWithConsent('terms@example.org', true);
    expect(made.status).toBe(201);
    const { authorisationToken: token } = made.body as AuthTokens;
    const exported = await call(app, 'GET', '/api/v2/user/export', { token });
    expect(exported.body).toMatchObject({ consents: [{ fieldName: 'terms', answer: true }] });
  });

  it('relays the message of a blocking function', async () => {
    const answer = await signUp('who@blocked.example');
    expect(answer).toMatchObject({
      status: 403,
      body: { code: 'BLOCKED_BY_PROVIDER', details: { message: 'domainNotAllowed' } },
    });
  });

  it('reports a wrong current password on reauthentication', async () => {
    await signUp('current@example.org');
    await expect(
      toolkit().reauthenticate({ username: 'current@example.org', password: 'wrong' }),
    ).rejects.toMatchObject({ code: 'INVALID_CURRENT_CREDENTIALS' });
  });

  it('refuses forged and expired ID tokens', async () => {
    expect(errorOf(await signIn('e30.e30.e30'))).toEqual({ status: 401, code: 'PROVIDER_TOKEN_INVALID' });
    const { idToken } = await toolkit().signUp({ username: 'old@example.org', password: 'a password' }, '');
    clock.advance(2 * 3_600_000);
    expect(errorOf(await signIn(idToken))).toEqual({ status: 401, code: 'PROVIDER_TOKEN_INVALID' });
    clock.advance(-2 * 3_600_000);
  });
});

describe('errors of the Identity Toolkit', () => {
  it('are mapped to error codes, and unknown ones to PROVIDER_FAILED', () => {
    expect(toolkitError({ error: { message: 'USER_DISABLED' } }).code).toBe('BLOCKED_BY_PROVIDER');
    expect(toolkitError({ error: { message: 'toString' } }).code).toBe('PROVIDER_FAILED');
    expect(toolkitError({}).code).toBe('PROVIDER_FAILED');
  });

  it('keep the message of a blocking function only if it has the documented format', () => {
    expect(blockingMessage('BLOCKING_FUNCTION_ERROR_RESPONSE : nothing')).toBe('');
    expect(blockingMessage('… {"error":{"message":"no"}}')).toBe('no');
  });
});
