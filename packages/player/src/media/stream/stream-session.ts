import type { StreamDrm } from '@footlight/domain';
import { PlayerError } from '../../store/player-error.js';
import type { LiveState, PlayerState } from '../../store/player-state.js';
import type { Store } from '../../store/store.js';
import type { CueFile } from '../../text/cue.js';
import { pause, untilOnline } from '../errors/connection.js';
import { chooseEngine } from '../engine/engine-choice.js';
import type { EngineAdapter, EngineError, EngineSource, EngineTracks } from '../engine/engine.js';
import { livePosition, liveStateOf, positionAfterPause } from '../playing/live.js';
import { watchDecoder } from '../errors/watch-decoder.js';
import { forgetPace } from '../playing/pace.js';
import { whenPlayedOut } from '../errors/played-out.js';
import { createRecovery } from '../errors/recovery.js';
import type { StreamAddresses } from './stream-addresses.js';

const LIVE_TICK_MS = 1000;

/** Where a stream is played. */
interface StreamTarget {
  readonly media: HTMLVideoElement;
  readonly store: Store<PlayerState>;
  readonly captions: {
    setStreamTracks(tracks: NonNullable<EngineTracks['textTracks']>): void;
    addStreamCues(trackId: string, file: CueFile): void;
  };
}

/** How a stream is played, besides its source. */
export interface StreamOptions {
  readonly signal: AbortSignal;
  /** Seconds; null for the stream's own window. */
  readonly dvrWindow: number | null;
  readonly addresses: StreamAddresses;
}

/** @throws {PlayerError} DRM if protected videos cannot play */
const requireDrm = async (protection: StreamDrm): Promise<void> => {
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
  readonly #recovery = createRecovery();
  #engine: EngineAdapter | null = null;
  #isRecovering = false;

  #lose: (error: PlayerError) => void = () => undefined;

  constructor(source: EngineSource, { media, store, captions }: StreamTarget, options: StreamOptions) {
    this.#source = source;
    this.#context = { media, store, captions, ...options };
    this.lost = new Promise((resolve) => (this.#lose = resolve));
  }

  get engine(): EngineAdapter | null {
    return this.#engine;
  }

  /** @throws {PlayerError} UNSUPPORTED, DRM */
  async start(): Promise<void> {
    const { media, signal, store, addresses } = this.#context;
    if (this.#source.drm !== null) await requireDrm(this.#source.drm);
    const engine = chooseEngine(this.#source);
    if (engine.name !== 'native')
      watchDecoder(
        media,
        () => this.#recover({ kind: 'media', undecoded: true, cause: media.error }),
        signal,
      );
    this.#engine = await engine.load(this.#source, {
      media,
      signal,
      addresses,
      listener: {
        tracks: (tracks) => this.#onTracks(tracks),
        cues: (trackId, file) => this.#context.captions.addStreamCues(trackId, file),
        failed: (failure) => this.#recover(failure),
        recovered: () => this.#onRecovered(),
      },
    });
    store.set({
      engine: engine.name,
      protocol: this.#source.protocol === 'FILE' ? null : this.#source.protocol,
    });
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
    const timer = setInterval(() => store.set(this.liveState()), LIVE_TICK_MS);
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
      : liveStateOf(window, this.#context.media.currentTime, this.#context.dvrWindow);
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

  #recover(failure: EngineError): void {
    const { signal, store } = this.#context;
    if (signal.aborted || this.#isRecovering) return;
    const step = this.#stepFor(failure);
    this.#isRecovering = true;
    if (step === null) {
      this.#giveUp(failure);
      return;
    }
    store.set({ reconnecting: true });
    step.then(
      (attempt) => {
        this.#isRecovering = false;
        if (!signal.aborted) this.#engine?.recover(failure, attempt);
      },
      // The video was unloaded in the meantime.
      () => undefined,
    );
  }

  /** Reports a fatal error; after a network error, buffered data is played first. */
  #giveUp(failure: EngineError): void {
    const { media, signal } = this.#context;
    const explained = this.#explain(failure);
    const reportLost = async (): Promise<void> => {
      const error = await explained;
      if (!signal.aborted) this.#lose(error);
    };
    if (failure.kind === 'network') whenPlayedOut(media, signal, () => void reportLost());
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
      const url = addresses.current(this.#source.url);
      return await explainError(failure, this.#source.live ? 'live' : 'vod', url, needsConsent);
    } catch (cause) {
      return new PlayerError(navigator.onLine ? 'NETWORK' : 'OFFLINE', 'The stream failed to load.', {
        cause,
        details: { reason: 'network', retryable: true },
      });
    }
  }

  /** The delay before the next attempt, resolving to its number; null if the error is final. */
  #stepFor(failure: EngineError): Promise<number> | null {
    const { signal } = this.#context;
    if (failure.kind === 'network' && !navigator.onLine) return untilOnline(signal).then(() => 1);
    const step = this.#recovery.next(failure, performance.now());
    return step.action === 'fail' ? null : pause(step.afterMs, signal).then(() => step.attempt);
  }

  #onRecovered(): void {
    if (this.#context.signal.aborted) return;
    this.#recovery.dataArrived();
    this.#context.store.set({ reconnecting: false });
  }
}
