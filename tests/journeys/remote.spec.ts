import type { Page } from '@playwright/test';
import type { CreateOptions, RemotePlayer } from '@footlight/embed';
import { serveHostPage } from './host-page.js';
import { expect, test } from './product.js';

test.use({ viewport: { width: 640, height: 400 } });

const CONNECT_WITHIN_MS = 30_000;

const INITIALIZE = {
  protocolVersion: '1.0',
  client: { name: 'a host page', version: '1' },
  subscribe: ['player.stateChanged', 'player.ended'],
};

test('a host page with penpal and the protocol page only controls a player, and gets errors per JSON-RPC 2.0', async ({
  page,
  product,
}) => {
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

    const seekResponse = await page.evaluate(() => window.call('player.seek', { to: 20 }));
    expect(seekResponse.result?.['currentTime']).toBeCloseTo(20, 0);

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

    // Errors and batches according to the JSON-RPC specification.
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

/** Creates a player in a frame with the host library and stores its events. */
const frameFilm = (page: Page, origin: string, id: string): Promise<string> =>
  page.evaluate(
    async ([service, film]) => {
      const library = (await import(`${service}/sdk/footlight.embed.js`)) as {
        createPlayer(target: Element, options: CreateOptions): RemotePlayer;
      };
      const player = library.createPlayer(document.body, { origin: service, id: film, muted: true });
      const heard: string[] = [];
      player.on('ended', ({ detail }) => heard.push(`ended ${detail.id}`));
      player.on('reconnected', () => heard.push('reconnected'));
      Object.assign(globalThis, { player, heard });
      return (await player.ready).instanceId;
    },
    [origin, id] as const,
  );

const remote = <Answer>(page: Page, run: (player: RemotePlayer) => Promise<Answer>): Promise<Answer> =>
  page.evaluate(`(${String(run)})(globalThis.player)`) as Promise<Answer>;

const eventsOn = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'heard') as string[]);

test('two host pages of two origins each control their own player, and get no events of the other', async ({
  page,
  context,
  product,
}) => {
  const { origin, port, examplesOrigin } = product;
  const host = await serveHostPage(port + 2);
  const other = await context.newPage();
  try {
    await Promise.all([page.goto(host.origin), other.goto(`${examplesOrigin}/examples/`)]);
    const [one, two] = await Promise.all([frameFilm(page, origin, '1001'), frameFilm(other, origin, '1012')]);
    expect(one).not.toBe(two);

    const answers = await Promise.all([
      remote(page, (player) => player.seek({ to: 20 })),
      remote(other, (player) => player.seek({ to: 5 })),
      remote(page, (player) => player.setRate({ rate: 1.5 })),
      remote(other, (player) => player.setRate({ rate: 0.5 })),
    ]);
    expect(answers).toEqual([
      { currentTime: expect.closeTo(20, 0) },
      { currentTime: expect.closeTo(5, 0) },
      { playbackRate: 1.5 },
      { playbackRate: 0.5 },
    ]);
    await remote(page, (player) => player.seek({ to: 91.5 }));
    await remote(page, (player) => player.play());
    await expect.poll(() => eventsOn(page)).toEqual(['ended 1001']);
    const fields = (player: RemotePlayer) => player.getState({ fields: ['id', 'paused', 'playbackRate'] });
    expect(await remote(other, fields)).toMatchObject({
      state: { id: '1012', paused: true, playbackRate: 0.5 },
    });

    // A reloaded frame: running calls are rejected, and subscriptions are restored.
    await page.route('**/manifest/video/1011', () => undefined);
    const lost = await remote(page, (player) => {
      const answer = player.loadVideo({ id: '1011' }).then(String, ({ code }: { code: number }) => code);
      const frame = document.querySelector('iframe');
      frame?.setAttribute('src', frame.src);
      return answer;
    });
    expect(lost).toBe(-32_003);
    await expect.poll(() => eventsOn(page)).toEqual(['ended 1001', 'reconnected']);
    await remote(page, (player) => player.setRate({ rate: 1.25 }));
    await expect.poll(() => remote(page, async (player) => player.state.playbackRate)).toBe(1.25);
    expect(await remote(other, fields)).toMatchObject({ state: { id: '1012', playbackRate: 0.5 } });
    expect(await eventsOn(other)).toEqual([]);
  } finally {
    await host.close();
  }
});
