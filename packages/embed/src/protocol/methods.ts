import {
  COMMANDS,
  listOf,
  optional,
  playerOptions,
  record,
  text,
  type Capabilities,
  type Command,
  type CommandName,
  type CommandParams,
  type CommandResults,
  type Field,
  type ValueOf,
} from '@footlight/player-contract';
import type { EventName } from './events.js';
import type { PlayerStateChanges } from './remote-state.js';
import { wireName, type WireName } from './wire-name.js';

const eventNames = listOf(text(64), 32);

/** What a host page asks beside the player's commands. `@throws` names codes as `RPC_CODE` does. */
const CHANNEL_METHODS = {
  /**
   * Opens the session: says who calls, agrees on a version and names the events wanted.
   * @throws version
   * @example {"protocolVersion":"1.0","client":{"name":"my-page","version":"1.0.0"},"subscribe":["player.stateChanged","player.ended"]}
   */
  'player.initialize': record({
    protocolVersion: text(16),
    client: record({ name: text(100), version: text(50) }),
    subscribe: optional(eventNames),
  }),
  /**
   * Answers at once, before `player.initialize` too.
   * @example {}
   */
  'player.ping': record({}),
  /**
   * Does the last load again, a recording from where it stopped.
   * @throws playFailed, vodNotFound
   * @example {}
   */
  'player.retry': record({}),
  /**
   * Empties the player; the volume stays.
   * @example {}
   */
  'player.unload': record({}),
  /**
   * Says anew how the player is to be; what is absent stays. Answers every option as it is now.
   * @example {"language":"es","controls":"reduced","errorActions":"sign-in purchase"}
   */
  'player.setOptions': playerOptions,
  /**
   * Asks for more events; names that do not exist are ignored.
   * @example {"events":["player.stateChanged"]}
   */
  'player.subscribe': record({ events: eventNames }),
  /**
   * Asks for fewer events.
   * @example {"events":["player.stateChanged"]}
   */
  'player.unsubscribe': record({ events: eventNames }),
} as const satisfies Record<string, Field<unknown>>;

type CommandMethods = { readonly [N in CommandName as WireName<N>]: Field<CommandParams[N]> };

/** Every method (host → player) with the reader of its parameters. */
export const METHODS = {
  ...CHANNEL_METHODS,
  ...(Object.fromEntries(
    (Object.entries(COMMANDS) as [CommandName, Command<unknown, unknown>][]).map(([name, { params }]) => [
      wireName(name),
      params,
    ]),
  ) as CommandMethods),
} as const;

export type MethodName = keyof typeof METHODS;
export const METHOD_NAMES = Object.keys(METHODS) as readonly MethodName[];

export type MethodParams<M extends MethodName> = ValueOf<(typeof METHODS)[M]>;

export interface InitializeResult {
  readonly protocolVersion: string;
  readonly player: { readonly name: string; readonly version: string };
  /** New with each load of the frame's page. */
  readonly instanceId: string;
  readonly methods: readonly MethodName[];
  readonly events: readonly EventName[];
  readonly capabilities: Capabilities;
  readonly state: PlayerStateChanges;
  readonly revision: number;
  /** Policies that the frame lacks, each with the words that say what to add to it. */
  readonly missingPolicies: readonly MissingPolicy[];
}

export interface MissingPolicy {
  readonly policy: string;
  readonly message: string;
}

export type PlayerOptions = MethodParams<'player.setOptions'>;

interface SubscribedResult {
  readonly subscribed: readonly EventName[];
}

/** What the methods answer that are no commands. */
interface ChannelResults {
  readonly 'player.initialize': InitializeResult;
  /** Milliseconds since the epoch. */
  readonly 'player.ping': { readonly now: number };
  readonly 'player.retry': { readonly id: string | null };
  readonly 'player.unload': { readonly id: null };
  /** Every option as it is now. */
  readonly 'player.setOptions': Required<PlayerOptions>;
  readonly 'player.subscribe': SubscribedResult;
  readonly 'player.unsubscribe': SubscribedResult;
}

type CommandMethodResults = { readonly [N in CommandName as WireName<N>]: CommandResults[N] };

/** Results come after the media confirmed them, never on dispatch. */
export type MethodResults = ChannelResults & CommandMethodResults;

export type MethodResult<M extends MethodName> = MethodResults[M];
