import type { AuthTokens, ResponseOf } from '@footlight/contract';
import { CREDENTIAL_CLIENT, startSimulators, type RunningSimulators } from '@footlight/simulators';
import { generate } from 'otplib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { call, errorOf } from '../../../../testing/call.js';
import { describeWithDatabase } from '../../../../testing/engines.js';
import { createMailApplication, type MailApplication } from '../../../../testing/mail-application.js';
import { signUpSomebody } from '../../../../testing/people.js';
import { SoftwareAuthenticator } from '../../../../testing/software-authenticator.js';

const NEW_SECRET = 'another long secret';

// SIGN-180
describeWithDatabase('a new password of an account whose address', ({ database }) => {
  let mails: MailApplication;
  let simulators: RunningSimulators;
  beforeAll(async () => {
    simulators = await startSimulators({ port: 0 });
    mails = await createMailApplication(database(), {
      signIn: {
        passkeys: { enabled: true },
        secondFactor: { enabled: true },
        providers: [
          { name: 'ID' },
          {
            name: 'SPTV',
            baseUri: `${simulators.origin}/sptv`,
            clientId: CREDENTIAL_CLIENT,
            licences: [],
          },
        ],
      },
    });
  });
  afterAll(async () => {
    await mails.stop();
    await simulators.stop();
  });

  const post = (path: string, body: object, token?: string) =>
    call(mails.app, 'POST', path, { body, ...(token === undefined ? {} : { token }) });
  const atProvider = (token?: string) =>
    post('/api/v2/login/sptv', { id: 'member-4711', secret: 'sptv-demo' }, token);
  const signInOptions = async () =>
    (
      (await call(mails.app, 'POST', '/api/v2/login/passkey/options'))
        .body as ResponseOf<'createPasskeySignIn'>
    ).options;
  const userOf = async ({ authorisationToken: token }: AuthTokens) =>
    (await call(mails.app, 'GET', '/api/v2/user/session', { token })).body as ResponseOf<'getSessionUser'>;

  /** Somebody who has signed up with an address, and added every other way to sign in. */
  const withAllWays = async () => {
    const person = await signUpSomebody(mails.app);
    const { token } = person;
    expect((await atProvider(token)).status).toBe(200);
    const key = new SoftwareAuthenticator();
    const { options } = (await call(mails.app, 'POST', '/api/v2/user/passkeys/options', { token }))
      .body as ResponseOf<'createPasskeyRegistration'>;
    const added = await post(
      '/api/v2/user/passkeys',
      { name: 'Phone', credential: key.create(options) },
      token,
    );
    expect(added.status).toBe(201);
    const { secret } = (await call(mails.app, 'POST', '/api/v2/user/second-factor', { token }))
      .body as ResponseOf<'enrolSecondFactor'>;
    const code = await generate({ secret, epoch: Math.floor(mails.clock.now() / 1_000) });
    const enabled = await call(mails.app, 'PUT', '/api/v2/user/second-factor', { token, body: { code } });
    expect(enabled.status).toBe(200);
    return { ...person, key };
  };
  const resetByMail = async (email: string) => {
    mails.sink.clear();
    await post('/api/v2/reset-password/create', { id: email });
    const token = mails.tokenIn(await mails.mailTo(email, /new password/u));
    const answer = await call(mails.app, 'PUT', '/api/v2/reset-password', {
      body: { token, secret: NEW_SECRET },
    });
    expect(answer.status).toBe(204);
  };
  const removals = async (accountId: string) =>
    (
      await database().db.execute(
        `select details from audit_log where action = 'unprovenWaysRemoved' and account_id = '${accountId}'`,
      )
    ).rows;

  it('was never confirmed removes what somebody else may have added, and tells the owner', async () => {
    const { email, key, reply } = await withAllWays();
    await resetByMail(email);
    await mails.sink.next(({ to, text }) => to.includes(email) && text.includes('were removed'));
    // A mailbox alone does not switch a second factor off.
    const entered = await post('/api/v2/login', { id: email, secret: NEW_SECRET });
    expect(errorOf(entered).code).toBe('SECOND_FACTOR_REQUIRED');
    const byKey = await post('/api/v2/login/passkey', { credential: key.sign(await signInOptions()) });
    expect(errorOf(byKey).code).toBe('PASSKEY_INVALID');
    const atOther = await atProvider();
    expect((await userOf(atOther.body as AuthTokens)).id).not.toBe(reply.user.id);
    expect(await removals(reply.user.id)).toEqual([{ details: { providers: 'SPTV', passkeys: '1' } }]);
    await database().db.execute(`delete from linked_providers`);
  });

  it('was confirmed before leaves them as they are', async () => {
    const { email, key, reply } = await withAllWays();
    const link = mails.tokenIn(await mails.mailTo(email, /Confirm your email/u));
    expect((await post('/api/v2/email-confirmation', { token: link })).status).toBe(200);
    await resetByMail(email);
    const entered = await post('/api/v2/login', { id: email, secret: NEW_SECRET });
    expect(errorOf(entered).code).toBe('SECOND_FACTOR_REQUIRED');
    expect(
      (await post('/api/v2/login/passkey', { credential: key.sign(await signInOptions()) })).status,
    ).toBe(200);
    expect((await userOf((await atProvider()).body as AuthTokens)).id).toBe(reply.user.id);
    expect(await removals(reply.user.id)).toEqual([]);
    await database().db.execute(`delete from linked_providers`);
  });
});
