import type { AuthTokens, ResponseOf, SessionUser } from '@footlight/contract';
import { OPEN_ID_DEMO, startSimulators, type RunningSimulators } from '@footlight/simulators';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../../../database/database.js';
import { call } from '../../../../../testing/call.js';
import { openTestDatabase } from '../../../../../testing/test-database.js';
import { SITE } from '../../../../../testing/provider-drivers.js';
import { signInAt } from '../../../../../testing/simulated-browser.js';
import { createTestApplication } from '../../../../../testing/test-application.js';
import { createTestRealm } from '../../../../../testing/test-realm.js';

describe('the authorise addresses of OpenID Connect (SIGN-154)', () => {
  let database: OpenDatabase;
  let simulators: RunningSimulators;
  let app: FastifyInstance;
  beforeAll(async () => {
    database = await openTestDatabase();
    simulators = await startSimulators({ port: 0 });
    ({ app } = await createTestApplication(database, {
      realm: createTestRealm({
        signIn: {
          attemptsPerMinute: 10_000,
          providers: [
            { name: 'ID' },
            {
              name: 'OPENID_CONNECT',
              openIdClientName: 'house',
              issuer: `${simulators.origin}/open-id`,
              ...OPEN_ID_DEMO.openId,
            },
          ],
        },
      }),
    }));
  });
  afterAll(async () => {
    await app.close();
    await simulators.stop();
    await database.close();
  });

  const addresses = async (flow: 'SIGNIN' | 'SIGNUP') => {
    const answer = await call(app, 'GET', `/api/v2/openid/house/auth-uri?authoriseUriFlow=${flow}`);
    const { authorisationUri, silentAuthorisationUri } = answer.body as ResponseOf<'getOpenIdAuthUri'>;
    return { loud: authorisationUri, silent: silentAuthorisationUri ?? 'none' };
  };
  const callbackParams = async (address: string, person: string, jar: Map<string, string>) =>
    (await signInAt(address, person, SITE, jar)).url.searchParams;
  const exchange = async (answer: URLSearchParams): Promise<SessionUser> => {
    const { status, body } = await call(app, 'POST', '/api/v2/openid/house/token', {
      body: { authorisationCode: answer.get('code') ?? '', state: answer.get('state') ?? '' },
    });
    expect(status).toBe(200);
    const { authorisationToken: token } = body as AuthTokens;
    return (await call(app, 'GET', '/api/v2/user/session', { token })).body as SessionUser;
  };

  it('silently sign in a viewer with a session at the provider, and nobody else', async () => {
    const jar = new Map<string, string>();
    const first = await addresses('SIGNIN');
    const unknown = await callbackParams(first.silent, 'nora', jar);
    expect(unknown.get('error')).toBe('login_required');
    expect(unknown.get('code')).toBeNull();
    // The failed attempt does not consume the state: the interactive URL of the same pair still works.
    const interactive = await exchange(await callbackParams(first.loud, 'nora', jar));

    // The silent sign-in returns the provider's signed-in user, although another person would fill in its form.
    const silent = await exchange(await callbackParams((await addresses('SIGNIN')).silent, 'unicode', jar));
    expect(silent).toMatchObject({ id: interactive.id, name: 'Nora Lind' });
  });

  it('request a new account at sign-up, and contain an S256 code challenge and a nonce', async () => {
    const promptOf = (address: string) => new URL(address).searchParams.get('prompt');
    const [signIn, signUp] = [await addresses('SIGNIN'), await addresses('SIGNUP')];
    expect([promptOf(signIn.loud), promptOf(signIn.silent)]).toEqual([null, 'none']);
    expect([promptOf(signUp.loud), promptOf(signUp.silent)]).toEqual(['create', 'none']);
    expect((await exchange(await callbackParams(signUp.loud, 'nora', new Map()))).name).toBe('Nora Lind');
    const { searchParams } = new URL(signIn.loud);
    expect(searchParams.get('code_challenge_method')).toBe('S256');
    expect(searchParams.get('code_challenge')).toMatch(/^[\w-]{43}$/u);
    expect(searchParams.get('nonce')).toMatch(/^[\w-]{20,}$/u);
  });
});
