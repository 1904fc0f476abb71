import { calls, type PlaybackData, type ResponseOf } from '@footlight/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { MovingClock } from '@footlight/packager/testing/moving-clock';
import { withSecondFactor } from '../../../testing/second-factor.js';
import { call } from '../../../testing/call.js';
import { createDemoApplication, demoRealm, signInDemo } from '../../../testing/demo-application.js';
import { describeDemoOnBothEngines } from '../../../testing/engines.js';
import { createPayingDemo, type PayingDemo } from '../../../testing/paying-demo.js';
import { signUpSomebody } from '../../../testing/people.js';
import { createTestApplication } from '../../../testing/test-application.js';

const SOON = { timeout: 30_000 };
const OPEN_VIDEO = '1001';
const PAID_VIDEO = '1003';

const ask = async (app: FastifyInstance, video: string, token?: string, playbackSessionId?: string) => {
  const { body } = await call(app, 'POST', calls.postVideoManifest.path.replace('{id}', video), {
    body: playbackSessionId === undefined ? {} : { playbackSessionId },
    ...(token === undefined ? {} : { token }),
  });
  return body as PlaybackData;
};
const addressOf = ({ streams }: PlaybackData): string => streams[0]?.url ?? '';
const statusOf = async (app: FastifyInstance, url: string): Promise<number> =>
  (await app.inject({ url })).statusCode;

// ACC-41
describeDemoOnBothEngines('the address of a stream', ({ database }) => {
  let app: FastifyInstance;
  let other: FastifyInstance;
  let clock: MovingClock;
  beforeAll(async () => {
    const realm = { ...demoRealm(), player: { ...demoRealm().player, concurrentStreams: 1 } };
    ({ app, clock } = await createDemoApplication(database(), realm));
    // A second process of the same realm.
    ({ app: other } = await createTestApplication(database(), { realm }, clock));
  });
  afterAll(async () => {
    await app.close();
    await other.close();
  });

  /** Statuses of an address in both processes. */
  const statuses = (address: string): Promise<number[]> =>
    Promise.all([app, other].map((process) => statusOf(process, address)));
  const lives = async (...addresses: string[]): Promise<boolean> =>
    (await Promise.all(addresses.map(statuses))).flat().every((status) => status === 200);
  const ends = (address: string): Promise<number[]> =>
    vi.waitFor(async () => {
      const found = await statuses(address);
      if (found.includes(200)) throw new Error('It lives.');
      return found;
    }, SOON);

  it('ends with the session that it was given to, and with no other', async () => {
    const signIn = async () =>
      (
        await call(app, 'POST', calls.login.path, {
          body: { id: 'viewer@footlight.example', secret: 'footlight-demo' },
        })
      ).body as ResponseOf<'login'>;
    const leaving = await signIn();
    const staying = await signUpSomebody(app);
    const own = addressOf(await ask(app, OPEN_VIDEO, leaving.authorisationToken));
    const others = [
      addressOf(await ask(app, OPEN_VIDEO, staying.token)),
      addressOf(await ask(app, OPEN_VIDEO)),
    ];
    expect(await lives(own, ...others)).toBe(true);
    await call(app, 'POST', calls.logout.path, { body: { refreshToken: leaving.refreshToken } });
    expect(await ends(own)).toEqual([403, 403]);
    expect(await lives(...others)).toBe(true);
  });

  it('ends when its player reports the end, and the same player begins again with a new one', async () => {
    const { token } = await signUpSomebody(app);
    const before = await ask(app, OPEN_VIDEO, token);
    const { playbackSessionId } = before;
    expect(await lives(addressOf(before))).toBe(true);
    await call(app, 'POST', calls.sendPlaybackHeartbeat.path, {
      token,
      body: { playbackSessionId, id: OPEN_VIDEO, kind: 'vod', position: 1, paused: false, ended: true },
    });
    expect(await ends(addressOf(before))).toEqual([403, 403]);
    const after = await ask(app, OPEN_VIDEO, token, playbackSessionId ?? '');
    expect(after.playbackSessionId).toBe(playbackSessionId);
    expect(await lives(addressOf(after))).toBe(true);
  });

  it('ends when another screen takes the place of one that sends no heartbeats', async () => {
    const { token } = await signUpSomebody(app);
    const silent = addressOf(await ask(app, OPEN_VIDEO, token));
    clock.advance(60_000);
    expect(await lives(silent)).toBe(true);
    const next = addressOf(await ask(app, OPEN_VIDEO, token));
    expect(await ends(silent)).toEqual([403, 403]);
    expect(await lives(next)).toBe(true);
  });

  it('is known to have ended in processes that start later', async () => {
    const { token } = await signUpSomebody(app);
    const silent = addressOf(await ask(app, OPEN_VIDEO, token));
    clock.advance(60_000);
    await ask(app, OPEN_VIDEO, token);
    const { app: later } = await createTestApplication(database(), { realm: demoRealm() }, clock);
    expect(await statusOf(later, silent)).toBe(403);
    await later.close();
  });
});

// ACC-41
describeDemoOnBothEngines('the address of a stream that a licence opens', ({ database }) => {
  let demo: PayingDemo;
  beforeAll(async () => {
    demo = await createPayingDemo(database());
  });
  afterAll(() => demo.app.close());

  const buy = async () => {
    const token = await demo.signIn();
    const { cardId } = await demo.card(token);
    await demo.basket(token, '7001');
    expect((await demo.pay(token, cardId)).status).toBe(200);
    return token;
  };

  it('ends when all the money is returned', async () => {
    const { app } = demo;
    const [token, staying] = [await buy(), await buy()];
    const own = addressOf(await ask(app, PAID_VIDEO, token));
    const others = addressOf(await ask(app, PAID_VIDEO, staying));
    for (const address of [own, others]) expect(await statusOf(app, address)).toBe(200);
    const [payment] = await demo.history(token);
    const refund = await call(app, 'POST', calls.refundPayment.path.replace('{id}', payment?.id ?? ''), {
      token: await withSecondFactor(database(), await signInDemo(app, 'admin')),
      body: { reason: 'asked for', idempotencyKey: demo.newKey() },
    });
    expect(refund.status).toBe(201);
    await vi.waitFor(async () => expect(await statusOf(app, own)).toBe(403), SOON);
    expect(await statusOf(app, others)).toBe(200);
    expect(await demo.plays(token)).toBe(403);
  });

  it('expires when the licence ends', async () => {
    const { app, clock } = demo;
    const token = await buy();
    await call(app, 'DELETE', '/api/v2/user/licence/7001', { token });
    const [held] = await demo.licences(token);
    const end = Date.parse(held?.licenceStatus.expiryTimestamp ?? '');
    clock.advance(end - 60_000 - clock.now());
    const data = await ask(app, PAID_VIDEO, token);
    expect(data.expiresAt).toBe(new Date(Math.ceil(end / 1000) * 1000).toISOString());
    expect(await statusOf(app, addressOf(data))).toBe(200);
    clock.advance(61_000);
    expect(await statusOf(app, addressOf(data))).toBe(403);
  });
});
