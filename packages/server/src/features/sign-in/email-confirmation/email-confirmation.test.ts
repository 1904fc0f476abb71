import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../../database/database.js';
import { call, errorOf } from '../../../../testing/call.js';
import { createMailApplication, type MailApplication } from '../../../../testing/mail-application.js';
import { signUpSomebody } from '../../../../testing/people.js';
import { openTestDatabase } from '../../../../testing/test-database.js';

const DAY_MS = 86_400_000;

// MAIL-4
describe('email confirmation (SIGN-24)', () => {
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

  const confirm = (token: string) =>
    call(mails.app, 'POST', '/api/v2/email-confirmation', { body: { token } });
  const signedUp = async () => {
    const { email } = await signUpSomebody(mails.app);
    return { email, token: mails.tokenIn(await mails.mailTo(email, /Confirm/u)) };
  };
  const confirmed = async (email: string) =>
    (await database.db.execute('select email from confirmed_emails')).rows.filter(
      (row) => row['email'] === email,
    );

  it('confirms the address of a new account once', async () => {
    const { email, token } = await signedUp();
    expect(await confirm(token)).toMatchObject({ status: 200, body: { id: email } });
    expect(await confirmed(email)).toHaveLength(1);
    expect(errorOf(await confirm(token))).toEqual({ status: 404, code: 'CONFIRMATION_TOKEN_INVALID' });
  });

  it('rejects a link that is expired, made up or for another purpose', async () => {
    const { email, token } = await signedUp();
    expect(errorOf(await confirm('made-up')).code).toBe('CONFIRMATION_TOKEN_INVALID');
    await call(mails.app, 'POST', '/api/v2/reset-password/create', { body: { id: email } });
    const resetToken = mails.tokenIn(await mails.mailTo(email, /new password/u));
    expect(errorOf(await confirm(resetToken)).code).toBe('CONFIRMATION_TOKEN_INVALID');
    mails.clock.advance(4 * DAY_MS);
    expect(errorOf(await confirm(token)).code).toBe('CONFIRMATION_TOKEN_INVALID');
  });

  it('sends no mail if the realm does not enable it', async () => {
    const quiet = await createMailApplication(database, { signIn: { emailConfirmation: false } });
    const { email } = await signUpSomebody(quiet.app);
    const { rows } = await database.db.execute('select recipient from mail_outbox');
    expect(rows.map((row) => row['recipient'])).not.toContain(email);
    await quiet.stop();
  });
});
