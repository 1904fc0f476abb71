import { calls, type AuthTokens, type CallName } from '@footlight/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deriveSecrets } from '../../auth/secrets.js';
import { call, errorOf, type Answer } from '../../../testing/call.js';
import { describeWithDatabase } from '../../../testing/engines.js';
import { signUpSomebody } from '../../../testing/people.js';
import { createTestApplication } from '../../../testing/test-application.js';

const ORIGIN = 'https://tv.example';
const COOKIE_HEADERS = { 'footlight-session': 'cookie', 'sec-fetch-site': 'same-origin' };

/** A cookie jar that stores the cookies of responses and sends them with every request, like a browser. */
const createJar = () => {
  const cookies = new Map<string, string>();
  return {
    cookies,
    header: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    take: ({ headers }: Answer) => {
      for (const line of [headers['set-cookie'] ?? []].flat() as string[]) {
        const [pair = ''] = line.split(';', 1);
        const [name = '', value = ''] = pair.split('=', 2);
        // The id of the browser stays (SIGN-172).
        if (name.endsWith('footlight-device')) continue;
        if (/Max-Age=0/u.test(line)) cookies.delete(name);
        else cookies.set(name, value);
      }
    },
  };
};

describeWithDatabase('refresh tokens in a cookie', ({ database }) => {
  let app: FastifyInstance;
  beforeAll(async () => {
    ({ app } = await createTestApplication(database(), { origins: [ORIGIN, 'http://localhost:4600'] }));
  });
  afterAll(() => app.close());

  const createBrowser = () => {
    const jar = createJar();
    const request = async (
      name: CallName,
      body: unknown,
      headers: Readonly<Record<string, string>> = COOKIE_HEADERS,
    ): Promise<Answer> => {
      const answer = await call(app, 'POST', calls[name].path, {
        body,
        headers: { ...headers, ...(jar.cookies.size === 0 ? {} : { cookie: jar.header() }) },
      });
      jar.take(answer);
      return answer;
    };
    return { jar, request };
  };

  const signedIn = async () => {
    const { email, secret } = await signUpSomebody(app);
    const browser = createBrowser();
    const answer = await browser.request('login', { id: email, secret });
    return { ...browser, answer, tokens: answer.body as AuthTokens, email, secret };
  };

  // SIGN-160
  describe('on pages of the service’s own origin', () => {
    it('are in no response body, but in a cookie that scripts cannot read', async () => {
      const { answer, tokens, jar } = await signedIn();
      expect(tokens.refreshToken).toMatch(/^cookie:[\w-]{11}$/u);
      const line = String(answer.headers['set-cookie']);
      expect(line).toMatch(/^footlight-[0-9a-f]{8}-[\w-]{11}=[\w-]{40,}; /u);
      for (const attribute of ['Path=/api', 'HttpOnly', 'SameSite=Strict', 'Max-Age='])
        expect(line).toContain(attribute);
      expect(JSON.stringify(answer.body)).not.toContain([...jar.cookies.values()][0]);
    });

    it('are sent only over secure connections if viewers reach the service that way', async () => {
      const guest = await createBrowser().request(
        'checkinGuest',
        {},
        { ...COOKIE_HEADERS, host: 'tv.example' },
      );
      expect(String(guest.headers['set-cookie'])).toMatch(/^__Secure-footlight-.*; Secure/u);
    });

    it('rotate in the cookie, under the same name', async () => {
      const { request, jar, tokens } = await signedIn();
      const [before] = jar.cookies.values();
      const renewed = await request('refreshToken', { refreshToken: tokens.refreshToken });
      expect(renewed.status).toBe(200);
      expect((renewed.body as AuthTokens).refreshToken).toBe(tokens.refreshToken);
      expect([...jar.cookies.values()]).not.toEqual([before]);
      expect((await request('refreshToken', { refreshToken: tokens.refreshToken })).status).toBe(200);
    });

    it('are refused to a caller who knows only the name', async () => {
      const { tokens } = await signedIn();
      const stranger = await createBrowser().request('refreshToken', { refreshToken: tokens.refreshToken });
      expect(errorOf(stranger)).toEqual({ status: 401, code: 'REFRESH_TOKEN_INVALID' });
    });

    it('are replaced by those of a new session, which a late refresh of the old one does not affect', async () => {
      const { request, jar, tokens } = await signedIn();
      const before = jar.header();
      const other = await signUpSomebody(app);
      const next = (await request('login', { id: other.email, secret: other.secret })).body as AuthTokens;
      expect(jar.cookies.size).toBe(1);
      const late = await call(app, 'POST', calls.refreshToken.path, {
        body: { refreshToken: tokens.refreshToken },
        headers: { ...COOKIE_HEADERS, cookie: before },
      });
      jar.take(late);
      const renewed = await request('refreshToken', { refreshToken: next.refreshToken });
      expect((renewed.body as AuthTokens).refreshToken).toBe(next.refreshToken);
      const user = await call(app, 'GET', calls.getSessionUser.path, {
        token: (renewed.body as AuthTokens).authorisationToken,
      });
      expect(user.body).toMatchObject({ email: other.email });
    });

    it('are revoked by signing out, which also removes the cookie', async () => {
      const { request, jar, tokens } = await signedIn();
      const [token] = jar.cookies.values();
      expect((await request('logout', { refreshToken: tokens.refreshToken })).status).toBe(204);
      expect(jar.cookies.size).toBe(0);
      const after = await call(app, 'POST', calls.refreshToken.path, { body: { refreshToken: token } });
      expect(errorOf(after).code).toBe('REFRESH_TOKEN_INVALID');
    });

    it('that a page still stores itself move into the cookie with the next refresh', async () => {
      const { reply } = await signUpSomebody(app);
      const { request, jar } = createBrowser();
      const renewed = await request('refreshToken', { refreshToken: reply.refreshToken });
      expect((renewed.body as AuthTokens).refreshToken).toMatch(/^cookie:/u);
      expect(jar.cookies.size).toBe(1);
    });

    it('are renewed by a service with a new secret, which signs nobody out', async () => {
      const { jar, tokens } = await signedIn();
      const own = await createTestApplication(database(), {
        origins: [ORIGIN],
        secrets: deriveSecrets('another secret that only this test knows'),
      });
      const refused = await call(own.app, 'GET', calls.getSessionUser.path, {
        token: tokens.authorisationToken,
      });
      expect(errorOf(refused).code).toBe('TOKEN_INVALID');
      const [before] = jar.cookies.keys();
      const renewed = await call(own.app, 'POST', calls.refreshToken.path, {
        body: { refreshToken: tokens.refreshToken },
        headers: { ...COOKIE_HEADERS, cookie: jar.header() },
      });
      jar.take(renewed);
      expect((renewed.body as AuthTokens).refreshToken).toBe(tokens.refreshToken);
      expect([...jar.cookies.keys()]).not.toEqual([before]);
      expect(jar.cookies.size).toBe(1);
      await own.app.close();
    });

    it('stay valid in the session that changed the password, and in no other', async () => {
      const { request, jar, tokens, email, secret } = await signedIn();
      const elsewhere = createBrowser();
      const other = (await elsewhere.request('login', { id: email, secret })).body as AuthTokens;
      const { method, path } = calls.changePassword;
      const changed = await call(app, method, path, {
        body: { currentSecret: secret, secret: 'yet another long one', refreshToken: tokens.refreshToken },
        token: tokens.authorisationToken,
        headers: { ...COOKIE_HEADERS, cookie: jar.header() },
      });
      expect(changed.status).toBe(204);
      expect((await request('refreshToken', { refreshToken: tokens.refreshToken })).status).toBe(200);
      expect((await elsewhere.request('refreshToken', { refreshToken: other.refreshToken })).status).toBe(
        401,
      );
    });
  });

  // SIGN-161
  describe('from other pages', () => {
    it.each([
      ['a page of another site', { 'sec-fetch-site': 'cross-site' }],
      ['a page of the same site on another origin', { 'sec-fetch-site': 'same-site' }],
      ['a direct navigation', { 'sec-fetch-site': 'none' }],
      ['another origin if the browser sends only `Origin`', { origin: 'https://evil.example' }],
      ['an opaque origin', { origin: 'null' }],
    ])('are refused to %s', async (_who, from) => {
      const { request, tokens } = await signedIn();
      const headers = { 'footlight-session': 'cookie', ...from };
      for (const name of ['refreshToken', 'logout'] as const)
        expect(errorOf(await request(name, { refreshToken: tokens.refreshToken }, headers))).toEqual({
          status: 403,
          code: 'ORIGIN_NOT_ALLOWED',
        });
      expect((await request('refreshToken', { refreshToken: tokens.refreshToken })).status).toBe(200);
    });

    it('are accepted from the service’s own origin if the browser sends only `Origin`', async () => {
      const { request, tokens } = await signedIn();
      const headers = { 'footlight-session': 'cookie', origin: ORIGIN };
      expect((await request('refreshToken', { refreshToken: tokens.refreshToken }, headers)).status).toBe(
        200,
      );
    });

    it('are not read without the header, which pages of other origins cannot send', async () => {
      const { request, tokens } = await signedIn();
      const silent = await request('refreshToken', { refreshToken: tokens.refreshToken }, {});
      expect(errorOf(silent).code).toBe('REFRESH_TOKEN_INVALID');
      const preflight = await app.inject({
        method: 'OPTIONS',
        url: calls.refreshToken.path,
        headers: {
          origin: 'https://www.example.org',
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'content-type,footlight-session',
        },
      });
      expect(preflight.headers['access-control-allow-headers']).not.toContain('footlight-session');
      expect(preflight.headers['access-control-allow-credentials']).toBeUndefined();
    });

    it('stay in the body for pages that store them themselves', async () => {
      const { reply } = await signUpSomebody(app);
      const answer = await createBrowser().request('refreshToken', { refreshToken: reply.refreshToken }, {});
      expect(answer.headers['set-cookie']).toBeUndefined();
      expect((answer.body as AuthTokens).refreshToken).not.toMatch(/^cookie:/u);
    });

    it('report the allowed value of the header', async () => {
      const answer = await createBrowser().request(
        'checkinGuest',
        {},
        { ...COOKIE_HEADERS, 'footlight-session': 'yes' },
      );
      expect(errorOf(answer)).toEqual({ status: 400, code: 'BAD_REQUEST' });
      expect(JSON.stringify(answer.body)).toContain('footlight-session');
    });
  });
});
