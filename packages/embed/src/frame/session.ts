import { FieldError } from '@footlight/player-contract';
import { RPC_CODE, RpcError } from '../protocol/errors.js';
import {
  EVENT_NAMES,
  isEventName,
  isSentAlways,
  type EventName,
  type EventParams,
} from '../protocol/events.js';
import type { RpcNotification, RpcResponses } from '../protocol/message.js';
import {
  METHODS,
  METHOD_NAMES,
  type InitializeResult,
  type MethodName,
  type MethodParams,
  type MissingPolicy,
} from '../protocol/methods.js';
import { createPeer, type RpcHandler } from '../protocol/peer.js';
import type { PlayerStateChanges } from '../protocol/remote-state.js';
import { PROTOCOL_VERSION } from '../protocol/version.js';
import { explainMissingPolicy } from './missing-policies.js';
import type { PlayerMethod, PlayerPort } from './player-port.js';
import { createStateReporter } from './state-reporter.js';

/** One host page's session with a player, starting with `player.initialize`; independent of the transport. */
export interface PlayerSession {
  /** Handles a message of the host; never rejects. */
  readonly receive: (message: unknown) => Promise<RpcResponses>;
  /** Ends the host's session; the next host has to initialise again. */
  readonly reset: () => void;
  /** Notifies the host that the player is gone, and ignores further messages. */
  readonly end: () => void;
}

const ANSWERED_AT_ONCE: ReadonlySet<MethodName> = new Set(['player.initialize', 'player.ping']);

const majorOf = (version: string): string | undefined => /^(\d+)\.\d+/.exec(version)?.[1];

const pick = (state: PlayerStateChanges, fields: readonly string[] | undefined): PlayerStateChanges => {
  if (fields === undefined) return state;
  const wanted = new Set(fields);
  return Object.fromEntries(Object.entries(state).filter(([name]) => wanted.has(name)));
};

/** @throws {RpcError} -32602 with the name of the parameter */
const readParams = (method: MethodName, params: unknown): unknown => {
  try {
    return METHODS[method].read(params, 'params');
  } catch (error) {
    if (!(error instanceof FieldError)) throw error;
    throw new RpcError(RPC_CODE.invalidParams, { path: error.path, expected: error.expected });
  }
};

/**
 * Serves a player to one host.
 * @param instanceId - new with each load of the page, so that a host can detect a reload.
 * @param missing - policies that the host page has not granted.
 */
export const createSession = (
  port: PlayerPort,
  instanceId: string,
  notify: (notification: RpcNotification) => void,
  missing: readonly MissingPolicy[] = [],
): PlayerSession => {
  let isInitialised = false;
  let subscribed: ReadonlySet<EventName> = new Set();

  const send = <E extends EventName>(name: E, params: EventParams[E]): void => {
    if (!isInitialised || !(subscribed.has(name) || isSentAlways(name))) return;
    // Serialised as JSON, like responses: a player's values may be live objects, or contain what JSON cannot.
    notify(JSON.parse(JSON.stringify({ jsonrpc: '2.0', method: name, params })) as RpcNotification);
  };

  const reporter = createStateReporter((revision, changes) => {
    send('player.stateChanged', { revision, changes });
  });
  const stopState = port.onStateChange(reporter.add);
  const stopEvents = port.onEvent((event) => {
    send(event.name, event.params);
  });

  const readState = (): PlayerStateChanges => {
    try {
      return port.getState();
    } catch {
      throw new RpcError(RPC_CODE.stateUnavailable);
    }
  };

  const initialise = ({
    protocolVersion,
    subscribe,
  }: MethodParams<'player.initialize'>): InitializeResult => {
    if (majorOf(protocolVersion) !== majorOf(PROTOCOL_VERSION)) {
      throw new RpcError(RPC_CODE.version, { supported: [PROTOCOL_VERSION] });
    }
    const state = readState();
    isInitialised = true;
    subscribed = new Set(subscribe?.filter(isEventName));
    // Sent after the response, so that a host knows the instance before its first event.
    setTimeout(() => {
      send('player.ready', { instanceId });
      // The video failed before this host had connected.
      if (state.error != null) send('player.error', state.error);
    });
    return {
      protocolVersion: PROTOCOL_VERSION,
      player: port.player,
      instanceId,
      methods: METHOD_NAMES,
      events: EVENT_NAMES,
      capabilities: port.capabilities,
      state,
      revision: reporter.revision,
      missingPolicies: missing,
    };
  };

  const setSubscribed = (events: ReadonlySet<EventName>): { subscribed: readonly EventName[] } => {
    subscribed = events;
    return { subscribed: [...subscribed] };
  };

  const own: { readonly [M in Exclude<MethodName, PlayerMethod>]: (params: MethodParams<M>) => unknown } = {
    'player.initialize': initialise,
    'player.ping': () => ({ now: Date.now() }),
    'player.getState': ({ fields }) => ({ state: pick(readState(), fields), revision: reporter.revision }),
    'player.subscribe': ({ events }) =>
      setSubscribed(new Set([...subscribed, ...events.filter(isEventName)])),
    'player.unsubscribe': ({ events }) =>
      setSubscribed(new Set([...subscribed].filter((name) => !events.includes(name)))),
  };

  const isOwn = (method: MethodName): method is keyof typeof own => Object.hasOwn(own, method);

  const handlerOf = (method: MethodName): RpcHandler => {
    const carryOut = isOwn(method)
      ? (own[method] as (params: unknown) => unknown)
      : async (params: unknown) => {
          try {
            return await port.execute(method, params as never);
          } catch (error) {
            throw explainMissingPolicy(error, missing);
          }
        };
    return (params) => {
      if (!isInitialised && !ANSWERED_AT_ONCE.has(method)) throw new RpcError(RPC_CODE.notReady);
      return carryOut(readParams(method, params));
    };
  };

  const peer = createPeer(new Map(METHOD_NAMES.map((method) => [method, handlerOf(method)])));

  const reset = (): void => {
    isInitialised = false;
    subscribed = new Set();
  };

  return {
    receive: peer.receive,
    reset,
    end() {
      send('player.destroyed', { instanceId });
      stopState();
      stopEvents();
      reporter.stop();
      reset();
    },
  };
};
