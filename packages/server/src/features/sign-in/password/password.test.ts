import type { AuthTokens } from '@footlight/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, errorOf } from '../../../../testing/call.js';
import { describeWithDatabase } from '../../../../testing/engines.js';
import { createMailApplication, type MailApplication } from '../../../../testing/mail-application.js';
import { signUpSomebody } from '../../../../testing/people.js';

const MINUTE_MS = 60_000;
const NEW_SECRET = 'another long secret';

// MAIL-4, MAIL-5, SIGN-20, SIGN-21, SIGN-22, SIGN-23
describeWithDatabase('passwords', ({ database }) => {
  let mails: MailApplication;
  beforeAll(async () => {
    mails = await createMailApplication(database());
  });
  afterAll(() => mails.stop());

  const requestReset = (id: string, provider?: string, language = 'en') =>
    call(mails.app, 'POST', '/api/v2/reset-password/create', {
      body: { id, ...(provider === undefined ? {} : { provider }) },
      headers: { language },
    });
  const reset = (token: string, secret = NEW_SECRET) =>
    call(mails.app, 'PUT', '/api/v2/reset-password', { body: { token, secret } });
  const login = (id: string, secret: string) =>
    call(mails.app, 'POST', '/api/v2/login', { body: { id, secret } });
  const refresh = (refreshToken: string) =>
    call(mails.app, 'POST', '/api/v2/token/refresh', { body: { refreshToken } });
  const outbox = async (): Promise<readonly Record<string, unknown>[]> =>
    (await database().db.execute('select * from mail_outbox')).rows;

  const requestToken = async (email: string): Promise<string> => {
    mails.sink.clear();
    await requestReset(email);
    return mails.tokenIn(await mails.mailTo(email, /new password/u));
  };

  describe('reset (SIGN-20, SIGN-21)', () => {
    it('sets the password once, ends every session and sends a notice', async () => {
      const { email, secret, reply } = await signUpSomebody(mails.app);
      const token = await requestToken(email);
      expect((await reset(token)).status).toBe(204);
      expect(errorOf(await login(email, secret)).code).toBe('INVALID_CREDENTIALS');
      expect((await login(email, NEW_SECRET)).status).toBe(200);
      expect(errorOf(await refresh(reply.refreshToken)).code).toBe('REFRESH_TOKEN_INVALID');
      expect(errorOf(await reset(token, 'a third long secret'))).toEqual({
        status: 400,
        code: 'RESET_TOKEN_INVALID',
      });
      expect((await mails.mailTo(email, /was changed/u)).text).toContain(email);
    });

    it('succeeds for one of two simultaneous uses of the link', async () => {
      const { email } = await signUpSomebody(mails.app);
      const token = await requestToken(email);
      const answers = await Promise.all([
        reset(token, 'the first long one'),
        reset(token, 'the other long one'),
      ]);
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 400]);
    });

    it('invalidates the account’s other links when one is used', async () => {
      const { email } = await signUpSomebody(mails.app);
      const first = await requestToken(email);
      const second = await requestToken(email);
      expect((await reset(second)).status).toBe(204);
      expect(errorOf(await reset(first)).code).toBe('RESET_TOKEN_INVALID');
    });

    it('rejects an easily guessed password without using up the link (SIGN-151)', async () => {
      const { email } = await signUpSomebody(mails.app);
      const token = await requestToken(email);
      for (const weak of ['password123', `${email}1`])
        expect(errorOf(await reset(token, weak))).toEqual({ status: 400, code: 'WEAK_SECRET' });
      expect((await reset(token)).status).toBe(204);
    });

    it('expires after half an hour', async () => {
      const { email } = await signUpSomebody(mails.app);
      const token = await requestToken(email);
      mails.clock.advance(31 * MINUTE_MS);
      expect(errorOf(await reset(token)).code).toBe('RESET_TOKEN_INVALID');
    });

    it('requires a password as long as for sign-up', async () => {
      const { email } = await signUpSomebody(mails.app);
      const token = await requestToken(email);
      expect(errorOf(await reset(token, 'short')).code).toBe('INVALID_FIELD');
      expect((await reset(token)).status).toBe(204);
    });

    it('is available for the built-in provider only', async () => {
      expect(errorOf(await requestReset('a@example.org', 'GOOGLE'))).toEqual({
        status: 404,
        code: 'PROVIDER_NOT_CONFIGURED',
      });
    });
  });

  // SIGN-182
  it('returns by the link, in the language of the request, to the page that was left', async () => {
    const { email } = await signUpSomebody(mails.app);
    mails.sink.clear();
    const ask = (from: string) =>
      call(mails.app, 'POST', '/api/v2/reset-password/create', {
        body: { id: email, from },
        headers: { language: 'es' },
      });
    expect((await ask('/es/entrar?from=%2Fvideo%2F1001')).status).toBe(204);
    const { text } = await mails.mailTo(email, /contraseña/u);
    const [link = ''] = /https?:\S+token=\S+/u.exec(text) ?? [];
    const { pathname, searchParams } = new URL(link);
    expect(pathname).toMatch(/^\/es\//u);
    expect(Object.fromEntries(searchParams)).toMatchObject({ from: '/es/entrar?from=%2Fvideo%2F1001' });
    for (const foreign of ['https://evil.example/', '//evil.example/'])
      expect(errorOf(await ask(foreign)).code).toBe('INVALID_FIELD');
  });

  describe('requesting a reset link (SIGN-22)', () => {
    it('responds identically for an unknown address, and sends no mail to it', async () => {
      const { email } = await signUpSomebody(mails.app);
      await mails.mailTo(email, /Confirm/u);
      mails.sink.clear();
      const [known, unknown] = [await requestReset(email), await requestReset('nobody@example.org')];
      expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
      await mails.mailTo(email, /new password/u);
      await expect.poll(outbox).toEqual([]);
      expect(mails.sink.mails().filter(({ to }) => to.includes('nobody@example.org'))).toEqual([]);
    });

    it('sends at most five mails to an address', async () => {
      const { email } = await signUpSomebody(mails.app);
      mails.sink.clear();
      for (let count = 0; count < 7; count += 1) await requestReset(email);
      await expect.poll(outbox).toEqual([]);
      expect(mails.sink.mails().filter(({ subject }) => /new password/u.test(subject))).toHaveLength(5);
    });

    it('does not store tokens in plain text', async () => {
      const { email } = await signUpSomebody(mails.app);
      const token = await requestToken(email);
      const { rows } = await database().db.execute('select * from mail_links');
      expect(JSON.stringify(rows)).not.toContain(token);
    });

    it('sends the mail in the language of the request, right to left if needed', async () => {
      const { email } = await signUpSomebody(mails.app);
      await requestReset(email, 'ID', 'ar');
      const mail = await mails.mailTo(email, /كلمة مرور/u);
      expect(mail.html).toContain('<html lang="ar" dir="rtl">');
      expect(mail.text).toContain('http://localhost:4600/ar/resetpwd?token=');
      expect(mail.headers['auto-submitted']).toBe('auto-generated');
    });
  });

  describe('change (SIGN-23)', () => {
    const change = (token: string, body: object) =>
      call(mails.app, 'PUT', '/api/v2/user/password', { token, body });

    it('requires the current password', async () => {
      const { token } = await signUpSomebody(mails.app);
      const answer = await change(token, { currentSecret: 'a wrong guess', secret: NEW_SECRET });
      expect(errorOf(answer)).toEqual({ status: 403, code: 'INVALID_CURRENT_CREDENTIALS' });
    });

    it('signs out all other sessions', async () => {
      const { email, secret, token, reply } = await signUpSomebody(mails.app);
      const other = (await login(email, secret)).body as AuthTokens;
      const answer = await change(token, {
        currentSecret: secret,
        secret: NEW_SECRET,
        refreshToken: reply.refreshToken,
      });
      expect(answer.status).toBe(204);
      expect(errorOf(await refresh(other.refreshToken)).code).toBe('REFRESH_TOKEN_INVALID');
      expect((await refresh(reply.refreshToken)).status).toBe(200);
      expect((await login(email, NEW_SECRET)).status).toBe(200);
      await mails.mailTo(email, /was changed/u);
    });

    it('succeeds for one of two simultaneous requests', async () => {
      const { secret, token } = await signUpSomebody(mails.app);
      const answers = await Promise.all(
        ['the first long one', 'the other long one'].map((next) =>
          change(token, { currentSecret: secret, secret: next }),
        ),
      );
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 403]);
    });

    it('rejects guests', async () => {
      const answer = await call(mails.app, 'PUT', '/api/v2/user/password', {
        body: { currentSecret: 'x', secret: NEW_SECRET },
      });
      expect(errorOf(answer).status).toBe(401);
    });
  });
});
