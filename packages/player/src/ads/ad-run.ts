import type { PlayerState } from '../store/player-state.js';
import type { Store } from '../store/store.js';
import { attachFilm } from './attach-film.js';
import { chooseFile } from './media-choice.js';
import { MEDIA_TIMEOUT_MS } from './ad-timeouts.js';
import type { LinearAd } from './vast-documents.js';

export type AdOutcome = 'completed' | 'skipped' | 'failed' | 'left';

/** What an advertisement needs from the player to run. */
export interface AdStage {
  readonly picture: HTMLVideoElement;
  readonly store: Store<PlayerState>;
  readonly signal: AbortSignal;
  /** Height of the player, device pixels. */
  readonly height: number;
  /** Whether the viewer has paused. */
  readonly isPaused: () => boolean;
  readonly macros: () => Record<string, string>;
  /** Called once, when playback begins. @param signal aborts when the advertisement ends */
  readonly began: (signal: AbortSignal) => void;
  /** Called when the progress or the playback state changes. */
  readonly moved: () => void;
}

/** Error codes of VAST 4.2, section 2.3.6.3. */
const ERRORS = { notFound: '401', timeout: '402', unsupported: '403', undecodable: '405' } as const;

const isNotAllowed = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'NotAllowedError';

/** Plays one advertisement and reports its progress to its tracking URLs. */
export class AdRun {
  readonly ad: LinearAd;
  readonly #stage: AdStage;
  readonly #end = new AbortController();
  #settle: ((outcome: AdOutcome) => void) | null = null;
  #watch: ReturnType<typeof setTimeout> | undefined;
  #hasStarted = false;

  constructor(ad: LinearAd, stage: AdStage) {
    this.ad = ad;
    this.#stage = stage;
  }

  /** @throws {DOMException} NotAllowedError if the browser requires a user gesture */
  play(): Promise<AdOutcome> {
    const { picture, signal, height } = this.#stage;
    const file = chooseFile(this.ad.files, {
      height,
      canPlay: (type) => picture.canPlayType(type) !== '',
    });
    if (file === null) {
      this.#reportError(ERRORS.unsupported);
      return Promise.resolve('failed');
    }
    return new Promise((resolve, reject) => {
      this.#settle = (outcome) => {
        this.#end.abort();
        clearTimeout(this.#watch);
        picture.pause();
        resolve(outcome);
      };
      signal.addEventListener('abort', () => this.#settle?.('left'), { signal: this.#end.signal });
      this.#listen();
      const attached = attachFilm(file, {
        picture,
        signal: this.#end.signal,
        failed: (isDecoding) => this.#fail(isDecoding ? ERRORS.undecodable : ERRORS.notFound),
      });
      this.#restartWatch();
      if (this.#stage.isPaused()) return;
      const begin = () => picture.play();
      (attached === null ? begin() : attached.then(begin)).catch((error: unknown) => {
        if (this.#hasStarted || !isNotAllowed(error)) return;
        this.#end.abort();
        clearTimeout(this.#watch);
        reject(error);
      });
    });
  }

  /** Whether it has begun and not yet ended. */
  get isOnAir(): boolean {
    return this.#hasStarted && !this.#end.signal.aborted;
  }

  skip(): void {
    this.ad.tracker.skip(this.#stage.macros());
    this.#settle?.('skipped');
  }

  #listen(): void {
    const { picture, store, moved } = this.#stage;
    const { tracker } = this.ad;
    const { signal } = this.#end;
    const macros = () => this.#stage.macros();
    const on = (type: string, listener: () => void) => picture.addEventListener(type, listener, { signal });
    on('playing', () => this.#begin());
    on('timeupdate', () => {
      this.#restartWatch();
      if (this.#hasStarted) tracker.setProgress(picture.currentTime, macros());
      moved();
    });
    on('pause', () => {
      if (this.#hasStarted && !picture.ended) tracker.setPaused(true, macros());
      moved();
    });
    on('play', () => {
      this.#restartWatch();
      if (this.#hasStarted) tracker.setPaused(false, macros());
      moved();
    });
    on('waiting', moved);
    on('durationchange', moved);
    on('volumechange', () => tracker.setMuted(picture.muted || picture.volume === 0, macros()));
    on('ended', () => {
      tracker.complete(macros());
      this.#settle?.('completed');
    });
    on('error', () => {
      const isUndecodable = picture.error?.code === MediaError.MEDIA_ERR_DECODE;
      this.#fail(isUndecodable ? ERRORS.undecodable : ERRORS.notFound);
    });
    const stop = store.select(
      ({ fullscreen }) => fullscreen,
      (fullscreen) => {
        tracker.setFullscreen(fullscreen, macros());
        tracker.track(fullscreen ? 'playerExpand' : 'playerCollapse', { macros: macros() });
      },
    );
    signal.addEventListener('abort', stop, { once: true });
  }

  #begin(): void {
    this.#restartWatch();
    if (this.#hasStarted) return;
    const { picture, store, began } = this.#stage;
    const { tracker } = this.ad;
    this.#hasStarted = true;
    // Set directly, because the initial values must not be tracked as changes.
    tracker.paused = false;
    tracker.fullscreen = store.get().fullscreen;
    tracker.muted = picture.muted;
    if (this.ad.duration === null && Number.isFinite(picture.duration)) tracker.setDuration(picture.duration);
    tracker.trackImpression(this.#stage.macros());
    began(this.#end.signal);
  }

  /**
   * Restarts the timeout that fails a stalled advertisement. While the viewer has paused, the timeout is extended.
   */
  #restartWatch(): void {
    clearTimeout(this.#watch);
    this.#watch = setTimeout(() => {
      if (this.#stage.isPaused()) this.#restartWatch();
      else this.#fail(ERRORS.timeout);
    }, MEDIA_TIMEOUT_MS);
  }

  #fail(code: string): void {
    this.#reportError(code);
    this.#settle?.('failed');
  }

  #reportError(code: string): void {
    this.ad.tracker.error({ ...this.#stage.macros(), ERRORCODE: code });
  }
}
