import type { ErrorBody, NewCredential, ResponseOf, SignedChallenge } from '@footlight/contract';
import { generate } from 'otplib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { call, errorOf } from '../../../../testing/call.js';
import { describeWithDatabase } from '../../../../testing/engines.js';
import { createMailApplication, type MailApplication } from '../../../../testing/mail-application.js';
import { signUpSomebody, type Person } from '../../../../testing/people.js';
import { type Deviation, SoftwareAuthenticator } from '../../../../testing/software-authenticator.js';

const MINUTE_MS = 60_000;
const PATH = '/api/v2/user/passkeys';
const INVALID = { status: 403, code: 'PASSKEY_INVALID' };
const LAST = { status: 409, code: 'LAST_PROVIDER' };

// SIGN-117, SIGN-118, SIGN-119, SIGN-120, SIGN-121
describeWithDatabase('passkeys', ({ database }) => {
  let mails: MailApplication;
  beforeAll(async () => {
    mails = await createMailApplication(database(), {
      signIn: { magicLink: false, passkeys: { enabled: true }, secondFactor: { enabled: true } },
    });
  });
  afterAll(() => mails.stop());

  const post = (path: string, body?: object, token?: string) =>
    call(mails.app, 'POST', path, {
      ...(body === undefined ? {} : { body }),
      ...(token === undefined ? {} : { token }),
    });
  const registration = async (token: string) =>
    ((await post(`${PATH}/options`, undefined, token)).body as ResponseOf<'createPasskeyRegistration'>)
      .options;
  const signInOptions = async () =>
    ((await post('/api/v2/login/passkey/options')).body as ResponseOf<'createPasskeySignIn'>).options;
  const add = (token: string, credential: NewCredential, name = 'Phone') =>
    post(PATH, { name, credential }, token);
  const login = (credential: SignedChallenge) => post('/api/v2/login/passkey', { credential });
  const list = async (token: string) =>
    ((await call(mails.app, 'GET', PATH, { token })).body as ResponseOf<'listPasskeys'>).passkeys;
  const withPasskey = async (): Promise<
    Person & { readonly key: SoftwareAuthenticator; readonly id: string }
  > => {
    const person = await signUpSomebody(mails.app);
    const key = new SoftwareAuthenticator();
    const added = await add(person.token, key.create(await registration(person.token)));
    expect(added.status).toBe(201);
    return { ...person, key, id: (added.body as ResponseOf<'addPasskey'>).id };
  };
  const dropPassword = ({ reply }: Person) =>
    database().db.execute(`update accounts set secret_hash = null where id = '${reply.user.id}'`);

  it('are added, sign in without a name or password, and are reported to the owner by mail', async () => {
    const person = await withPasskey();
    const signedIn = await login(person.key.sign(await signInOptions()));
    expect(signedIn.status).toBe(200);
    expect((signedIn.body as ResponseOf<'loginPasskey'>).user).toEqual(person.reply.user);
    const [passkey] = await list(person.token);
    expect(passkey).toMatchObject({ id: person.id, name: 'Phone', synced: false });
    expect(passkey?.lastUsedAt).not.toBeNull();
    const mail = await mails.mailTo(person.email, /sign-in settings/u);
    expect(mail.text).toContain('A passkey was added');
  });

  it('count as both factors', async () => {
    const person = await withPasskey();
    const enrolled = await post('/api/v2/user/second-factor', undefined, person.token);
    const { secret } = enrolled.body as ResponseOf<'enrolSecondFactor'>;
    const code = await generate({ secret, epoch: Math.floor(mails.clock.now() / 1000) });
    await call(mails.app, 'PUT', '/api/v2/user/second-factor', { token: person.token, body: { code } });
    const byPassword = await post('/api/v2/login', { id: person.email, secret: person.secret });
    expect(errorOf(byPassword).code).toBe('SECOND_FACTOR_REQUIRED');
    expect((await login(person.key.sign(await signInOptions()))).status).toBe(200);
  });

  it.each<[string, Deviation]>([
    ['of a foreign origin', { origin: 'https://evil.example' }],
    ['of another port of this host', { origin: 'http://localhost:4601' }],
    ['for another relying party', { rpId: 'evil.example' }],
    ['without the user being verified', { isUserVerified: false }],
    ['of a registration ceremony', { type: 'webauthn.create' }],
    ['with another account’s handle', { userHandle: 'c29tZWJvZHk' }],
    ['whose counter does not increase', { counter: 1 }],
  ])('reject a signature %s', async (_what, deviation) => {
    const person = await withPasskey();
    expect((await login(person.key.sign(await signInOptions()))).status).toBe(200);
    expect(errorOf(await login(person.key.sign(await signInOptions(), deviation)))).toEqual(INVALID);
  });

  it.each<[string, Deviation]>([
    ['of a foreign origin', { origin: 'https://evil.example' }],
    ['for another relying party', { rpId: 'evil.example' }],
    ['without the user being verified', { isUserVerified: false }],
    ['of an authentication ceremony', { type: 'webauthn.get' }],
  ])('reject a new credential %s', async (_what, deviation) => {
    const { token } = await signUpSomebody(mails.app);
    const created = new SoftwareAuthenticator().create(await registration(token), deviation);
    expect(errorOf(await add(token, created))).toEqual(INVALID);
    expect(await list(token)).toEqual([]);
  });

  it('accept each challenge once, also for two simultaneous requests', async () => {
    const person = await withPasskey();
    const signed = person.key.sign(await signInOptions());
    const answers = await Promise.all([login(signed), login(signed)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403]);
    const options = await signInOptions();
    expect((await login(person.key.sign(options))).status).toBe(200);
    // A new signature with a higher counter fails as well: the challenge has been used.
    expect(errorOf(await login(person.key.sign(options)))).toEqual(INVALID);
  });

  it('accept a challenge for five minutes, and only for its purpose', async () => {
    const person = await withPasskey();
    const options = await signInOptions();
    const created = await registration(person.token);
    expect(errorOf(await login(person.key.sign({ ...options, challenge: created.challenge })))).toEqual(
      INVALID,
    );
    const stranger = await signUpSomebody(mails.app);
    const other = new SoftwareAuthenticator();
    const ofStranger = await registration(stranger.token);
    expect(errorOf(await add(person.token, other.create(ofStranger)))).toEqual(INVALID);
    mails.clock.advance(5 * MINUTE_MS + 1000);
    expect(errorOf(await login(person.key.sign(options)))).toEqual(INVALID);
    expect(errorOf(await login(person.key.sign({ ...options, challenge: 'bWFkZSB1cA' })))).toEqual(INVALID);
  });

  it('reject a signature of another key or of an unknown credential', async () => {
    const person = await withPasskey();
    const thief = new SoftwareAuthenticator();
    const forged = thief.sign(await signInOptions());
    expect(errorOf(await login(forged))).toEqual(INVALID);
    const { id } = person.key.sign(await signInOptions());
    expect(errorOf(await login({ ...forged, id }))).toEqual(INVALID);
  });

  it('belong to one account', async () => {
    const [person, stranger] = [await withPasskey(), await signUpSomebody(mails.app)];
    const again = person.key.create(await registration(stranger.token));
    expect(errorOf(await add(stranger.token, again))).toEqual(INVALID);
    const path = `${PATH}/${person.id}`;
    const renamed = await call(mails.app, 'PATCH', path, { token: stranger.token, body: { name: 'Mine' } });
    expect(errorOf(renamed)).toEqual({ status: 404, code: 'PASSKEY_NOT_FOUND' });
    expect(errorOf(await call(mails.app, 'DELETE', path, { token: stranger.token })).code).toBe(
      'PASSKEY_NOT_FOUND',
    );
    expect(await list(person.token)).toHaveLength(1);
  });

  it('can be renamed and removed, and do not sign in after removal', async () => {
    const person = await withPasskey();
    const path = `${PATH}/${person.id}`;
    const renamed = await call(mails.app, 'PATCH', path, { token: person.token, body: { name: ' Desk ' } });
    expect(renamed.body).toMatchObject({ name: 'Desk' });
    expect((await call(mails.app, 'DELETE', path, { token: person.token })).status).toBe(204);
    expect(errorOf(await login(person.key.sign(await signInOptions())))).toEqual(INVALID);
  });

  it('cannot be removed if there is no other way to sign in', async () => {
    const person = await withPasskey();
    await dropPassword(person);
    const remove = (id: string) => call(mails.app, 'DELETE', `${PATH}/${id}`, { token: person.token });
    expect(errorOf(await remove(person.id))).toEqual(LAST);
    const second = await add(
      person.token,
      new SoftwareAuthenticator().create(await registration(person.token)),
      'Second',
    );
    const { id } = second.body as ResponseOf<'addPasskey'>;
    const answers = await Promise.all([remove(person.id), remove(id)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409]);
    expect(await list(person.token)).toHaveLength(1);
  });

  it('can be changed only soon after a sign-in or a proof, which may be a passkey', async () => {
    const [person, stranger] = [await withPasskey(), await withPasskey()];
    mails.clock.advance(11 * MINUTE_MS);
    const refused = await post(`${PATH}/options`, undefined, person.token);
    expect(errorOf(refused)).toEqual({ status: 403, code: 'PROOF_REQUIRED' });
    expect((refused.body as ErrorBody).details).toEqual({ methods: ['password', 'passkey'] });
    expect(
      errorOf(await call(mails.app, 'DELETE', `${PATH}/${person.id}`, { token: person.token })).code,
    ).toBe('PROOF_REQUIRED');
    const prove = async (key: SoftwareAuthenticator) =>
      post('/api/v2/user/proof', { credential: key.sign(await signInOptions()) }, person.token);
    expect(errorOf(await prove(stranger.key))).toEqual(INVALID);
    expect((await prove(person.key)).status).toBe(200);
    expect((await post(`${PATH}/options`, undefined, person.token)).status).toBe(200);
  });

  // ACCT-8
  it('are exported with two-step sign-in as account data, without keys and secrets', async () => {
    const person = await withPasskey();
    const enrolled = await post('/api/v2/user/second-factor', undefined, person.token);
    const { secret } = enrolled.body as ResponseOf<'enrolSecondFactor'>;
    const code = await generate({ secret, epoch: Math.floor(mails.clock.now() / 1000) });
    await call(mails.app, 'PUT', '/api/v2/user/second-factor', { token: person.token, body: { code } });
    const { body } = await call(mails.app, 'GET', '/api/v2/user/export', { token: person.token });
    const exported = body as ResponseOf<'exportAccount'>;
    expect(exported.passkeys).toMatchObject([{ name: 'Phone', lastUsedAt: null }]);
    expect(exported.secondFactor).toMatchObject({ recoveryCodesLeft: 10 });
    expect(exported.linkedProviders).toEqual([]);
    const text = JSON.stringify(exported);
    expect(text).not.toContain(secret);
    const { rows } = await database().db.execute(
      `select public_key, credential_id from passkeys where id = '${person.id}'`,
    );
    expect(rows).toHaveLength(1);
    for (const value of Object.values(rows[0] ?? {})) expect(text).not.toContain(String(value));
  });

  // ACCT-12
  it.each([
    ['GET', PATH],
    ['POST', `${PATH}/options`],
    ['GET', '/api/v2/user/second-factor'],
    ['POST', '/api/v2/user/second-factor'],
  ] as const)('are forbidden for a child’s profile: %s %s', async (method, path) => {
    const person = await signUpSomebody(mails.app);
    const child = await post('/api/v2/user/profiles', { name: 'Leo', type: 'child' }, person.token);
    const { id } = child.body as { readonly id: string };
    const entered = await post(`/api/v2/user/profiles/${id}/switch`, {}, person.token);
    const { authorisationToken: token } = entered.body as ResponseOf<'switchProfile'>;
    expect(errorOf(await call(mails.app, method, path, { token }))).toEqual({
      status: 403,
      code: 'FORBIDDEN',
    });
  });

  it('require an account, and are not available if the realm does not enable them', async () => {
    expect(errorOf(await call(mails.app, 'GET', PATH)).status).toBe(401);
    const without = await createMailApplication(database());
    expect(errorOf(await call(without.app, 'POST', '/api/v2/login/passkey/options'))).toEqual({
      status: 404,
      code: 'PROVIDER_NOT_CONFIGURED',
    });
    await without.stop();
  });
});
