import type { AuthTokens, ResponseOf } from '@footlight/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { call, errorOf } from '../../../../testing/call.js';
import { describeWithDatabase } from '../../../../testing/engines.js';
import { createMailApplication, type MailApplication } from '../../../../testing/mail-application.js';
import { signUpSomebody, type Person } from '../../../../testing/people.js';
import { createTestApplication } from '../../../../testing/test-application.js';

const MINUTE_MS = 60_000;

// MAIL-4, SIGN-140, SIGN-141, SIGN-142
describeWithDatabase('changing the email address', ({ database }) => {
  let mails: MailApplication;
  beforeAll(async () => {
    mails = await createMailApplication(database());
  });
  afterAll(() => mails.stop());

  let last = 0;
  const freshAddress = () => {
    last += 1;
    return `moved-${last}-${process.pid}-${Date.now()}@example.org`;
  };
  const requestChange = (token: string, email: string, currentSecret: string, language = 'en') =>
    call(mails.app, 'PUT', '/api/v2/user/email', {
      token,
      body: { email, currentSecret },
      headers: { language },
    });
  const confirm = (token: string) =>
    call(mails.app, 'POST', '/api/v2/email-confirmation', { body: { token } });
  const login = (id: string, secret: string) =>
    call(mails.app, 'POST', '/api/v2/login', { body: { id, secret } });
  const emailOf = async (token: string) =>
    ((await call(mails.app, 'GET', '/api/v2/user/account', { token })).body as ResponseOf<'getAccount'>)
      .contactEmail;
  const outbox = async (): Promise<readonly Record<string, unknown>[]> =>
    (await database().db.execute('select * from mail_outbox')).rows;
  const requestToken = async ({ token, secret }: Person, email: string): Promise<string> => {
    expect((await requestChange(token, email, secret)).status).toBe(204);
    return mails.tokenIn(await mails.mailTo(email, /new email/u));
  };

  it('sends a link to the new address and a notice to the current one, and changes nothing yet', async () => {
    const person = await signUpSomebody(mails.app);
    const next = freshAddress();
    expect((await requestChange(person.token, next, person.secret)).status).toBe(204);
    const link = await mails.mailTo(next, /Confirm your new email/u);
    expect(link.text).toContain('/email-confirmation?token=');
    const notice = await mails.mailTo(person.email, /was requested/u);
    expect(notice.text).not.toContain(next);
    expect(notice.text).not.toContain('token=');
    expect(await emailOf(person.token)).toBe(person.email);
    expect((await login(person.email, person.secret)).status).toBe(200);
  });

  it('changes the address once with the link, and keeps the sessions', async () => {
    const person = await signUpSomebody(mails.app);
    const next = freshAddress();
    const token = await requestToken(person, next);
    const answers = await Promise.all([confirm(token), confirm(token)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
    expect(answers.find(({ status }) => status === 200)?.body).toEqual({ id: next });
    expect(await emailOf(person.token)).toBe(next);
    expect(errorOf(await login(person.email, person.secret)).code).toBe('INVALID_CREDENTIALS');
    expect((await login(next, person.secret)).status).toBe(200);
    const refreshed = await call(mails.app, 'POST', '/api/v2/token/refresh', {
      body: { refreshToken: person.reply.refreshToken },
    });
    expect(refreshed.status).toBe(200);
    const { rows } = await database().db.execute('select email from confirmed_emails');
    expect(rows.map(({ email }) => email)).toContain(next);
  });

  it('invalidates the account’s other links when one is used', async () => {
    const person = await signUpSomebody(mails.app);
    const [first, second] = [freshAddress(), freshAddress()];
    const firstToken = await requestToken(person, first);
    const secondToken = await requestToken(person, second);
    await call(mails.app, 'POST', '/api/v2/reset-password/create', { body: { id: person.email } });
    const resetToken = mails.tokenIn(await mails.mailTo(person.email, /new password/u));
    expect((await confirm(secondToken)).status).toBe(200);
    expect(errorOf(await confirm(firstToken)).code).toBe('CONFIRMATION_TOKEN_INVALID');
    const reset = await call(mails.app, 'PUT', '/api/v2/reset-password', {
      body: { token: resetToken, secret: 'another long secret' },
    });
    expect(errorOf(reset).code).toBe('RESET_TOKEN_INVALID');
    expect(await emailOf(person.token)).toBe(second);
  });

  it('expires after an hour', async () => {
    const person = await signUpSomebody(mails.app);
    const token = await requestToken(person, freshAddress());
    mails.clock.advance(61 * MINUTE_MS);
    expect(errorOf(await confirm(token))).toEqual({ status: 404, code: 'CONFIRMATION_TOKEN_INVALID' });
  });

  it('responds identically for an address in use, and sends no mail to it', async () => {
    const [person, other] = [await signUpSomebody(mails.app), await signUpSomebody(mails.app)];
    await mails.mailTo(other.email, /Confirm/u);
    await expect.poll(outbox).toEqual([]);
    mails.sink.clear();
    const taken = await requestChange(person.token, other.email.toUpperCase(), person.secret);
    const free = await requestChange(person.token, freshAddress(), person.secret);
    expect([taken.status, taken.body]).toEqual([free.status, free.body]);
    await expect.poll(outbox).toEqual([]);
    expect(mails.sink.mails().filter(({ to }) => to.includes(other.email))).toEqual([]);
  });

  it('rejects the link if the address was taken in the meantime', async () => {
    const person = await signUpSomebody(mails.app);
    const next = freshAddress();
    const token = await requestToken(person, next);
    const other = await call(mails.app, 'POST', '/api/v2/signup', {
      body: { email: next.toUpperCase(), secret: 'a long secret', name: 'Faster' },
    });
    expect(other.status).toBe(201);
    expect(errorOf(await confirm(token))).toEqual({ status: 404, code: 'CONFIRMATION_TOKEN_INVALID' });
    expect(await emailOf(person.token)).toBe(person.email);
  });

  it('gives an address requested by two accounts to the first link that is used', async () => {
    const [one, two] = [await signUpSomebody(mails.app), await signUpSomebody(mails.app)];
    const next = freshAddress();
    const first = await requestToken(one, next);
    mails.sink.clear();
    const second = await requestToken(two, next);
    const answers = await Promise.all([confirm(first), confirm(second)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
  });

  // SIGN-142
  it('is cancelled by a new password, including mails that are not sent yet', async () => {
    const person = await signUpSomebody(mails.app);
    const token = await requestToken(person, freshAddress());
    await database().db.execute(
      `insert into mail_outbox (id, kind, recipient, language, details, created_at, next_attempt_at, attempts)
       values ('waiting-${last}', 'email-change', 'late@example.org', 'en',
         '{"accountId":"${person.reply.user.id}"}', now(), now() + interval '100 years', 0)`,
    );
    const changed = await call(mails.app, 'PUT', '/api/v2/user/password', {
      token: person.token,
      body: { currentSecret: person.secret, secret: 'another long secret' },
    });
    expect(changed.status).toBe(204);
    expect(errorOf(await confirm(token)).code).toBe('CONFIRMATION_TOKEN_INVALID');
    const waiting = await outbox();
    expect(waiting.filter(({ kind }) => kind === 'email-change')).toEqual([]);
  });

  it('requires the current password, and a valid and different address', async () => {
    const person = await signUpSomebody(mails.app);
    const next = freshAddress();
    expect(errorOf(await requestChange(person.token, next, 'a wrong guess'))).toEqual({
      status: 403,
      code: 'INVALID_CURRENT_CREDENTIALS',
    });
    for (const email of ['nobody', person.email.toUpperCase()])
      expect(errorOf(await requestChange(person.token, email, person.secret)).code).toBe('INVALID_FIELD');
    const guest = await call(mails.app, 'PUT', '/api/v2/user/email', {
      body: { email: next, currentSecret: 'x' },
    });
    expect(errorOf(guest).status).toBe(401);
  });

  it('is forbidden for child profiles', async () => {
    const person = await signUpSomebody(mails.app);
    const child = await call(mails.app, 'POST', '/api/v2/user/profiles', {
      token: person.token,
      body: { name: 'Leo', type: 'child' },
    });
    const { id } = child.body as { readonly id: string };
    const entered = await call(mails.app, 'POST', `/api/v2/user/profiles/${id}/switch`, {
      token: person.token,
      body: {},
    });
    const { authorisationToken } = entered.body as AuthTokens;
    expect(errorOf(await requestChange(authorisationToken, freshAddress(), person.secret))).toEqual({
      status: 403,
      code: 'FORBIDDEN',
    });
  });

  it('sends mails in the language of the request', async () => {
    const person = await signUpSomebody(mails.app);
    const next = freshAddress();
    await requestChange(person.token, next, person.secret, 'pt');
    const mail = await mails.mailTo(next, /novo e-mail/u);
    expect(mail.text).toMatch(/\/pt\/[\w-]+\?token=/u);
  });

  it('is not available if the realm sends no mail', async () => {
    const { app } = await createTestApplication(database());
    const person = await signUpSomebody(app);
    const answer = await call(app, 'PUT', '/api/v2/user/email', {
      token: person.token,
      body: { email: freshAddress(), currentSecret: person.secret },
    });
    expect(errorOf(answer)).toEqual({ status: 404, code: 'PROVIDER_NOT_CONFIGURED' });
    await app.close();
  });
});
