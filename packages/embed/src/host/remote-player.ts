import {
  COMMAND_NAMES,
  type CommandName,
  type CommandParams,
  type CommandResults,
} from '@footlight/player-contract';
import { EVENT_NAMES, type EventName, type EventParams } from '../protocol/events.js';
import type { InitializeResult, MethodName, MethodParams, MethodResult } from '../protocol/methods.js';
import type { PlayerStateChanges } from '../protocol/remote-state.js';
import { commandOf, wireName, type WireName } from '../protocol/wire-name.js';
import type { RpcHandler } from '../protocol/peer.js';
import { enterFullscreen, isFullscreen, leaveFullscreen } from './frame-fullscreen.js';
import { RemoteConnection } from './remote-connection.js';
import type { RemotePlayerEventName, RemotePlayerEvents } from './remote-events.js';
import type { RemotePlayerOptions } from './remote-options.js';

type Params<M extends MethodName> = MethodParams<M>;
type Result<M extends MethodName> = Promise<MethodResult<M>>;

/**
 * A method for each command, by its name in the protocol, with parameters as they are sent.
 * @throws {RpcError}
 */
type RemoteCommands = {
  [N in CommandName as WireName<N> extends `player.${infer Name}` ? Name : never]: (
    ...params: object extends CommandParams[N] ? [params?: CommandParams[N]] : [params: CommandParams[N]]
  ) => Promise<CommandResults[N]>;
};

// oxlint-disable-next-line typescript/no-unsafe-declaration-merging -- `#addCommands` makes them
export interface RemotePlayer extends Omit<RemoteCommands, 'setFullscreen'> {
  addEventListener<E extends RemotePlayerEventName>(
    type: E,
    listener: (event: RemotePlayerEvents[E]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject | null,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<E extends RemotePlayerEventName>(
    type: E,
    listener: (event: RemotePlayerEvents[E]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject | null,
    options?: boolean | EventListenerOptions,
  ): void;
}

/** The fields of a command's result that are fields of the state. */
const stateFieldsOf = (result: object, state: PlayerStateChanges): PlayerStateChanges =>
  Object.fromEntries(Object.entries(result).filter(([name]) => name in state));

/**
 * Remote control of a player in a frame. Methods can be called at once: they wait until the player is ready, and each
 * settles within the timeout.
 *
 * @example const player = createPlayer('#stage', { origin: 'https://play.example', id: '1001' }); await player.play();
 */
export class RemotePlayer extends EventTarget {
  /** The frame that contains the player. */
  readonly frame: HTMLIFrameElement;
  /**
   * Resolves with the first session.
   * @throws {RpcError} -32001 when the player did not respond in time, or, within 5 s and with `data.reason`, when it
   * cannot; -32010 when it uses another protocol version.
   */
  readonly ready: Promise<InitializeResult>;

  readonly #connection: RemoteConnection;
  #revision = -1;
  #wasFullscreen = false;
  #state: PlayerStateChanges = {};

  constructor(frame: HTMLIFrameElement, options: RemotePlayerOptions) {
    super();
    this.#addCommands();
    this.frame = frame;
    this.#connection = new RemoteConnection(frame, options, this.#notificationHandlers(), {
      beginning: ({ revision, state }) => {
        this.#revision = revision;
        this.#state = state;
      },
      started: ({ instanceId }, isFirst) => {
        this.#emit(isFirst ? 'ready' : 'reconnected', { instanceId });
      },
      passed: (direction, passing) => {
        this.#emit('frame', { direction, frame: passing });
      },
    });
    this.ready = this.#connection.ready;
    frame.ownerDocument.addEventListener('fullscreenchange', this.#noticeFullscreen);
  }

  /** The last reported state of the player; empty before it is ready. */
  get state(): PlayerStateChanges {
    return isFullscreen(this.frame) ? { ...this.#state, fullscreen: true } : this.#state;
  }

  /** The current session: instance, methods, events and capabilities; undefined before the first. */
  get session(): InitializeResult | undefined {
    return this.#connection.session;
  }

  /**
   * Enters or leaves full screen. Call it in a click handler: the frame itself is put into full screen in the same
   * task, because a message to the frame carries no user activation.
   */
  async setFullscreen(params: Params<'player.setFullscreen'>): Result<'player.setFullscreen'> {
    const done = params.on ? await enterFullscreen(this.frame) : await leaveFullscreen(this.frame);
    return done ? { fullscreen: params.on } : this.call('player.setFullscreen', params);
  }

  /** Repeats the last load. @throws {RpcError} 1003, 1004 */
  retry(): Result<'player.retry'> {
    return this.call('player.retry');
  }

  unload(): Result<'player.unload'> {
    return this.call('player.unload');
  }

  /** Changes options of the player; absent ones keep their value. */
  setOptions(options: Params<'player.setOptions'>): Result<'player.setOptions'> {
    return this.call('player.setOptions', options);
  }

  ping(): Result<'player.ping'> {
    return this.call('player.ping');
  }

  subscribe(...events: readonly EventName[]): Result<'player.subscribe'> {
    for (const event of events) this.#connection.subscribed.add(event);
    return this.call('player.subscribe', { events });
  }

  unsubscribe(...events: readonly EventName[]): Result<'player.unsubscribe'> {
    for (const event of events) this.#connection.subscribed.delete(event);
    return this.call('player.unsubscribe', { events });
  }

  /** Calls any method of the protocol by its name. */
  async call<M extends MethodName>(method: M, params: object = {}): Result<M> {
    const result = await this.#connection.call<MethodResult<M>>(method, params);
    // `player.stateChanged` follows up to a display frame later, or never if the frame is removed in between.
    if (commandOf(method) !== undefined)
      this.#state = { ...this.#state, ...stateFieldsOf(result, this.#state) };
    return result;
  }

  /** Adds a listener and returns a function that removes it. */
  on<E extends RemotePlayerEventName>(type: E, listener: (event: RemotePlayerEvents[E]) => void): () => void {
    const handle = (event: Event): void => {
      listener(event as RemotePlayerEvents[E]);
    };
    this.addEventListener(type, handle);
    return () => {
      this.removeEventListener(type, handle);
    };
  }

  /**
   * Call it when the frame has left the page: running calls are rejected with -32003, later ones wait until the frame
   * is back and shows a player.
   */
  frameLeft(): void {
    this.#connection.frameLeft();
  }

  /** Closes the connection, rejects pending calls with -32002 and removes the frame. Idempotent. */
  destroy(): void {
    if (!this.#connection.destroy()) return;
    this.frame.ownerDocument.removeEventListener('fullscreenchange', this.#noticeFullscreen);
    this.frame.remove();
    this.#emit('destroyed', { instanceId: this.session?.instanceId ?? '' });
  }

  /**
   * Adds the methods to each instance. On the prototype they would be a side effect that keeps the class in bundles of
   * pages that import other names only.
   */
  #addCommands(): void {
    for (const command of COMMAND_NAMES) {
      const method = wireName(command);
      const name = method.slice('player.'.length);
      if (!(name in this)) Reflect.set(this, name, (params?: object) => this.call(method, params));
    }
  }

  #notificationHandlers(): ReadonlyMap<string, RpcHandler> {
    return new Map(
      EVENT_NAMES.map((name): [string, RpcHandler] => [
        name,
        (params) => {
          if (name === 'player.ready') return;
          if (name === 'player.stateChanged')
            this.#follow(params as unknown as EventParams['player.stateChanged']);
          this.dispatchEvent(new CustomEvent(name.slice('player.'.length), { detail: params }));
        },
      ]),
    );
  }

  /** The host page puts the frame into full screen, which the player inside cannot detect. */
  readonly #noticeFullscreen = (): void => {
    const fullscreen = isFullscreen(this.frame);
    if (fullscreen === this.#wasFullscreen) return;
    this.#wasFullscreen = fullscreen;
    this.#emit('stateChanged', { revision: this.#revision, changes: { fullscreen } });
  };

  #follow({ revision, changes }: EventParams['player.stateChanged']): void {
    if (revision <= this.#revision) return;
    this.#revision = revision;
    this.#state = { ...this.#state, ...changes };
  }

  #emit<E extends RemotePlayerEventName>(type: E, detail: RemotePlayerEvents[E]['detail']): void {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }
}
