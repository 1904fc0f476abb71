import type { AuthTokens, ResponseOf } from '@footlight/contract';
import { CREDENTIAL_CLIENT, startSimulators, type RunningSimulators } from '@footlight/simulators';
import { generate } from 'otplib';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { call, errorOf } from '../../../../testing/call.js';
import { describeWithDatabase } from '../../../../testing/engines.js';
import { createMailApplication, type MailApplication } from '../../../../testing/mail-application.js';
import { signUpSomebody } from '../../../../testing/people.js';
import { SoftwareAuthenticator } from '../../../../testing/software-authenticator.js';

const NEW_SECRET = 'another long secret';

describeWithDatabase('the first proof of an address', ({ database }) => {
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

  /** Somebody who has signed up with an address, and added everything that may sign in later. */
  const withAllWays = async () => {
    const person = await signUpSomebody(mails.app);
    const { token, email, secret, reply } = person;
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
    const { secret: totp } = (await call(mails.app, 'POST', '/api/v2/user/second-factor', { token }))
      .body as ResponseOf<'enrolSecondFactor'>;
    const code = await generate({ secret: totp, epoch: Math.floor(mails.clock.now() / 1_000) });
    const enabled = await call(mails.app, 'PUT', '/api/v2/user/second-factor', { token, body: { code } });
    expect(enabled.status).toBe(200);
    const { userCode } = (await post('/api/v2/device/code', {})).body as ResponseOf<'requestDeviceCode'>;
    const allowed = await call(mails.app, 'PUT', '/api/v2/device/requests', {
      token,
      body: { userCode, allow: true },
    });
    expect(allowed.status).toBe(204);
    const elsewhere = `else-${email}`;
    const change = { email: elsewhere, currentSecret: secret };
    expect((await call(mails.app, 'PUT', '/api/v2/user/email', { token, body: change })).status).toBe(204);
    const changeToken = mails.tokenIn(await mails.mailTo(elsewhere, /new email/u));
    return { ...person, id: reply.user.id, key, elsewhere, changeToken };
  };
  type Somebody = Awaited<ReturnType<typeof withAllWays>>;

  /** What signs in to an account, or would. */
  const waysOf = async (id: string) => {
    const { rows } = await database().db.execute(`
      select
        (select secret_hash is not null from accounts where id = '${id}') as password,
        exists(select 1 from linked_providers where account_id = '${id}') as provider,
        exists(select 1 from passkeys where account_id = '${id}') as passkey,
        exists(select 1 from second_factors where account_id = '${id}')
          and exists(select 1 from recovery_codes where account_id = '${id}') as "secondFactor",
        exists(select 1 from token_families where account_id = '${id}' and revoked_at is null) as session,
        exists(select 1 from device_codes where account_id = '${id}') as television,
        exists(select 1 from mail_links where account_id = '${id}' and purpose = 'email-change') as "emailChange"`);
    return rows[0];
  };
  const ALL = {
    password: true,
    provider: true,
    passkey: true,
    secondFactor: true,
    session: true,
    television: true,
    emailChange: true,
  };
  const resetByMail = async ({ email }: Pick<Somebody, 'email'>) => {
    mails.sink.clear();
    await post('/api/v2/reset-password/create', { id: email });
    const token = mails.tokenIn(await mails.mailTo(email, /new password/u));
    const answer = await call(mails.app, 'PUT', '/api/v2/reset-password', {
      body: { token, secret: NEW_SECRET },
    });
    expect(answer.status).toBe(204);
  };
  const magicLink = async ({ email }: Pick<Somebody, 'email'>) => {
    mails.sink.clear();
    await call(mails.app, 'GET', `/api/v2/token/alt/magic-email?email=${encodeURIComponent(email)}`);
    const token = mails.tokenIn(await mails.mailTo(email, /sign-in link/iu));
    return post('/api/v2/token/alt/magic-email', { token });
  };
  const confirm = async ({ email }: Pick<Somebody, 'email'>, token?: string) => {
    const link = mails.tokenIn(await mails.mailTo(email, /Confirm your email/u));
    expect((await post('/api/v2/email-confirmation', { token: link }, token)).status).toBe(200);
  };
  const moveEmail = async ({ changeToken }: Pick<Somebody, 'changeToken'>, token?: string) =>
    expect((await post('/api/v2/email-confirmation', { token: changeToken }, token)).status).toBe(200);
  const proveAtProvider = (accountId: string, email: string) =>
    database().db.execute(
      `insert into confirmed_emails (account_id, email, confirmed_at, owner_known)
       values ('${accountId}', '${email}', now(), true)`,
    );
  const removals = async (accountId: string) =>
    (
      await database().db.execute(
        `select details from audit_log where action = 'unprovenWaysRemoved' and account_id = '${accountId}'`,
      )
    ).rows.map(({ details }) => details);
  afterEach(() => database().db.execute(`delete from linked_providers`));

  // SIGN-180, SIGN-183, SIGN-184, SIGN-185: every way of proof × everything that may have been added before
  it.each<[string, (somebody: Somebody) => Promise<unknown>, Partial<typeof ALL>]>([
    [
      'a new password',
      resetByMail,
      { provider: false, passkey: false, session: false, television: false, emailChange: false },
    ],
    [
      'a sign-in by mail',
      magicLink,
      {
        password: false,
        provider: false,
        passkey: false,
        session: false,
        television: false,
        emailChange: false,
      },
    ],
    ['a confirmation by a guest', (somebody) => confirm(somebody), { emailChange: false }],
    ['a confirmation by the signed-in owner', (somebody) => confirm(somebody, somebody.token), {}],
    ['a change of the address by a guest', (somebody) => moveEmail(somebody), { emailChange: false }],
    ['a change of the address by the owner', (one) => moveEmail(one, one.token), { emailChange: false }],
  ])('by %s leaves what is right', async (_way, prove, removed) => {
    const somebody = await withAllWays();
    expect(await waysOf(somebody.id)).toEqual(ALL);
    await prove(somebody);
    expect(await waysOf(somebody.id)).toEqual({ ...ALL, ...removed });
  });

  // SIGN-180
  it('by a new password is logged, and told to the owner', async () => {
    const { email, key, id } = await withAllWays();
    await resetByMail({ email });
    await mails.sink.next(({ to, text }) => to.includes(email) && text.includes('were removed'));
    // A mailbox alone does not switch a second factor off.
    const entered = await post('/api/v2/login', { id: email, secret: NEW_SECRET });
    expect(errorOf(entered).code).toBe('SECOND_FACTOR_REQUIRED');
    const byKey = await post('/api/v2/login/passkey', { credential: key.sign(await signInOptions()) });
    expect(errorOf(byKey).code).toBe('PASSKEY_INVALID');
    expect((await userOf((await atProvider()).body as AuthTokens)).id).not.toBe(id);
    expect(await removals(id)).toEqual([{ providers: 'SPTV', passkeys: '1', password: 'stays' }]);
  });

  // SIGN-183
  it('by a sign-in by mail removes a password that somebody else may know, and tells the owner', async () => {
    const { email, secret, reply } = await signUpSomebody(mails.app);
    const entered = await magicLink({ email });
    expect(entered.status).toBe(200);
    await mails.sink.next(({ to, text }) => to.includes(email) && text.includes('The password, linked'));
    expect(errorOf(await post('/api/v2/login', { id: email, secret })).code).toBe('INVALID_CREDENTIALS');
    const { refreshToken } = reply;
    expect(errorOf(await post('/api/v2/token/refresh', { refreshToken })).code).toBe('REFRESH_TOKEN_INVALID');
    // The owner sets one of their own, which the next link leaves.
    const { authorisationToken: token } = entered.body as AuthTokens;
    expect(
      (await call(mails.app, 'POST', '/api/v2/user/password', { token, body: { secret: NEW_SECRET } }))
        .status,
    ).toBe(204);
    expect((await magicLink({ email })).status).toBe(200);
    expect((await post('/api/v2/login', { id: email, secret: NEW_SECRET })).status).toBe(200);
    expect(await removals(reply.user.id)).toEqual([{ providers: '', passkeys: '0', password: 'removed' }]);
  });

  // SIGN-184
  it('by a guest’s confirmation lets a later new password remove what was added before, and nothing else', async () => {
    const somebody = await withAllWays();
    mails.clock.advance(1_000);
    await confirm(somebody);
    mails.clock.advance(1_000);
    const own = new SoftwareAuthenticator();
    const { options } = (
      await call(mails.app, 'POST', '/api/v2/user/passkeys/options', { token: somebody.token })
    ).body as ResponseOf<'createPasskeyRegistration'>;
    await post('/api/v2/user/passkeys', { name: 'Mine', credential: own.create(options) }, somebody.token);
    await resetByMail(somebody);
    const byKey = async (key: SoftwareAuthenticator) =>
      (await post('/api/v2/login/passkey', { credential: key.sign(await signInOptions()) })).status;
    expect([await byKey(own), await byKey(somebody.key)]).toEqual([200, 403]);
    // From now on the owner is known.
    await resetByMail(somebody);
    expect(await byKey(own)).toBe(200);
    expect(await removals(somebody.id)).toHaveLength(1);
  });

  // SIGN-184, SIGN-185
  it.each<[string, (somebody: Somebody) => Promise<unknown>]>([
    ['the signed-in owner has confirmed', (one) => confirm(one, one.token)],
    ['a provider has verified', ({ id, email }) => proveAtProvider(id, email)],
  ])('is of no effect on an address that %s before', async (_way, prove) => {
    const somebody = await withAllWays();
    await prove(somebody);
    await resetByMail(somebody);
    expect(await waysOf(somebody.id)).toMatchObject({ provider: true, passkey: true, secondFactor: true });
    expect(await removals(somebody.id)).toEqual([]);
  });
});
