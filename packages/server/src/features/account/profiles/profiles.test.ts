import type { AuthTokens, Profile, ResponseOf } from '@footlight/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, errorOf } from '../../../../testing/call.js';
import { describeWithDatabase } from '../../../../testing/engines.js';
import type { MovingClock } from '@footlight/packager/testing/moving-clock';
import { signUpSomebody } from '../../../../testing/people.js';
import { createTestApplication } from '../../../../testing/test-application.js';

const PATH = '/api/v2/user/profiles';

describeWithDatabase('profiles', ({ database }) => {
  let app: FastifyInstance;
  let clock: MovingClock;
  beforeAll(async () => {
    ({ app, clock } = await createTestApplication(database()));
  });
  afterAll(() => app.close());

  const list = async (token: string) =>
    ((await call(app, 'GET', PATH, { token })).body as ResponseOf<'listProfiles'>).profiles;
  const create = async (token: string, body: object) =>
    (await call(app, 'POST', PATH, { token, body })).body as Profile;
  const enter = (token: string, id: string, body: object = {}) =>
    call(app, 'POST', `${PATH}/${id}/switch`, { token, body });
  const user = async (token: string) =>
    (await call(app, 'GET', '/api/v2/user/session', { token })).body as ResponseOf<'getSessionUser'>;
  const refresh = (refreshToken: string) =>
    call(app, 'POST', '/api/v2/token/refresh', { body: { refreshToken } });

  /**
   * An account with an adult profile that has a PIN and a child profile, signed in again so that no profile is chosen.
   */
  const family = async () => {
    const person = await signUpSomebody(app);
    const [own] = await list(person.token);
    const adult = own?.id ?? '';
    await call(app, 'PUT', `${PATH}/${adult}`, { token: person.token, body: { pin: '1234' } });
    const child = (await create(person.token, { name: 'Leo', type: 'child' })).id;
    const login = await call(app, 'POST', '/api/v2/login', {
      body: { id: person.email, secret: person.secret },
    });
    const reply = login.body as ResponseOf<'login'>;
    return { ...person, adult, child, token: reply.authorisationToken, reply, first: person.token };
  };
  const asChild = async () => {
    const household = await family();
    const tokens = (await enter(household.token, household.child)).body as AuthTokens;
    return { ...household, tokens, token: tokens.authorisationToken };
  };

  // ACCT-9
  it('belong to the account, start with one, and can be added and edited with a picture and a PIN', async () => {
    const { token } = await signUpSomebody(app);
    expect(await list(token)).toMatchObject([{ type: 'adult', current: true, hasPin: false, entry: 'open' }]);
    const made = await create(token, { name: ' Nina ', type: 'adult', pin: '4321' });
    expect(made).toMatchObject({ name: 'Nina', hasPin: true, current: false, entry: 'pin', avatar: 'wave' });
    const saved = await call(app, 'PUT', `${PATH}/${made.id}`, {
      token,
      body: { name: 'Nini', avatar: 'moon', pin: null },
    });
    expect(saved.body).toMatchObject({ name: 'Nini', avatar: 'moon', hasPin: false });
    expect(JSON.stringify(await list(token))).not.toContain('4321');
    const stranger = await signUpSomebody(app);
    for (const answer of [
      await enter(stranger.token, made.id),
      await call(app, 'PUT', `${PATH}/${made.id}`, { token: stranger.token, body: { name: 'Mine' } }),
      await call(app, 'DELETE', `${PATH}/${made.id}`, { token: stranger.token }),
    ])
      expect(errorOf(answer)).toEqual({ status: 404, code: 'PROFILE_NOT_FOUND' });
  });

  // ACCT-9
  it('are limited to five, even with concurrent requests', async () => {
    const { token } = await signUpSomebody(app);
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        call(app, 'POST', PATH, { token, body: { name: `P${index}`, type: 'adult' } }),
      ),
    );
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused.map(errorOf)).toEqual([
      { status: 409, code: 'PROFILE_LIMIT_REACHED' },
      { status: 409, code: 'PROFILE_LIMIT_REACHED' },
    ]);
    expect(await list(token)).toHaveLength(5);
  });

  // ACCT-10
  it('are unselected after signing in if there are several; an existing session keeps its profile', async () => {
    const { first, reply, token, adult } = await family();
    expect(reply.user.pro).toBeNull();
    expect((await user(token)).pro).toBeNull();
    expect((await user(first)).pro).toMatchObject({ id: adult });
    expect(errorOf(await call(app, 'POST', PATH, { token, body: { name: 'X', type: 'adult' } }))).toEqual({
      status: 403,
      code: 'FORBIDDEN',
    });
  });

  // ACCT-10
  it('survive refreshes, and tokens from before the switch continue the same session with the new profile', async () => {
    const { reply, child, token } = await family();
    const tokens = (await enter(token, child)).body as AuthTokens;
    const shown = { id: child, tp: 'child', name: 'Leo', avatar: expect.any(String) as string };
    expect((await user(tokens.authorisationToken)).pro).toEqual(shown);
    const next = (await refresh(tokens.refreshToken)).body as AuthTokens;
    expect((await user(next.authorisationToken)).pro).toMatchObject({ id: child, tp: 'child' });
    // Another tab refreshes with the token from before the switch and continues as the child.
    const late = (await refresh(reply.refreshToken)).body as AuthTokens;
    expect((await user(late.authorisationToken)).pro).toMatchObject({ id: child, tp: 'child' });
    expect((await refresh(late.refreshToken)).status).toBe(200);
    clock.advance(11_000);
    expect(errorOf(await refresh(reply.refreshToken)).code).toBe('REFRESH_TOKEN_REUSED');
  });

  describe('a child’s profile', () => {
    // ACCT-11
    it('requires the PIN of the adult profile to leave it, or the password if the PIN is forgotten', async () => {
      const { token, adult, child, secret } = await asChild();
      const entries = (await list(token)).map(({ id, entry }) => [id, entry]);
      expect(entries).toEqual([
        [adult, 'pin'],
        [child, 'open'],
      ]);
      for (const body of [{}, { pin: '9999' }, { secret: 'a wrong password' }])
        expect(errorOf(await enter(token, adult, body))).toEqual({ status: 403, code: 'PIN_INVALID' });
      expect((await enter(token, adult, { secret })).status).toBe(200);
      const entered = (await enter(token, adult, { pin: '1234' })).body as AuthTokens;
      expect((await user(entered.authorisationToken)).pro).toMatchObject({ id: adult, tp: 'adult' });
    });

    // ACCT-11
    it('requires the password to leave it if no profile has a PIN', async () => {
      const { token, secret } = await signUpSomebody(app);
      const adult = (await list(token))[0]?.id ?? '';
      const child = (await create(token, { name: 'Leo', type: 'child' })).id;
      const inside = ((await enter(token, child)).body as AuthTokens).authorisationToken;
      expect((await list(inside)).find(({ id }) => id === adult)?.entry).toBe('password');
      expect(errorOf(await enter(inside, adult)).code).toBe('PIN_INVALID');
      expect((await enter(inside, adult, { secret })).status).toBe(200);
    });

    // ACCT-12
    it.each([
      ['GET', '/api/v2/user/account', undefined],
      ['PUT', '/api/v2/user/account', { name: 'Mine' }],
      ['GET', '/api/v2/user/sessions', undefined],
      ['DELETE', '/api/v2/user/sessions', undefined],
      ['GET', '/api/v2/user/export', undefined],
      ['POST', '/api/v2/user/deletion', {}],
      ['DELETE', '/api/v2/user/deletion', undefined],
      ['GET', '/api/v2/user/marketing-preferences', undefined],
      ['PUT', '/api/v2/user/consents', { answers: [{ fieldName: 'terms', answer: true }] }],
      ['PUT', '/api/v2/user/password', { currentSecret: 'guessed', secret: 'another long secret' }],
      ['GET', '/api/v2/user/providers', undefined],
      ['DELETE', '/api/v2/user/providers/GOOGLE', undefined],
      ['DELETE', '/api/v2/user/sessions/another', undefined],
      ['POST', PATH, { name: 'Me too', type: 'adult' }],
    ] as const)('cannot manage the account: %s %s', async (method, path, body) => {
      const { token } = await asChild();
      const answer = await call(app, method, path, { token, ...(body === undefined ? {} : { body }) });
      expect(errorOf(answer)).toEqual({ status: 403, code: 'FORBIDDEN' });
    });
  });

  // ACCT-13
  it('are locked for 15 minutes after five wrong PINs in a row, also for the right PIN', async () => {
    const { token, adult, reply } = await family();
    for (let guess = 0; guess < 5; guess += 1)
      expect(errorOf(await enter(token, adult, { pin: '0000' })).code).toBe('PIN_INVALID');
    const locked = await enter(token, adult, { pin: '1234' });
    expect(errorOf(locked)).toEqual({ status: 429, code: 'PIN_LOCKED' });
    expect(locked.body).toMatchObject({ details: { retryAfterSeconds: 900 } });
    clock.advance(15 * 60_000 + 1);
    const renewed = (await refresh(reply.refreshToken)).body as AuthTokens;
    expect((await enter(renewed.authorisationToken, adult, { pin: '1234' })).status).toBe(200);
  });

  // ACCT-14
  it('are deleted with their watch progress and sessions, except the current one and the last adult’s', async () => {
    const { first, adult, child, token } = await family();
    const tokens = (await enter(token, child)).body as AuthTokens;
    const remove = (id: string) => call(app, 'DELETE', `${PATH}/${id}`, { token: first });
    expect(errorOf(await remove(adult))).toEqual({ status: 409, code: 'CONFLICT' });
    const { db } = database();
    const account = (await user(first)).id;
    await db.execute(`insert into watch_progress
      (viewer_id, account_id, vod_id, position, duration, finished, watched_at, sequence)
      values ('${child}', '${account}', '1', 5, 10, false, now(), 0)`);
    expect((await remove(child)).status).toBe(204);
    expect(errorOf(await remove(child))).toEqual({ status: 404, code: 'PROFILE_NOT_FOUND' });
    const { rows } = await db.execute(`select 1 from watch_progress where viewer_id = '${child}'`);
    expect(rows).toEqual([]);
    expect(errorOf(await refresh(tokens.refreshToken)).code).toBe('REFRESH_TOKEN_INVALID');
  });
});
