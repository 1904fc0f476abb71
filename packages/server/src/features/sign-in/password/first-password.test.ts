import type { AuthTokens, ResponseOf } from '@footlight/contract';
import { CREDENTIAL_CLIENT, startSimulators, type RunningSimulators } from '@footlight/simulators';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, errorOf, type Answer } from '../../../../testing/call.js';
import { describeWithDatabase } from '../../../../testing/engines.js';
import { createMailApplication, type MailApplication } from '../../../../testing/mail-application.js';
import { signUpSomebody } from '../../../../testing/people.js';

const SECRET = 'a first long secret';

describeWithDatabase('accounts of outside providers', ({ database }) => {
  let mails: MailApplication;
  let simulators: RunningSimulators;
  beforeAll(async () => {
    simulators = await startSimulators({ port: 0 });
    const provider = (name: 'PBR' | 'SPTV') => ({
      name,
      baseUri: `${simulators.origin}/${name.toLowerCase()}`,
      clientId: CREDENTIAL_CLIENT,
      licences: [],
    });
    mails = await createMailApplication(database(), {
      signIn: { providers: [{ name: 'ID' }, provider('PBR'), provider('SPTV')] },
    });
  });
  afterAll(async () => {
    await mails.stop();
    await simulators.stop();
  });

  const enter = async (path: string, id: string, secret: string): Promise<string> => {
    const { status, body } = await call(mails.app, 'POST', path, { body: { id, secret } });
    expect({ status, body }).toMatchObject({ status: 200 });
    return (body as AuthTokens).authorisationToken;
  };
  /** An account whose provider has verified an address. */
  const verified = () => enter('/api/v2/login/auth-provider/pbr', 'viewer@pbr.example', 'pbr-demo');
  /** An account without an address. */
  const addressless = () => enter('/api/v2/login/sptv', 'member-4711', 'sptv-demo');
  const accountOf = async (token: string) =>
    (await call(mails.app, 'GET', '/api/v2/user/account', { token })).body as ResponseOf<'getAccount'>;
  const setPassword = (token: string, secret = SECRET): Promise<Answer> =>
    call(mails.app, 'POST', '/api/v2/user/password', { token, body: { secret } });
  const changeEmail = (token: string, email: string, more: object = {}): Promise<Answer> =>
    call(mails.app, 'PUT', '/api/v2/user/email', { token, body: { email, ...more } });
  const confirm = async (email: string): Promise<Answer> => {
    const token = mails.tokenIn(await mails.mailTo(email, /Confirm your new email/u));
    return call(mails.app, 'POST', '/api/v2/email-confirmation', { body: { token } });
  };
  const logIn = (id: string, secret = SECRET) =>
    call(mails.app, 'POST', '/api/v2/login', { body: { id, secret } });
  const age = (): Promise<unknown> =>
    database().db.execute(`update token_families set created_at = created_at - interval '11 minutes'`);

  // SIGN-175
  it('set a first password where the address is confirmed, are told by mail, and sign in both ways', async () => {
    const token = await verified();
    expect(await accountOf(token)).toMatchObject({ hasPassword: false, maySetPassword: true });
    expect(errorOf(await setPassword(token, 'password123')).code).toBe('WEAK_SECRET');
    await age();
    expect(errorOf(await setPassword(token))).toEqual({ status: 403, code: 'PROOF_REQUIRED' });
    const fresh = await verified();
    expect((await setPassword(fresh)).status).toBe(204);
    expect((await mails.mailTo('viewer@pbr.example', /sign-in settings/u)).text).toContain(
      'A password was set',
    );
    expect((await logIn('viewer@pbr.example')).status).toBe(200);
    // Setting one is not a way around the current one.
    expect(errorOf(await setPassword(fresh, 'another long secret'))).toEqual({
      status: 409,
      code: 'CONFLICT',
    });
    expect(await accountOf(fresh)).toMatchObject({ hasPassword: true, maySetPassword: false });
  });

  // SIGN-175
  it('without an address add one by its link, and then a password', async () => {
    const token = await addressless();
    expect(await accountOf(token)).toMatchObject({
      contactEmail: null,
      mayChangeEmail: true,
      maySetPassword: false,
    });
    expect(errorOf(await setPassword(token)).code).toBe('CONFLICT');
    const email = 'added@example.org';
    expect((await changeEmail(token, email)).status).toBe(204);
    // Nothing has changed until the link is used.
    expect((await accountOf(token)).contactEmail).toBeNull();
    expect((await confirm(email)).status).toBe(200);
    expect(await accountOf(token)).toMatchObject({ contactEmail: email, maySetPassword: true });
    expect((await setPassword(token)).status).toBe(204);
    expect((await logIn(email)).status).toBe(200);
  });

  // SIGN-175
  it('change their address with a recent proof instead of a password', async () => {
    await database().db.execute(`update accounts set secret_hash = null where email = 'viewer@pbr.example'`);
    const token = await verified();
    await age();
    expect(errorOf(await changeEmail(token, 'moved@example.org'))).toEqual({
      status: 403,
      code: 'PROOF_REQUIRED',
    });
    const fresh = await verified();
    expect((await changeEmail(fresh, 'moved@example.org')).status).toBe(204);
    expect((await confirm('moved@example.org')).status).toBe(200);
    expect((await accountOf(fresh)).contactEmail).toBe('moved@example.org');
  });

  // SIGN-140
  it('with a password do not get past it by a recent proof', async () => {
    const { token } = await signUpSomebody(mails.app);
    expect(errorOf(await changeEmail(token, 'stolen@example.org'))).toEqual({
      status: 403,
      code: 'INVALID_CURRENT_CREDENTIALS',
    });
  });

  // SIGN-176
  describe('confirm an address later', () => {
    const send = (token: string) => call(mails.app, 'POST', '/api/v2/user/email/confirmation', { token });

    it('by a link that is sent again, until it is confirmed', async () => {
      const { token, email } = await signUpSomebody(mails.app);
      await mails.mailTo(email, /Confirm your email/u);
      mails.sink.clear();
      expect((await accountOf(token)).mayConfirmEmail).toBe(true);
      expect((await send(token)).status).toBe(204);
      const link = mails.tokenIn(await mails.mailTo(email, /Confirm your email/u));
      expect(
        (await call(mails.app, 'POST', '/api/v2/email-confirmation', { body: { token: link } })).status,
      ).toBe(200);
      expect((await accountOf(token)).mayConfirmEmail).toBe(false);
      expect(errorOf(await send(token))).toEqual({ status: 409, code: 'CONFLICT' });
    });

    it('and one that a provider has verified needs none', async () => {
      const token = await enter('/api/v2/login/auth-provider/pbr', 'zoe@pbr.example', 'pbr-demo');
      expect((await accountOf(token)).mayConfirmEmail).toBe(false);
      expect(errorOf(await send(token)).code).toBe('CONFLICT');
    });
  });
});
