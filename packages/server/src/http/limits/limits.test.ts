import { calls } from '@footlight/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ApiError } from '../../api-error.js';
import { describeWithDatabase } from '../../../testing/engines.js';
import { createMovingClock } from '@footlight/packager/testing/moving-clock';
import { createTestApplication } from '../../../testing/test-application.js';
import { createTestRealm } from '../../../testing/test-realm.js';
import { isWithin } from './limits.js';

const request = {} as FastifyRequest;

it('isWithin returns whether a request is within the limit, and rethrows other errors', async () => {
  expect(await isWithin(() => Promise.resolve(), request)).toBe(true);
  expect(await isWithin(() => Promise.reject(new ApiError('RATE_LIMITED')), request)).toBe(false);
  await expect(isWithin(() => Promise.reject(new Error('The counter is broken.')), request)).rejects.toThrow(
    'The counter is broken.',
  );
});

const ATTEMPTS = 6;
const GUESTS = 4;
const CALLS = 40;
const realm = createTestRealm({
  requestsPerMinute: CALLS,
  signIn: { attemptsPerMinute: ATTEMPTS, guestsPerMinute: GUESTS },
});

// Only PostgreSQL supports several processes.
describeWithDatabase('limits of one address across two processes', ({ database }) => {
  // A shared clock, because counts of another minute are ignored.
  const clock = createMovingClock();
  const processes: FastifyInstance[] = [];
  beforeAll(async () => {
    for (let made = 0; made < 2; made += 1)
      processes.push((await createTestApplication(database(), { realm }, clock)).app);
    for (const app of processes) await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    for (const app of processes) await app.close();
  });

  const processOf = (index: number): FastifyInstance => {
    const one = processes[index % processes.length];
    if (one === undefined) throw new Error('The processes are made in beforeAll.');
    return one;
  };

  /** Sends requests to the processes in turn and returns their statuses. */
  const send = async (count: number, path: string, from: (index: number) => string, payload: object) => {
    const answers = await Promise.all(
      Array.from({ length: count }, (_, index) =>
        processOf(index).inject({
          method: 'POST',
          url: path,
          remoteAddress: from(index),
          payload,
        }),
      ),
    );
    return answers.map(({ statusCode }) => statusCode);
  };
  const countOf = (statuses: readonly unknown[], status: number): number =>
    statuses.filter((one) => one === status).length;
  const guess = (index: number) => ({ id: `somebody-${index}@example.org`, secret: 'a guess' });

  it('restrict sign-in attempts, and allow them again a minute later', async () => {
    const from = () => '203.0.113.9';
    const statuses = await send(20, calls.login.path, from, guess(1));
    expect([countOf(statuses, 401), countOf(statuses, 429)]).toEqual([ATTEMPTS, 20 - ATTEMPTS]);
    clock.advance(61_000);
    expect(await send(1, calls.login.path, from, guess(2))).toEqual([401]);
  });

  it('count an IPv6 network as one address, and other addresses separately', async () => {
    const near = await send(20, calls.login.path, (index) => `2001:db8::${index}`, guess(3));
    expect(countOf(near, 401)).toBe(ATTEMPTS);
    const far = await send(4, calls.login.path, (index) => `2001:db8:0:${index + 1}::1`, guess(4));
    expect(countOf(far, 401)).toBe(4);
  });

  // SIGN-165
  it('do not count sign-ins that succeed, so that people behind one address do not lock each other out', async () => {
    const from = () => '203.0.113.10';
    const person = { email: 'office@example.org', secret: 'a long secret' };
    expect(await send(1, calls.signup.path, from, { ...person, name: 'Office' })).toEqual([201]);
    for (let count = 0; count < 3 * ATTEMPTS; count += 1)
      expect(await send(1, calls.login.path, from, { id: person.email, secret: person.secret })).toEqual([
        200,
      ]);
    const wrong = await send(20, calls.login.path, from, guess(9));
    expect(countOf(wrong, 401)).toBe(ATTEMPTS - 1);
  });

  it('restrict guest check-ins', async () => {
    const statuses = await send(10, calls.checkinGuest.path, () => '203.0.113.7', {});
    expect([countOf(statuses, 200) + countOf(statuses, 201), countOf(statuses, 429)]).toEqual([GUESTS, 6]);
  });

  it('count calls of both processes together, with about a second of delay', async () => {
    const statusFrom = async (index: number): Promise<number> => {
      const { statusCode } = await processOf(index).inject({
        url: calls.getRealm.path,
        remoteAddress: '203.0.113.5',
      });
      return statusCode;
    };
    for (let sent = 0; sent < CALLS; sent += 1) expect(await statusFrom(0)).toBe(200);
    expect(await statusFrom(0)).toBe(429);
    let sentToOther = 0;
    await expect
      .poll(
        async () => {
          sentToOther += 1;
          return statusFrom(1);
        },
        { timeout: 60_000, interval: 1_000 },
      )
      .toBe(429);
    // Without shared counts the other process would have answered all of them.
    expect(sentToOther).toBeLessThan(CALLS);
  });

  it('store no address', async () => {
    const { rows } = await database().db.execute('select key from secret_attempts');
    expect(JSON.stringify(rows)).not.toMatch(/203\.0|2001:/u);
  });
});
