import type { AuthTokens, ResponseOf } from '@footlight/contract';
import type { FastifyInstance } from 'fastify';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deriveSecrets } from '../../../auth/secrets.js';
import { call, errorOf } from '../../../../testing/call.js';
import { describeWithDatabase } from '../../../../testing/engines.js';
import type { MovingClock } from '@footlight/packager/testing/moving-clock';
import { signUpSomebody } from '../../../../testing/people.js';
import { SessionRepository } from './session.repository.js';
import { TEST_SECRET, createTestApplication } from '../../../../testing/test-application.js';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

describeWithDatabase('sessions', ({ database }) => {
  let app: FastifyInstance;
  let clock: MovingClock;
  beforeAll(async () => {
    ({ app, clock } = await createTestApplication(database()));
  });
  afterAll(() => app.close());

  const refresh = (refreshToken: string) =>
    call(app, 'POST', '/api/v2/token/refresh', { body: { refreshToken } });
  const login = (id: string, secret: string) => call(app, 'POST', '/api/v2/login', { body: { id, secret } });
  const user = (token?: string) =>
    call(app, 'GET', '/api/v2/user/session', token === undefined ? {} : { token });

  describe('sign-up', () => {
    it('signs in immediately', async () => {
      const { reply, email, token } = await signUpSomebody(app);
      expect(reply).toMatchObject({
        missingInformationStatus: 'NONE',
        linkedAccounts: [{ provider: 'ID' }],
        user: { email, isGuest: false, rol: 'viewer', loc: 'GB', pro: { tp: 'adult' } },
      });
      expect((await user(token)).body).toEqual(reply.user);
    });

    it('allows one account per address, regardless of letter case', async () => {
      const { email } = await signUpSomebody(app);
      const again = await call(app, 'POST', '/api/v2/signup', {
        body: { email: email.toUpperCase(), secret: 'a long secret', name: 'Again' },
      });
      expect(errorOf(again)).toEqual({ status: 409, code: 'ACCOUNT_EXISTS' });
    });

    it('accepts one of two concurrent requests with the same address', async () => {
      const body = { email: `race-${Math.random()}@example.org`, secret: 'a long secret', name: 'Race' };
      const answers = await Promise.all([0, 1].map(() => call(app, 'POST', '/api/v2/signup', { body })));
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    });
  });

  describe('sign-in', () => {
    it('ignores the letter case of the address', async () => {
      const { email, secret } = await signUpSomebody(app);
      expect((await login(` ${email.toUpperCase()} `, secret)).status).toBe(200);
    });

    it('does not reveal whether an account exists', async () => {
      const { email } = await signUpSomebody(app);
      const known = await login(email, 'not the secret');
      const unknown = await login('nobody@example.org', 'not the secret');
      expect(errorOf(known)).toEqual({ status: 401, code: 'INVALID_CREDENTIALS' });
      const { requestId: _a, ...first } = known.body as Record<string, unknown>;
      const { requestId: _b, ...second } = unknown.body as Record<string, unknown>;
      expect(first).toEqual(second);
    });

    it('requires at least one field', async () => {
      expect(errorOf(await login('', ''))).toEqual({ status: 400, code: 'EMPTY_INPUTS' });
      expect(errorOf(await login('someone@example.org', ''))).toEqual({
        status: 401,
        code: 'INVALID_CREDENTIALS',
      });
    });
  });

  describe('guests', () => {
    it('have tokens that can be refreshed, and no account', async () => {
      const { body } = await call(app, 'POST', '/api/v2/login/guest/checkin');
      const guest = body as ResponseOf<'checkinGuest'>;
      expect(guest.user).toMatchObject({ isGuest: true, rol: 'guest', pro: null });
      expect((await user(guest.authorisationToken)).body).toEqual(guest.user);
      expect((await refresh(guest.refreshToken)).status).toBe(200);
      const preferences = await call(app, 'GET', '/api/v2/user/preferences', {
        token: guest.authorisationToken,
      });
      expect(errorOf(preferences)).toEqual({ status: 401, code: 'UNAUTHORISED' });
    });

    it('need no token', async () => {
      expect((await user()).body).toMatchObject({ isGuest: true, rol: 'guest' });
    });
  });

  describe('access tokens', () => {
    it('expire after 15 minutes, and can be refreshed', async () => {
      const { token, reply } = await signUpSomebody(app);
      clock.advance(14 * MINUTE_MS);
      expect((await user(token)).status).toBe(200);
      clock.advance(2 * MINUTE_MS);
      expect(errorOf(await user(token))).toEqual({ status: 401, code: 'TOKEN_EXPIRED' });
      const renewed = (await refresh(reply.refreshToken)).body as AuthTokens;
      expect((await user(renewed.authorisationToken)).body).toEqual(reply.user);
    });

    const key = deriveSecrets(TEST_SECRET).accessTokens;
    const forge = (claims: Record<string, unknown>, signedWith: Uint8Array, audience = 'footlight/test') =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject('someone')
        .setIssuer(audience)
        .setAudience(audience)
        .setIssuedAt()
        .setExpirationTime('1h')
        .sign(signedWith);

    it.each([
      ['nonsense', () => 'nonsense'],
      ['two parts', () => 'e30.e30'],
      [
        'no algorithm',
        () =>
          `${btoa('{"alg":"none"}').replaceAll('=', '')}.${btoa('{"sub":"x","rol":"admin"}').replaceAll('=', '')}.`,
      ],
      ['the signature of another key', () => forge({ rol: 'admin', gst: false }, new Uint8Array(32))],
      [
        'the issuer and audience of another realm',
        () => forge({ rol: 'admin', gst: false }, key, 'footlight/other'),
      ],
      ['a role that does not exist', () => forge({ rol: 'owner', gst: false }, key)],
    ])('are refused with %s', async (_name, make) => {
      expect(errorOf(await user(await make()))).toEqual({ status: 401, code: 'TOKEN_INVALID' });
    });

    it('are refused with another scheme, and with a changed character', async () => {
      const { token } = await signUpSomebody(app);
      const basic = await call(app, 'GET', '/api/v2/user/session', {
        headers: { authorization: 'Basic YTpi' },
      });
      expect(errorOf(basic)).toEqual({ status: 401, code: 'TOKEN_INVALID' });
      const [head, payload = '', signature] = token.split('.');
      const changed = `${head}.${payload.startsWith('a') ? 'b' : 'a'}${payload.slice(1)}.${signature}`;
      expect(errorOf(await user(changed))).toEqual({ status: 401, code: 'TOKEN_INVALID' });
    });
  });

  describe('refresh tokens', () => {
    it('rotate with every refresh', async () => {
      const { reply } = await signUpSomebody(app);
      let token = reply.refreshToken;
      const seen = new Set([token]);
      for (let turn = 0; turn < 3; turn += 1) {
        token = ((await refresh(token)).body as AuthTokens).refreshToken;
        seen.add(token);
      }
      expect(seen.size).toBe(4);
    });

    // ACCT-24
    it('return the same working successor to ten concurrent requests', async () => {
      const { reply } = await signUpSomebody(app);
      const answers = await Promise.all(Array.from({ length: 10 }, () => refresh(reply.refreshToken)));
      expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
      const successors = new Set(answers.map(({ body }) => (body as AuthTokens).refreshToken));
      expect(successors.size).toBe(1);
      expect((await refresh([...successors][0] ?? '')).status).toBe(200);
    });

    it('end the whole session when reused after the grace period', async () => {
      const { reply } = await signUpSomebody(app);
      const successor = ((await refresh(reply.refreshToken)).body as AuthTokens).refreshToken;
      clock.advance(11_000);
      expect(errorOf(await refresh(reply.refreshToken))).toEqual({
        status: 401,
        code: 'REFRESH_TOKEN_REUSED',
      });
      expect(errorOf(await refresh(successor))).toEqual({ status: 401, code: 'REFRESH_TOKEN_INVALID' });
    });

    it('do not end the account’s other sessions when reused', async () => {
      const { email, secret, reply } = await signUpSomebody(app);
      const other = (await login(email, secret)).body as AuthTokens;
      await refresh(reply.refreshToken);
      clock.advance(11_000);
      await refresh(reply.refreshToken);
      expect((await refresh(other.refreshToken)).status).toBe(200);
    });

    it('expire after 30 days without use', async () => {
      const { reply } = await signUpSomebody(app);
      clock.advance(31 * DAY_MS);
      expect(errorOf(await refresh(reply.refreshToken))).toEqual({
        status: 401,
        code: 'REFRESH_TOKEN_INVALID',
      });
    });

    it('are revoked by sign-out, which can be repeated and accepts unknown tokens', async () => {
      const { reply } = await signUpSomebody(app);
      const logout = (refreshToken: string) =>
        call(app, 'POST', '/api/v2/logout', { body: { refreshToken } });
      expect((await logout(reply.refreshToken)).status).toBe(204);
      expect((await logout(reply.refreshToken)).status).toBe(204);
      expect((await logout('never given')).status).toBe(204);
      expect(errorOf(await refresh(reply.refreshToken))).toEqual({
        status: 401,
        code: 'REFRESH_TOKEN_INVALID',
      });
    });

    it('are deleted after they expire, with their sessions', async () => {
      await signUpSomebody(app);
      clock.advance(31 * DAY_MS);
      await signUpSomebody(app);
      await new SessionRepository(database().db).clean(new Date(clock.now()));
      for (const table of ['refresh_tokens', 'token_families']) {
        const { rows } = await database().db.execute(`select count(*) as number from ${table}`);
        expect(rows).toEqual([{ number: 1 }]);
      }
    });

    it('are not stored in plain text', async () => {
      const { reply } = await signUpSomebody(app);
      const { rows } = await database().db.execute('select hash from refresh_tokens');
      expect(JSON.stringify(rows)).not.toContain(reply.refreshToken);
    });
  });
});
