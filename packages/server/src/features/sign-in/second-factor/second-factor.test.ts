import type { ErrorBody, ResponseOf } from '@footlight/contract';
import { generate } from 'otplib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { call, errorOf, type Answer } from '../../../../testing/call.js';
import { describeWithDatabase } from '../../../../testing/engines.js';
import { createMailApplication, type MailApplication } from '../../../../testing/mail-application.js';
import { signUpSomebody, type Person } from '../../../../testing/people.js';

const MINUTE_MS = 60_000;
const PATH = '/api/v2/user/second-factor';
const INVALID = { status: 403, code: 'SECOND_FACTOR_INVALID' };

// SIGN-111, SIGN-112, SIGN-113, SIGN-114, SIGN-115, SIGN-116, SIGN-121
describeWithDatabase('two-step sign-in', ({ database }) => {
  let mails: MailApplication;
  beforeAll(async () => {
    mails = await createMailApplication(database(), { signIn: { secondFactor: { enabled: true } } });
  });
  afterAll(() => mails.stop());

  const post = (path: string, body?: object, token?: string) =>
    call(mails.app, 'POST', path, {
      ...(body === undefined ? {} : { body }),
      ...(token === undefined ? {} : { token }),
    });
  const login = ({ email, secret }: Pick<Person, 'email' | 'secret'>) =>
    post('/api/v2/login', { id: email, secret });
  const complete = (challenge: string, code: string) =>
    post('/api/v2/login/second-factor', { challenge, code });
  const codeOf = (secret: string, steps = 0) =>
    generate({ secret, epoch: Math.floor(mails.clock.now() / 1000) + 30 * steps });
  const challengeOf = (answer: Answer): string => {
    expect(errorOf(answer)).toEqual({ status: 428, code: 'SECOND_FACTOR_REQUIRED' });
    return (answer.body as ErrorBody & { details: { challenge: string } }).details.challenge;
  };
  const nextStep = () => mails.clock.advance(30_000);
  const enrol = async ({ token }: Person) =>
    (await post(PATH, undefined, token)).body as ResponseOf<'enrolSecondFactor'>;
  const confirm = (token: string, code: string) => call(mails.app, 'PUT', PATH, { token, body: { code } });
  /** An account with two-step sign-in; enabling it has consumed the code of the current time step. */
  const enrolled = async () => {
    const person = await signUpSomebody(mails.app);
    const { secret: totp } = await enrol(person);
    const confirmed = await confirm(person.token, await codeOf(totp));
    expect(confirmed.status).toBe(200);
    nextStep();
    const { recoveryCodes } = confirmed.body as ResponseOf<'confirmSecondFactor'>;
    return { ...person, totp, recoveryCodes };
  };

  it('is enabled with a code of the new secret, and notifies the viewer by mail', async () => {
    const person = await signUpSomebody(mails.app);
    const { secret, otpauthUri } = await enrol(person);
    const address = new URL(otpauthUri);
    expect(`${address.protocol}//${address.host}`).toBe('otpauth://totp');
    expect(address.searchParams.get('secret')).toBe(secret);
    expect(address.searchParams.get('issuer')).toBe('Test');
    // Sign-in is unchanged until the secret is confirmed.
    expect((await login(person)).status).toBe(200);
    expect(errorOf(await confirm(person.token, '000000'))).toEqual(INVALID);
    const confirmed = await confirm(person.token, await codeOf(secret));
    const { recoveryCodes } = confirmed.body as ResponseOf<'confirmSecondFactor'>;
    expect(new Set(recoveryCodes).size).toBe(10);
    const status = await call(mails.app, 'GET', PATH, { token: person.token });
    expect(status.body).toMatchObject({ enabled: true, recoveryCodesLeft: 10, needsPassword: true });
    expect(errorOf(await post(PATH, undefined, person.token))).toEqual({
      status: 409,
      code: 'SECOND_FACTOR_ENABLED',
    });
    const mail = await mails.mailTo(person.email, /sign-in settings/u);
    expect(mail.text).toContain('Two-step sign-in was turned on');
  });

  /** Signs somebody up and in again with the role of finance. */
  const colleague = async (): Promise<Person> => {
    const person = await signUpSomebody(mails.app);
    await database().db.execute(`update accounts set role = 'finance' where id = '${person.reply.user.id}'`);
    const { body } = await login(person);
    return { ...person, token: (body as ResponseOf<'login'>).authorisationToken };
  };

  // MONEY-155
  it('proves the identity for changes of money for ten minutes, which neither password nor sign-in does', async () => {
    const person = await colleague();
    const change = () =>
      post(
        '/api/v2/admin/finance/customers/nobody/licences/7001/extensions',
        { days: 7, reason: 'Ticket 4711', idempotencyKey: 'a-key-of-finance' },
        person.token,
      );
    const prove = (body: object) => post('/api/v2/user/proof', body, person.token);
    expect(errorOf(await change()).code).toBe('SECOND_FACTOR_MISSING');
    const { secret: totp } = await enrol(person);
    expect((await confirm(person.token, await codeOf(totp))).status).toBe(200);
    nextStep();
    expect((await prove({ secret: person.secret })).status).toBe(200);
    const refused = await change();
    expect(refused.body).toMatchObject({ code: 'PROOF_REQUIRED', details: { methods: ['code'] } });
    expect(errorOf(await prove({ code: '000000' }))).toEqual(INVALID);
    expect(errorOf(await change()).code).toBe('PROOF_REQUIRED');
    const code = await codeOf(totp);
    expect((await prove({ code })).status).toBe(200);
    expect(errorOf(await change()).code).toBe('ACCOUNT_NOT_FOUND');
    expect(errorOf(await prove({ code }))).toEqual(INVALID);
    mails.clock.advance(10 * MINUTE_MS + 1);
    expect(errorOf(await change()).code).toBe('PROOF_REQUIRED');
  });

  // MONEY-155
  it('can be set up by finance even if the realm does not offer it', async () => {
    const without = await createMailApplication(database(), { signIn: { secondFactor: { enabled: false } } });
    const set = ({ token }: Person) => call(without.app, 'POST', PATH, { token });
    expect((await set(await colleague())).status).toBe(201);
    expect(errorOf(await set(await signUpSomebody(mails.app))).code).toBe('PROVIDER_NOT_CONFIGURED');
    await without.stop();
  });

  it('requests a code after the password, and signs in with it', async () => {
    const person = await enrolled();
    const challenge = challengeOf(await login(person));
    const signedIn = await complete(challenge, await codeOf(person.totp));
    expect(signedIn.status).toBe(200);
    expect((signedIn.body as ResponseOf<'loginSecondFactor'>).user.email).toBe(person.email);
  });

  it('does not request a code if the password is wrong', async () => {
    const { email } = await enrolled();
    expect(errorOf(await login({ email, secret: 'a wrong guess' })).code).toBe('INVALID_CREDENTIALS');
  });

  it('accepts codes of the previous and the next time step, and no others', async () => {
    const person = await enrolled();
    mails.clock.advance(5 * MINUTE_MS);
    for (const steps of [-2, 2])
      expect(
        errorOf(await complete(challengeOf(await login(person)), await codeOf(person.totp, steps))),
      ).toEqual(INVALID);
    expect((await complete(challengeOf(await login(person)), await codeOf(person.totp, -1))).status).toBe(
      200,
    );
    expect((await complete(challengeOf(await login(person)), await codeOf(person.totp, 1))).status).toBe(200);
  });

  it('accepts each code once, also with two concurrent requests, and no code of an earlier step', async () => {
    const person = await enrolled();
    const code = await codeOf(person.totp);
    const [one, two] = [challengeOf(await login(person)), challengeOf(await login(person))];
    const answers = await Promise.all([complete(one, code), complete(two, code)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403]);
    expect(errorOf(await complete(challengeOf(await login(person)), code))).toEqual(INVALID);
    expect(errorOf(await complete(challengeOf(await login(person)), await codeOf(person.totp, -1)))).toEqual(
      INVALID,
    );
  });

  it('accepts each challenge once, for five minutes, and only for its account', async () => {
    const person = await enrolled();
    const challenge = challengeOf(await login(person));
    expect((await complete(challenge, await codeOf(person.totp))).status).toBe(200);
    nextStep();
    expect(errorOf(await complete(challenge, await codeOf(person.totp)))).toEqual(INVALID);
    const old = challengeOf(await login(person));
    mails.clock.advance(5 * MINUTE_MS + 1000);
    expect(errorOf(await complete(old, await codeOf(person.totp)))).toEqual(INVALID);
    expect(errorOf(await complete('made up', await codeOf(person.totp)))).toEqual(INVALID);
    const stranger = await enrolled();
    expect(errorOf(await complete(challengeOf(await login(stranger)), await codeOf(person.totp)))).toEqual(
      INVALID,
    );
  });

  it('rejects all codes for 15 minutes after five wrong ones, without revealing the lock', async () => {
    const person = await enrolled();
    for (let count = 0; count < 5; count += 1)
      expect(errorOf(await complete(challengeOf(await login(person)), '000000'))).toEqual(INVALID);
    // The right code and a recovery code are rejected as well, without being consumed.
    expect(errorOf(await complete(challengeOf(await login(person)), await codeOf(person.totp)))).toEqual(
      INVALID,
    );
    const [recovery = ''] = person.recoveryCodes;
    expect(errorOf(await complete(challengeOf(await login(person)), recovery))).toEqual(INVALID);
    mails.clock.advance(15 * MINUTE_MS + 1000);
    expect((await complete(challengeOf(await login(person)), recovery)).status).toBe(200);
  });

  it('counts each of a hundred concurrent wrong codes, and then rejects the right one', async () => {
    const person = await enrolled();
    const challenge = challengeOf(await login(person));
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) => complete(challenge, String(100_000 + index))),
    );
    expect(answers.map(errorOf)).toEqual(Array.from({ length: 100 }, () => INVALID));
    const { rows } = await database().db.execute(
      "select attempts from secret_attempts where key like 'code:%' order by attempts desc limit 1",
    );
    expect(rows).toEqual([{ attempts: 100 }]);
    expect(errorOf(await complete(challenge, await codeOf(person.totp)))).toEqual(INVALID);
  });

  it('accepts a recovery code instead of a code, once, in any letter case and with spaces', async () => {
    const person = await enrolled();
    const [first = '', second = ''] = person.recoveryCodes;
    const typed = first.toLowerCase().replace('-', ' ');
    expect((await complete(challengeOf(await login(person)), typed)).status).toBe(200);
    expect(errorOf(await complete(challengeOf(await login(person)), first))).toEqual(INVALID);
    const answers = await Promise.all(
      [challengeOf(await login(person)), challengeOf(await login(person))].map((challenge) =>
        complete(challenge, second),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403]);
    const status = await call(mails.app, 'GET', PATH, { token: person.token });
    expect(status.body).toMatchObject({ recoveryCodesLeft: 8 });
  });

  it('renews recovery codes, and rejects the previous ones', async () => {
    const person = await enrolled();
    const renewed = await post(`${PATH}/recovery-codes`, { code: await codeOf(person.totp) }, person.token);
    const [fresh = ''] = (renewed.body as ResponseOf<'renewRecoveryCodes'>).recoveryCodes;
    const [old = ''] = person.recoveryCodes;
    expect(errorOf(await complete(challengeOf(await login(person)), old))).toEqual(INVALID);
    expect((await complete(challengeOf(await login(person)), fresh)).status).toBe(200);
  });

  it('is disabled only with both the password and a code, and notifies the viewer by mail', async () => {
    const person = await enrolled();
    const disable = (secret: string, code: string) => post(`${PATH}/disable`, { secret, code }, person.token);
    expect(errorOf(await disable('a wrong guess', await codeOf(person.totp)))).toEqual({
      status: 403,
      code: 'INVALID_CURRENT_CREDENTIALS',
    });
    expect(errorOf(await disable(person.secret, '000000'))).toEqual(INVALID);
    expect((await disable(person.secret, await codeOf(person.totp))).status).toBe(204);
    expect((await login(person)).status).toBe(200);
    await mails.mailTo(person.email, /sign-in settings/u);
    for (const table of ['second_factors', 'recovery_codes']) {
      const { rows } = await database().db.execute(
        `select account_id from ${table} where account_id = '${person.reply.user.id}'`,
      );
      expect(rows).toEqual([]);
    }
  });

  it('requests a code after a magic link as well', async () => {
    const person = await enrolled();
    await call(mails.app, 'GET', `/api/v2/token/alt/magic-email?email=${encodeURIComponent(person.email)}`);
    const token = mails.tokenIn(await mails.mailTo(person.email, /sign-in link/u));
    const challenge = challengeOf(await post('/api/v2/token/alt/magic-email', { token }));
    expect((await complete(challenge, await codeOf(person.totp))).status).toBe(200);
  });

  it('can be set up only shortly after a sign-in or a proof of the password', async () => {
    const person = await signUpSomebody(mails.app);
    mails.clock.advance(11 * MINUTE_MS);
    const refused = await post(PATH, undefined, person.token);
    expect(errorOf(refused)).toEqual({ status: 403, code: 'PROOF_REQUIRED' });
    expect((refused.body as ErrorBody).details).toEqual({ methods: ['password'] });
    const prove = (secret: string) => post('/api/v2/user/proof', { secret }, person.token);
    expect(errorOf(await prove('a wrong guess')).code).toBe('INVALID_CURRENT_CREDENTIALS');
    expect(errorOf(await post(PATH, undefined, person.token)).code).toBe('PROOF_REQUIRED');
    expect((await prove(person.secret)).status).toBe(200);
    expect((await post(PATH, undefined, person.token)).status).toBe(201);
  });

  it('stores neither secrets nor codes in plain text, and binds each secret to its account', async () => {
    const [person, stranger] = [await enrolled(), await enrolled()];
    const { rows } = await database().db.execute('select * from second_factors, recovery_codes');
    const stored = JSON.stringify(rows);
    expect(stored).not.toContain(person.totp);
    for (const code of person.recoveryCodes) expect(stored).not.toContain(code.replace('-', ''));
    await database().db.execute(
      `update second_factors set sealed_secret = (select sealed_secret from second_factors where account_id = '${stranger.reply.user.id}') where account_id = '${person.reply.user.id}'`,
    );
    expect(errorOf(await complete(challengeOf(await login(person)), await codeOf(stranger.totp)))).toEqual(
      INVALID,
    );
  });

  it('is unavailable to guests, and if the realm does not enable it', async () => {
    expect(errorOf(await call(mails.app, 'GET', PATH)).status).toBe(401);
    const without = await createMailApplication(database());
    const person = await signUpSomebody(without.app);
    expect(errorOf(await call(without.app, 'POST', PATH, { token: person.token }))).toEqual({
      status: 404,
      code: 'PROVIDER_NOT_CONFIGURED',
    });
    await without.stop();
  });
});
