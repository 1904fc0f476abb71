import type { PlayerState } from '../store/player-state.js';
import type { Store } from '../store/store.js';
import { attachFilm } from './attach-film.js';
import { chooseFile } from './media-choice.js';
import { trackProgress } from './track-progress.js';
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
  /** Seconds after which it ends, if it has not by then; may be infinite. */
  readonly limit: number;
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

/** Whether the browser requires a user gesture. */
export const isNotAllowed = (error: unknown): boolean =>
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
    const { picture, moved, limit } = this.#stage;
    const { signal } = this.#end;
    const on = (type: string, listener: () => void) => picture.addEventListener(type, listener, { signal });
    on('playing', () => this.#begin());
    on('timeupdate', () => {
      this.#restartWatch();
      moved();
      if (picture.currentTime >= limit) this.#complete();
    });
    on('pause', moved);
    on('play', () => {
      this.#restartWatch();
      moved();
    });
    on('waiting', moved);
    on('durationchange', moved);
    on('ended', () => this.#complete());
    on('error', () => {
      const isUndecodable = picture.error?.code === MediaError.MEDIA_ERR_DECODE;
      this.#fail(isUndecodable ? ERRORS.undecodable : ERRORS.notFound);
    });
  }

  #begin(): void {
    this.#restartWatch();
    if (this.#hasStarted) return;
    const { picture, store, macros, began } = this.#stage;
    const { tracker, duration } = this.ad;
    const { signal } = this.#end;
    this.#hasStarted = true;
    if (duration === null && Number.isFinite(picture.duration)) tracker.setDuration(picture.duration);
    trackProgress(tracker, { media: picture, store, from: 0, macros, signal });
    began(signal);
  }

  #complete(): void {
    this.ad.tracker.complete(this.#stage.macros());
    this.#settle?.('completed');
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
