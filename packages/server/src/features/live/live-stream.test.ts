import type { AddressInfo } from 'node:net';
import { responseIssues } from '@footlight/contract/check';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { CATALOGUE_CHANNEL } from '../../catalogue/catalogue-changes.js';
import { openDatabase } from '../../database/database.js';
import { contents } from '../../database/schema/content.js';
import { createDemoApplication, demoRealm } from '../../../testing/demo-application.js';
import { createDemoPostgres } from '../../../testing/demo-database.js';
import { describeDemo } from '../../../testing/engines.js';
import { listenToLive, type Listening } from '../../../testing/listen-to-stream.js';
import type { MovingClock } from '@footlight/packager/testing/moving-clock';
import { quietLog } from '../../../testing/quiet-log.js';
import { createTestApplication } from '../../../testing/test-application.js';

const HOUR_MS = 3_600_000;
const originOf = (app: FastifyInstance): string =>
  `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
const eventOf = (id: string) => and(eq(contents.kind, 'LIVE_EVENT'), eq(contents.id, id));

describeDemo('the stream of live events', ({ database }) => {
  let app: FastifyInstance;
  let clock: MovingClock;
  let origin = '';
  const open: Listening[] = [];
  beforeAll(async () => {
    ({ app, clock } = await createDemoApplication(database()));
    await app.listen({ port: 0, host: '127.0.0.1' });
    origin = originOf(app);
  });
  afterEach(() => Promise.all(open.splice(0).map((one) => one.stop())));
  afterAll(() => app.close());

  const listen = async (lastEventId?: string): Promise<Listening> => {
    const listening = await listenToLive(origin, lastEventId);
    open.push(listening);
    return listening;
  };
  /** The test clock triggers no timers, so a catalogue notification makes the service read again. */
  const advance = async (milliseconds: number): Promise<void> => {
    clock.advance(milliseconds);
    await database().notify(CATALOGUE_CHANNEL, '');
  };
  let total = 0;

  it('starts with a snapshot of the count, and is not cacheable', async () => {
    const stream = await listen();
    expect(stream.headers.get('content-type')).toContain('text/event-stream');
    expect(stream.headers.get('cache-control')).toBe('no-store');
    expect(stream.headers.get('x-content-type-options')).toBe('nosniff');
    const { id, data } = await stream.next();
    expect(responseIssues('streamLiveEvents', data)).toEqual([]);
    expect(data).toMatchObject({ change: 'snapshot', eventId: null });
    expect(data.totalResults).toBeGreaterThanOrEqual(3);
    expect(id).toBe(String(clock.now()));
    total = data.totalResults;
  });

  it('announces events that start and end to every listener, with the count', async () => {
    const streams = await Promise.all([listen(), listen(), listen()]);
    for (const stream of streams) await stream.next();
    await advance(HOUR_MS + 60_000);
    for (const stream of streams) {
      expect((await stream.next()).data).toEqual({
        change: 'added',
        eventId: '2003',
        totalResults: total + 1,
      });
    }
    await advance(2 * HOUR_MS);
    for (const stream of streams) {
      expect((await stream.next()).data).toEqual({ change: 'removed', eventId: '2003', totalResults: total });
    }
  });

  it('replays missed changes to a reconnecting client', async () => {
    // Event 2003 ended within the period that is replayed.
    const stream = await listen(String(clock.now() - 30 * 60_000));
    expect((await stream.next()).data).toEqual({ change: 'removed', eventId: '2003', totalResults: total });
    const snapshot = await stream.next();
    expect(snapshot.data).toMatchObject({ change: 'snapshot', totalResults: total });
    const again = await listen(snapshot.id);
    expect((await again.next()).data).toEqual(snapshot.data);
    for (const foreign of ['nonsense', String(clock.now() + HOUR_MS), '1']) {
      expect((await (await listen(foreign)).next()).data).toEqual(snapshot.data);
    }
  });

  it('announces changes that an operator makes', async () => {
    const stream = await listen();
    await stream.next();
    const set = (endsAt: Date | null) =>
      database().db.update(contents).set({ endsAt }).where(eventOf('2001'));
    await set(new Date(clock.now() - 1000));
    expect((await stream.next()).data).toEqual({
      change: 'removed',
      eventId: '2001',
      totalResults: total - 1,
    });
    await set(null);
    expect((await stream.next()).data).toEqual({ change: 'added', eventId: '2001', totalResults: total });
  });

  const listeners = async (): Promise<number> => {
    const text = await (await fetch(`${origin}/metrics`)).text();
    return Number(/^footlight_live_listeners (\d+)$/mu.exec(text)?.[1]);
  };

  it('ends the response to a HEAD request', async () => {
    const response = await fetch(`${origin}/api/v2/event/live/stream`, { method: 'HEAD' });
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'text/event-stream; charset=utf-8',
    ]);
    await expect.poll(listeners).toBe(0);
  });

  it('limits the listeners per address, and frees the seats of those that leave', async () => {
    const streams = await Promise.all(Array.from({ length: 100 }, () => listen()));
    expect(await listeners()).toBe(100);
    const refused = await fetch(`${origin}/api/v2/event/live/stream`);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30']);
    expect(await refused.json()).toMatchObject({ code: 'RATE_LIMITED' });
    await Promise.all(streams.map((one) => one.stop()));
    await expect.poll(listeners).toBe(0);
    expect((await (await listen()).next()).data.change).toBe('snapshot');
  });

  it('allows the `last-event-id` header in the CORS preflight of an embedding origin', async () => {
    const response = await fetch(`${origin}/api/v2/event/live/stream`, {
      method: 'OPTIONS',
      headers: {
        origin: 'http://localhost:4601',
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'last-event-id',
      },
    });
    expect(response.headers.get('access-control-allow-headers')).toContain('last-event-id');
  });

  it('sends a comment every 15 s to keep connections alive', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const stream = await listen();
      await stream.next();
      for (let seconds = 0; seconds < 600; seconds += 15) {
        vi.advanceTimersByTime(15_000);
        expect(await stream.nextComment()).toBe(': still here');
      }
    } finally {
      vi.useRealTimers();
    }
  });

  it('closes all connections immediately when the service stops', async () => {
    const { app: other } = await createDemoApplication(database());
    await other.listen({ port: 0, host: '127.0.0.1' });
    const stream = await listenToLive(originOf(other));
    await stream.next();
    const ended = stream.next().catch((error: unknown) => error);
    const began = performance.now();
    await other.close();
    expect(await ended).toBeInstanceOf(Error);
    expect(performance.now() - began).toBeLessThan(2_000);
  });
});

describe('two processes on one PostgreSQL', () => {
  it('announce the same changes, whichever process makes them', async () => {
    const server = await createDemoPostgres();
    const databases = await Promise.all(
      [1, 2].map(() => openDatabase({ databaseUrl: server.databaseUrl }, quietLog)),
    );
    const [first] = databases;
    if (first === undefined) throw new Error('No database.');
    const apps: FastifyInstance[] = [];
    apps.push((await createDemoApplication(first)).app);
    for (const database of databases.slice(1)) {
      apps.push((await createTestApplication(database, { realm: demoRealm() })).app);
    }
    for (const app of apps) await app.listen({ port: 0, host: '127.0.0.1' });
    const streams = await Promise.all(apps.map((app) => listenToLive(originOf(app))));
    const total = (await streams[0]?.next())?.data.totalResults ?? 0;
    await streams[1]?.next();

    await first.db
      .update(contents)
      .set({ endsAt: new Date(0) })
      .where(eventOf('2001'));
    for (const stream of streams) {
      expect((await stream.next()).data).toEqual({
        change: 'removed',
        eventId: '2001',
        totalResults: total - 1,
      });
    }
    await databases[1]?.db.update(contents).set({ endsAt: null }).where(eventOf('2001'));
    for (const stream of streams) {
      expect((await stream.next()).data).toEqual({ change: 'added', eventId: '2001', totalResults: total });
    }

    await Promise.all(streams.map((stream) => stream.stop()));
    for (const app of apps) await app.close();
    for (const database of databases) await database.close();
    await server.stop();
  }, 180_000);
});
