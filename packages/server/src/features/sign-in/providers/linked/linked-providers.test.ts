import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AccountExport, AuthTokens, LinkedAccount, SessionUser } from '@footlight/contract';
import {
  CREDENTIAL_CLIENT,
  startMailSink,
  startSimulators,
  type MailSink,
  type RunningSimulators,
} from '@footlight/simulators';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../../../database/database.js';
import { auditLog } from '../../../../database/schema/accounts.js';
import { licences, licencesHeld } from '../../../../database/schema/licences.js';
import { call, errorOf } from '../../../../../testing/call.js';
import type { MovingClock } from '@footlight/packager/testing/moving-clock';
import { openTestDatabase } from '../../../../../testing/test-database.js';
import { signUpSomebody, type Person } from '../../../../../testing/people.js';
import { DRIVERS, type ProviderDriver } from '../../../../../testing/provider-drivers.js';
import { createTestApplication } from '../../../../../testing/test-application.js';
import { createTestRealm } from '../../../../../testing/test-realm.js';

const PATH = '/api/v2/user/providers';

const driverOf = (name: string): ProviderDriver => {
  const driver = DRIVERS.find((one) => one.name === name);
  if (driver === undefined) throw new Error(`There is no driver of ${name}.`);
  return driver;
};
const [google, club, openId] = ['GOOGLE', 'GENERIC_OAUTH', 'OPENID_CONNECT'].map(driverOf) as [
  ProviderDriver,
  ProviderDriver,
  ProviderDriver,
];

describe('linked providers', () => {
  let database: OpenDatabase;
  let simulators: RunningSimulators;
  let app: FastifyInstance;
  let withoutGoogle: FastifyInstance;
  let clock: MovingClock;
  let sink: MailSink;
  /** Forwards revocations to the simulator and records the tokens. */
  let revocation: Server;
  const revoked: string[] = [];
  let revocationStatus = 0;

  beforeAll(async () => {
    database = await openTestDatabase();
    simulators = await startSimulators({ port: 0 });
    sink = await startMailSink({ port: 0, smtpPort: 0 });
    revocation = createServer((request, response) => {
      void (async () => {
        const body = (await request.toArray()).join('');
        revoked.push(new URLSearchParams(body).get('token') ?? '');
        const answer = await fetch(`${simulators.origin}/open-id/token/revocation`, {
          method: 'POST',
          headers: {
            authorization: request.headers.authorization ?? '',
            'content-type': 'application/x-www-form-urlencoded',
          },
          body,
        });
        revocationStatus = answer.status;
        response.writeHead(answer.status).end();
      })();
    });
    await new Promise<void>((resolve) => revocation.listen(0, 'localhost', resolve));
    const { port } = revocation.address() as AddressInfo;
    const providers = [
      { name: 'ID' },
      openId.settings(simulators.origin),
      { ...club.settings(simulators.origin), revokeUri: `http://localhost:${port}/revoke` },
      {
        name: 'SPTV',
        baseUri: `${simulators.origin}/sptv`,
        clientId: CREDENTIAL_CLIENT,
        licences: [{ entitlement: 'all-access', licence: 'tv' }],
      },
    ];
    const start = async (list: readonly unknown[]) => {
      const realm = createTestRealm({
        mail: { server: sink.smtp, sender: 'no-reply@footlight.example' },
        signIn: { attemptsPerMinute: 10_000, providers: list },
      });
      return createTestApplication(database, { realm });
    };
    ({ app, clock } = await start([...providers, google.settings(simulators.origin)]));
    ({ app: withoutGoogle } = await start(providers));
    await database.db.insert(licences).values({
      id: 'tv',
      family: null,
      rank: 1,
      type: 'standard',
      purchaseStrategy: { type: 'FREE' },
      prices: [],
      texts: {},
      position: 0,
    });
  });
  afterAll(async () => {
    await app.close();
    await withoutGoogle.close();
    revocation.close();
    await simulators.stop();
    await sink.stop();
    await database.close();
  });

  const signInWith = async (driver: ProviderDriver, person: string, token?: string): Promise<AuthTokens> => {
    const callbackParams = await driver.approve(app, await driver.begin(app), person);
    const answer = await driver.exchange(app, callbackParams, token);
    expect(answer).toMatchObject({ status: 200 });
    return answer.body as AuthTokens;
  };
  const listOf = async (token: string, at = app): Promise<LinkedAccount[]> => {
    const { status, body } = await call(at, 'GET', PATH, { token });
    expect(status).toBe(200);
    return (body as { linkedAccounts: LinkedAccount[] }).linkedAccounts;
  };
  const unlink = (token: string, word: string) => call(app, 'DELETE', `${PATH}/${word}`, { token });
  /** Unlinking ends the caller's session, so later requests need a new one. */
  const signInAgain = async ({ email, secret }: Person): Promise<string> => {
    const { body } = await call(app, 'POST', '/api/v2/login', { body: { id: email, secret } });
    return (body as AuthTokens).authorisationToken;
  };
  const refresh = (refreshToken: string) =>
    call(app, 'POST', '/api/v2/token/refresh', { body: { refreshToken } });

  // ACCT-27
  it('are listed in the order of linking, with client, reported address and whether they can be unlinked', async () => {
    const person = await signUpSomebody(app);
    const { token } = person;
    expect(await listOf(token)).toEqual([]);
    await signInWith(google, 'nora', token);
    clock.advance(1_000);
    await signInWith(club, 'unicode', token);
    expect(await listOf(token)).toMatchObject([
      { provider: 'GOOGLE', clientName: null, email: 'nora.lind@example.org', mayUnlink: true },
      { provider: 'GENERIC_OAUTH', clientName: 'club', email: 'zoe@example.org', mayUnlink: true },
    ]);
    const { body } = await call(app, 'GET', '/api/v2/user/export', { token });
    expect((body as AccountExport).linkedProviders).toMatchObject([
      { provider: 'GOOGLE', clientName: null, email: 'nora.lind@example.org' },
      { provider: 'GENERIC_OAUTH', clientName: 'club' },
    ]);
    for (const word of ['GOOGLE', 'GENERIC_OAUTH?clientName=club'])
      expect((await unlink(await signInAgain(person), word)).status).toBe(204);
  });

  // ACCT-27
  it('are unlinked with an audit log entry; the identity then gets another account', async () => {
    const person = await signUpSomebody(app);
    await signInWith(google, 'no-email', person.token);
    expect((await unlink(person.token, 'GOOGLE')).status).toBe(204);
    const token = await signInAgain(person);
    expect(await listOf(token)).toEqual([]);
    expect(errorOf(await unlink(token, 'GOOGLE'))).toEqual({ status: 404, code: 'PROVIDER_NOT_LINKED' });
    const { id } = person.reply.user;
    const log = await database.db.select().from(auditLog).where(eq(auditLog.accountId, id));
    const details = { provider: 'GOOGLE', clientName: '' };
    expect(log).toMatchObject([
      { action: 'providerLinked', actorId: id, details },
      { action: 'providerUnlinked', actorId: id, details },
    ]);
    // SIGN-116
    for (const change of ['linked to', 'unlinked from'])
      await sink.next(({ to, text }) => to.includes(person.email) && text.includes(change));
    const again = await signInWith(google, 'no-email');
    const user = await call(app, 'GET', '/api/v2/user/session', { token: again.authorisationToken });
    expect((user.body as SessionUser).id).not.toBe(id);
  });

  // SIGN-82, SIGN-121
  it('are linked and unlinked only after a recent proof of identity, and the response of the provider stays unused until then', async () => {
    const person = await signUpSomebody(app);
    clock.advance(11 * 60_000);
    const callbackParams = await club.approve(app, await club.begin(app), 'viewer');
    const required = { status: 403, code: 'PROOF_REQUIRED' };
    expect(errorOf(await club.exchange(app, callbackParams, person.token))).toEqual(required);
    expect(await listOf(person.token)).toEqual([]);
    const ask = () => call(app, 'GET', '/api/v2/user/proof', { token: person.token });
    expect(errorOf(await ask())).toEqual(required);
    await call(app, 'POST', '/api/v2/user/proof', { token: person.token, body: { secret: person.secret } });
    expect((await ask()).status).toBe(200);
    const { status, body } = await club.exchange(app, callbackParams, person.token);
    expect(status).toBe(200);
    const { authorisationToken: token } = body as AuthTokens;
    expect(await listOf(token)).toHaveLength(1);
    const user = await call(app, 'GET', '/api/v2/user/session', { token });
    // Linking keeps the profile of the session.
    expect((user.body as SessionUser).pro).toEqual(person.reply.user.pro);
    const later = await signInAgain(person);
    clock.advance(11 * 60_000);
    expect(errorOf(await unlink(later, 'GENERIC_OAUTH?clientName=club'))).toEqual(required);
    expect((await unlink(await signInAgain(person), 'GENERIC_OAUTH?clientName=club')).status).toBe(204);
  });

  // ACCT-28
  it('cannot be unlinked if nothing else signs the account in, even by two concurrent requests', async () => {
    const { authorisationToken: token } = await signInWith(google, 'unverified');
    expect(await listOf(token)).toMatchObject([{ provider: 'GOOGLE', mayUnlink: false }]);
    expect(errorOf(await unlink(token, 'GOOGLE'))).toEqual({ status: 409, code: 'LAST_PROVIDER' });

    const { authorisationToken: ofClub } = await signInWith(club, 'unverified', token);
    const [ofGoogle, ...others] = await Promise.all([
      unlink(token, 'GOOGLE'),
      unlink(ofClub, 'GENERIC_OAUTH?clientName=club'),
    ]);
    const statuses = [ofGoogle, ...others].map(({ status }) => status);
    expect(statuses.toSorted((one, other) => one - other)).toEqual([204, 409]);
    const left = ofGoogle.status === 204 ? club : google;
    const again = await signInWith(left, 'unverified');
    expect(await listOf(again.authorisationToken)).toHaveLength(1);
  });

  // ACCT-28
  it('do not count as another way to sign in if the realm has disabled them', async () => {
    const { authorisationToken: token } = await signInWith(club, 'nora');
    clock.advance(1_000);
    await signInWith(google, 'unicode', token);
    const links = await listOf(token, withoutGoogle);
    expect(links.map(({ provider, mayUnlink }) => [provider, mayUnlink])).toEqual([
      ['GENERIC_OAUTH', false],
      ['GOOGLE', true],
    ]);
  });

  // ACCT-28
  it('end their sessions when they are unlinked, and their tokens are revoked at the provider', async () => {
    const person = await signUpSomebody(app);
    const elsewhere = await signInWith(club, 'viewer', person.token);
    const own = await call(app, 'POST', '/api/v2/login', {
      body: { id: person.email, secret: person.secret },
    });
    const other = own.body as AuthTokens;
    const before = revoked.length;
    expect((await unlink(person.token, 'GENERIC_OAUTH?clientName=club')).status).toBe(204);
    // The caller's session and the one begun by the provider end; a session begun with the password continues.
    for (const ended of [person.reply.refreshToken, elsewhere.refreshToken])
      expect(errorOf(await refresh(ended)).code).toBe('REFRESH_TOKEN_INVALID');
    expect((await refresh(other.refreshToken)).status).toBe(200);
    expect(revoked.slice(before)).toHaveLength(1);
    expect(revocationStatus).toBe(200);
    const user = await fetch(`${simulators.origin}/open-id/userinfo`, {
      headers: { authorization: `Bearer ${revoked.at(-1)}` },
    });
    expect(user.status).toBe(401);
  });

  // ACCT-28
  it('remove the licences that they granted when they are unlinked', async () => {
    const { token, reply } = await signUpSomebody(app);
    await call(app, 'POST', '/api/v2/login/sptv', {
      token,
      body: { id: 'viewer@sptv.example', secret: 'sptv-demo' },
    });
    const storedLicences = () =>
      database.db.select().from(licencesHeld).where(eq(licencesHeld.accountId, reply.user.id));
    expect(await storedLicences()).toMatchObject([{ licenceId: 'tv', provider: 'SPTV' }]);
    expect((await unlink(token, 'SPTV')).status).toBe(204);
    expect(await storedLicences()).toEqual([]);
  });

  // ACCT-27
  it.each(['ID', 'NOBODY', 'GENERIC_OAUTH?clientName=a%20b'])('refuses to unlink %s', async (word) => {
    const { token } = await signUpSomebody(app);
    expect(errorOf(await unlink(token, word))).toEqual({ status: 400, code: 'INVALID_FIELD' });
  });

  // SIGN-100
  it('report the client that began a session, and end it at the provider with the ID token of that session', async () => {
    const { authorisationToken: token } = await signInWith(openId, 'no-email');
    const { body } = await call(app, 'GET', '/api/v2/user/session', { token });
    expect((body as SessionUser).beganWith).toEqual({ provider: 'OPENID_CONNECT', clientName: 'house' });
    const logoutOf = async (options: { token?: string }) => {
      const answer = await call(app, 'GET', '/api/v2/openid/house/logout-uri', options);
      return new URL((answer.body as { logoutUri: string }).logoutUri).searchParams;
    };
    const query = await logoutOf({ token });
    expect(query.get('post_logout_redirect_uri')).toBe('http://localhost:4600/logout');
    const claims = JSON.parse(
      Buffer.from((query.get('id_token_hint') ?? '').split('.')[1] ?? '', 'base64url').toString(),
    ) as { sub: string };
    expect(claims.sub).toBe('open-id-no-email');
    // Other callers do not receive it.
    expect((await logoutOf({})).has('id_token_hint')).toBe(false);
    const { token: stranger } = await signUpSomebody(app);
    expect((await logoutOf({ token: stranger })).has('id_token_hint')).toBe(false);
    const own = await call(app, 'GET', '/api/v2/user/session', { token: stranger });
    expect((own.body as SessionUser).beganWith).toBeUndefined();
  });
});
