import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ResponseOf } from '@footlight/contract';
import { OPEN_ID_DEMO, startSimulators, type RunningSimulators } from '@footlight/simulators';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../../../database/database.js';
import { call, errorOf } from '../../../../../testing/call.js';
import { openTestDatabase } from '../../../../../testing/test-database.js';
import { SITE } from '../../../../../testing/provider-drivers.js';
import { signInAt } from '../../../../../testing/simulated-browser.js';
import { createTestApplication } from '../../../../../testing/test-application.js';
import { createTestRealm } from '../../../../../testing/test-realm.js';

const INVALID = { status: 401, code: 'PROVIDER_TOKEN_INVALID' };

/** An honest provider next to one run by an attacker (SIGN-146). */
describe('mix-up of issuers (SIGN-146)', () => {
  let database: OpenDatabase;
  let simulators: RunningSimulators;
  let app: FastifyInstance;
  let attacker: Server;
  let evil = '';
  /** Requests received by the attacker's token endpoint. */
  const receivedBodies: string[] = [];

  const bodyOf = async (request: IncomingMessage): Promise<string> => (await request.toArray()).join('');

  beforeAll(async () => {
    database = await openTestDatabase();
    simulators = await startSimulators({ port: 0 });
    attacker = createServer((request, response) => {
      const answer = async (): Promise<void> => {
        if (request.url === '/token') receivedBodies.push(await bodyOf(request));
        response.writeHead(200, { 'content-type': 'application/json' }).end(
          JSON.stringify({
            issuer: evil,
            authorization_endpoint: `${simulators.origin}/open-id/authorize`,
            token_endpoint: `${evil}/token`,
            jwks_uri: `${evil}/keys`,
          }),
        );
      };
      void answer();
    });
    await new Promise<void>((resolve) => attacker.listen(0, 'localhost', resolve));
    evil = `http://localhost:${(attacker.address() as AddressInfo).port}`;
    const client = { name: 'OPENID_CONNECT', ...OPEN_ID_DEMO.openId };
    ({ app } = await createTestApplication(database, {
      realm: createTestRealm({
        signIn: {
          attemptsPerMinute: 10_000,
          providers: [
            { name: 'ID' },
            { ...client, openIdClientName: 'house', issuer: `${simulators.origin}/open-id` },
            { ...client, openIdClientName: 'evil', issuer: evil },
          ],
        },
      }),
    }));
  });
  afterAll(async () => {
    await app.close();
    await simulators.stop();
    attacker.close();
    await database.close();
  });

  const begin = async (client: string): Promise<string> => {
    const answer = await call(app, 'GET', `/api/v2/openid/${client}/auth-uri?authoriseUriFlow=SIGNIN`);
    return (answer.body as ResponseOf<'getOpenIdAuthUri'>).authorisationUri;
  };
  const callbackParams = async (address: string) => (await signInAt(address, 'nora', SITE)).url.searchParams;
  const exchange = (client: string, answer: URLSearchParams, changes: object = {}) =>
    call(app, 'POST', `/api/v2/openid/${client}/token`, {
      body: {
        authorisationCode: answer.get('code') ?? '',
        state: answer.get('state') ?? '',
        ...changes,
      },
    });

  it('sends no code of the honest provider to the attacker: another issuer is refused before any request', async () => {
    // The attacker's discovery document sends the viewer to the honest provider, so its code would reach the attacker.
    const answer = await callbackParams(await begin('evil'));
    const iss = answer.get('iss');
    expect(iss).toBe(`${simulators.origin}/open-id`);
    expect(errorOf(await exchange('evil', answer, { iss }))).toEqual(INVALID);
    expect(receivedBodies).toEqual([]);
    // The failed exchange has consumed the state.
    expect(errorOf(await exchange('evil', answer, { iss: evil }))).toEqual(INVALID);
    expect(receivedBodies).toEqual([]);
  });

  it('refuses a state of one provider at the other', async () => {
    const answer = await callbackParams(await begin('house'));
    expect(errorOf(await exchange('evil', answer))).toEqual(INVALID);
    expect(receivedBodies).toEqual([]);
  });

  it('accepts responses of the honest provider with and without its issuer, and refuses another issuer', async () => {
    const named = await callbackParams(await begin('house'));
    expect((await exchange('house', named, { iss: named.get('iss') })).status).toBe(200);
    expect((await exchange('house', await callbackParams(await begin('house')))).status).toBe(200);
    expect(
      errorOf(await exchange('house', await callbackParams(await begin('house')), { iss: evil })),
    ).toEqual(INVALID);
  });
});
