import type { ErrorBody, ResponseOf } from '@footlight/contract';
import { generate } from 'otplib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, errorOf, type Answer } from '../../../testing/call.js';
import { describeWithDatabase } from '../../../testing/engines.js';
import { createMailApplication, type MailApplication } from '../../../testing/mail-application.js';
import { signUpSomebody, type Person } from '../../../testing/people.js';

const HOUR_MS = 3_600_000;

describeWithDatabase('the care of accounts', ({ database }) => {
  let mails: MailApplication;
  beforeAll(async () => {
    mails = await createMailApplication(database(), { signIn: { secondFactor: { enabled: true } } });
  });
  afterAll(() => mails.stop());

  const logIn = ({ email, secret }: Pick<Person, 'email' | 'secret'>) =>
    call(mails.app, 'POST', '/api/v2/login', { body: { id: email, secret } });
  const tokenOf = ({ status, body }: Answer): string => {
    expect({ status, body }).toMatchObject({ status: 200 });
    return (body as ResponseOf<'login'>).authorisationToken;
  };
  const administrator = async () => {
    const person = await signUpSomebody(mails.app);
    await database().db.execute(`update accounts set role = 'admin' where id = '${person.reply.user.id}'`);
    const token = tokenOf(await logIn(person));
    const on = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', id: string, path: string, body?: object) =>
      call(mails.app, method, `/api/v2/admin/accounts/${id}${path}`, {
        token,
        ...(body === undefined ? {} : { body }),
      });
    const actionsOn = async (id: string): Promise<string[]> => {
      const { body } = await call(mails.app, 'GET', `/api/v2/admin/audit-log?accountId=${id}`, { token });
      return (body as ResponseOf<'listAuditLog'>).entries.map(({ action }) => action);
    };
    return { ...person, id: person.reply.user.id, token, on, actionsOn };
  };
  const session = (token: string) => call(mails.app, 'GET', '/api/v2/user/session', { token });
  const refresh = (refreshToken: string) =>
    call(mails.app, 'POST', '/api/v2/token/refresh', { body: { refreshToken } });

  // ACCT-42
  it('suspends an account: its sessions and screens end, and it is signed in by no one until it is resumed', async () => {
    const admin = await administrator();
    const owner = await signUpSomebody(mails.app);
    const { id } = owner.reply.user;
    await database().db.execute(
      `insert into playback_screens (id, account_id, session_id, device, videos, started_at, seen_at)
       values ('screen-${id}', '${id}', 'tab', 'computer', '[]', now(), now())`,
    );
    expect((await admin.on('PUT', id, '/suspension', { reason: ' Shared password ' })).status).toBe(204);

    await expect.poll(async () => errorOf(await session(owner.token)).code).toBe('TOKEN_INVALID');
    expect(errorOf(await refresh(owner.reply.refreshToken)).code).toBe('REFRESH_TOKEN_INVALID');
    const { rows } = await database().db.execute(
      `select ended from playback_screens where id = 'screen-${id}'`,
    );
    expect(rows).toEqual([{ ended: true }]);
    expect(errorOf(await logIn(owner))).toEqual({ status: 403, code: 'ACCOUNT_SUSPENDED' });
    // Nobody learns of it without the password.
    expect(errorOf(await logIn({ ...owner, secret: 'wrong' })).code).toBe('INVALID_CREDENTIALS');
    await mails.mailTo(owner.email, /was suspended/u);
    expect((await admin.on('GET', id, '')).body).toMatchObject({
      suspension: { since: new Date(mails.clock.now()).toISOString(), reason: 'Shared password' },
      sessions: [],
    });

    expect((await admin.on('DELETE', id, '/suspension')).status).toBe(204);
    expect((await logIn(owner)).status).toBe(200);
    await mails.mailTo(owner.email, /can be used again/u);
    expect(await admin.actionsOn(id)).toEqual(['accountResumed', 'accountSuspended']);
    // A repetition changes and logs nothing.
    expect((await admin.on('DELETE', id, '/suspension')).status).toBe(204);
    expect(await admin.actionsOn(id)).toHaveLength(2);
  });

  // ACCT-42, ACCT-46
  it('lets no other way to sign in past a suspension', async () => {
    const admin = await administrator();
    const owner = await signUpSomebody(mails.app);
    await call(mails.app, 'GET', `/api/v2/token/alt/magic-email?email=${encodeURIComponent(owner.email)}`);
    const token = mails.tokenIn(await mails.mailTo(owner.email, /sign-in link/u));
    await admin.on('PUT', owner.reply.user.id, '/suspension', { reason: 'Fraud' });
    const answer = await call(mails.app, 'POST', '/api/v2/token/alt/magic-email', { body: { token } });
    expect(errorOf(answer)).toEqual({ status: 403, code: 'ACCOUNT_SUSPENDED' });
    const { body } = await admin.on('GET', owner.reply.user.id, '/sign-ins');
    expect((body as ResponseOf<'listAccountSignIns'>).signIns.map(({ outcome }) => outcome)).toEqual([
      'SUCCEEDED',
    ]);
  });

  // ACCT-50
  it('drops the codes of devices and the proofs of providers that wait for the account', async () => {
    const admin = await administrator();
    const owner = await signUpSomebody(mails.app);
    const { id } = owner.reply.user;
    const { deviceCode, userCode } = (await call(mails.app, 'POST', '/api/v2/device/code'))
      .body as ResponseOf<'requestDeviceCode'>;
    const confirmed = await call(mails.app, 'PUT', '/api/v2/device/requests', {
      token: owner.token,
      body: { userCode, allow: true },
    });
    expect(confirmed.status).toBe(204);
    await database().db.execute(
      `insert into pending_links (token_hash, account_id, provider, client_name, subject, expires_at)
       values ('hash-${id}', '${id}', 'GOOGLE', '', 'somebody', '2100-01-01')`,
    );
    await admin.on('PUT', id, '/suspension', { reason: 'Fraud' });
    // Nor after the suspension.
    await admin.on('DELETE', id, '/suspension');
    const poll = await call(mails.app, 'POST', '/api/v2/device/token', { body: { deviceCode } });
    expect(errorOf(poll).code).toBe('DEVICE_CODE_EXPIRED');
    const { rows } = await database().db.execute(`select 1 from pending_links where account_id = '${id}'`);
    expect(rows).toEqual([]);
  });

  // ACCT-50
  it('refuses a device that was confirmed while the account was suspended', async () => {
    const owner = await signUpSomebody(mails.app);
    const { deviceCode, userCode } = (await call(mails.app, 'POST', '/api/v2/device/code'))
      .body as ResponseOf<'requestDeviceCode'>;
    await call(mails.app, 'PUT', '/api/v2/device/requests', {
      token: owner.token,
      body: { userCode, allow: true },
    });
    // As if both had happened at the same time.
    await database().db.execute(
      `update accounts set suspended_at = now(), suspension_reason = 'Fraud' where id = '${owner.reply.user.id}'`,
    );
    const poll = await call(mails.app, 'POST', '/api/v2/device/token', { body: { deviceCode } });
    expect(errorOf(poll)).toEqual({ status: 403, code: 'ACCOUNT_SUSPENDED' });
  });

  // ACCT-42
  it('suspends no administrator, and is refused to viewers', async () => {
    const [admin, colleague, viewer] = [
      await administrator(),
      await administrator(),
      await signUpSomebody(mails.app),
    ];
    const reason = { reason: 'Ticket' };
    expect(errorOf(await admin.on('PUT', colleague.id, '/suspension', reason)).code).toBe('FORBIDDEN');
    expect(errorOf(await admin.on('PUT', admin.id, '/suspension', reason)).code).toBe('FORBIDDEN');
    expect(errorOf(await admin.on('PUT', 'nobody', '/suspension', reason)).code).toBe('ACCOUNT_NOT_FOUND');
    const byViewer = await call(mails.app, 'PUT', `/api/v2/admin/accounts/${admin.id}/suspension`, {
      token: viewer.token,
      body: reason,
    });
    expect(errorOf(byViewer).code).toBe('FORBIDDEN');
    // A revoked role loses its rights at once, also for tokens that were issued before.
    await admin.on('PUT', colleague.id, '/role', { role: 'viewer' });
    const late = await colleague.on('PUT', viewer.reply.user.id, '/suspension', reason);
    expect(errorOf(late).code).toBe('FORBIDDEN');
  });

  // ACCT-43
  it('signs an account out everywhere, which may sign in again', async () => {
    const admin = await administrator();
    const owner = await signUpSomebody(mails.app);
    const second = tokenOf(await logIn(owner));
    expect((await admin.on('DELETE', owner.reply.user.id, '/sessions')).status).toBe(204);
    for (const token of [owner.token, second])
      await expect.poll(async () => errorOf(await session(token)).code).toBe('TOKEN_INVALID');
    expect((await logIn(owner)).status).toBe(200);
    expect(await admin.actionsOn(owner.reply.user.id)).toEqual(['sessionsEnded']);
  });

  // ACCT-44
  it('sends the owner a link for a new password, which the administrator never sees', async () => {
    const admin = await administrator();
    const owner = await signUpSomebody(mails.app);
    const answer = await admin.on('POST', owner.reply.user.id, '/password-reset');
    expect(answer).toMatchObject({ status: 204, body: '' });
    const token = mails.tokenIn(await mails.mailTo(owner.email, /new password/u));
    const set = await call(mails.app, 'PUT', '/api/v2/reset-password', {
      body: { token, secret: 'another long secret' },
    });
    expect(set.status).toBe(204);
    await database().db.execute(`update accounts set email = null where id = '${owner.reply.user.id}'`);
    expect(errorOf(await admin.on('POST', owner.reply.user.id, '/password-reset')).code).toBe('CONFLICT');
  });

  // ACCT-45
  describe('removes a lost second factor', () => {
    const path = '/api/v2/user/second-factor';
    const withFactor = async () => {
      const owner = await signUpSomebody(mails.app);
      const { token } = owner;
      const { secret: totp } = (await call(mails.app, 'POST', path, { token }))
        .body as ResponseOf<'enrolSecondFactor'>;
      const codeNow = () => generate({ secret: totp, epoch: Math.floor(mails.clock.now() / 1_000) });
      await call(mails.app, 'PUT', path, { token, body: { code: await codeNow() } });
      mails.clock.advance(30_000);
      return { ...owner, id: owner.reply.user.id, codeNow };
    };
    const removal = '/second-factor-removal';
    const reason = { reason: 'Ticket 12, called back' };

    it('after a waiting period, of which the owner is told by mail', async () => {
      const admin = await administrator();
      const owner = await withFactor();
      const asked = await admin.on('PUT', owner.id, removal, reason);
      const removedAt = new Date(mails.clock.now() + 72 * HOUR_MS).toISOString();
      expect(asked).toMatchObject({ status: 200, body: { removedAt } });
      expect((await mails.mailTo(owner.email, /will be removed/u)).text).toContain(owner.email);
      expect((await admin.on('GET', owner.id, '')).body).toMatchObject({
        secondFactor: { enabled: true, removedAt },
      });
      mails.clock.advance(72 * HOUR_MS - 1_000);
      // A repetition does not hasten or postpone it.
      expect((await admin.on('PUT', owner.id, removal, reason)).status).toBe(401);
      expect(errorOf(await logIn(owner)).code).toBe('SECOND_FACTOR_REQUIRED');
      mails.clock.advance(1_000);
      expect((await logIn(owner)).status).toBe(200);
      await mails.mailTo(owner.email, /sign-in settings/u);
      const again = tokenOf(await logIn(admin));
      const { body } = await call(mails.app, 'GET', `/api/v2/admin/audit-log?accountId=${owner.id}`, {
        token: again,
      });
      expect((body as ResponseOf<'listAuditLog'>).entries).toMatchObject([
        { action: 'factorRemoved', actorId: admin.id },
        { action: 'factorRemovalRequested', details: reason },
      ]);
    });

    it('unless the owner stops it', async () => {
      const admin = await administrator();
      const owner = await withFactor();
      await admin.on('PUT', owner.id, removal, reason);
      const stop = () => call(mails.app, 'DELETE', `${path}/removal`, { token: owner.token });
      expect((await stop()).status).toBe(204);
      expect(errorOf(await stop()).code).toBe('CONFLICT');
      mails.clock.advance(73 * HOUR_MS);
      expect(errorOf(await logIn(owner)).code).toBe('SECOND_FACTOR_REQUIRED');
    });

    it('unless somebody signs in with it', async () => {
      const admin = await administrator();
      const owner = await withFactor();
      await admin.on('PUT', owner.id, removal, reason);
      const { challenge } = ((await logIn(owner)).body as ErrorBody & { details: { challenge: string } })
        .details;
      const code = await owner.codeNow();
      expect(
        (await call(mails.app, 'POST', '/api/v2/login/second-factor', { body: { challenge, code } })).status,
      ).toBe(200);
      expect((await admin.on('GET', owner.id, '')).body).toMatchObject({
        secondFactor: { enabled: true, removedAt: null },
      });
      expect(await admin.actionsOn(owner.id)).toEqual(['factorRemovalCancelled', 'factorRemovalRequested']);
    });

    it('only where there is one, and an address to tell the owner at', async () => {
      const admin = await administrator();
      const owner = await signUpSomebody(mails.app);
      const ask = () => admin.on('PUT', owner.reply.user.id, removal, reason);
      expect(errorOf(await ask())).toEqual({ status: 409, code: 'CONFLICT' });
      expect(errorOf(await admin.on('DELETE', owner.reply.user.id, removal)).code).toBe('CONFLICT');
      const other = await withFactor();
      await database().db.execute(`update accounts set email = null where id = '${other.id}'`);
      expect(errorOf(await admin.on('PUT', other.id, removal, reason)).code).toBe('CONFLICT');
    });
  });
});
