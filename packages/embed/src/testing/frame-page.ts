import { RPC_CODE, RpcError } from '../protocol/errors.js';
import type { RpcParams } from '../protocol/message.js';
import type { PlayerStateChanges } from '../protocol/remote-state.js';
import type { PlayerEvent, PlayerPort } from '../frame/player-port.js';
import { servePlayer } from '../frame/serve-player.js';

/**
 * The page inside the frame of the browser tests: a player with plain values, served like a real one. `data-origins` of
 * its root element lists the origins that may control it.
 */
const stateListeners = new Set<(changes: PlayerStateChanges) => void>();
const eventListeners = new Set<(event: PlayerEvent) => void>();
let state: PlayerStateChanges = {
  id: '1001',
  paused: true,
  currentTime: 0,
  volume: 100,
  muted: false,
  autoAdvance: true,
};

const change = (changes: PlayerStateChanges): PlayerStateChanges => {
  state = { ...state, ...changes };
  for (const listener of stateListeners) listener(changes);
  return changes;
};

/** Methods used by the tests; `player.setGuide` never responds. */
const effects: Readonly<Record<string, (params: RpcParams) => unknown>> = {
  'player.play': () => change({ paused: false }),
  'player.pause': () => change({ paused: true }),
  'player.seek': ({ to }) => change({ currentTime: Number(to) }),
  'player.setVolume': ({ volume }) => change({ volume: Number(volume) }),
  'player.setGuide': () => new Promise(() => undefined),
  // An option that is not set is null, whatever the state has.
  'player.setOptions': ({ language }) => ({ language, autoAdvance: null }),
  'player.previous': () => {
    throw new RpcError(RPC_CODE.noNeighbour);
  },
  'player.next': () => {
    throw new Error('the inside of the player');
  },
};

const port: PlayerPort = {
  player: { name: 'frame-page', version: '0.0.1' },
  capabilities: {
    fullscreen: true,
    pictureInPicture: false,
    dvr: false,
    guide: false,
    multiView: false,
    drm: false,
  },
  execute: (method, params) =>
    new Promise((resolve, reject) => {
      const effect = effects[method];
      if (effect === undefined) reject(new RpcError(RPC_CODE.playerNotFound));
      else resolve(effect(params) as never);
    }),
  getState: () => state,
  onStateChange: (listener) => {
    stateListeners.add(listener);
    return () => void stateListeners.delete(listener);
  },
  onEvent: (listener) => {
    eventListeners.add(listener);
    return () => void eventListeners.delete(listener);
  },
};

const { origins = '', channel } = document.documentElement.dataset;
const server = servePlayer(port, {
  allowedOrigins: origins.split(' ').filter((origin) => origin !== ''),
  ...(channel === undefined ? {} : { channel }),
});

addEventListener('footlight-test-destroy', server.destroy);
