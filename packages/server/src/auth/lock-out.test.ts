import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { call, errorOf } from '../../testing/call.js';
import { describeWithDatabase } from '../../testing/engines.js';
import type { MovingClock } from '@footlight/packager/testing/moving-clock';
import { signUpSomebody } from '../../testing/people.js';
import { createTestApplication } from '../../testing/test-application.js';
import { LockOutRepository } from './lock-out.repository.js';

const QUARTER_MS = 15 * 60_000;
const WRONG = 'a wrong guess';

// SIGN-110
describeWithDatabase('account lock-out', ({ database }) => {
  let app: FastifyInstance;
  let other: FastifyInstance;
  let clock: MovingClock;
  let otherClock: MovingClock;
  beforeAll(async () => {
    ({ app, clock } = await createTestApplication(database()));
    // A second process of the same realm.
    ({ app: other, clock: otherClock } = await createTestApplication(database()));
  });
  afterAll(async () => {
    await app.close();
    await other.close();
  });

  const login = (id: string, secret: string, on = app) =>
    call(on, 'POST', '/api/v2/login', { body: { id, secret } });
  const codesOf = async (answers: readonly ReturnType<typeof login>[]) =>
    (await Promise.all(answers)).map((answer) => errorOf(answer).code);
  const pass = (milliseconds: number) => {
    clock.advance(milliseconds);
    otherClock.advance(milliseconds);
  };

  it('checks ten of a hundred guesses, across all processes and simultaneous requests', async () => {
    const { email } = await signUpSomebody(app);
    const codes = await codesOf(
      Array.from({ length: 100 }, (_, index) => login(email, WRONG, index % 2 === 0 ? app : other)),
    );
    expect(codes.filter((code) => code === 'INVALID_CREDENTIALS')).toHaveLength(10);
    expect(codes.filter((code) => code === 'SIGN_IN_LOCKED')).toHaveLength(90);
  });

  it('refuses the right password as well, until fifteen minutes are over', async () => {
    const { email, secret } = await signUpSomebody(app);
    await codesOf(Array.from({ length: 10 }, () => login(email, WRONG)));
    const locked = await login(email, secret, other);
    expect(errorOf(locked)).toEqual({ status: 429, code: 'SIGN_IN_LOCKED' });
    expect(Number(locked.headers['retry-after'])).toBeGreaterThan(0);
    pass(QUARTER_MS + 1000);
    expect((await login(email, secret)).status).toBe(200);
  });

  // SIGN-110
  it('does not lock the owner out at another network, until a hundred guesses from all of them', async () => {
    const { email, secret } = await signUpSomebody(app);
    const from = async (remoteAddress: string, guess: string) =>
      (
        await app.inject({
          method: 'POST',
          url: '/api/v2/login',
          remoteAddress,
          payload: { id: email, secret: guess },
        })
      ).statusCode;
    for (let count = 0; count < 12; count += 1) await from('203.0.113.1', WRONG);
    expect(await from('203.0.113.1', secret)).toBe(429);
    expect(await from('198.51.100.7', secret)).toBe(200);
    expect(await from('192.0.2.1', WRONG)).toBe(401);
    // As if nine further networks had made ten guesses each, which take seconds.
    await database().db.execute(
      `update secret_attempts set attempts = 99 where starts_with(key, 'signInAnywhere:') and attempts = 1`,
    );
    expect(await from('192.0.2.2', WRONG)).toBe(401);
    expect(await from('198.51.100.7', secret)).toBe(429);
    pass(QUARTER_MS + 1000);
    expect(await from('198.51.100.7', secret)).toBe(200);
  });

  it('responds identically for an address without an account', async () => {
    const { email } = await signUpSomebody(app);
    const answersFor = async (id: string) => {
      const answers = [];
      for (let count = 0; count < 12; count += 1) answers.push(errorOf(await login(id, WRONG)));
      return answers;
    };
    expect(await answersFor('nobody-at-all@example.org')).toEqual(await answersFor(email));
  });

  it('takes as long for an address without an account as for one with an account', async () => {
    const { email } = await signUpSomebody(app);
    const timeOf = async (id: (index: number) => string) => {
      const times: number[] = [];
      for (let index = 0; index < 8; index += 1) {
        const start = performance.now();
        await login(id(index), WRONG);
        times.push(performance.now() - start);
      }
      return Math.min(...times);
    };
    const known = await timeOf(() => email);
    const unknown = await timeOf((index) => `nobody-${index}@example.org`);
    // Without hashing a password, the response would take a tenth of the time.
    expect(unknown).toBeGreaterThan(known / 3);
    expect(unknown).toBeLessThan(known * 3);
  });

  it('is reset by the right password, and counts per account, regardless of letter case', async () => {
    const [one, two] = [await signUpSomebody(app), await signUpSomebody(app)];
    for (let round = 0; round < 3; round += 1) {
      await codesOf(Array.from({ length: 8 }, () => login(one.email.toUpperCase(), WRONG)));
      expect((await login(one.email, one.secret)).status).toBe(200);
    }
    await codesOf(Array.from({ length: 10 }, () => login(one.email.toUpperCase(), WRONG)));
    expect(errorOf(await login(one.email, one.secret)).code).toBe('SIGN_IN_LOCKED');
    expect((await login(two.email, two.secret)).status).toBe(200);
  });

  it('also covers the current password within a session, without blocking sign-in', async () => {
    const { email, secret, token } = await signUpSomebody(app);
    const change = (currentSecret: string) =>
      call(app, 'PUT', '/api/v2/user/password', {
        token,
        body: { currentSecret, secret: 'another long secret' },
      });
    const codes = [];
    for (let count = 0; count < 11; count += 1) codes.push(errorOf(await change(WRONG)).code);
    expect(codes.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 'INVALID_CURRENT_CREDENTIALS'));
    expect(codes[10]).toBe('SIGN_IN_LOCKED');
    expect(errorOf(await change(secret)).code).toBe('SIGN_IN_LOCKED');
    expect((await login(email, secret)).status).toBe(200);
  });

  it('stores no address, and deletes expired attempts', async () => {
    const { email } = await signUpSomebody(app);
    await login(email, WRONG);
    const storedKeys = async () => (await database().db.execute('select key from secret_attempts')).rows;
    expect((await storedKeys()).length).toBeGreaterThan(0);
    expect(JSON.stringify(await storedKeys())).not.toContain(email);
    await new LockOutRepository(database().db).clean(new Date(clock.now() + 2 * QUARTER_MS));
    expect(await storedKeys()).toEqual([]);
  });
});
