import type { ErrorBody, ResponseOf } from '@footlight/contract';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { call } from '../../testing/call.js';
import { signUpSomebody } from '../../testing/people.js';
import { createPostgresDatabase } from '../../testing/postgres-database.js';
import type { PostgresServer } from '../../testing/postgres-server.js';
import { quietLog } from '../../testing/quiet-log.js';
import { startTcpProxy, type TcpProxy } from '../../testing/tcp-proxy.js';
import { createTestApplication } from '../../testing/test-application.js';
import { isDatabaseAway } from './database-away.js';
import { openDatabase, type OpenDatabase } from './database.js';

const LIMITS = { poolSize: 3, timeoutMs: 500 };
/** Timeout for results that are expected at once, long enough for a busy machine. */
const SOON_MS = 30_000;

describe('an unreliable PostgreSQL', () => {
  let server: PostgresServer;
  let proxy: TcpProxy;
  let database: OpenDatabase;
  let app: FastifyInstance;
  let token = '';
  beforeEach(async () => {
    server = await createPostgresDatabase();
    proxy = await startTcpProxy(server.databaseUrl);
    database = await openDatabase({ databaseUrl: proxy.address, limits: LIMITS }, quietLog);
    ({ app } = await createTestApplication(database));
    ({ token } = await signUpSomebody(app));
    database.beginServing();
  });
  afterEach(async () => {
    proxy.thaw();
    await app.close();
    await database.close();
    await proxy.stop();
    await server.stop();
  });

  const preferences = () => call(app, 'GET', '/api/v2/user/preferences', { token });
  const save = (autoAdvance: boolean) =>
    call(app, 'PUT', '/api/v2/user/preferences', { token, body: { autoAdvance } });
  const ready = async () => (await call(app, 'GET', '/readyz')).status;
  const expectUnavailable = async (): Promise<void> => {
    const { status, body, headers } = await preferences();
    expect({ status, code: (body as ErrorBody).code, after: headers['retry-after'] }).toEqual({
      status: 503,
      code: 'UNAVAILABLE',
      after: '2',
    });
    expect((body as ErrorBody).details).toEqual({ retryAfterSeconds: 2 });
  };

  it('is behind a pooler that drops notifications: it is not ready, and a start says what to set', async () => {
    await database.requireNotifications();
    expect(await ready()).toBe(200);
    proxy.dropNotifications();
    expect(await ready()).toBe(503);
    await expect(database.requireNotifications()).rejects.toThrow(
      /Notifications of the database do not arrive.*set DATABASE_LISTEN_URL/u,
    );
    const direct = await openDatabase(
      { databaseUrl: proxy.address, listenUrl: server.databaseUrl, limits: LIMITS },
      quietLog,
    );
    await direct.requireNotifications();
    await direct.close();
  });

  it('is slow: requests still succeed', async () => {
    proxy.delay(20);
    expect((await preferences()).status).toBe(200);
  });

  it('hangs: all requests receive 503 after the timeout, even beyond the pool size', async () => {
    proxy.freeze();
    const began = performance.now();
    await Promise.all(Array.from({ length: 3 * LIMITS.poolSize }, expectUnavailable));
    expect(performance.now() - began).toBeLessThan(SOON_MS);
    expect(await ready()).toBe(503);
    proxy.thaw();
    await vi.waitFor(async () => expect(await ready()).toBe(200), { timeout: 2_000, interval: 20 });
    expect((await preferences()).status).toBe(200);
  });

  it('refuses connections: requests receive 503, and 200 once it accepts them again', async () => {
    proxy.refuse(true);
    proxy.reset();
    await vi.waitFor(expectUnavailable, { timeout: SOON_MS });
    expect(await ready()).toBe(503);
    proxy.refuse(false);
    await vi.waitFor(async () => expect(await ready()).toBe(200), { timeout: SOON_MS });
    expect((await preferences()).status).toBe(200);
  });

  it('drops all connections: the next request, or the one after it, succeeds', async () => {
    proxy.reset();
    await vi.waitFor(async () => expect((await preferences()).status).toBe(200), { timeout: SOON_MS });
  });

  it('is restarted within a transaction: it is rolled back, and the process continues', async () => {
    await save(true);
    const failed = await database.db
      .transaction(async (tx) => {
        await tx.execute(sql`update preferences set auto_advance = false`);
        proxy.reset();
        await tx.execute(sql`select 1`);
      })
      .then(
        () => undefined,
        (error: unknown) => error,
      );
    expect(isDatabaseAway(failed)).toBe(true);
    await vi.waitFor(
      async () => {
        const { status, body } = await preferences();
        expect(status).toBe(200);
        expect((body as ResponseOf<'getPreferences'>).autoAdvance).toBe(true);
      },
      { timeout: SOON_MS },
    );
  });

  it('hangs within a transaction: its connection is discarded and not reused', async () => {
    const failed = await database.db
      .transaction(async (tx) => {
        await tx.execute(sql`select 1`);
        proxy.freeze();
        await tx.execute(sql`select 2`);
      })
      .then(
        () => undefined,
        (error: unknown) => error,
      );
    expect(isDatabaseAway(failed)).toBe(true);
    proxy.thaw();
    const answers = await Promise.all(Array.from({ length: 2 * LIMITS.poolSize }, preferences));
    expect(answers.map(({ status }) => status)).toEqual(Array.from(answers, () => 200));
  });

  it('exceeds the statement timeout: counts as unavailable, unlike an invalid query', async () => {
    const failed = async (query: string) =>
      database.db.execute(query).then(
        () => undefined,
        (error: unknown) => error,
      );
    expect(isDatabaseAway(await failed('select pg_sleep(60)'))).toBe(true);
    expect(isDatabaseAway(await failed('select nothing from nowhere'))).toBe(false);
  });
});
