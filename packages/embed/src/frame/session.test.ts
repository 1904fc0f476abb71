import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RPC_CODE, RpcError } from '../protocol/errors.js';
import type { RpcNotification } from '../protocol/message.js';
import type { PlayerStateChanges } from '../protocol/remote-state.js';
import type { PlayerEvent, PlayerPort } from './player-port.js';
import { createSession } from './session.js';

/** A player with plain values behind the port that records the calls it receives. */
const createTestPort = () => {
  let state: PlayerStateChanges = { id: '1001', paused: true, volume: 100, currentTime: 0 };
  const calls: [string, unknown][] = [];
  const stateListeners = new Set<(changes: PlayerStateChanges) => void>();
  const eventListeners = new Set<(event: PlayerEvent) => void>();
  const port: PlayerPort = {
    player: { name: 'test', version: '1.2.3' },
    capabilities: {
      fullscreen: true,
      pictureInPicture: false,
      dvr: true,
      guide: false,
      multiView: false,
      drm: false,
    },
    execute: (method, params) => {
      calls.push([method, params]);
      if (method === 'player.next') throw new RpcError(RPC_CODE.noNeighbour);
      return Promise.resolve({ paused: false } as never);
    },
    getState: () => state,
    onStateChange: (listener) => {
      stateListeners.add(listener);
      return () => stateListeners.delete(listener);
    },
    onEvent: (listener) => {
      eventListeners.add(listener);
      return () => eventListeners.delete(listener);
    },
  };
  return {
    port,
    calls,
    change(changes: PlayerStateChanges) {
      state = { ...state, ...changes };
      for (const listener of stateListeners) listener(changes);
    },
    raise(event: PlayerEvent) {
      for (const listener of eventListeners) listener(event);
    },
    listeners: () => stateListeners.size + eventListeners.size,
  };
};

const setUp = () => {
  const player = createTestPort();
  const notifications: RpcNotification[] = [];
  const session = createSession(player.port, 'instance-1', (notification) =>
    notifications.push(notification),
  );
  let id = 0;
  const request = (method: string, params: object = {}) => {
    id += 1;
    return session.receive({ jsonrpc: '2.0', id, method, params });
  };
  const initialise = (subscribe: string[] = []) =>
    request('player.initialize', {
      protocolVersion: '1.0',
      client: { name: 'test', version: '1' },
      subscribe,
    });
  return { player, notifications, session, request, initialise };
};

describe('createSession', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    // Node has no animation frames; the reporter falls back to its timer, as in a hidden frame.
    vi.stubGlobal('requestAnimationFrame', () => 0);
    vi.stubGlobal('cancelAnimationFrame', () => undefined);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('only responds to initialize and ping before it is initialised', async () => {
    const { request, initialise, player } = setUp();
    expect(await request('player.play')).toHaveProperty('error', {
      code: -32004,
      message: 'Player not ready',
    });
    expect(await request('player.getState')).toHaveProperty('error.code', -32004);
    expect(await request('player.ping')).toHaveProperty('result.now', Date.now());
    expect(player.calls).toEqual([]);
    expect(await initialise()).toMatchObject({
      result: {
        protocolVersion: '1.0',
        player: { name: 'test', version: '1.2.3' },
        instanceId: 'instance-1',
        capabilities: { dvr: true },
        state: { id: '1001', volume: 100 },
        revision: 0,
      },
    });
    expect(await request('player.play')).toHaveProperty('result', { paused: false });
    expect(player.calls).toEqual([['player.play', {}]]);
  });

  it('accepts a compatible protocol version, or returns the supported ones', async () => {
    const { request } = setUp();
    const client = { name: 'x', version: '1' };
    expect(await request('player.initialize', { protocolVersion: '2.0', client })).toHaveProperty('error', {
      code: -32010,
      message: 'Protocol version not supported',
      data: { supported: ['1.0'] },
    });
    expect(await request('player.play')).toHaveProperty('error.code', -32004);
    expect(await request('player.initialize', { protocolVersion: '1.7', client })).toHaveProperty(
      'result.instanceId',
    );
  });

  it('passes on product errors with their exact message', async () => {
    const { request, initialise } = setUp();
    await initialise();
    expect(await request('player.next')).toHaveProperty('error', {
      code: 1006,
      message: 'No next or previous video',
    });
  });

  it('reports that the state could not be read, without the cause', async () => {
    const { request, initialise, player } = setUp();
    await initialise();
    vi.spyOn(player.port, 'getState').mockImplementation(() => {
      throw new TypeError('the inside');
    });
    expect(await request('player.getState')).toHaveProperty('error', {
      code: 1002,
      message: 'Error Fetching State',
    });
  });

  it('returns the requested fields, and ignores unknown ones', async () => {
    const { request, initialise } = setUp();
    await initialise();
    expect(await request('player.getState', { fields: ['volume', 'constructor', 'paused'] })).toHaveProperty(
      'result',
      {
        state: { volume: 100, paused: true },
        revision: 0,
      },
    );
  });

  it('sends the subscribed events, and errors always', async () => {
    const { initialise, request, player, notifications } = setUp();
    player.raise({ name: 'player.ended', params: { id: '1001' } });
    await initialise(['player.ended', 'player.nonsense', 'constructor']);
    player.raise({ name: 'player.ended', params: { id: '1001' } });
    player.raise({ name: 'player.goneLive', params: { id: '1001' } });
    player.raise({ name: 'player.error', params: { code: 1003, message: 'failed to play' } });
    expect(notifications.map(({ method }) => method)).toEqual(['player.ended', 'player.error']);
    expect(await request('player.subscribe', { events: ['player.goneLive'] })).toHaveProperty(
      'result.subscribed',
      ['player.ended', 'player.goneLive'],
    );
    expect(await request('player.unsubscribe', { events: ['player.ended'] })).toHaveProperty(
      'result.subscribed',
      ['player.goneLive'],
    );
  });

  it('tells a host that connects after the video has failed, and again one that connects later', async () => {
    const { initialise, session, request, player, notifications } = setUp();
    const error = { code: 1004, message: 'VOD does not exist', data: { code: 'NOT_FOUND' } };
    player.change({ status: 'failed', error });
    player.raise({ name: 'player.error', params: error });
    for (let host = 0; host < 2; host += 1) {
      expect(await initialise(['player.ready'])).toHaveProperty('result.state.error', error);
      await vi.advanceTimersByTimeAsync(0);
      expect(notifications.splice(0)).toEqual([
        { jsonrpc: '2.0', method: 'player.ready', params: { instanceId: 'instance-1' } },
        { jsonrpc: '2.0', method: 'player.error', params: error },
      ]);
      session.reset();
    }
    player.change({ status: 'ready', error: null });
    await initialise();
    expect(await request('player.getState', { fields: ['error'] })).toHaveProperty('result.state', {
      error: null,
    });
    await vi.advanceTimersByTimeAsync(0);
    expect(notifications).toEqual([]);
  });

  it('batches state changes, and throttles the current time', async () => {
    const { initialise, player, notifications } = setUp();
    await initialise(['player.stateChanged']);
    player.change({ paused: false });
    player.change({ volume: 50 });
    await vi.advanceTimersByTimeAsync(100);
    expect(notifications).toEqual([
      {
        jsonrpc: '2.0',
        method: 'player.stateChanged',
        params: { revision: 1, changes: { paused: false, volume: 50 } },
      },
    ]);
    notifications.length = 0;
    for (let at = 1; at <= 20; at += 1) {
      player.change({ currentTime: at / 20 });
      await vi.advanceTimersByTimeAsync(50);
    }
    expect(notifications.length).toBeGreaterThanOrEqual(3);
    expect(notifications.length).toBeLessThanOrEqual(4);
    const revisions = notifications.map(({ params }) => Number(params?.['revision']));
    expect(revisions).toEqual(revisions.toSorted((one, other) => one - other));
  });

  it('forgets its host on reset, and sends destroyed at the end', async () => {
    const { initialise, request, session, player, notifications } = setUp();
    await initialise();
    session.reset();
    expect(await request('player.play')).toHaveProperty('error.code', -32004);
    await initialise();
    session.end();
    expect(notifications.at(-1)).toEqual({
      jsonrpc: '2.0',
      method: 'player.destroyed',
      params: { instanceId: 'instance-1' },
    });
    expect(player.listeners()).toBe(0);
  });
});
