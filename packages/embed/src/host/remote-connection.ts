import {
  CALL_TIMEOUT_MS,
  CommandQueue,
  MAX_QUEUED_CALLS,
  originOf,
  queueRulesOf,
  type QueueRules,
} from '@footlight/player-contract';
import { RPC_CODE, RpcError, rpcErrorFromWire } from '../protocol/errors.js';
import { EVENT_NAMES, type EventName } from '../protocol/events.js';
import { DEFAULT_CHANNEL, type RpcResponse } from '../protocol/message.js';
import type { InitializeResult, MethodName } from '../protocol/methods.js';
import { createPeer, type RpcHandler } from '../protocol/peer.js';
import { PROTOCOL_VERSION } from '../protocol/version.js';
import { commandOf } from '../protocol/wire-name.js';
import { WindowWire } from '../wire/window-wire.js';
import type { RemotePlayerOptions } from './remote-options.js';
import { noAnswerError, whenUnanswerable, type NoAnswerReason } from './no-answer.js';
import { HOST_LIBRARY } from './version.js';

/** Callbacks of a connection. */
export interface ConnectionListener {
  /** A session has been established; waiting calls have not been sent yet. */
  beginning(session: InitializeResult): void;
  /**
   * A session has begun and waiting calls are being sent: the first one, or another after the frame was loaded again.
   */
  started(session: InitializeResult, isFirst: boolean): void;
  /** Called for each message of the channel. */
  passed(direction: 'sent' | 'received', frame: unknown): void;
}

/** How often the frame is looked for while calls wait: browsers do not report that the page has removed it. */
const LOOK_EVERY_MS = 250;

const frameRemoved = (): RpcError =>
  new RpcError(
    RPC_CODE.destroyed,
    { reason: 'frameRemoved' },
    'Player destroyed: its frame is no longer in the page.',
  );

const rulesOf = (method: MethodName): QueueRules => {
  const command = commandOf(method);
  // The player in the frame decides on the order of execution.
  return command === undefined ? {} : { ...queueRulesOf(command), takesTurns: false };
};

const isResponse = (reply: unknown): reply is RpcResponse =>
  typeof reply === 'object' && reply !== null && ('result' in reply || 'error' in reply);

/**
 * The connection to the player in a frame: initialises each page that the frame shows, queues calls until there is a
 * session, and settles every one.
 */
export class RemoteConnection {
  /**
   * Resolves with the first session.
   * @throws {RpcError} -32001 when the player did not respond in time, -32010 when it uses another protocol version.
   */
  readonly ready: Promise<InitializeResult>;
  /** Events to subscribe to in each session. */
  readonly subscribed: Set<EventName>;

  readonly #options: RemotePlayerOptions;
  readonly #listener: ConnectionListener;
  readonly #calls: CommandQueue<MethodName>;
  readonly #frame: HTMLIFrameElement;
  readonly #wire: WindowWire;
  /** Aborts once a player has responded. */
  readonly #answered = new AbortController();
  readonly #openTimeout: ReturnType<typeof setTimeout>;
  #settleReady: { resolve(session: InitializeResult): void; reject(error: unknown): void } | undefined;
  #session: InitializeResult | undefined;
  #isOpen = false;
  #isDestroyed = false;
  /** Why no player can answer; undefined while one may, or does. */
  #unanswerable: RpcError | undefined;
  /** Whether calls wait for a frame that has left the page. */
  #isAwaited = true;
  #waiting = 0;
  #watch: ReturnType<typeof setInterval> | undefined;
  #epoch = 0;
  #lastId = 0;

  /**
   * @param notifications handlers of the player's notifications
   * @throws {TypeError} when the origin is none
   */
  constructor(
    frame: HTMLIFrameElement,
    options: RemotePlayerOptions,
    notifications: ReadonlyMap<string, RpcHandler>,
    listener: ConnectionListener,
  ) {
    const origin = originOf(options.origin);
    this.#frame = frame;
    this.#options = options;
    this.#listener = listener;
    this.#calls = new CommandQueue({
      run: (method, params) => this.#transmit(method, params),
      mayRun: (method) => method === 'player.initialize' || this.#isReady(),
      rulesOf,
      full: () => new RpcError(RPC_CODE.notReady, { reason: 'queueFull', limit: MAX_QUEUED_CALLS }),
      late: () => new RpcError(RPC_CODE.timeout),
      timeoutMs: options.timeout ?? CALL_TIMEOUT_MS,
      isTimedUntilAnswer: true,
    });
    this.subscribed = new Set(options.subscribe ?? EVENT_NAMES);
    this.ready = new Promise((resolve, reject) => {
      this.#settleReady = { resolve, reject };
    });
    // Prevents an unhandled rejection in pages that do not use `ready`; their calls are rejected as well.
    this.#watched(this.ready).catch(() => undefined);
    const peer = createPeer(notifications);
    this.#wire = new WindowWire({
      allowedOrigins: [origin],
      channel: options.channel ?? DEFAULT_CHANNEL,
      receive: (message) => {
        listener.passed('received', message);
        return peer.receive(message);
      },
      onOpen: () => void this.#initialise(),
      onLost: () => {
        this.#lose();
      },
    });
    frame.addEventListener('load', this.#connect);
    this.#connect();
    this.#openTimeout = setTimeout(() => {
      this.#giveUpOpening('noAnswer');
    }, options.timeout ?? CALL_TIMEOUT_MS);
    whenUnanswerable(frame, origin, this.#answered.signal, (reason) => {
      this.#giveUpOpening(reason);
    });
  }

  /** The current session; undefined before the first. */
  get session(): InitializeResult | undefined {
    return this.#session;
  }

  /** Sends a call at once, or queues it until there is a session. */
  call<T>(method: MethodName, params: object): Promise<T> {
    if (this.#isDestroyed) return Promise.reject(new RpcError(RPC_CODE.destroyed));
    this.#dropRemovedFrame();
    const error = this.#isRemoved ? frameRemoved() : this.#unanswerable;
    return error === undefined ? this.#watched(this.#calls.add(method, params)) : Promise.reject(error);
  }

  /** Call it when the frame has left the page: rejects running calls with -32003; later calls wait until it returns. */
  frameLeft(): void {
    this.#isAwaited = true;
    if (this.#wire.remoteWindow === null) return;
    this.#wire.close();
    this.#lose();
  }

  /** Rejects pending calls with -32002. @returns whether there was a connection to close. */
  destroy(): boolean {
    if (this.#isDestroyed) return false;
    this.#isDestroyed = true;
    this.#answered.abort();
    clearTimeout(this.#openTimeout);
    this.#frame.removeEventListener('load', this.#connect);
    this.#wire.close();
    const error = new RpcError(RPC_CODE.destroyed);
    this.#calls.reject(error);
    this.#settleReady?.reject(error);
    return true;
  }

  /** Moving a frame in its page gives it a new window, which needs a new connection; a reload in place keeps both. */
  readonly #connect = (): void => {
    const { contentWindow } = this.#frame;
    const { remoteWindow } = this.#wire;
    if (contentWindow === null || contentWindow === remoteWindow) return;
    if (remoteWindow !== null) this.#lose();
    this.#isAwaited = false;
    this.#wire.connect(contentWindow);
  };

  /** Whether the page has removed the frame, and not only moved it in one task. */
  get #isRemoved(): boolean {
    return !this.#isAwaited && !this.#frame.isConnected;
  }

  /** Rejects all calls of a frame that the page has removed, also those that wait for its player. */
  #dropRemovedFrame(): void {
    if (!this.#isRemoved || this.#wire.remoteWindow === null) return;
    this.#wire.close();
    const error = frameRemoved();
    this.#calls.reject(error);
    this.#settleReady?.reject(error);
    this.#lose();
  }

  /** Watches the frame until `result` has settled. */
  async #watched<T>(result: Promise<T>): Promise<T> {
    this.#waiting += 1;
    this.#watch ??= setInterval(() => {
      this.#dropRemovedFrame();
    }, LOOK_EVERY_MS);
    try {
      return await result;
    } finally {
      this.#waiting -= 1;
      if (this.#waiting === 0) {
        clearInterval(this.#watch);
        this.#watch = undefined;
      }
    }
  }

  async #initialise(): Promise<void> {
    this.#epoch += 1;
    const epoch = this.#epoch;
    try {
      const session = await this.#calls.add<InitializeResult>('player.initialize', {
        protocolVersion: PROTOCOL_VERSION,
        client: this.#options.client ?? HOST_LIBRARY,
        subscribe: [...this.subscribed],
      });
      if (epoch === this.#epoch) this.#begin(session);
    } catch (error) {
      if (epoch !== this.#epoch || this.#isDestroyed) return;
      this.#settleReady?.reject(error);
      if (error instanceof RpcError) this.#calls.reject(error);
    }
  }

  #begin(session: InitializeResult): void {
    const isFirst = this.#session === undefined;
    this.#answered.abort();
    this.#session = session;
    this.#unanswerable = undefined;
    this.#isOpen = true;
    this.#listener.beginning(session);
    this.#calls.flush();
    this.#settleReady?.resolve(session);
    this.#listener.started(session, isFirst);
  }

  #lose(): void {
    this.#isOpen = false;
    this.#epoch += 1;
    this.#calls.reject(new RpcError(RPC_CODE.reloaded), (_name, isRunning) => isRunning);
  }

  #giveUpOpening(reason: NoAnswerReason): void {
    if (this.#session !== undefined) return;
    const error = noAnswerError(reason, originOf(this.#options.origin));
    this.#settleReady?.reject(error);
    if (reason === 'noAnswer') return;
    // No player will answer calls, unless the page shows another frame.
    this.#unanswerable = error;
    this.#calls.reject(error, (method) => method !== 'player.initialize');
  }

  #isReady(): boolean {
    const isSameWindow = this.#frame.contentWindow === this.#wire.remoteWindow;
    return this.#isOpen && this.#session !== undefined && isSameWindow;
  }

  async #transmit(method: MethodName, params: object): Promise<unknown> {
    this.#lastId += 1;
    const frame = { jsonrpc: '2.0', id: `h${this.#lastId}`, method, params: { ...params } } as const;
    this.#listener.passed('sent', frame);
    const reply = await this.#wire.send(frame).catch((cause: unknown) => {
      // A transport error means that the frame's page is gone; it is mapped to the protocol's code for that.
      throw new RpcError(RPC_CODE.reloaded, undefined, undefined, { cause });
    });
    this.#listener.passed('received', reply);
    if (!isResponse(reply)) throw new RpcError(RPC_CODE.internal);
    if ('error' in reply) throw rpcErrorFromWire(reply.error);
    return reply.result;
  }
}
