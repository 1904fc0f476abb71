import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { transformSync } from 'esbuild';
import { serveHostPage } from './host-page.js';
import { expect, test } from './product.js';

const SEED = 20_261_122;
/** The responses to a hundred thousand messages are tested in packages/embed/src/frame/session-under-fire.test.ts. */
const FRAMES = 4000;
/** Concurrent requests: simulates a host that floods the player without waiting for responses. */
const AT_ONCE = 400;
const CONNECT_WITHIN_MS = 30_000;
const MOST_GROWTH_BYTES = 12_000_000;

const FRAMES_SOURCE = fileURLToPath(
  new URL('../../packages/embed/src/testing/hostile-frames.ts', import.meta.url),
);
const hostileFrames = (): string =>
  transformSync(readFileSync(FRAMES_SOURCE, 'utf8'), { loader: 'ts', target: 'es2022' }).code;

const INITIALIZE = {
  protocolVersion: '1.0',
  client: { name: 'a hostile host', version: '1' },
  subscribe: ['player.stateChanged'],
};

test.use({ viewport: { width: 640, height: 400 } });

/** Memory in bytes that the page and its frame hold after garbage collection. */
const usedBytes = async (page: Page): Promise<number> => {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize;
};

test('a player keeps playing under thousands of hostile frames, and responds to each as specified', async ({
  page,
  product,
}) => {
  const host = await serveHostPage(product.port + 2, { '/hostile-frames.js': hostileFrames() });
  try {
    await page.goto(host.origin);
    await page.waitForFunction(() => document.documentElement.dataset['ready'] === 'true');
    await page.evaluate(([address, timeout]) => window.connectPlayer(address, timeout), [
      `${product.origin}/embed/vod/1001?muted=1&loop=1`,
      CONNECT_WITHIN_MS,
    ] as const);
    await page.evaluate((parameters) => window.call('player.initialize', parameters), INITIALIZE);
    expect(await page.evaluate(() => window.call('player.play'))).toMatchObject({
      result: { paused: false },
    });
    const video = page.frameLocator('iframe').locator('video').first();
    const played = () =>
      video.evaluate((media: HTMLVideoElement) => {
        let seconds = 0;
        for (let at = 0; at < media.played.length; at += 1)
          seconds += media.played.end(at) - media.played.start(at);
        return { seconds, time: media.currentTime, isPaused: media.paused };
      });
    await expect.poll(async () => (await played()).seconds).toBeGreaterThan(0.3);
    const before = await page.evaluate(() => window.call('player.getState', { fields: ['id', 'volume'] }));
    const usedBefore = await usedBytes(page);

    const fire = await page.evaluate(
      async ([seed, total, atOnce]) => {
        const path = '/hostile-frames.js';
        const { createHostileFrames, errorOf } = (await import(path)) as {
          createHostileFrames: (of: number) => () => { name: string; frame: unknown; expected: unknown };
          errorOf: (reply: unknown, expected: unknown) => string | undefined;
        };
        const next = createHostileFrames(seed);
        const faults: string[] = [];
        const began = performance.now();
        for (let sent = 0; sent < total; sent += atOnce) {
          const burst = Array.from({ length: atOnce }, next);
          const replies = await Promise.all(
            burst.map(({ frame }) => window.rpc(frame).catch((error: Error) => ({ broken: error.message }))),
          );
          window.told.length = 0;
          for (const [at, { name, expected }] of burst.entries()) {
            const error = errorOf(replies[at], expected);
            if (error !== undefined && faults.length < 20)
              faults.push(`frame ${sent + at} of seed ${seed}, ${name}: the answer ${error}`);
          }
        }
        return { faults, seconds: (performance.now() - began) / 1000 };
      },
      [SEED, FRAMES, AT_ONCE] as const,
    );
    expect(fire.faults).toEqual([]);

    const after = await played();
    expect(after.isPaused).toBe(false);
    await expect.poll(async () => (await played()).time).not.toBe(after.time);
    expect(
      (await page.evaluate(() => window.call('player.getState', { fields: ['id', 'volume'] }))).result?.[
        'state'
      ],
    ).toEqual(before.result?.['state']);
    expect(await page.evaluate(() => window.call('player.setVolume', { volume: 35 }))).toMatchObject({
      result: { volume: 35 },
    });
    // No message of the player contains a signed URL, a token or a stack.
    const notifications = await page.evaluate(() => JSON.stringify(window.notifications));
    expect(notifications).not.toMatch(/\bat [^"]*:\d+:\d+|\beyJ[\w-]{10}|\/media\/s\/|[?&](?:sig|token)=/u);
    await page.evaluate(() => window.notifications.splice(0));
    expect((await usedBytes(page)) - usedBefore).toBeLessThan(MOST_GROWTH_BYTES);
    test.info().annotations.push({ type: 'took', description: `${fire.seconds.toFixed(1)} s` });
  } finally {
    await host.close();
  }
});

test('a frame of another origin next to the player gets no response, and does not disturb it', async ({
  page,
  product,
}) => {
  const host = await serveHostPage(product.port + 2);
  const stranger = await serveHostPage(product.port + 3);
  try {
    await page.goto(host.origin);
    await page.waitForFunction(() => document.documentElement.dataset['ready'] === 'true');
    await page.evaluate(([address, timeout]) => window.connectPlayer(address, timeout), [
      `${product.origin}/embed/vod/1001?muted=1`,
      CONNECT_WITHIN_MS,
    ] as const);
    await page.evaluate((parameters) => window.call('player.initialize', parameters), INITIALIZE);
    await page.evaluate(async (address) => {
      const frame = document.createElement('iframe');
      frame.src = address;
      frame.id = 'stranger';
      await new Promise((resolve) => {
        frame.addEventListener('load', resolve, { once: true });
        document.body.append(frame);
      });
    }, `${stranger.origin}/`);
    const inside = page.frames().find((frame) => frame.url().startsWith(stranger.origin));
    await inside?.evaluate(() => {
      const messages: unknown[] = [];
      Reflect.set(globalThis, 'heard', messages);
      addEventListener('message', ({ data }) => messages.push(data));
      const player = window.parent.frames[0];
      const send = (message: unknown) => player?.postMessage(message, '*');
      for (const participantId of ['0', 'zzzz', '__proto__']) {
        for (const channel of ['footlight', undefined])
          for (const type of ['SYN', 'ACK1', 'ACK2', 'CALL', 'DESTROY'])
            send({
              namespace: 'penpal',
              channel,
              type,
              participantId,
              methodPath: ['rpc'],
              args: [],
              id: 'x',
            });
        send({ penpal: 'syn' });
        send({ jsonrpc: '2.0', id: 1, method: 'player.ping' });
      }
    });
    // The player has answered later calls, so everything sent before has been received.
    expect(await page.evaluate(() => window.call('player.play'))).toMatchObject({
      result: { paused: false },
    });
    expect(await page.evaluate(() => window.call('player.seek', { to: 20 }))).toMatchObject({
      result: { currentTime: expect.closeTo(20, 0) },
    });
    const received = await inside?.evaluate(async () => {
      const round = new Promise((resolve) => addEventListener('message', resolve, { once: true }));
      postMessage('round', '*');
      await round;
      return Reflect.get(globalThis, 'heard') as unknown[];
    });
    expect(received).toEqual(['round']);
  } finally {
    await Promise.all([host.close(), stranger.close()]);
  }
});
