import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../../database/database.js';
import { call, errorOf } from '../../../../testing/call.js';
import type { MovingClock } from '@footlight/packager/testing/moving-clock';
import { openTestDatabase } from '../../../../testing/test-database.js';
import { createTestApplication } from '../../../../testing/test-application.js';
import { createTestRealm } from '../../../../testing/test-realm.js';

describe('the CAPTCHA (SIGN-28)', () => {
  let database: OpenDatabase;
  let app: FastifyInstance;
  let clock: MovingClock;
  beforeAll(async () => {
    database = await openTestDatabase();
    const realm = createTestRealm({
      signIn: { attemptsPerMinute: 10_000 },
      mfa: { action: 'FRONTOFFICE_AUTHENTICATION', type: 'CAPTCHA' },
    });
    ({ app, clock } = await createTestApplication(database, { realm }));
  });
  afterAll(async () => {
    await app.close();
    await database.close();
  });

  const solved = async (): Promise<{ readonly challenge: Challenge; readonly solution: object }> => {
    const { body } = await call(app, 'POST', '/api/v2/captcha');
    const challenge = JSON.parse((body as { challenge: string }).challenge) as Challenge;
    const solution = await solveChallenge({ challenge, deriveKey });
    if (solution === null) throw new Error('The task was not solved.');
    return { challenge, solution };
  };
  const login = (captcha?: unknown) =>
    call(app, 'POST', '/api/v2/login', {
      body: {
        id: 'nobody@example.org',
        secret: 'a long secret',
        ...(captcha === undefined
          ? {}
          : { captcha: typeof captcha === 'string' ? captcha : JSON.stringify(captcha) }),
      },
    });

  it('is required for sign-in, sign-up and mail requests', async () => {
    expect(errorOf(await login())).toEqual({ status: 428, code: 'CAPTCHA_REQUIRED' });
    const signup = await call(app, 'POST', '/api/v2/signup', {
      body: { email: 'a@example.org', secret: 'a long secret', name: 'A' },
    });
    const reset = await call(app, 'POST', '/api/v2/reset-password/create', { body: { id: 'a@example.org' } });
    const link = await call(app, 'GET', '/api/v2/token/alt/magic-email?email=a%40example.org');
    expect([signup, reset, link].map((answer) => errorOf(answer).code)).toEqual(
      Array.from({ length: 3 }, () => 'CAPTCHA_REQUIRED'),
    );
  });

  it('accepts a solution once, also for two simultaneous requests', async () => {
    const captcha = await solved();
    const answers = await Promise.all([login(captcha), login(captcha)]);
    expect(answers.map((answer) => errorOf(answer).code).toSorted()).toEqual([
      'CAPTCHA_FAIL_ERROR',
      'INVALID_CREDENTIALS',
    ]);
  });

  it('rejects solutions that are wrong, altered, forged or expired', async () => {
    const { challenge, solution } = await solved();
    const easier = { ...challenge, parameters: { ...challenge.parameters, cost: 1 } };
    for (const captcha of [
      'nonsense',
      '{}',
      { challenge, solution: { ...solution, counter: 1, derivedKey: '00' } },
      { challenge: easier, solution },
      { challenge: { ...challenge, signature: '00' }, solution },
    ]) {
      expect(errorOf(await login(captcha))).toEqual({ status: 403, code: 'CAPTCHA_FAIL_ERROR' });
    }
    expect(errorOf(await login({ challenge, solution })).code).toBe('INVALID_CREDENTIALS');
    clock.advance(-11 * 60_000);
    const late = await solved();
    expect(errorOf(await login(late)).code).toBe('CAPTCHA_FAIL_ERROR');
    clock.advance(11 * 60_000);
  });

  it('is not available if the realm does not enable it', async () => {
    const open = await createTestApplication(database);
    const answer = await call(open.app, 'POST', '/api/v2/captcha');
    expect(errorOf(answer)).toEqual({ status: 404, code: 'PROVIDER_NOT_CONFIGURED' });
    await open.app.close();
  });
});
