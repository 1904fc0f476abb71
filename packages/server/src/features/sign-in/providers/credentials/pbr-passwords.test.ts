import { CREDENTIAL_CLIENT, startSimulators, type RunningSimulators } from '@footlight/simulators';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../../../../database/database.js';
import { call, errorOf } from '../../../../../testing/call.js';
import { openTestDatabase } from '../../../../../testing/test-database.js';
import { createTestApplication } from '../../../../../testing/test-application.js';
import { createTestRealm } from '../../../../../testing/test-realm.js';

const NEW_SECRET = 'another long secret';
const ID = 'viewer@pbr.example';

let database: OpenDatabase;
let simulators: RunningSimulators;
let app: FastifyInstance;
let without: FastifyInstance;

beforeAll(async () => {
  database = await openTestDatabase();
  simulators = await startSimulators({ port: 0 });
  const applicationWith = async (...others: readonly object[]): Promise<FastifyInstance> => {
    const signIn = { attemptsPerMinute: 10_000, providers: [{ name: 'ID' }, ...others] };
    return (await createTestApplication(database, { realm: createTestRealm({ signIn }) })).app;
  };
  app = await applicationWith({
    name: 'PBR',
    baseUri: `${simulators.origin}/pbr`,
    clientId: CREDENTIAL_CLIENT,
  });
  without = await applicationWith();
});
afterAll(async () => {
  await app.close();
  await without.close();
  await simulators.stop();
  await database.close();
});

const requestReset = (id: string, to = app) =>
  call(to, 'POST', '/api/v2/reset-password/create', { body: { id, provider: 'PBR' } });
const reset = (token: string, more: object = { provider: 'PBR' }, to = app) =>
  call(to, 'PUT', '/api/v2/reset-password', { body: { token, secret: NEW_SECRET, ...more } });
const login = (secret: string) =>
  call(app, 'POST', '/api/v2/login/auth-provider/pbr', { body: { id: ID, secret } });

/** Links mailed by PBR, newest first. */
const letters = async (): Promise<readonly URL[]> => {
  const answer = await fetch(`${simulators.origin}/pbr/mail`, { headers: { accept: 'application/json' } });
  const { letters: all } = (await answer.json()) as { letters: readonly { link: string }[] };
  return all.map(({ link }) => new URL(link));
};

// SIGN-130
it('makes PBR mail a link to this site, whose token sets the password at PBR once', async () => {
  const [known, unknown] = [await requestReset(ID), await requestReset('nobody@pbr.example')];
  expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
  const [link, ...others] = await letters();
  expect([link?.pathname, link?.searchParams.get('providerName'), others]).toEqual([
    '/login/resetpwd',
    'PBR',
    [],
  ]);
  const token = link?.searchParams.get('token') ?? '';

  // A request without the provider PBR concerns the product's own accounts; neither link nor password is sent to PBR.
  expect(errorOf(await reset(token, {})).code).toBe('RESET_TOKEN_INVALID');
  expect((await login('pbr-demo')).status).toBe(200);

  expect((await reset(token)).status).toBe(204);
  expect(errorOf(await login('pbr-demo')).code).toBe('INVALID_CREDENTIALS');
  expect((await login(NEW_SECRET)).status).toBe(200);
  expect(errorOf(await reset(token)).code).toBe('RESET_TOKEN_INVALID');
});

// SIGN-130
it('is refused if the realm does not enable PBR, and for providers without password reset', async () => {
  const refused = { status: 404, code: 'PROVIDER_NOT_CONFIGURED' };
  expect(errorOf(await requestReset(ID, without))).toEqual(refused);
  expect(errorOf(await reset('any', { provider: 'PBR' }, without))).toEqual(refused);
  expect(errorOf(await reset('any', { provider: 'GOOGLE' }))).toEqual(refused);
});
