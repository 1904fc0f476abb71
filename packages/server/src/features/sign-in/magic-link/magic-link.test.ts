import type { ResponseOf } from '@footlight/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../../database/database.js';
import { call, errorOf } from '../../../../testing/call.js';
import { createMailApplication, type MailApplication } from '../../../../testing/mail-application.js';
import { signUpSomebody } from '../../../../testing/people.js';
import { openTestDatabase } from '../../../../testing/test-database.js';

const MINUTE_MS = 60_000;

// MAIL-4
describe('magic links (SIGN-25, SIGN-26)', () => {
  let database: OpenDatabase;
  let mails: MailApplication;
  beforeAll(async () => {
    database = await openTestDatabase();
    mails = await createMailApplication(database);
  });
  afterAll(async () => {
    await mails.stop();
    await database.close();
  });

  const requestLink = (email: string, from?: string, { app } = mails) =>
    call(
      app,
      'GET',
      `/api/v2/token/alt/magic-email?${new URLSearchParams({ email, ...(from === undefined ? {} : { from }) }).toString()}`,
    );
  const exchange = (token: string) =>
    call(mails.app, 'POST', '/api/v2/token/alt/magic-email', { body: { token } });

  it('sign in the recipient once, and keep the page to return to', async () => {
    const { email, reply } = await signUpSomebody(mails.app);
    expect((await requestLink(email, '/series/5001?x=1')).status).toBe(204);
    const mail = await mails.mailTo(email, /sign-in link/u);
    expect(mail.text).toContain('/login/magic-link?token=');
    expect(mail.text).toContain(`from=${encodeURIComponent('/series/5001?x=1')}`);
    const token = mails.tokenIn(mail);
    const answers = await Promise.all([exchange(token), exchange(token)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401]);
    const signedIn = answers.find(({ status }) => status === 200)?.body as ResponseOf<'exchangeMagicLink'>;
    expect(signedIn.user).toEqual(reply.user);
    expect(errorOf(await exchange(token)).code).toBe('MAGIC_LINK_INVALID');
  });

  it('are requested with the same response for an unknown address', async () => {
    const { email } = await signUpSomebody(mails.app);
    const [known, unknown] = [await requestLink(email), await requestLink('nobody-at-all@example.org')];
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
  });

  it('are refused for an invalid address, and for a return path outside the site', async () => {
    expect(errorOf(await requestLink('nobody')).code).toBe('INVALID_FIELD');
    expect(errorOf(await requestLink('a@example.org', 'https://evil.example/')).code).toBe('INVALID_FIELD');
    expect(errorOf(await requestLink('a@example.org', '//evil.example/')).code).toBe('INVALID_FIELD');
  });

  it('expire after fifteen minutes', async () => {
    const { email } = await signUpSomebody(mails.app);
    await requestLink(email);
    const token = mails.tokenIn(await mails.mailTo(email, /sign-in link/u));
    mails.clock.advance(16 * MINUTE_MS);
    expect(errorOf(await exchange(token))).toEqual({ status: 401, code: 'MAGIC_LINK_INVALID' });
  });

  it('are not available if they are disabled', async () => {
    const without = await createMailApplication(database, { signIn: { magicLink: false } });
    expect(errorOf(await requestLink('a@example.org', undefined, without))).toEqual({
      status: 404,
      code: 'PROVIDER_NOT_CONFIGURED',
    });
    await without.stop();
  });
});
