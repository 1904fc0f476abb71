import { NO_ANNOTATIONS, type AnnotationState } from '../annotations/annotation-state.js';
import { NO_CAPTIONS, type CaptionState } from '../captions/caption-state.js';
import { createFullscreen } from '../media/display/fullscreen.js';
import { PlayerError } from '../store/player-error.js';
import type { FeatureHost } from '../player/player-feature.js';
import type { Player, PlayerParts } from '../player/player.js';
import type { ViewerPreferences } from '../preferences/viewer-preferences.js';
import type { CommandName, CommandParams, CommandResults, LoadParams } from '../store/command-signatures.js';
import { createStore } from '../store/store.js';

/** The parts of a player, without those that `LazyPlayer` creates itself. */
export type LazyPlayerParts = Omit<PlayerParts, 'annotations' | 'captions' | 'fullscreen' | 'wanted'> & {
  /** Downloads the core. */
  fetchCore(): Promise<(parts: PlayerParts) => Player>;
  /** Reports whether a load waits for the first play request. */
  waits(isWaiting: boolean): void;
  /** Reports whether the current load plays only on request (true) or starts automatically (false). */
  isQuiet(isQuiet: boolean): void;
  /** The core has loaded. */
  fetched(): void;
};

type Load = (player: Player) => void;

/**
 * The player's interface for the element, its controls and its keyboard shortcuts. The core is downloaded with the
 * first video or command, so a page with many unused players stays cheap.
 */
export class LazyPlayer {
  readonly annotations = {
    store: createStore<AnnotationState>(NO_ANNOTATIONS),
    loadThumbnails: async () => this.#player?.annotations.loadThumbnails(),
  };
  readonly captions = { store: createStore<CaptionState>({ ...NO_CAPTIONS, renderedBy: 'player' }) };
  readonly fullscreen: PlayerParts['fullscreen'];
  readonly #parts: LazyPlayerParts;
  readonly #life = new AbortController();
  #player: Player | null = null;
  #fetching: Promise<Player> | null = null;
  /** The load that waits for a play request. */
  #load: Load | null = null;

  constructor(parts: LazyPlayerParts) {
    this.#parts = parts;
    this.fullscreen = createFullscreen(() => parts.page.fullscreenTarget ?? parts.page, parts.media);
    this.applyPagePreferences(parts.settings().pagePreferences);
  }

  get store(): PlayerParts['store'] {
    return this.#parts.store;
  }

  get media(): HTMLVideoElement {
    return this.#parts.media;
  }

  /** Aborts when the player is destroyed. */
  get life(): AbortSignal {
    return this.#life.signal;
  }

  get signal(): AbortSignal {
    return this.#player?.signal ?? AbortSignal.abort();
  }

  get page(): PlayerParts['page'] {
    return this.#parts.page;
  }

  get engine(): FeatureHost['engine'] {
    return this.#player?.engine ?? null;
  }

  get loader(): FeatureHost['loader'] {
    return this.#parts.settings().loader;
  }

  get refusal(): Player['refusal'] {
    return this.#player?.refusal ?? null;
  }

  get request(): FeatureHost['request'] {
    return this.#player?.request ?? null;
  }

  /** The advertisements of the current video. */
  get ads(): Player['ads'] {
    return this.#player?.ads ?? null;
  }

  /** Applies the preferences that the host page sets with attributes. */
  applyPagePreferences(preferences: ViewerPreferences): void {
    if (this.#player !== null) {
      this.#player.preferences.applyPagePreferences(preferences);
      return;
    }
    const { media, store } = this.#parts;
    if (preferences.volume !== undefined) media.volume = preferences.volume / 100;
    if (preferences.muted !== undefined) media.muted = preferences.muted;
    store.set({ volume: Math.round(media.volume * 100), muted: media.muted });
  }

  /** Loads a video: at once, when it is nearly visible, or when it is first played. */
  open(load: Load, isWanted: boolean | 'near'): void {
    // The error of the previous video does not apply to commands for this one.
    if (this.refusal !== null) this.#player?.unload();
    this.#load = load;
    this.#parts.isQuiet(!this.#parts.settings().autoplay);
    this.#clearError(isWanted === true ? 'loading' : 'idle');
    if (isWanted === true) this.whenLoaded(() => this.#begin());
    else this.#parts.waits(isWanted === false);
  }

  /** Starts the load that waits. */
  want(): void {
    if (this.#load !== null) this.whenLoaded(() => this.#begin());
  }

  /** Unloads the video; the volume does not change. */
  unload(): void {
    this.#forget();
    this.#clearError('idle');
    this.#player?.unload();
  }

  async execute<N extends CommandName>(name: N, params: CommandParams[N]): Promise<CommandResults[N]> {
    const load: Load = (player) => void player.execute(name, params).catch(() => undefined);
    // A play request made before the core has loaded starts this load.
    if (name === 'load') this.#load = load;
    if (name === 'load' || name === 'play') {
      this.#parts.isQuiet((params as Partial<LoadParams>).autoplay === false);
      this.#clearError('loading');
    }
    const player = this.#player ?? (await this.#fetch());
    if (this.#load === load) this.#forget();
    return player.execute(name, params);
  }

  /** Repeats the last load; a recording resumes where it stopped. @throws {PlayerError} */
  async retry(): Promise<void> {
    this.#clearError('loading');
    const player = await this.#fetch();
    if (this.#load === null) await player.retry();
    else this.#begin();
  }

  /** Calls back with the core, at once or when it has loaded. */
  whenLoaded(run: (player: Player) => void): void {
    if (this.#player === null) this.#fetch().then(run, () => undefined);
    else run(this.#player);
  }

  destroy(): void {
    this.#forget();
    this.#player?.destroy();
    this.#life.abort();
  }

  #begin(): void {
    const load = this.#load;
    this.#forget();
    if (this.#player !== null) load?.(this.#player);
  }

  #forget(): void {
    this.#load = null;
    this.#parts.waits(false);
  }

  /** Clears the error of a failed core download when something else is requested. */
  #clearError(status: 'idle' | 'loading'): void {
    const { store } = this.#parts;
    if (this.#player === null && store.get().error !== null) store.set({ status, error: null });
  }

  #fetch(): Promise<Player> {
    this.#fetching ??= this.#create();
    return this.#fetching;
  }

  async #create(): Promise<Player> {
    const create = await this.#parts.fetchCore().catch((cause: unknown) => {
      // The next play request retries the download.
      this.#fetching = null;
      const error = new PlayerError('NETWORK', 'The player core failed to load.', { cause });
      if (this.#load !== null) this.#parts.store.set({ status: 'failed', error });
      throw error;
    });
    if (this.#life.signal.aborted) throw new PlayerError('DESTROYED', 'The player was removed.');
    const { annotations, captions, fullscreen } = this;
    const wanted = () => this.#begin();
    const player = create({
      ...this.#parts,
      annotations: annotations.store,
      captions: captions.store,
      fullscreen,
      wanted,
    });
    this.#player = player;
    this.#parts.fetched();
    return player;
  }
}
