import { serveHostPage } from './host-page.js';
import { expect, test } from './product.js';

const CONNECT_WITHIN_MS = 30_000;
const REFUSED_WITHIN_MS = 4000;

const INITIALIZE = {
  protocolVersion: '1.0',
  client: { name: 'a host page', version: '1' },
  subscribe: ['player.stateChanged', 'player.ended'],
};

test.describe('a host page with penpal and the protocol page only', () => {
  test('initialises, plays, seeks, sets the volume and reads state', async ({ page, product }) => {
    const host = await serveHostPage(product.port + 2);
    try {
      await page.goto(host.origin);
      await page.waitForFunction(() => document.documentElement.dataset['ready'] === 'true');
      await page.evaluate(([address, timeout]) => window.connectPlayer(address, timeout), [
        `${product.origin}/embed/vod/1001?muted=1`,
        CONNECT_WITHIN_MS,
      ] as const);

      const early = await page.evaluate(() => window.call('player.play'));
      expect(early.error?.code).toBe(-32_004);

      const greeting = await page.evaluate(
        (parameters) => window.call('player.initialize', parameters),
        INITIALIZE,
      );
      expect(greeting.error).toBeUndefined();
      expect(greeting.result).toMatchObject({ protocolVersion: '1.0', player: { name: expect.any(String) } });
      expect(greeting.result?.['methods']).toContain('player.seek');

      const played = await page.evaluate(() => window.call('player.play'));
      expect(played.result).toEqual({ paused: false });

      const sought = await page.evaluate(() => window.call('player.seek', { to: 20 }));
      expect(sought.result?.['currentTime']).toBeCloseTo(20, 0);

      const volume = await page.evaluate(() => window.call('player.setVolume', { volume: 35, muted: false }));
      expect(volume.result).toEqual({ volume: 35, muted: false });

      const paused = await page.evaluate(() => window.call('player.pause'));
      expect(paused.result).toEqual({ paused: true });

      const read = await page.evaluate(() =>
        window.call('player.getState', {
          fields: ['currentTime', 'volume', 'isPlaying', 'title', 'duration'],
        }),
      );
      expect(read.result?.['state']).toMatchObject({
        volume: 35,
        isPlaying: false,
        title: 'The Lantern Coast',
      });

      const changed = await page.evaluate(
        () => window.notifications.filter(({ method }) => method === 'player.stateChanged').length,
      );
      expect(changed).toBeGreaterThan(0);
    } finally {
      await host.close();
    }
  });

  test('gets JSON-RPC 2.0 errors and batches as the specification has them', async ({ page, product }) => {
    const host = await serveHostPage(product.port + 2);
    try {
      await page.goto(host.origin);
      await page.waitForFunction(() => document.documentElement.dataset['ready'] === 'true');
      await page.evaluate(([address, timeout]) => window.connectPlayer(address, timeout), [
        `${product.origin}/embed/vod/1001`,
        CONNECT_WITHIN_MS,
      ] as const);
      await page.evaluate((parameters) => window.call('player.initialize', parameters), INITIALIZE);

      const answers = await page.evaluate(() =>
        Promise.all([
          window.rpc('not json'),
          window.rpc({ jsonrpc: '2.0', id: null, method: 'player.play' }),
          window.rpc({ jsonrpc: '2.0', id: 'a', method: 'constructor' }),
          window.rpc({ jsonrpc: '2.0', id: 'b', method: 'player.setVolume', params: { volume: 300 } }),
          window.rpc({ jsonrpc: '2.0', method: 'player.ping' }),
          window.rpc([
            { jsonrpc: '2.0', id: 'c', method: 'player.ping' },
            { jsonrpc: '2.0', method: 'player.ping' },
            7,
          ]),
          window.rpc({
            jsonrpc: '2.0',
            id: 'd',
            method: 'player.loadVideo',
            params: { id: 'no-such-video' },
          }),
        ]),
      );
      expect(answers[0]).toMatchObject({ id: null, error: { code: -32_700 } });
      expect(answers[1]).toMatchObject({ id: null, error: { code: -32_600 } });
      expect(answers[2]).toMatchObject({ id: 'a', error: { code: -32_601 } });
      expect(answers[3]).toMatchObject({
        id: 'b',
        error: { code: -32_602, data: { path: expect.stringContaining('volume') } },
      });
      expect(answers[4]).toBeUndefined();
      expect(answers[5]).toHaveLength(2);
      expect(answers[6]).toMatchObject({ id: 'd', error: { code: 1004, message: 'VOD does not exist' } });
      expect(JSON.stringify(answers)).not.toMatch(/\bat .+:\d+:\d+|\/media\/s\/|eyJ/u);
    } finally {
      await host.close();
    }
  });

  test('of an origin that the realm does not allow gets nothing, and times out', async ({
    page,
    product,
  }) => {
    const host = await serveHostPage(product.port + 3);
    try {
      await page.goto(host.origin);
      await page.waitForFunction(() => document.documentElement.dataset['ready'] === 'true');
      const outcome = await page.evaluate(
        ([address, timeout]) =>
          window.connectPlayer(address, timeout).then(
            () => 'connected',
            (error: Error & { code?: string }) => error.code ?? error.message,
          ),
        [`${product.origin}/embed/vod/1001`, REFUSED_WITHIN_MS] as const,
      );
      expect(outcome).toBe('CONNECTION_TIMEOUT');
      expect(await page.evaluate(() => window.notifications)).toEqual([]);
    } finally {
      await host.close();
    }
  });
});
