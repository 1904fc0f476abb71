import type { AddressInfo } from 'node:net';
import { calls, type ErrorBody } from '@footlight/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import type { OpenDatabase } from '../../database/database.js';
import { openTestDatabase } from '../../../testing/test-database.js';
import { createTestApplication, type TestApplication } from '../../../testing/test-application.js';

const TIMEOUT_MS = 30_000;
const waitFor = (condition: () => void | Promise<void>) => vi.waitFor(condition, { timeout: TIMEOUT_MS });

describe('shutdown of the service', () => {
  let database: OpenDatabase;
  let service: TestApplication;
  let origin = '';
  let release = (): void => undefined;
  beforeEach(async () => {
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    database = await openTestDatabase();
    service = await createTestApplication(database, {
      extraHandlers: {
        getVod: async () => {
          await released;
          return {} as never;
        },
      },
      checkResponses: false,
    });
    await service.app.listen({ port: 0, host: '127.0.0.1' });
    origin = `http://127.0.0.1:${(service.app.server.address() as AddressInfo).port}`;
  });
  afterEach(async () => {
    release();
    await service.app.close();
    await database.close();
  });

  const vod = (): Promise<number> =>
    fetch(`${origin}/api/v4/vod/1001`).then(
      ({ status }) => status,
      () => 0,
    );
  const end = (graceMs: number, timeoutMs = TIMEOUT_MS) => service.drain.run({ graceMs, timeoutMs });
  const started = (count: number) => waitFor(() => expect(service.drain.inProgress()).toBe(count));

  it('finishes requests in progress, and reports 503 at /readyz before it refuses connections', async () => {
    const answers = Array.from({ length: 16 }, vod);
    await started(16);
    const ending = end(1_000);
    const ready = await fetch(`${origin}/readyz`);
    expect({ status: ready.status, retryAfter: ready.headers.get('retry-after') }).toEqual({
      status: 503,
      retryAfter: '2',
    });
    expect(((await ready.json()) as ErrorBody).code).toBe('UNAVAILABLE');
    // During the grace period other requests are answered, without keep-alive.
    const realm = await fetch(`${origin}${calls.getRealm.path}`);
    expect({ status: realm.status, connection: realm.headers.get('connection') }).toEqual({
      status: 200,
      connection: 'close',
    });
    await waitFor(async () => {
      await expect(fetch(`${origin}/healthz`)).rejects.toThrow('fetch failed');
    });
    release();
    expect(await ending).toBe(0);
    expect(await Promise.all(answers)).toEqual(Array.from({ length: 16 }, () => 200));
  });

  it('tells listeners when to reconnect, and ends their streams', async () => {
    const { body } = await fetch(`${origin}${calls.streamLiveEvents.path}`);
    await started(1);
    expect(await end(0)).toBe(0);
    const received = await new Response(body).text();
    expect(received).toMatch(/\nretry: \d{3,4}\n\n$/u);
  });

  it('closes WebSockets with “service restart”', async () => {
    const socket = new WebSocket(`${origin.replace('http', 'ws')}/api/v2/room/1/socket`);
    await new Promise((resolve) => socket.once('open', resolve));
    const closed = new Promise<number>((resolve) => socket.once('close', resolve));
    expect(await end(0)).toBe(0);
    expect(await closed).toBe(1012);
  });

  it('aborts requests that take too long, and returns their number', async () => {
    const answer = vod();
    await started(1);
    expect(await end(0, 100)).toBe(1);
    expect(await answer).toBe(0);
  });
});
