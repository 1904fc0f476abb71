import type { MultiViewBeat, PlaybackLoader } from '../playback-loader.js';
import { Heartbeat } from './heartbeat.js';
import type { MultiViewLayout } from './layout.js';
import { SharedScreen, loaderOfView } from './view-loader.js';

export interface OneScreenParts {
  loader(): PlaybackLoader | null;
  layout(): MultiViewLayout;
  /** What plays now. */
  videos(): MultiViewBeat['videos'];
  /** Pixels of height that the renditions of a view may have; null for all. */
  capOf(key: string): number | null;
  /** The account plays on too many screens, or is to try again. */
  changed(isRefused: boolean): void;
}

/** All views as the one screen of the account that they take up together. */
export class OneScreen {
  readonly #parts: OneScreenParts;
  readonly #heartbeat: Heartbeat;
  readonly #loaders = new Map<string, PlaybackLoader>();
  #screen = new SharedScreen();
  #isRefused = false;

  constructor(parts: OneScreenParts) {
    this.#parts = parts;
    this.#heartbeat = new Heartbeat({
      beat: () => this.#beat(),
      loader: () => parts.loader(),
      refused: () => this.#change(true),
    });
  }

  get isRefused(): boolean {
    return this.#isRefused;
  }

  /** The loader of one view. It stays the same for as long as the page's does. */
  loaderOf(key: string, loader: PlaybackLoader): PlaybackLoader {
    const known = this.#loaders.get(key);
    if (known !== undefined) return known;
    const made = loaderOfView(loader, this.#screen, () => this.#parts.capOf(key));
    this.#loaders.set(key, made);
    return made;
  }

  /** Begins to give signs of life where something plays; harmless at any time. */
  look(): void {
    if (!this.#isRefused) this.#heartbeat.look();
  }

  /** Frees the screen. */
  stop(): void {
    this.#heartbeat.stop(this.#beat());
  }

  /** The page has another loader: its screens are others. */
  leave(): void {
    this.#screen = new SharedScreen();
    this.#loaders.clear();
  }

  readonly tryAgain = (): void => this.#change(false);

  #change(isRefused: boolean): void {
    this.#isRefused = isRefused;
    this.#parts.changed(isRefused);
  }

  #beat(): MultiViewBeat | null {
    const { playbackSessionId } = this.#screen;
    const videos = this.#parts.videos();
    if (playbackSessionId === null || videos.length === 0) return null;
    return { playbackSessionId, layout: this.#parts.layout(), videos };
  }
}
