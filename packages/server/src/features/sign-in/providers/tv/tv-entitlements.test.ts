import type { AuthTokens, ResponseOf } from '@footlight/contract';
import {
  CREDENTIAL_CLIENT,
  signSoftwareStatement,
  startSimulators,
  type RunningSimulators,
} from '@footlight/simulators';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../../../../database/database.js';
import { licences } from '../../../../database/schema/licences.js';
import { call, errorOf } from '../../../../../testing/call.js';
import { openTestDatabase } from '../../../../../testing/test-database.js';
import { createTestApplication } from '../../../../../testing/test-application.js';
import { createTestRealm } from '../../../../../testing/test-realm.js';
import { newGuest, signInAtTvProvider } from '../../../../../testing/tv-provider-drivers.js';

let database: OpenDatabase;
let simulators: RunningSimulators;
let app: FastifyInstance;

beforeAll(async () => {
  database = await openTestDatabase();
  simulators = await startSimulators({ port: 0 });
  const adobe = {
    baseUri: `${simulators.origin}/adobe`,
    requestorId: 'footlight',
    resourceId: 'footlight',
    softwareStatement: await signSoftwareStatement('footlight'),
  };
  ({ app } = await createTestApplication(database, {
    realm: createTestRealm({
      signIn: {
        attemptsPerMinute: 10_000,
        providers: [
          { name: 'ID' },
          {
            name: 'SPTV',
            baseUri: `${simulators.origin}/sptv`,
            clientId: CREDENTIAL_CLIENT,
            licences: [
              { entitlement: 'all-access', licence: 'tv' },
              { entitlement: 'all-access', licence: 'gone-from-the-catalogue' },
            ],
          },
          {
            name: 'ADOBE_DCR',
            ...adobe,
            allowedProviders: [
              { name: 'tideway' },
              { name: 'harbour', display: 'featured' },
              { name: 'none' },
            ],
          },
        ],
      },
    }),
  }));
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
  await simulators.stop();
  await database.close();
});

const signIn = async (): Promise<AuthTokens> => {
  const body = { id: 'viewer@sptv.example', secret: 'sptv-demo' };
  return (await call(app, 'POST', '/api/v2/login/sptv', { body })).body as AuthTokens;
};
const storedLicences = async (): Promise<unknown[]> =>
  (await database.db.execute(sql`select licence_id, provider, status from licences_held`)).rows;
const sync = ({ authorisationToken: token, refreshToken }: AuthTokens) =>
  call(app, 'POST', '/api/v1/entitlement-sync', { body: { refreshToken }, token });
const sell = (packages: string[]) =>
  fetch(`${simulators.origin}/sptv/v1/accounts/sptv-1/packages`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ packages }),
  });
const TV = { licence_id: 'tv', provider: 'SPTV', status: 'active' };

it('grants the licences of the provider’s customer once, however often they sign in (SIGN-61)', async () => {
  await signIn();
  await signIn();
  expect(await storedLicences()).toEqual([TV]);
});

it('updates licences on demand and renews the session (SIGN-61)', async () => {
  const tokens = await signIn();
  await sell([]);
  const synced = await sync(tokens);
  expect(synced.status).toBe(200);
  expect(await storedLicences()).toEqual([]);
  await sell(['all-access']);
  expect((await sync(synced.body as AuthTokens)).status).toBe(200);
  expect(await storedLicences()).toEqual([TV]);
});

it('syncs only the caller’s own session, and only if a provider began it (SIGN-61)', async () => {
  const { refreshToken } = await signIn();
  const { body } = await call(app, 'POST', '/api/v2/signup', {
    body: { email: 'else@example.org', secret: 'a long secret', name: 'Else' },
  });
  const own = body as AuthTokens;
  expect(errorOf(await sync({ ...own, refreshToken })).code).toBe('REFRESH_TOKEN_INVALID');
  expect(errorOf(await sync(own)).code).toBe('PROVIDER_NOT_CONFIGURED');
});

it('refuses an account that is blocked at the provider', async () => {
  const body = { id: 'blocked@sptv.example', secret: 'sptv-demo' };
  expect(errorOf(await call(app, 'POST', '/api/v2/login/sptv', { body })).code).toBe('BLOCKED_BY_PROVIDER');
});

const registration = async () => {
  const { body } = await call(app, 'POST', '/api/v2/o/client/register', {
    body: { software_statement: await signSoftwareStatement('footlight') },
  });
  const { client_id: clientId, client_secret: clientSecret } = body as ResponseOf<'registerAdobeClient'>;
  const client = { requestorId: 'footlight', clientId, clientSecret };
  const code = await call(app, 'POST', '/api/v3/adobe/regcode', { body: client });
  return { client, ...(code.body as ResponseOf<'createAdobeRegistrationCode'>) };
};

it('responds with 412 until the viewer has signed in at the TV provider, then signs in (SIGN-62)', async () => {
  const { client, accessToken, code } = await registration();
  const exchange = () => call(app, 'POST', '/api/v3/adobe/token', { body: { ...client, accessToken } });
  expect(errorOf(await exchange())).toEqual({ status: 412, code: 'PROVIDER_NOT_READY' });
  await signInAtTvProvider(`${simulators.origin}/adobe`, code, 'harbour');
  expect((await exchange()).status).toBe(200);
});

it('refuses a TV package without the resource (SIGN-62)', async () => {
  const { client, accessToken, code } = await registration();
  await signInAtTvProvider(`${simulators.origin}/adobe`, code, 'lowland');
  const answer = await call(app, 'POST', '/api/v3/adobe/token', { body: { ...client, accessToken } });
  expect(errorOf(answer)).toEqual({ status: 403, code: 'BLOCKED_BY_PROVIDER' });
});

it('responds with 400 to a client unknown to Adobe, and relays no other software statement (SIGN-63)', async () => {
  const made = { requestorId: 'footlight', clientId: 'made', clientSecret: 'up' };
  expect(errorOf(await call(app, 'POST', '/api/v3/adobe/regcode', { body: made }))).toEqual({
    status: 400,
    code: 'REGISTRATION_INVALID',
  });
  const other = { software_statement: await signSoftwareStatement('somebody-else') };
  expect(errorOf(await call(app, 'POST', '/api/v2/o/client/register', { body: other })).code).toBe(
    'REGISTRATION_INVALID',
  );
});

it('lists the allowed TV providers in the realm’s order and marks the featured ones (SIGN-64)', async () => {
  const { status, body } = await call(app, 'GET', '/api/v1/config/footlight');
  expect(status).toBe(200);
  const { requestor } = body as ResponseOf<'getAdobeConfig'>;
  expect(requestor.mvpds.map(({ id, featured }) => [id, featured])).toEqual([
    ['tideway', false],
    ['harbour', true],
  ]);
  expect(requestor.channels).toContainEqual({ id: '6002', displayName: 'Footlight One' });
  expect(errorOf(await call(app, 'GET', '/api/v1/config/somebody')).code).toBe('PROVIDER_NOT_CONFIGURED');
});

it('does not enable the ADOBE provider if only ADOBE_DCR is enabled', async () => {
  const token = await newGuest(app);
  const answer = await call(app, 'POST', '/api/v2/adobe/footlight/regcode', { token });
  expect(errorOf(answer).code).toBe('PROVIDER_NOT_CONFIGURED');
});
