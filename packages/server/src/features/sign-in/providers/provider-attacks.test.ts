import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { SignJWT, UnsecuredJWT, exportJWK, exportSPKI, generateKeyPair, type JWK } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../../database/database.js';
import { call, errorOf } from '../../../../testing/call.js';
import { openTestDatabase } from '../../../../testing/test-database.js';
import { createTestApplication } from '../../../../testing/test-application.js';
import { createTestRealm } from '../../../../testing/test-realm.js';
import { createMovingClock } from '@footlight/packager/testing/moving-clock';
import { authoriseAddress } from './oauth/authorise-address.js';
import { ProviderHttp } from './provider-http.js';
import { createTokenVerifiers } from './proofs/token-verifier.js';

const INVALID = { status: 401, code: 'PROVIDER_TOKEN_INVALID' };

/** Forged tokens sent to the Google sign-in (SIGN-85). */
describe('forged tokens', () => {
  let database: OpenDatabase;
  let app: FastifyInstance;
  let keysServer: Server;
  let origin = '';
  let published: JWK[] = [];
  let fetched = 0;

  beforeAll(async () => {
    keysServer = createServer((_request, response) => {
      fetched += 1;
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ keys: published }));
    });
    await new Promise<void>((resolve) => keysServer.listen(0, 'localhost', resolve));
    origin = `http://localhost:${(keysServer.address() as AddressInfo).port}`;
    database = await openTestDatabase();
    ({ app } = await createTestApplication(database, {
      realm: createTestRealm({
        signIn: {
          attemptsPerMinute: 10_000,
          providers: [
            {
              name: 'GOOGLE',
              clientId: 'footlight',
              issuer: origin,
              authoriseUri: `${origin}/auth`,
              jwksUri: `${origin}/keys`,
            },
          ],
        },
      }),
    }));
  });
  afterAll(async () => {
    await app.close();
    await database.close();
    keysServer.close();
  });

  const newKey = async (kid: string) => {
    const pair = await generateKeyPair('RS256', { extractable: true });
    return { ...pair, kid, jwk: { ...(await exportJWK(pair.publicKey)), kid, alg: 'RS256', use: 'sig' } };
  };
  const nonceOfOurs = async (): Promise<string> => {
    const { body } = await call(app, 'GET', '/api/v2/oauth/GOOGLE/auth-uri');
    return new URL((body as { authorisationUri: string }).authorisationUri).searchParams.get('nonce') ?? '';
  };
  const claims = async (changes: Record<string, unknown> = {}): Promise<Record<string, unknown>> => {
    const now = Math.floor(Date.now() / 1000);
    return {
      iss: origin,
      aud: 'footlight',
      sub: 'attacked',
      iat: now,
      exp: now + 600,
      nonce: await nonceOfOurs(),
      ...changes,
    };
  };
  const signed = (
    payload: Record<string, unknown>,
    { privateKey, kid }: Awaited<ReturnType<typeof newKey>>,
  ) => new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid }).sign(privateKey);
  const signInWith = (idToken: string) =>
    call(app, 'POST', '/api/v2/login/social/google', { body: { idToken } });

  it('are refused for every wrong claim; the provider’s own token is accepted once', async () => {
    const key = await newKey('one');
    published = [key.jwk];
    const own = await signed(await claims(), key);
    expect((await signInWith(own)).status).toBe(200);
    // The nonce is replayed.
    expect(errorOf(await signInWith(own))).toEqual(INVALID);

    const now = Math.floor(Date.now() / 1000);
    const wrong: Record<string, unknown>[] = [
      { iss: 'https://accounts.attacker.example' },
      { aud: 'another-client' },
      { exp: now - 120 },
      { iat: undefined },
      { exp: undefined },
      { sub: undefined },
      { sub: '' },
      { nbf: now + 600 },
      { nonce: undefined },
      { nonce: 'made-up' },
      { nonce: { $ne: null } },
    ];
    for (const change of wrong)
      expect(errorOf(await signInWith(await signed(await claims(change), key)))).toEqual(INVALID);
  });

  it('are refused with `none`, and with the public key as an HS256 secret', async () => {
    const key = await newKey('two');
    published = [key.jwk];
    const payload = await claims();
    const unsecured = new UnsecuredJWT(payload).encode();
    expect(errorOf(await signInWith(unsecured))).toEqual(INVALID);
    for (const secret of [await exportSPKI(key.publicKey), JSON.stringify(key.jwk)]) {
      const confused = await new SignJWT(payload)
        .setProtectedHeader({ alg: 'HS256', kid: key.kid })
        .sign(new TextEncoder().encode(secret));
      expect(errorOf(await signInWith(confused))).toEqual(INVALID);
    }
  });

  it('are refused with a key of their own in the header', async () => {
    // The id of the key that the service has cached since the first test.
    const attacker = await newKey('one');
    const token = await new SignJWT(await claims())
      .setProtectedHeader({ alg: 'RS256', kid: 'one', jwk: attacker.jwk, jku: `${origin}/attacker` })
      .sign(attacker.privateKey);
    expect(errorOf(await signInWith(token))).toEqual(INVALID);
  });

  it('are verified with rotated keys, and unknown keys are requested only once per cooldown', async () => {
    const clock = createMovingClock();
    const [old, next, never] = [await newKey('old'), await newKey('next'), await newKey('never')];
    const http = new ProviderHttp({ timeoutMs: 2_000 });
    const expected = { issuer: origin, audience: 'footlight', algorithms: ['RS256'] as const };

    published = [old.jwk];
    const eager = createTokenVerifiers({ http, clock, keysCooldownMs: 0 })(`${origin}/keys`);
    await eager(await signed(await claims(), old), expected);
    published = [next.jwk];
    await expect(eager(await signed(await claims(), next), expected)).resolves.toMatchObject({
      sub: 'attacked',
    });
    await expect(eager(await signed(await claims(), old), expected)).rejects.toMatchObject({
      code: 'PROVIDER_TOKEN_INVALID',
    });

    const verifyWithCooldown = createTokenVerifiers({ http, clock, keysCooldownMs: 60_000 })(
      `${origin}/keys`,
    );
    await verifyWithCooldown(await signed(await claims(), next), expected);
    const before = fetched;
    for (let count = 0; count < 5; count += 1)
      await expect(verifyWithCooldown(await signed(await claims(), never), expected)).rejects.toMatchObject({
        code: 'PROVIDER_TOKEN_INVALID',
      });
    expect(fetched).toBe(before);
  });
});

describe('query parameters that a caller adds to an authorise address', () => {
  it('never override the parameters of the sign-in (SIGN-84)', () => {
    const own = { client_id: 'ours', redirect_uri: 'https://ours.example/back', state: 's', scope: 'openid' };
    const extra = new URLSearchParams({
      client_id: 'theirs',
      redirect_uri: 'https://attacker.example',
      state: 'theirs',
      response_mode: 'fragment',
      request_uri: 'https://attacker.example/request',
      login_hint: 'vera@example.org',
    }).toString();
    const address = new URL(authoriseAddress('https://id.example/auth?tenant=a', own, extra));
    expect(Object.fromEntries(address.searchParams)).toEqual({
      tenant: 'a',
      login_hint: 'vera@example.org',
      ...own,
    });
    expect(address.origin).toBe('https://id.example');
  });
});
