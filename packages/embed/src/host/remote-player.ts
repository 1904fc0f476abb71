import { RPC_CODE, RpcError, rpcErrorFromWire } from '../protocol/errors.js';
import { EVENT_NAMES, type EventName, type EventParams } from '../protocol/events.js';
import { CALL_TIMEOUT_MS, DEFAULT_CHANNEL, type RpcResponse } from '../protocol/message.js';
import {
  PROTOCOL_VERSION,
  type InitializeResult,
  type MethodName,
  type MethodParams,
  type MethodResult,
} from '../protocol/methods.js';
import { createPeer, type RpcHandler } from '../protocol/peer.js';
import type { PlayerStateChanges } from '../protocol/player-state.js';
import { enterFullscreen, leaveFullscreen } from './frame-fullscreen.js';
import { FrameLink } from './frame-link.js';
import { PendingCalls, type PendingCall } from './pending-calls.js';
import type { RemotePlayerEventName, RemotePlayerEvents } from './remote-events.js';
import { HOST_LIBRARY } from './version.js';

export interface RemotePlayerOptions {
  /** The service's origin; the only one that the player may speak from. */
  readonly origin: string;
  /** Penpal channel, when one page holds two connections to one frame. */
  readonly channel?: string;
  /** Milliseconds until a call is given up; 30 000 when absent. */
  readonly timeout?: number;
  /** Events wanted; all when absent. */
  readonly subscribe?: readonly EventName[];
  /** Who calls, for the player's log. */
  readonly client?: { readonly name: string; readonly version: string };
}

type Params<M extends MethodName> = MethodParams<M>;
type Result<M extends MethodName> = Promise<MethodResult<M>>;

const isResponse = (reply: unknown): reply is RpcResponse =>
  typeof reply === 'object' && reply !== null && ('result' in reply || 'error' in reply);

/**
 * A player in a frame, by remote control. Methods may be called at once: they wait until the player
 * is ready, and every one settles within the timeout.
 *
 * @example
 * const player = createPlayer('#stage', { origin: 'https://play.example', id: '1001' });
 * await player.play();
 */
export class RemotePlayer extends EventTarget {
  /** The frame that the player lives in. */
  readonly frame: HTMLIFrameElement;
  /**
   * The first session.
   * @throws {RpcError} -32001 when the player did not answer in time, -32010 when it speaks another version.
   */
  readonly ready: Promise<InitializeResult>;

  readonly #options: RemotePlayerOptions;
  readonly #calls: PendingCalls;
  readonly #link: FrameLink;
  readonly #subscribed: Set<EventName>;
  readonly #opening: ReturnType<typeof setTimeout>;
  #settleReady: { resolve(session: InitializeResult): void; reject(error: unknown): void } | undefined;
  #session: InitializeResult | undefined;
  #isOpen = false;
  #isDestroyed = false;
  #epoch = 0;
  #lastId = 0;
  #revision = -1;
  #state: PlayerStateChanges = {};

  constructor(frame: HTMLIFrameElement, options: RemotePlayerOptions) {
    super();
    this.frame = frame;
    this.#options = options;
    this.#calls = new PendingCalls(options.timeout ?? CALL_TIMEOUT_MS);
    this.#subscribed = new Set(options.subscribe ?? EVENT_NAMES);
    this.ready = new Promise((resolve, reject) => {
      this.#settleReady = { resolve, reject };
    });
    // A page that never asks for `ready` must not see an unhandled rejection: its calls tell it all.
    this.ready.catch(() => undefined);
    const peer = createPeer(this.#notificationHandlers());
    this.#link = new FrameLink(frame, {
      allowedOrigins: [new URL(options.origin).origin],
      channel: options.channel ?? DEFAULT_CHANNEL,
      receive: (message) => {
        this.#log('received', message);
        return peer.receive(message);
      },
      onOpen: () => void this.#initialise(),
      onLost: () => {
        this.#lose();
      },
    });
    this.#opening = setTimeout(() => {
      this.#giveUpOpening();
    }, options.timeout ?? CALL_TIMEOUT_MS);
  }

  /** What was last heard of the player's state; empty before it is ready. */
  get state(): PlayerStateChanges {
    return this.#state;
  }

  /** The session now: instance, methods, events and capabilities; undefined before the first. */
  get session(): InitializeResult | undefined {
    return this.#session;
  }

  /** @throws {RpcError} 1003 with `data.reason`. */
  play(): Result<'player.play'> {
    return this.call('player.play');
  }

  pause(): Result<'player.pause'> {
    return this.call('player.pause');
  }

  /** @throws {RpcError} 1006 */
  next(): Result<'player.next'> {
    return this.call('player.next');
  }

  /** @throws {RpcError} 1006 */
  previous(): Result<'player.previous'> {
    return this.call('player.previous');
  }

  /** @throws {RpcError} 1003, 1004 */
  loadVideo(video: Params<'player.loadVideo'>): Result<'player.loadVideo'> {
    return this.call('player.loadVideo', video);
  }

  /** Seconds: `{ to }` from the start, `{ by }` from here; or `{ live: true }`. @throws {RpcError} 1007 */
  seek(target: Params<'player.seek'>): Result<'player.seek'> {
    return this.call('player.seek', target);
  }

  /** `volume` is 0–100. */
  setVolume(sound: Params<'player.setVolume'>): Result<'player.setVolume'> {
    return this.call('player.setVolume', sound);
  }

  /**
   * Full screen. Call it inside a click: the frame itself is asked for in the same turn, since a
   * message to the frame carries no user activation.
   */
  async setFullscreen(params: Params<'player.setFullscreen'>): Result<'player.setFullscreen'> {
    const done = params.on ? await enterFullscreen(this.frame) : await leaveFullscreen(this.frame);
    return done ? { fullscreen: params.on } : this.call('player.setFullscreen', params);
  }

  /** @throws {RpcError} 1005 */
  setTextTrack(track: Params<'player.setTextTrack'>): Result<'player.setTextTrack'> {
    return this.call('player.setTextTrack', track);
  }

  /** @throws {RpcError} 1005 */
  setAudioTrack(track: Params<'player.setAudioTrack'>): Result<'player.setAudioTrack'> {
    return this.call('player.setAudioTrack', track);
  }

  setGuide(guide: Params<'player.setGuide'>): Result<'player.setGuide'> {
    return this.call('player.setGuide', guide);
  }

  /** @throws {RpcError} 1002 */
  getState(query: Params<'player.getState'> = {}): Result<'player.getState'> {
    return this.call('player.getState', query);
  }

  ping(): Result<'player.ping'> {
    return this.call('player.ping');
  }

  subscribe(...events: readonly EventName[]): Result<'player.subscribe'> {
    for (const event of events) this.#subscribed.add(event);
    return this.call('player.subscribe', { events });
  }

  unsubscribe(...events: readonly EventName[]): Result<'player.unsubscribe'> {
    for (const event of events) this.#subscribed.delete(event);
    return this.call('player.unsubscribe', { events });
  }

  /** Any method of the protocol by its name. */
  call<M extends MethodName>(method: M, params: object = {}): Result<M> {
    if (this.#isDestroyed) return Promise.reject(new RpcError(RPC_CODE.destroyed));
    const isReady = this.#isOpen && this.#session !== undefined;
    return this.#calls.open(method, params, isReady ? this.#transmit : undefined);
  }

  /** Listens; the answer ends it. */
  on<E extends RemotePlayerEventName>(type: E, listener: (event: RemotePlayerEvents[E]) => void): () => void {
    const handle = (event: Event): void => {
      listener(event as RemotePlayerEvents[E]);
    };
    this.addEventListener(type, handle);
    return () => {
      this.removeEventListener(type, handle);
    };
  }

  /** Ends the connection, rejects what waits with -32002 and takes the frame away. Idempotent. */
  destroy(): void {
    if (this.#isDestroyed) return;
    this.#isDestroyed = true;
    clearTimeout(this.#opening);
    this.#link.destroy();
    const error = new RpcError(RPC_CODE.destroyed);
    this.#calls.rejectAll(error);
    this.#settleReady?.reject(error);
    this.frame.remove();
    this.#emit('destroyed', { instanceId: this.#session?.instanceId ?? '' });
  }

  async #initialise(): Promise<void> {
    this.#epoch += 1;
    const epoch = this.#epoch;
    try {
      const session = await this.#calls.open<InitializeResult>(
        'player.initialize',
        {
          protocolVersion: PROTOCOL_VERSION,
          client: this.#options.client ?? HOST_LIBRARY,
          subscribe: [...this.#subscribed],
        },
        this.#transmit,
      );
      if (epoch === this.#epoch) this.#begin(session);
    } catch (error) {
      if (epoch !== this.#epoch || this.#isDestroyed) return;
      this.#settleReady?.reject(error);
      if (error instanceof RpcError) this.#calls.rejectAll(error);
    }
  }

  #begin(session: InitializeResult): void {
    const isFirst = this.#session === undefined;
    this.#session = session;
    this.#isOpen = true;
    this.#revision = session.revision;
    this.#state = session.state;
    this.#calls.release(this.#transmit);
    this.#settleReady?.resolve(session);
    this.#emit(isFirst ? 'ready' : 'reconnected', { instanceId: session.instanceId });
  }

  #lose(): void {
    this.#isOpen = false;
    this.#epoch += 1;
    this.#calls.rejectUnderWay(new RpcError(RPC_CODE.reloaded));
  }

  #giveUpOpening(): void {
    if (this.#session !== undefined) return;
    const { origin } = new URL(this.#options.origin);
    this.#settleReady?.reject(
      new RpcError(
        RPC_CODE.timeout,
        { reason: 'noAnswer', origin },
        `Timed out: no player answered from ${origin}. It answers only pages whose origin its realm allows.`,
      ),
    );
  }

  readonly #transmit = (call: PendingCall): void => {
    this.#lastId += 1;
    const frame = {
      jsonrpc: '2.0',
      id: `h${this.#lastId}`,
      method: call.method,
      params: { ...call.params },
    } as const;
    this.#log('sent', frame);
    this.#link.send(frame).then(
      (reply) => {
        this.#log('received', reply);
        if (!isResponse(reply)) call.reject(new RpcError(RPC_CODE.internal));
        else if ('error' in reply) call.reject(rpcErrorFromWire(reply.error));
        else call.resolve(reply.result);
      },
      // The transport's own words are not the protocol's: the page behind it is gone or going.
      () => {
        call.reject(new RpcError(RPC_CODE.reloaded));
      },
    );
  };

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

  #follow({ revision, changes }: EventParams['player.stateChanged']): void {
    if (revision <= this.#revision) return;
    this.#revision = revision;
    this.#state = { ...this.#state, ...changes };
  }

  #log(direction: 'sent' | 'received', frame: unknown): void {
    this.#emit('frame', { direction, frame });
  }

  #emit<E extends RemotePlayerEventName>(type: E, detail: RemotePlayerEvents[E]['detail']): void {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }
}
