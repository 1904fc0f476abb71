import { PlayerError } from '../../store/player-error.js';
import type { MediaEngine, PlayerEventDetails } from '../../store/player-events.js';
import type { LiveState, PlayerState } from '../../store/player-state.js';
import type { Store } from '../../store/store.js';
import type { StreamAnnotations } from '../../store/stream-annotations.js';
import type { CueFile } from '../../text/cue.js';
import { pause, untilOnline } from '../errors/connection.js';
import type { Protection } from '../drm/protection.js';
import { chooseEngine } from '../engine/engine-choice.js';
import type {
  EngineAdapter,
  EngineError,
  EngineRecovery,
  EngineSource,
  EngineTracks,
  ScreenEngine,
} from '../engine/engine.js';
import type { MediaNetwork, NetworkPage } from '../network/network.js';
import { openNetwork } from '../network/open-network.js';
import { livePosition, liveStateOf, positionAfterPause } from '../playing/live.js';
import { watchDecoder } from '../errors/watch-decoder.js';
import { readMedia } from '../playing/media-observer.js';
import { forgetPace } from '../playing/pace.js';
import { whenPlayedOut } from '../errors/played-out.js';
import { lookAhead } from '../errors/look-ahead.js';
import type { Recovery, RecoveryAction, RecoveryEvent } from '../errors/recovery.reducer.js';
import { HAVE_FUTURE_DATA } from '../engine/media-codes.js';
import type { StreamAddresses } from './stream-addresses.js';

const LIVE_TICK_MS = 1000;
const LOOK_EVERY_MS = 500;
/** So close to its end, the next segment counts as the one at a position. */
const EDGE_SECONDS = 0.1;
/** Looks at a start before it counts as one that may be stuck. */
const MOST_UNPLAYED = 4;

/** Where a stream is played. */
interface StreamTarget {
  readonly media: HTMLVideoElement;
  readonly store: Store<PlayerState>;
  readonly captions: {
    setStreamTracks(tracks: NonNullable<EngineTracks['textTracks']>): void;
    addStreamCues(trackId: string, file: CueFile): void;
  };
  readonly channels: { found(text: string, url: string, signal: AbortSignal): Promise<void> };
  readonly annotations: { bring(annotations: StreamAnnotations, signal: AbortSignal): void };
  /** Plays instead of this browser; null for this browser. */
  readonly screen: ScreenEngine | null;
}

/** How a stream is played, besides its source. */
export interface StreamOptions {
  readonly signal: AbortSignal;
  /** Seconds; null for the stream's own window. */
  readonly dvrWindow: number | null;
  readonly addresses: StreamAddresses;
  /** What the element has set for requests. */
  readonly page: NetworkPage & EventTarget & { readonly videoTitle: string };
}

/** @throws {PlayerError} DRM if protected videos cannot play */
const requireDrm = async (protection: Protection): Promise<void> => {
  const { missingDrm } = await import('../drm/drm-support.js');
  const drm = await missingDrm(protection);
  if (drm !== null)
    throw new PlayerError('DRM', 'Protected videos cannot be played on this page.', {
      details: { reason: 'drm', drm },
    });
};

/** Plays one stream: creates its engine, handles its events and recovers from its errors. */
export class StreamSession {
  /** Resolves with the error that ends the stream. */
  readonly lost: Promise<PlayerError>;
  readonly #source: EngineSource;
  readonly #context: StreamTarget & StreamOptions;
  #recovery: Recovery | undefined;
  /** What the recovery does not know yet: its code is loaded with the first event that needs a decision. */
  #events: RecoveryEvent[] = [];
  #unplayedLooks = 0;
  #engine: EngineAdapter | null = null;
  #network: MediaNetwork | null = null;
  #isRecovering = false;

  #lose: (error: PlayerError) => void = () => undefined;

  constructor(
    source: EngineSource,
    { media, store, captions, channels, annotations, screen }: StreamTarget,
    options: StreamOptions,
  ) {
    this.#source = source;
    this.#context = { media, store, captions, channels, annotations, screen, ...options };
    this.lost = new Promise((resolve) => (this.#lose = resolve));
  }

  get engine(): EngineAdapter | null {
    return this.#engine;
  }

  /** @throws {PlayerError} UNSUPPORTED, DRM, INVALID_PARAMS, INTERNAL */
  async start(): Promise<void> {
    const { media, signal, store, addresses, page, channels, screen } = this.#context;
    const protocol = this.#source.protocol === 'FILE' ? null : this.#source.protocol;
    this.#network = await openNetwork(page, protocol, (error) => this.#onPageFailed(error));
    signal.throwIfAborted();
    if (this.#source.drm !== null && screen === null) await requireDrm(this.#source.drm);
    const engine = screen ?? chooseEngine(this.#source);
    const onUndecoded = (): void => this.#onFailed({ kind: 'media', undecoded: true, cause: media.error });
    watchDecoder(media, onUndecoded, signal);
    // Encrypted media whose manifest does not say so would wait for a key for ever.
    if (this.#source.drm === null)
      media.addEventListener('waitingforkey', () => this.#onFailed({ kind: 'drm', drm: 'missing' }), {
        signal,
      });
    this.#engine = await engine.load(this.#source, {
      media,
      signal,
      addresses,
      network: this.#network,
      listener: {
        tracks: (tracks) => this.#onTracks(tracks),
        brings: (annotations) => this.#onBrought(annotations),
        listed: (text, url) => void channels.found(text, url, signal),
        // Their code may have arrived when another video is open, which has tracks of the same ids.
        cues: (trackId, file) => {
          if (!signal.aborted) this.#context.captions.addStreamCues(trackId, file);
        },
        failed: (failure) => this.#onFailed(failure),
        missed: async (segment) => (await this.#decide({ type: 'missed', ...segment })).do === 'skip',
        created: (engine) => this.#announce(engine),
        replaced: (adapter) => (this.#engine = adapter),
        arrived: (track) => this.#onArrived(track),
      },
    });
    // Another screen recovers by itself.
    const timer = screen === null ? setInterval(() => this.#look(), LOOK_EVERY_MS) : undefined;
    signal.addEventListener('abort', () => clearInterval(timer), { once: true });
    store.set({ engine: engine.name, protocol });
  }

  /** The state fields that a live stream determines; empty for recordings. */
  liveState(): Partial<PlayerState> {
    const live = this.#live();
    return live === null
      ? {}
      : { live, duration: null, position: livePosition(live, this.#context.media.currentTime) };
  }

  /** Call after the metadata has loaded: updates the window of a live stream, which moves even while paused. */
  followLive(): void {
    if (this.#live() === null) return;
    const { media, signal, store } = this.#context;
    // Live streams play at normal speed, even if the stream was not announced as live.
    forgetPace(media);
    media.playbackRate = media.defaultPlaybackRate = 1;
    store.set({ type: 'live', eventHasGoneLive: true, ...this.liveState() });
    const timer = setInterval(() => {
      if (this.#engine?.hasEnded?.() === true) {
        clearInterval(timer);
        store.set({ type: 'vod', live: null, ...readMedia(media) });
      } else store.set(this.liveState());
    }, LIVE_TICK_MS);
    signal.addEventListener('abort', () => clearInterval(timer), { once: true });
    media.addEventListener('play', () => this.#returnToWindow(), { signal });
  }

  /** @returns whether there is a new address; natively played media uses it only after an error */
  renewAddress(): Promise<boolean> {
    const { addresses } = this.#context;
    return this.#engine === null || this.#engine.name === 'native'
      ? Promise.resolve(false)
      : addresses.renew(addresses.current(this.#source.url));
  }

  #live(): LiveState | null {
    const window = this.#engine?.liveWindow() ?? null;
    return window === null
      ? null
      : liveStateOf(
          window,
          this.#context.media.currentTime,
          this.#context.dvrWindow,
          this.#engine?.latency?.() ?? null,
        );
  }

  #announce(engine: MediaEngine): void {
    const detail: PlayerEventDetails['footlight-enginechange'] = { engine };
    const { page, signal } = this.#context;
    if (!signal.aborted)
      page.dispatchEvent(
        new CustomEvent('footlight-enginechange', { detail, bubbles: true, composed: true }),
      );
  }

  #returnToWindow(): void {
    const { media } = this.#context;
    // Before anything has played, the engine itself seeks to the edge.
    if (media.played.length === 0) return;
    const live = this.#live();
    const position = live === null ? null : positionAfterPause(live, media.currentTime);
    if (position !== null) media.currentTime = position;
  }

  #onTracks({ textTracks, ...choices }: EngineTracks): void {
    if (this.#context.signal.aborted) return;
    this.#context.store.set(choices);
    if (textTracks !== undefined) this.#context.captions.setStreamTracks(textTracks);
  }

  #onBrought(brought: StreamAnnotations): void {
    const { signal, store, annotations, page } = this.#context;
    if (signal.aborted) return;
    annotations.bring(brought, signal);
    const { title = '' } = brought;
    if (title !== '' && store.get().title === '' && page.videoTitle === '') store.set({ title });
  }

  #onFailed(failure: EngineError): void {
    const { signal, media } = this.#context;
    if (signal.aborted || this.#isRecovering) return;
    // Without a connection no attempt counts.
    if (failure.kind === 'network' && !navigator.onLine) {
      this.#retry(untilOnline(signal), { kind: 'network', attempt: 1, from: null });
      return;
    }
    // Some browsers pass it to the decoder.
    if (failure.kind === 'media' && this.#source.drm === null && this.#engine?.isEncrypted?.() === true) {
      this.#onFailed({ kind: 'drm', drm: 'missing', cause: failure.cause });
      return;
    }
    this.#isRecovering = true;
    // Media elements round positions, also down, and decoders are ahead of them.
    const segment = this.#engine?.segmentAt?.(media.currentTime + EDGE_SECONDS) ?? null;
    void this.#decide({
      type: 'failed',
      error: failure,
      at: performance.now(),
      segment,
      random: Math.random(),
    });
  }

  /** What the page was asked for did not come: repeating it would only ask again. */
  #onPageFailed(error: PlayerError): void {
    if (this.#context.signal.aborted) return;
    this.#isRecovering = true;
    this.#lose(error);
  }

  /** Stalls that neither the browser nor the engine reports. */
  #look(): void {
    const { media, store, signal } = this.#context;
    if (signal.aborted || this.#engine === null) return;
    const { status, ended, remote } = store.get();
    const isElsewhere = remote?.state === 'connected';
    const isAtRest = media.paused && !media.seeking;
    // A start needs no recovery at first.
    if (
      media.played.length === 0 &&
      (isAtRest || status !== 'ready' || this.#unplayedLooks < MOST_UNPLAYED)
    ) {
      if (!isAtRest && status === 'ready') this.#unplayedLooks += 1;
      return;
    }
    // Engines do not report that they wait for a connection.
    if (!navigator.onLine && !media.paused && media.readyState < HAVE_FUTURE_DATA)
      store.set({ reconnecting: true });
    const { buffered, currentTime: position } = media;
    void this.#decide({
      type: 'looked',
      at: performance.now(),
      position,
      isExpected:
        !isAtRest && !ended && !isElsewhere && status === 'ready' && !document.hidden && navigator.onLine,
      isSeeking: media.seeking,
      ahead: lookAhead(buffered, position),
      bufferedTo: buffered.length === 0 ? 0 : buffered.end(buffered.length - 1),
      arrivals: this.#engine.arrivals(),
    });
  }

  async #decide(event: RecoveryEvent): Promise<RecoveryAction> {
    this.#events.push(event);
    const action = await this.#reduce(event);
    const { media, signal } = this.#context;
    if (signal.aborted) return action;
    if (action.do === 'seek') media.currentTime = action.to;
    if (action.do === 'retry') this.#retry(pause(action.afterMs, signal), action);
    if (action.do === 'fail') this.#giveUp(action.error);
    return action;
  }

  /** If the code of the recovery fails to load, there is none. */
  async #reduce(event: RecoveryEvent): Promise<RecoveryAction> {
    try {
      const { NO_RECOVERY, reduceRecovery } = await import('../errors/recovery.reducer.js');
      let action: RecoveryAction = { do: 'nothing' };
      for (const known of this.#events.splice(0, this.#events.indexOf(event) + 1))
        [this.#recovery, action] = reduceRecovery(this.#recovery ?? NO_RECOVERY, known);
      return action;
    } catch {
      this.#events = [];
      return 'error' in event ? { do: 'fail', error: event.error } : { do: 'nothing' };
    }
  }

  #retry(waited: Promise<void>, recovery: EngineRecovery): void {
    const { signal, store } = this.#context;
    this.#isRecovering = true;
    store.set({ reconnecting: true });
    waited.then(
      () => {
        this.#isRecovering = false;
        if (!signal.aborted) this.#engine?.recover(recovery);
      },
      // The video was unloaded in the meantime.
      () => undefined,
    );
  }

  /** Reports a fatal error; after a network error, buffered data is played first. */
  #giveUp(failure: EngineError | null): void {
    const { media, signal } = this.#context;
    this.#isRecovering = true;
    const explained =
      failure === null
        ? Promise.resolve(
            new PlayerError('TIMEOUT', 'No data arrived to continue playback.', {
              details: { retryable: true },
            }),
          )
        : this.#explain(failure);
    const reportLost = async (): Promise<void> => {
      const error = await explained;
      if (!signal.aborted) this.#lose(error);
    };
    if (failure?.kind === 'network') whenPlayedOut(media, signal, () => void reportLost());
    else void reportLost();
  }

  /**
   * Diagnoses an error that the engine could not name. If the diagnosis code fails to load, the error is reported
   * without it.
   */
  async #explain(failure: EngineError): Promise<PlayerError> {
    const { media, addresses } = this.#context;
    const needsConsent = this.#engine?.name !== 'native' || media.crossOrigin !== null;
    try {
      const { explainError } = await import('../errors/stream-error.js');
      const url = addresses.current(failure.address ?? this.#source.url);
      return await explainError(failure, this.#source.live ? 'live' : 'vod', url, {
        needsConsent,
        network: this.#network,
      });
    } catch (cause) {
      return new PlayerError(navigator.onLine ? 'NETWORK' : 'OFFLINE', 'The stream failed to load.', {
        cause,
        details: { reason: 'network', retryable: true },
      });
    }
  }

  #onArrived(track: string | null): void {
    if (this.#context.signal.aborted) return;
    this.#events.push({ type: 'arrived', track });
    this.#context.store.set({ reconnecting: false });
  }
}
