import { CallOptions, WindowMessenger, connect } from 'penpal';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createPlayer } from './host/create-player.js';
import type { RemotePlayer } from './host/remote-player.js';
import type { RpcResponse } from './protocol/message.js';

/** Generous, because the machine may be busy. */
const WAIT_OPTIONS = { timeout: 10_000 };

const FOREIGN = 'https://elsewhere.example';
const opened: RemotePlayer[] = [];
/** The test server rewrites `import()` to use its runner, which the frame therefore needs too. */
const RUNNER =
  '<script>globalThis.__vitest_browser_runner__ = { wrapDynamicImport: (load) => load() }</script>';

/** Adds a frame whose page serves a player to `origins`. */
const addFrame = (origins = location.origin, channel?: string): HTMLIFrameElement => {
  const frame = document.createElement('iframe');
  frame.allow = 'autoplay; fullscreen; encrypted-media; picture-in-picture; web-share; clipboard-write';
  frame.srcdoc = `<!doctype html><html data-origins="${origins}"${
    channel === undefined ? '' : ` data-channel="${channel}"`
  }>${RUNNER}<script type="module" src="/packages/embed/src/testing/frame-page.ts"></script></html>`;
  document.body.append(frame);
  return frame;
};

const control = (
  frame: HTMLIFrameElement,
  options: { channel?: string; origin?: string; timeout?: number } = {},
) => {
  const player = createPlayer(frame, { origin: location.origin, ...options });
  opened.push(player);
  return player;
};

/** The rejection of a promise; attaches a handler at once, so that the rejection is never unhandled. */
const rejectionOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    (value) => ({ fulfilled: value }),
    (reason: unknown) => reason,
  );

const reload = (frame: HTMLIFrameElement): void => {
  frame.contentWindow?.location.reload();
};

afterEach(() => {
  for (const player of opened.splice(0)) player.destroy();
  for (const frame of document.querySelectorAll('iframe')) frame.remove();
});

describe('a remote player', () => {
  it('initialises, and runs calls made before it was ready, in order', async () => {
    const player = control(addFrame());
    const order: string[] = [];
    const early = [
      player.play().then((result) => order.push(`play ${String(result.paused)}`)),
      player.seek({ to: 3 }).then((result) => order.push(`seek ${result.currentTime}`)),
      player.pause().then((result) => order.push(`pause ${String(result.paused)}`)),
    ];
    const session = await player.ready;
    expect(session).toMatchObject({ protocolVersion: '1.0', player: { name: 'frame-page' } });
    expect(session.methods).toContain('player.seek');
    await Promise.all(early);
    expect(order).toEqual(['play false', 'seek 3', 'pause true']);
  });

  it('keeps its state in sync with the player', async () => {
    const player = control(addFrame());
    await player.setVolume({ volume: 35 });
    await vi.waitFor(() => {
      expect(player.state).toMatchObject({ id: '1001', volume: 35 });
    }, WAIT_OPTIONS);
    expect(await player.getState({ fields: ['volume'] })).toMatchObject({ state: { volume: 35 } });
  });

  it('applies the result of a call to its state immediately, before the player reports the change', async () => {
    const frame = addFrame();
    const player = control(frame);
    await player.ready;
    // Reports wait for a display frame or a timer of the player's page, which come no more.
    Object.assign(frame.contentWindow ?? {}, { requestAnimationFrame: () => 0, setTimeout: () => 0 });
    await player.seek({ to: 40 });
    expect(player.state.currentTime).toBe(40);
    // Options have names of the state as well, with other values.
    expect(await player.setOptions({ language: 'es' })).toMatchObject({ autoAdvance: null });
    expect(player.state).toMatchObject({ autoAdvance: true });
    expect(player.state).not.toHaveProperty('language');
  });

  it('resolves parallel calls of one method with their own results', async () => {
    const player = control(addFrame());
    await player.ready;
    const answers = await Promise.all([1, 2, 3, 4].map((to) => player.seek({ to })));
    expect(answers.map(({ currentTime }) => currentTime)).toEqual([1, 2, 3, 4]);
  });

  it('rejects with the player’s code and message, never with internal details', async () => {
    const player = control(addFrame());
    await expect(player.previous()).rejects.toMatchObject({
      code: 1006,
      message: 'No next or previous video',
    });
    await expect(player.next()).rejects.toMatchObject({ code: -32603, message: 'Internal error' });
    await expect(player.seek({ to: -1 })).rejects.toMatchObject({
      code: -32602,
      data: { path: 'params.to' },
    });
  });

  it('rejects pending calls on a reload, and reconnects', async () => {
    const frame = addFrame();
    const player = control(frame);
    const { instanceId } = await player.ready;
    const reconnected = new Promise<string>((resolve) => {
      player.on('reconnected', ({ detail }) => {
        resolve(detail.instanceId);
      });
    });
    const lost = rejectionOf(player.setGuide({ open: true }));
    reload(frame);
    expect(await lost).toMatchObject({ code: -32003 });
    expect(await reconnected).not.toBe(instanceId);
    expect(await player.setVolume({ volume: 20 })).toEqual({ volume: 20 });
    await vi.waitFor(() => {
      expect(player.state.volume).toBe(20);
    }, WAIT_OPTIONS);
  });

  it('queues calls that are made during a reload', async () => {
    const frame = addFrame();
    const player = control(frame);
    await player.ready;
    const lost = player.setGuide({ open: true }).catch(() => player.seek({ to: 7 }));
    reload(frame);
    expect(await lost).toEqual({ currentTime: 7 });
  });

  it('reconnects when its frame is moved in the page', async () => {
    const frame = addFrame();
    const player = control(frame);
    await player.ready;
    const reconnected = new Promise((resolve) => player.on('reconnected', resolve));
    const section = document.createElement('section');
    document.body.append(section);
    section.append(frame);
    await reconnected;
    expect(await player.seek({ to: 9 })).toEqual({ currentTime: 9 });
    section.remove();
  });

  it('keeps two players separate', async () => {
    const [one, other] = [control(addFrame()), control(addFrame())];
    await Promise.all([one.setVolume({ volume: 10 }), other.setVolume({ volume: 90 })]);
    expect((await one.getState()).state.volume).toBe(10);
    expect((await other.getState()).state.volume).toBe(90);
    expect(one.session?.instanceId).not.toBe(other.session?.instanceId);
  });

  it('is destroyed once, and rejects pending and later calls', async () => {
    const frame = addFrame();
    const player = control(frame);
    const waiting = rejectionOf(player.play());
    player.destroy();
    player.destroy();
    expect(await waiting).toMatchObject({ code: -32002 });
    await expect(player.play()).rejects.toMatchObject({ code: -32002 });
    expect(frame.isConnected).toBe(false);
  });

  it('rejects running, waiting and later calls when the page removes its frame, and works once it is back', async () => {
    const frame = addFrame();
    const early = control(frame);
    const [waiting, ready] = [early.play(), early.ready].map(rejectionOf);
    document.body.replaceChildren();
    const removed = { code: -32002, data: { reason: 'frameRemoved' } };
    expect(await waiting).toMatchObject(removed);
    expect(await ready).toMatchObject(removed);

    const stage = document.createElement('section');
    document.body.append(stage);
    stage.append(addFrame());
    const inside = stage.querySelector('iframe');
    if (inside === null) throw new Error('there is no frame');
    const player = control(inside);
    await player.ready;
    const running = rejectionOf(player.setGuide({ open: true }));
    stage.remove();
    // -32003 would say that another page is being loaded.
    expect(await running).toMatchObject({ code: -32002 });
    expect(await rejectionOf(player.play())).toMatchObject(removed);
    const reconnected = new Promise((resolve) => player.on('reconnected', resolve));
    document.body.append(stage);
    await reconnected;
    expect(await player.seek({ to: 8 })).toEqual({ currentTime: 8 });
  });

  it('emits destroyed when the player is destroyed', async () => {
    const frame = addFrame();
    const player = control(frame);
    await player.ready;
    const destroyed = new Promise<string>((resolve) => {
      player.on('destroyed', ({ detail }) => {
        resolve(detail.instanceId);
      });
    });
    frame.contentWindow?.dispatchEvent(new Event('footlight-test-destroy'));
    expect(await destroyed).toBe(player.session?.instanceId);
  });

  it('rejects with an explanation when the page is not allowed and gets no response', async () => {
    const frame = addFrame(FOREIGN);
    const player = control(frame, { timeout: 1500 });
    const call = rejectionOf(player.play());
    await expect(player.ready).rejects.toThrow(/realm allows/);
    expect(await call).toMatchObject({ code: -32001 });
  });

  const stageOf = (attributes: object, address: string): HTMLIFrameElement => {
    const frame = Object.assign(document.createElement('iframe'), attributes);
    frame.allow = 'autoplay; fullscreen; encrypted-media; picture-in-picture; web-share; clipboard-write';
    frame.src = address;
    document.body.append(frame);
    return frame;
  };

  it.each([
    ['unreachable', 'http://localhost:9', {}, { code: 'NETWORK', retryable: true }],
    ['sandboxed', location.origin, { sandbox: 'allow-scripts' }, { code: 'BLOCKED', fault: 'policy' }],
  ])('says within 5 s that no player can answer: %s', async (reason, origin, attributes, data) => {
    const player = control(stageOf(attributes, `${origin}/embed/vod/1`), { origin });
    const began = performance.now();
    const error = await rejectionOf(player.play());
    expect(error).toMatchObject({ code: -32001, data: { reason, origin, ...data } });
    expect(performance.now() - began).toBeLessThan(5000);
    expect(await rejectionOf(player.ready)).toBe(error);
    expect(await rejectionOf(player.seek({ to: 1 }))).toBe(error);
  });

  it('says at once that the page’s policy lacks the service in frame-src, also of a frame blocked before', async () => {
    const page = document.createElement('iframe');
    page.srcdoc = `<!doctype html><meta http-equiv="Content-Security-Policy" content="frame-src 'self'">${RUNNER}
      <iframe src="https://play.example/embed/vod/1" allow="autoplay; fullscreen; encrypted-media; picture-in-picture;
        web-share; clipboard-write"></iframe>
      <script type="module" src="/packages/embed/src/testing/strict-page.ts"></script>`;
    document.body.append(page);
    const outcomes = await vi.waitFor(() => {
      const made = Reflect.get(page.contentWindow ?? {}, 'outcomes') as Promise<unknown[]> | undefined;
      if (made === undefined) throw new Error('The page has not loaded yet.');
      return made;
    }, WAIT_OPTIONS);
    const blocked = {
      code: -32001,
      message:
        'No player answered from https://play.example. The Content-Security-Policy of this page lacks it in frame-src.',
      data: { reason: 'frameBlocked', code: 'BLOCKED', fault: 'policy', retryable: false },
      isSoon: true,
    };
    expect(outcomes).toMatchObject([blocked, blocked]);
  });

  it('ignores players of another origin', async () => {
    const player = control(addFrame(), { origin: FOREIGN, timeout: 1500 });
    await expect(player.ready).rejects.toMatchObject({ code: -32001 });
  });
});

describe('a page that only uses penpal', () => {
  const open = async (frame: HTMLIFrameElement, channel = 'footlight') => {
    const received: unknown[] = [];
    const { contentWindow } = frame;
    if (contentWindow === null) throw new Error('the frame is not in the page');
    const connection = connect<{ rpc(message: unknown): Promise<RpcResponse> }>({
      messenger: new WindowMessenger({ remoteWindow: contentWindow, allowedOrigins: [location.origin] }),
      channel,
      timeout: 10_000,
      methods: { rpc: (message: unknown) => void received.push(message) },
    });
    const remote = await connection.promise;
    return {
      connection,
      received,
      rpc: (message: unknown) => remote.rpc(message, new CallOptions({ timeout: 10_000 })),
    };
  };
  const initialize = {
    jsonrpc: '2.0',
    id: 1,
    method: 'player.initialize',
    params: {
      protocolVersion: '1.0',
      client: { name: 'bare', version: '1' },
      subscribe: ['player.stateChanged'],
    },
  };

  it('initialises, plays, seeks, reads the state and receives changes', async () => {
    const { rpc, received, connection } = await open(addFrame());
    expect(await rpc({ jsonrpc: '2.0', id: 'a', method: 'player.play' })).toMatchObject({
      id: 'a',
      error: { code: -32004 },
    });
    expect(await rpc(initialize)).toMatchObject({ jsonrpc: '2.0', id: 1, result: { state: { id: '1001' } } });
    const batch = [
      { jsonrpc: '2.0', id: 2, method: 'player.play' },
      { jsonrpc: '2.0', method: 'player.seek', params: { to: 12 } },
      { jsonrpc: '2.0', id: 3, method: 'player.getState', params: { fields: ['currentTime', 'paused'] } },
    ];
    expect(await rpc(batch)).toEqual([
      { jsonrpc: '2.0', id: 2, result: { paused: false } },
      {
        jsonrpc: '2.0',
        id: 3,
        result: { state: { currentTime: 12, paused: false }, revision: expect.any(Number) as number },
      },
    ]);
    await vi.waitFor(() => {
      expect(received).toContainEqual({
        jsonrpc: '2.0',
        method: 'player.stateChanged',
        params: { revision: 1, changes: { paused: false, currentTime: 12 } },
      });
    }, WAIT_OPTIONS);
    expect(await rpc('{nonsense')).toMatchObject({ id: null, error: { code: -32700 } });
    connection.destroy();
  });

  it('can disconnect, and the next connection starts from the beginning', async () => {
    const frame = addFrame();
    const first = await open(frame);
    expect(await first.rpc(initialize)).toHaveProperty('result');
    first.connection.destroy();
    const second = await open(frame);
    expect(await second.rpc({ jsonrpc: '2.0', id: 5, method: 'player.play' })).toHaveProperty(
      'error.code',
      -32004,
    );
    expect(await second.rpc(initialize)).toHaveProperty('result');
    second.connection.destroy();
  });

  it('gets no stack when it calls a method that does not exist', async () => {
    const frame = addFrame();
    const { contentWindow } = frame;
    if (contentWindow === null) throw new Error('the frame is not in the page');
    const connection = connect<Record<string, () => Promise<unknown>>>({
      messenger: new WindowMessenger({ remoteWindow: contentWindow, allowedOrigins: [location.origin] }),
      channel: 'footlight',
      timeout: 10_000,
    });
    const remote = await connection.promise;
    for (const name of ['constructor', 'toString', 'play']) {
      const error: unknown = await remote[name]?.().catch((reason: unknown) => reason);
      expect(error).toMatchObject({ code: 'METHOD_NOT_FOUND', stack: '' });
    }
    connection.destroy();
  });

  it('connects on a channel of its own', async () => {
    const { rpc, connection } = await open(addFrame(location.origin, 'second'), 'second');
    expect(await rpc(initialize)).toHaveProperty('result.instanceId');
    connection.destroy();
  });
});
