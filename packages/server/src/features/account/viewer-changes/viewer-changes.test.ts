import type { AddressInfo } from 'node:net';
import type { ResponseOf, ViewerChange } from '@footlight/contract';
import { responseIssues } from '@footlight/contract/check';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { call, errorOf } from '../../../../testing/call.js';
import { createDemoApplication, demoRealm } from '../../../../testing/demo-application.js';
import { describeDemoOnBothEngines } from '../../../../testing/engines.js';
import type { MovingClock } from '@footlight/packager/testing/moving-clock';
import { signUpSomebody } from '../../../../testing/people.js';
import { createTestApplication } from '../../../../testing/test-application.js';

const MINUTE_MS = 60_000;

/** Opens a real connection to the changes of one viewer. */
const listen = async (origin: string, token: string, lastEventId?: string) => {
  const life = new AbortController();
  const response = await fetch(`${origin}/api/v2/user/changes`, {
    headers: {
      authorization: `Bearer ${token}`,
      ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }),
    },
    signal: life.signal,
  });
  if (response.body === null) throw new Error(`Listening answered ${response.status}.`);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  const blocks: string[] = [];
  let rest = '';
  return {
    response,
    next: async (): Promise<ViewerChange> => {
      for (;;) {
        const block = blocks.shift();
        const data = block?.split('\n').find((line) => line.startsWith('data: '));
        if (data !== undefined) return JSON.parse(data.slice('data: '.length)) as ViewerChange;
        if (block !== undefined) continue;
        const { done, value } = await reader.read();
        if (done) throw new Error('The stream has ended.');
        const parts = (rest + value).split('\n\n');
        rest = parts.pop() ?? '';
        blocks.push(...parts);
      }
    },
    stop: async () => {
      life.abort();
      await reader.cancel().catch(() => undefined);
    },
  };
};

// LIST-45
describeDemoOnBothEngines('change events of a viewer', ({ database }) => {
  let app: FastifyInstance;
  let clock: MovingClock;
  let origin = '';
  let token = '';
  const open: Awaited<ReturnType<typeof listen>>[] = [];
  beforeAll(async () => {
    ({ app, clock } = await createDemoApplication(database()));
    await app.listen({ port: 0, host: '127.0.0.1' });
    origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  });
  beforeEach(async () => {
    ({ token } = await signUpSomebody(app));
  });
  afterEach(() => Promise.all(open.splice(0).map((one) => one.stop())));
  afterAll(() => app.close());

  const listening = async (lastEventId?: string) => {
    const stream = await listen(origin, token, lastEventId);
    open.push(stream);
    return stream;
  };
  const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
    call(app, method, path, { token, body });

  it('are sent to all their devices, favourites with the new state', async () => {
    await listening();
    clock.advance(MINUTE_MS);
    const streams = [await listening(), await listening()];
    for (const stream of streams) {
      expect(stream.response.headers.get('cache-control')).toBe('no-store');
      const first = await stream.next();
      expect(responseIssues('streamViewerChanges', first)).toEqual([]);
      expect(first).toEqual({ subject: 'connected', id: null });
    }
    await send('PUT', '/api/v2/favourite/vods/1001');
    await send('DELETE', '/api/v2/favourite/vods/1001');
    for (const stream of streams) {
      expect(await stream.next()).toEqual({ subject: 'favourites', id: '1001', favourite: true });
      expect(await stream.next()).toEqual({ subject: 'favourites', id: '1001', favourite: false });
    }
  });

  it('include lists, their content and history', async () => {
    const stream = await listening();
    await stream.next();
    const { id } = (await send('POST', '/api/v2/watchlists', { name: 'Later' }))
      .body as ResponseOf<'createWatchlist'>;
    expect(await stream.next()).toEqual({ subject: 'watchlists', id });
    await send('POST', `/api/v2/new-watchlists/${id}/content`, {
      content: [
        { id: '1001', contentType: 'VOD' },
        { id: '1002', contentType: 'VOD' },
      ],
    });
    // Sent once although two things were added.
    expect(await stream.next()).toEqual({ subject: 'watchlists', id });
    await send('PUT', '/api/v2/vod/1004/progress', { position: 40, duration: 100 });
    expect(await stream.next()).toEqual({ subject: 'history', id: '1004', watchProgress: 0.4 });
    await send('PUT', '/api/v2/vod/1004/progress', { position: 41, duration: 100 });
    await send('DELETE', '/api/v2/user/history');
    // Progress of a player produces no event.
    expect(await stream.next()).toEqual({ subject: 'history', id: '1004', watchProgress: 0 });
  });

  it('are sent by every process, whichever process made them', async () => {
    const { app: other } = await createTestApplication(database(), { realm: demoRealm() }, clock);
    const stream = await listening();
    await stream.next();
    await call(other, 'PUT', '/api/v2/favourite/vods/1001', { token });
    expect(await stream.next()).toEqual({ subject: 'favourites', id: '1001', favourite: true });
    await other.close();
  });

  it('are sent to nobody else, and to no guest', async () => {
    const stream = await listening();
    await stream.next();
    const other = await signUpSomebody(app);
    await call(app, 'PUT', '/api/v2/favourite/vods/1001', { token: other.token });
    await send('PUT', '/api/v2/favourite/vods/1002');
    expect(await stream.next()).toEqual({ subject: 'favourites', id: '1002', favourite: true });
    expect(errorOf(await call(app, 'GET', '/api/v2/user/changes'))).toEqual({
      status: 401,
      code: 'UNAUTHORISED',
    });
  });

  it('start with an event that reloads everything after a lost connection', async () => {
    await listening();
    clock.advance(MINUTE_MS);
    const stream = await listening('1');
    expect(await stream.next()).toEqual({ subject: 'all', id: null });
  });

  it('start with an event that reloads everything if something changed in the minute before', async () => {
    const stream = await listening();
    await stream.next();
    clock.advance(MINUTE_MS);
    await send('PUT', '/api/v2/favourite/vods/1001');
    // The database notifies after it has answered.
    await stream.next();
    clock.advance(MINUTE_MS - 1);
    expect(await (await listening()).next()).toEqual({ subject: 'all', id: null });
    clock.advance(1);
    expect(await (await listening()).next()).toEqual({ subject: 'connected', id: null });
  });
});
