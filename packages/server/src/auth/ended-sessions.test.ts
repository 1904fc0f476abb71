import { calls } from '@footlight/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { call, errorOf } from '../../testing/call.js';
import { describeWithDatabase } from '../../testing/engines.js';
import type { MovingClock } from '@footlight/packager/testing/moving-clock';
import { signUpSomebody, type Person } from '../../testing/people.js';
import { createTestApplication } from '../../testing/test-application.js';
import { EndedSessions } from './ended-sessions.js';

const SOON = { timeout: 30_000 };

// SIGN-152
describeWithDatabase('an ended session', ({ database }) => {
  let app: FastifyInstance;
  let clock: MovingClock;
  let other: FastifyInstance;
  beforeAll(async () => {
    ({ app, clock } = await createTestApplication(database()));
    // A second process of the same realm.
    ({ app: other } = await createTestApplication(database()));
  });
  afterAll(async () => {
    await app.close();
    await other.close();
  });

  const request = (on: FastifyInstance, { token }: Pick<Person, 'token'>) =>
    call(on, 'GET', calls.getPreferences.path, { token });
  const signOut = ({ reply, token }: Person) =>
    call(app, 'POST', calls.logout.path, { token, body: { refreshToken: reply.refreshToken } });

  it('is rejected by every process, even though its access token has not expired', async () => {
    const [leaving, staying] = [await signUpSomebody(app), await signUpSomebody(app)];
    expect((await signOut(leaving)).status).toBe(204);
    for (const process of [app, other]) {
      await vi.waitFor(
        async () =>
          expect(errorOf(await request(process, leaving))).toEqual({ status: 401, code: 'TOKEN_INVALID' }),
        SOON,
      );
      expect((await request(process, staying)).status).toBe(200);
    }
  });

  it('is known to processes that start later, for the lifetime of a token', async () => {
    await signOut(await signUpSomebody(app));
    const { rows } = await database().db.execute<{ id: string }>(
      'select id from token_families where revoked_at is not null order by revoked_at desc limit 1',
    );
    const id = rows[0]?.id ?? '';
    const fresh = async () => {
      const list = new EndedSessions({ database: database(), clock, lifeSeconds: 900 });
      await list.start(() => undefined);
      list.stop();
      return list.has(id);
    };
    expect(await fresh()).toBe(true);
    clock.advance(901_000);
    expect(await fresh()).toBe(false);
  });
});
