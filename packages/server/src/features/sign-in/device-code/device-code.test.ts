import type { AuthTokens, DeviceRequest, ResponseOf } from '@footlight/contract';
import type { MovingClock } from '@footlight/packager/testing/moving-clock';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { call, errorOf } from '../../../../testing/call.js';
import { describeOnBothEngines } from '../../../../testing/engines.js';
import { signUpSomebody } from '../../../../testing/people.js';
import { createTestApplication } from '../../../../testing/test-application.js';
import { createTestRealm } from '../../../../testing/test-realm.js';

const TELEVISION =
  'Mozilla/5.0 (SMART-TV; Linux; Tizen 8.0) AppleWebKit/537.36 SamsungBrowser/6.0 TV Safari/537.36';

type Codes = ResponseOf<'requestDeviceCode'>;

describeOnBothEngines('sign-in of a device by a code', ({ database }) => {
  let app: FastifyInstance;
  let clock: MovingClock;
  beforeAll(async () => {
    ({ app, clock } = await createTestApplication(database(), {
      realm: createTestRealm({
        languages: ['en', 'es'],
        signIn: { attemptsPerMinute: 10_000, guestsPerMinute: 10_000 },
      }),
    }));
  });
  afterAll(() => app.close());

  const headers = { 'user-agent': TELEVISION, 'x-footlight-country': 'ES' };
  const askForCode = async (language = 'en'): Promise<Codes> => {
    const { status, body } = await call(app, 'POST', '/api/v2/device/code', {
      headers: { ...headers, language },
    });
    expect(status).toBe(200);
    return body as Codes;
  };
  const poll = ({ deviceCode }: Pick<Codes, 'deviceCode'>) =>
    call(app, 'POST', '/api/v2/device/token', { body: { deviceCode }, headers });
  const find = (token: string, userCode: string) =>
    call(app, 'POST', '/api/v2/device/requests', { token, body: { userCode } });
  const answer = (token: string, userCode: string, allow: boolean) =>
    call(app, 'PUT', '/api/v2/device/requests', { token, body: { userCode, allow } });
  const codeOf = async (codes: Pick<Codes, 'deviceCode'>) => errorOf(await poll(codes)).code;

  // SIGN-197
  it('gives the device a session of its own, once, after the viewer has seen and confirmed it', async () => {
    const { token, reply } = await signUpSomebody(app);
    const codes = await askForCode();
    expect(codes).toMatchObject({ expiresIn: 900, interval: 5 });
    expect(codes.userCode).toMatch(/^[B-Z]{4}-[B-Z]{4}$/u);
    expect(codes.verificationUri).toMatch(/\/activate$/u);
    expect(codes.verificationUriComplete).toBe(`${codes.verificationUri}?code=${codes.userCode}`);
    expect(await codeOf(codes)).toBe('AUTHORIZATION_PENDING');

    const found = await find(token, codes.userCode.toLowerCase().replace('-', ' '));
    expect(found.status).toBe(200);
    expect(found.body as DeviceRequest).toMatchObject({
      userCode: codes.userCode,
      device: 'television',
      browser: 'Samsung Internet',
      system: 'Tizen',
    });
    // Seeing it confirms nothing.
    clock.advance(5000);
    expect(await codeOf(codes)).toBe('AUTHORIZATION_PENDING');

    expect((await answer(token, codes.userCode, true)).status).toBe(204);
    const [one, other] = await Promise.all([poll(codes), poll(codes)]);
    const [given, refused] = one.status === 200 ? [one, other] : [other, one];
    expect(errorOf(refused).code).toBe('DEVICE_CODE_EXPIRED');
    const tokens = given.body as AuthTokens;
    const me = await call(app, 'GET', '/api/v2/user/session', { token: tokens.authorisationToken });
    expect(me.body).toMatchObject({ id: reply.user.id, isGuest: false });
    const devices = await call(app, 'GET', '/api/v2/user/sessions', { token });
    expect((devices.body as ResponseOf<'listSessions'>).sessions.map(({ device }) => device)).toEqual([
      'television',
      'computer',
    ]);
  });

  // SIGN-197
  it('gives the device no recent proof of identity', async () => {
    const { token } = await signUpSomebody(app);
    const codes = await askForCode();
    await answer(token, codes.userCode, true);
    const { authorisationToken } = (await poll(codes)).body as AuthTokens;
    const proof = await call(app, 'GET', '/api/v2/user/proof', { token: authorisationToken });
    expect(errorOf(proof).code).toBe('PROOF_REQUIRED');
  });

  // SIGN-197
  it('refuses the device that its viewer refuses, and forgets it', async () => {
    const { token } = await signUpSomebody(app);
    const codes = await askForCode();
    expect((await answer(token, codes.userCode, false)).status).toBe(204);
    expect(errorOf(await poll(codes))).toEqual({ status: 403, code: 'AUTHORIZATION_DENIED' });
    expect(await codeOf(codes)).toBe('DEVICE_CODE_EXPIRED');
    expect(errorOf(await answer(token, codes.userCode, true)).code).toBe('USER_CODE_INVALID');
  });

  // SIGN-197
  it('answers each code once, and keeps several devices apart', async () => {
    const [owner, stranger] = [await signUpSomebody(app), await signUpSomebody(app)];
    const [first, second] = [await askForCode(), await askForCode()];
    expect(first.userCode).not.toBe(second.userCode);
    const answers = await Promise.all([
      answer(owner.token, first.userCode, true),
      answer(stranger.token, first.userCode, true),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 404]);
    expect(await codeOf(second)).toBe('AUTHORIZATION_PENDING');
    expect((await poll(first)).status).toBe(200);
  });

  // SIGN-197
  it('expires after 15 minutes, also when it was confirmed and not fetched', async () => {
    const { token } = await signUpSomebody(app);
    const [waiting, confirmed] = [await askForCode(), await askForCode()];
    await answer(token, confirmed.userCode, true);
    clock.advance(15 * 60_000);
    expect(await codeOf(waiting)).toBe('DEVICE_CODE_EXPIRED');
    expect(await codeOf(confirmed)).toBe('DEVICE_CODE_EXPIRED');
    const { token: fresh } = await signUpSomebody(app);
    expect(errorOf(await find(fresh, waiting.userCode)).code).toBe('USER_CODE_INVALID');
  });

  // SIGN-200
  it('tells a device that polls too often to slow down, by five seconds each time', async () => {
    const codes = await askForCode();
    expect(await codeOf(codes)).toBe('AUTHORIZATION_PENDING');
    clock.advance(4000);
    expect(errorOf(await poll(codes))).toEqual({ status: 400, code: 'SLOW_DOWN' });
    clock.advance(6000);
    expect(await codeOf(codes)).toBe('SLOW_DOWN');
    clock.advance(15_000);
    expect(await codeOf(codes)).toBe('AUTHORIZATION_PENDING');
  });

  // SIGN-200
  it('tells the state of a code without an error, and polls of it count like those of the exchange', async () => {
    const { token } = await signUpSomebody(app);
    const [codes, refused, late] = [await askForCode(), await askForCode(), await askForCode()];
    const state = async ({ deviceCode }: Codes) => {
      const { status, body } = await call(app, 'POST', '/api/v2/device/state', {
        body: { deviceCode },
        headers,
      });
      expect(status).toBe(200);
      return body;
    };
    expect(await state(codes)).toEqual({ state: 'pending', interval: 5 });
    clock.advance(4000);
    expect(await state(codes)).toEqual({ state: 'pending', interval: 10 });
    expect(await codeOf(codes)).toBe('SLOW_DOWN');
    await answer(token, codes.userCode, true);
    await answer(token, refused.userCode, false);
    expect(await state(codes)).toMatchObject({ state: 'allowed' });
    expect(await state(refused)).toMatchObject({ state: 'denied' });
    // Reading the state neither takes the session nor ends the code.
    expect((await poll(codes)).status).toBe(200);
    expect(await state(codes)).toMatchObject({ state: 'expired' });
    expect(await codeOf(refused)).toBe('AUTHORIZATION_DENIED');
    clock.advance(15 * 60_000);
    expect(await state(late)).toMatchObject({ state: 'expired' });
  });

  // SIGN-199
  it('limits the codes that one account tries, and reveals nothing of wrong ones', async () => {
    const { token } = await signUpSomebody(app);
    const refused = [];
    for (let tries = 0; tries < 21; tries += 1) {
      refused.push(errorOf(await find(token, tries === 0 ? 'not a code' : 'WDJB-MJHT')));
    }
    expect(new Set(refused.slice(0, 20).map(({ code }) => code))).toEqual(new Set(['USER_CODE_INVALID']));
    expect(refused[20]).toEqual({ status: 429, code: 'RATE_LIMITED' });
    const codes = await askForCode();
    expect(errorOf(await answer(token, codes.userCode, true)).code).toBe('RATE_LIMITED');
  });

  // SIGN-199
  it('is answered by nobody without an account', async () => {
    const codes = await askForCode();
    const response = await call(app, 'PUT', '/api/v2/device/requests', {
      body: { userCode: codes.userCode, allow: true },
    });
    expect(response.status).toBe(401);
    expect(await codeOf(codes)).toBe('AUTHORIZATION_PENDING');
  });

  it('names its page in the language of the device', async () => {
    expect((await askForCode('es')).verificationUri).toMatch(/\/es\/activar$/u);
  });
});
