import type { MultiViewHeartbeat, PlaybackLoader } from '@footlight/domain';
import { Heartbeat } from './heartbeat.js';
import type { MultiViewLayout } from './layout.js';
import { SharedScreen, loaderOfView } from './view-loader.js';

export interface OneScreenParts {
  loader(): PlaybackLoader | null;
  layout(): MultiViewLayout;
  /** The videos that are playing. */
  videos(): MultiViewHeartbeat['videos'];
  /** Maximum rendition height of a view in pixels; null for no limit. */
  capOf(key: string): number | null;
  /** The account plays on too many screens, or the viewer retries. */
  changed(isRefused: boolean): void;
}

/** Makes all views share one of the account's screens. */
export class OneScreen {
  readonly #parts: OneScreenParts;
  readonly #heartbeat: Heartbeat;
  readonly #loaders = new Map<string, PlaybackLoader>();
  #screen = new SharedScreen();
  #isRefused = false;

  constructor(parts: OneScreenParts) {
    this.#parts = parts;
    this.#heartbeat = new Heartbeat({
      heartbeat: () => this.#next(),
      loader: () => parts.loader(),
      refused: () => this.#change(true),
    });
  }

  get isRefused(): boolean {
    return this.#isRefused;
  }

  /** The loader of one view; it stays the same until the page sets another loader. */
  loaderOf(key: string, loader: PlaybackLoader): PlaybackLoader {
    const known = this.#loaders.get(key);
    if (known !== undefined) return known;
    const made = loaderOfView(loader, this.#screen, () => this.#parts.capOf(key));
    this.#loaders.set(key, made);
    return made;
  }

  /** Starts the heartbeats if something plays. Safe to call at any time. */
  look(): void {
    if (!this.#isRefused) this.#heartbeat.look();
  }

  /** Frees the screen. */
  stop(): void {
    this.#heartbeat.stop(this.#next());
  }

  /** The page has set another loader, so a new screen is needed. */
  leave(): void {
    this.#screen = new SharedScreen();
    this.#loaders.clear();
  }

  readonly tryAgain = (): void => this.#change(false);

  #change(isRefused: boolean): void {
    this.#isRefused = isRefused;
    this.#parts.changed(isRefused);
  }

  #next(): MultiViewHeartbeat | null {
    const { playbackSessionId } = this.#screen;
    const videos = this.#parts.videos();
    if (playbackSessionId === null || videos.length === 0) return null;
    return { playbackSessionId, layout: this.#parts.layout(), videos };
  }
}
