import type { PlayerError } from '../player-error.js';
import type { LiveState, PlayerState } from '../store/player-state.js';
import type { Store } from '../store/store.js';
import type { Cue } from '../text/cue.js';
import { chooseEngine } from './engine-choice.js';
import type { EngineAdapter, EngineFailure, EngineSource, EngineTracks } from './engine.js';
import { errorOfFailure } from './failure.js';
import { livePosition, liveStateOf, placeAfterPause } from './live.js';
import { createRecovery } from './recovery.js';

const LIVE_TICK_MS = 1000;

export interface SessionContext {
  readonly media: HTMLVideoElement;
  readonly store: Store<PlayerState>;
  readonly signal: AbortSignal;
  /** Seconds; null leaves the stream's own window. */
  readonly dvrWindow: number | null;
  streamTextTracks(tracks: NonNullable<EngineTracks['textTracks']>): void;
  streamCues(trackId: string, cues: readonly Cue[]): void;
  /** The stream is lost; the session is to be ended. */
  lost(error: PlayerError): void;
}

/** One stream being played: its engine, what the engine tells, and the mending of its faults. */
export class StreamSession {
  readonly #source: EngineSource;
  readonly #context: SessionContext;
  readonly #recovery = createRecovery();
  #engine: EngineAdapter | null = null;
  #mending: ReturnType<typeof setTimeout> | undefined;

  constructor(source: EngineSource, context: SessionContext) {
    this.#source = source;
    this.#context = context;
  }

  get engine(): EngineAdapter | null {
    return this.#engine;
  }

  /** @throws {PlayerError} UNSUPPORTED */
  async start(): Promise<void> {
    const { media, signal, store } = this.#context;
    const engine = chooseEngine(this.#source);
    this.#engine = await engine.load(this.#source, {
      media,
      signal,
      listener: {
        tracks: (tracks) => this.#heed(tracks),
        cues: (trackId, cues) => this.#context.streamCues(trackId, cues),
        failed: (failure) => this.#mend(failure),
        recovered: () => this.#mended(),
      },
    });
    store.set({
      engine: engine.name,
      protocol: this.#source.protocol === 'FILE' ? null : this.#source.protocol,
    });
    signal.addEventListener('abort', () => clearTimeout(this.#mending), { once: true });
  }

  /** What of the state a live stream decides; nothing for recordings. */
  liveShare(): Partial<PlayerState> {
    const live = this.#live();
    return live === null
      ? {}
      : { live, duration: null, position: livePosition(live, this.#context.media.currentTime) };
  }

  /** Once there is metadata: keeps an eye on the window of a live stream, which slides even while paused. */
  followLive(): void {
    if (this.#live() === null) return;
    const { media, signal, store } = this.#context;
    // Live plays at one speed, also where it was not announced.
    media.playbackRate = media.defaultPlaybackRate = 1;
    store.set({ type: 'live', eventHasGoneLive: true, ...this.liveShare() });
    const timer = setInterval(() => store.set(this.liveShare()), LIVE_TICK_MS);
    signal.addEventListener('abort', () => clearInterval(timer), { once: true });
    media.addEventListener('play', () => this.#returnToWindow(), { signal });
  }

  #live(): LiveState | null {
    const window = this.#engine?.liveWindow() ?? null;
    return window === null
      ? null
      : liveStateOf(window, this.#context.media.currentTime, this.#context.dvrWindow);
  }

  #returnToWindow(): void {
    const { media } = this.#context;
    const live = this.#live();
    const place = live === null ? null : placeAfterPause(live, media.currentTime);
    if (place !== null) media.currentTime = place;
  }

  #heed({ textTracks, ...choices }: EngineTracks): void {
    if (this.#context.signal.aborted) return;
    this.#context.store.set(choices);
    if (textTracks !== undefined) this.#context.streamTextTracks(textTracks);
  }

  #mend(failure: EngineFailure): void {
    const { signal, store } = this.#context;
    if (signal.aborted || this.#mending !== undefined) return;
    if (failure.kind === 'network' && !navigator.onLine) {
      store.set({ reconnecting: true });
      globalThis.addEventListener('online', () => this.#engine?.recover(failure), { signal, once: true });
      return;
    }
    const step = this.#recovery.next(failure, performance.now());
    if (step.action === 'fail') {
      this.#context.lost(errorOfFailure(failure, this.#source.live ? 'live' : 'vod', navigator.onLine));
      return;
    }
    store.set({ reconnecting: true });
    this.#mending = setTimeout(() => {
      this.#mending = undefined;
      this.#engine?.recover(failure);
    }, step.afterMs);
  }

  #mended(): void {
    if (this.#context.signal.aborted) return;
    this.#recovery.dataArrived();
    this.#context.store.set({ reconnecting: false });
  }
}
