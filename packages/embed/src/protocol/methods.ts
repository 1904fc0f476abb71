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

/** Methods of the channel besides the player's commands. `@throws` uses the names of `RPC_CODE`. */
const CHANNEL_METHODS = {
  /**
   * Opens the session: identifies the client, negotiates the protocol version and subscribes to events.
   * @throws version
   * @example {"protocolVersion":"1.0","client":{"name":"my-page","version":"1.0.0"},"subscribe":["player.stateChanged","player.ended"]}
   */
  'player.initialize': record({
    protocolVersion: text(16),
    client: record({ name: text(100), version: text(50) }),
    subscribe: optional(eventNames),
  }),
  /**
   * Responds at once, even before `player.initialize`.
   * @example {}
   */
  'player.ping': record({}),
  /**
   * Repeats the last load; a recording resumes where it stopped.
   * @throws playFailed, vodNotFound
   * @example {}
   */
  'player.retry': record({}),
  /**
   * Unloads the video; the volume is kept.
   * @example {}
   */
  'player.unload': record({}),
  /**
   * Changes options of the player; absent ones keep their value. Returns the current value of every option.
   * @example {"language":"es","controls":"reduced","errorActions":"sign-in purchase"}
   */
  'player.setOptions': playerOptions,
  /**
   * Subscribes to more events; unknown names are ignored.
   * @example {"events":["player.stateChanged"]}
   */
  'player.subscribe': record({ events: eventNames }),
  /**
   * Unsubscribes from events.
   * @example {"events":["player.stateChanged"]}
   */
  'player.unsubscribe': record({ events: eventNames }),
} as const satisfies Record<string, Field<unknown>>;

type CommandMethods = { readonly [N in CommandName as WireName<N>]: Field<CommandParams[N]> };

/** Every method (host → player) with the parser of its parameters. */
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
  /** Policies that the frame lacks, each with a text that states what to add. */
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

/** Results of the methods that are not commands. */
interface ChannelResults {
  readonly 'player.initialize': InitializeResult;
  /** Milliseconds since the epoch. */
  readonly 'player.ping': { readonly now: number };
  readonly 'player.retry': { readonly id: string | null };
  readonly 'player.unload': { readonly id: null };
  /** The current value of every option. */
  readonly 'player.setOptions': Required<PlayerOptions>;
  readonly 'player.subscribe': SubscribedResult;
  readonly 'player.unsubscribe': SubscribedResult;
}

type CommandMethodResults = { readonly [N in CommandName as WireName<N>]: CommandResults[N] };

/** Results are returned once the media has confirmed them, not on dispatch. */
type MethodResults = ChannelResults & CommandMethodResults;

export type MethodResult<M extends MethodName> = MethodResults[M];
