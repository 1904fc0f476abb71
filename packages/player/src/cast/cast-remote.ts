import { sourceTracks } from '../source/source-tracks.js';
import type { Player } from '../player/player.js';
import type { RemoteError } from '../store/player-state.js';
import {
  DEFAULT_RECEIVER,
  ORIGIN_SCOPED,
  SESSION_STATE_CHANGED,
  type CastSender,
  type CastSession,
} from './cast-api.js';
import { CastEngine } from './cast-engine.js';
import { SENDER_URL, type CastOptions } from './cast-options.js';
import { loadSender } from './sender-script.js';

/** What is cast from: a `<footlight-player>`. */
export interface CastingElement extends HTMLElement {
  readonly media: HTMLVideoElement;
}

/** The element's own player, which is none of its public members. */
interface WithCore extends CastingElement {
  readonly core: { whenLoaded(run: (player: Player) => void): void } | null;
}

/** How long it is told that an attempt has failed. */
const NOTICE_MS = 10_000;

type Availability = (isAvailable: boolean) => void;

/** A page has one session, which one player uses at a time. */
let handOver: (() => Promise<void>) | null = null;

/** The viewer has closed Google's list of devices. */
const isCancelled = (cause: unknown): boolean => cause === 'cancel';

/**
 * Google Cast as `remote` of a media element: the prompt loads Google's sender, opens its list of devices, and lets the
 * player continue on the chosen one.
 * @see https://www.w3.org/TR/remote-playback/
 */
export class CastRemote extends EventTarget {
  readonly kind = 'cast';
  readonly #element: CastingElement;
  readonly #options: CastOptions;
  #state: 'connecting' | 'connected' | 'disconnected' = 'disconnected';
  #device: string | null = null;
  #failure: RemoteError | null = null;
  #player: Player | null = null;
  #engine: CastEngine | null = null;
  #sender: CastSender | null = null;
  #callbacks = 0;
  #noticeTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(element: CastingElement, options: CastOptions) {
    super();
    this.#element = element;
    this.#options = options;
  }

  get state(): 'connecting' | 'connected' | 'disconnected' {
    return this.#state;
  }

  /** Name of the device; null without one. */
  get device(): string | null {
    return this.#device;
  }

  get error(): RemoteError | null {
    return this.#failure;
  }

  /** Whether devices are near is known to Google's sender, which is not asked before a viewer wants to cast. */
  watchAvailability(callback: Availability): Promise<number> {
    if (this.#element.media.disableRemotePlayback)
      return Promise.reject(new DOMException('disableRemotePlayback is set.', 'InvalidStateError'));
    this.#callbacks += 1;
    queueMicrotask(() => callback(true));
    return Promise.resolve(this.#callbacks);
  }

  cancelWatchAvailability(): Promise<void> {
    return Promise.resolve();
  }

  /**
   * Connects to a device that the viewer chooses; ends the connection if there is one.
   * @throws {DOMException} NetworkError, NotSupportedError, NotAllowedError if the viewer chooses none
   */
  async prompt(): Promise<void> {
    if (this.#element.media.disableRemotePlayback)
      throw new DOMException('disableRemotePlayback is set.', 'InvalidStateError');
    if (this.#state === 'connected') {
      this.#sender?.context.endCurrentSession(true);
      return;
    }
    if (this.#state === 'connecting') return;
    this.#turn('connecting', null);
    try {
      await this.#connect();
    } catch (cause) {
      if (isCancelled(cause)) {
        this.#turn('disconnected', null);
        throw new DOMException('No device was chosen.', 'NotAllowedError');
      }
      const isOfDevice = this.#sender !== null;
      const error =
        cause instanceof Error
          ? cause
          : new DOMException(`The device did not answer: ${String(cause)}`, 'NetworkError');
      this.#fail(error, isOfDevice ? 'not-reached' : 'not-loaded');
      throw error;
    }
  }

  /** Ends what this player casts. */
  leave(): void {
    if (handOver === this.#handOver) this.#sender?.context.endCurrentSession(true);
  }

  async #connect(): Promise<void> {
    const { receiverApplicationId = DEFAULT_RECEIVER, senderUrl = SENDER_URL, nonce = null } = this.#options;
    const player = await this.#loadedPlayer();
    const sender = await loadSender({ url: new URL(senderUrl, document.baseURI).href, nonce });
    this.#sender = sender;
    const { context } = sender;
    context.setOptions({ receiverApplicationId, autoJoinPolicy: ORIGIN_SCOPED });
    await handOver?.();
    if (context.getCurrentSession() === null) {
      const code = await context.requestSession();
      if (code !== undefined && code !== null) throw code;
    }
    const session = context.getCurrentSession();
    if (session === null) throw new DOMException('The device did not answer.', 'NetworkError');
    player.life.throwIfAborted();
    this.#begin(player, sender, session);
  }

  #loadedPlayer(): Promise<Player> {
    return new Promise((resolve, reject) => {
      const { core } = this.#element as WithCore;
      if (core === null) reject(new DOMException('The player is in no page.', 'InvalidStateError'));
      else core.whenLoaded(resolve);
    });
  }

  #begin(player: Player, sender: CastSender, session: CastSession): void {
    handOver = this.#handOver;
    this.#player = player;
    const engine = this.#createEngine(player, sender, session);
    this.#engine = engine;
    sender.context.addEventListener(SESSION_STATE_CHANGED, this.#onSession);
    player.life.addEventListener('abort', this.#onDestroyed, { once: true });
    this.#turn('connected', session.getCastDevice().friendlyName);
    player.playOn(engine).catch(() => undefined);
  }

  #createEngine(player: Player, sender: CastSender, session: CastSession): CastEngine {
    const { store, captions, page } = player;
    const { contentUrl, loadRequest } = this.#options;
    // A plain address is only known to be live once it plays.
    const wasLive = store.get().live !== null;
    let isFirst = true;
    return new CastEngine({
      sender,
      session,
      store,
      video: ({ live }) => {
        const { id, title, thumb } = store.get();
        const poster = page.posterAddress ?? thumb;
        const subtitles = captions.files.length > 0 ? captions.files : sourceTracks(page).subtitles;
        const isLive = live || (isFirst && wasLive);
        isFirst = false;
        return {
          id,
          title: title === '' ? page.videoTitle : title,
          poster: poster === null || poster === '' ? null : new URL(poster, document.baseURI).href,
          live: isLive,
          subtitles,
        };
      },
      address: (source) => contentUrl?.(source) ?? source.url,
      prepare: async (request, source) => (await loadRequest?.(request, source)) ?? request,
      over: (reason) => {
        if (reason === 'failed')
          this.#options.onError?.(
            new DOMException('The device cannot play this video.', 'NotSupportedError'),
          );
        this.#end(reason === 'failed' ? 'not-played' : null);
        sender.context.endCurrentSession(true);
      },
    });
  }

  readonly #onSession = ({ sessionState }: { readonly sessionState: string }): void => {
    if (sessionState === 'SESSION_ENDED' || sessionState === 'NO_SESSION') this.#end(null);
  };

  /** The element has left its page: the device goes on, without it. */
  readonly #onDestroyed = (): void => {
    this.#forget();
    this.#sender?.context.endCurrentSession(false);
    this.#turn('disconnected', null);
  };

  /** Another player of the page continues with the session. */
  readonly #handOver = async (): Promise<void> => {
    const player = this.#player;
    this.#forget();
    this.#turn('disconnected', null);
    if (player === null) return;
    player.media.pause();
    await player.playOn(null).catch(() => undefined);
  };

  #end(failure: RemoteError | null): void {
    const player = this.#player;
    if (player === null) return;
    this.#forget();
    this.#turn('disconnected', null, failure);
    player.playOn(null).catch(() => undefined);
  }

  #forget(): void {
    if (handOver === this.#handOver) handOver = null;
    this.#sender?.context.removeEventListener(SESSION_STATE_CHANGED, this.#onSession);
    this.#player?.life.removeEventListener('abort', this.#onDestroyed);
    this.#engine?.end();
    this.#engine = null;
    this.#player = null;
  }

  #fail(error: Error, failure: RemoteError): void {
    this.#turn('disconnected', null, failure);
    this.#options.onError?.(error);
  }

  #turn(state: CastRemote['state'], device: string | null, failure: RemoteError | null = null): void {
    this.#device = device;
    this.#failure = failure;
    clearTimeout(this.#noticeTimer);
    if (failure !== null) this.#noticeTimer = setTimeout(() => this.#turn(state, device), NOTICE_MS);
    const before = this.#state;
    this.#state = state;
    if (state !== before)
      this.dispatchEvent(
        new Event({ connecting: 'connecting', connected: 'connect', disconnected: 'disconnect' }[state]),
      );
    else this.dispatchEvent(new Event('change'));
  }
}
