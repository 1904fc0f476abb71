import type { ReactiveElement } from '@lit/reactive-element';
import { NO_ANNOTATIONS, type AnnotationState } from '../annotations/annotation-state.js';
import { NO_CAPTIONS, type CaptionState } from '../captions/caption-state.js';
import {
  initialControlsState,
  type ControlledPlayer,
  type ControlsState,
} from '../controls/player-context.js';
import type { pressShortcut } from '../controls/press-shortcut.js';
import type { ControlsVisibility } from '../controls/visibility.js';
import type { PlayerPage } from '../core/player-page.js';
import type { PlayerSettings } from '../core/player-settings.js';
import type { Player } from '../player/player.js';
import { NO_PLACES, type PluginPlaces } from '../plugins/plugin-places.js';
import type { ViewerPreferences } from '../preferences/viewer-preferences.js';
import type { CommandName, CommandParams, CommandResults, LoadParams } from '../store/command-signatures.js';
import { PlayerError } from '../store/player-error.js';
import type { DispatchEvent } from '../store/player-events.js';
import { initialPlayerState, type PlayerState } from '../store/player-state.js';
import { gatherChanges, type StateChanges } from '../store/state-changes.js';
import { createStore, type Store } from '../store/store.js';
import type { CueFile } from '../text/cue.js';

/** What the element gives to each of its players. */
export interface ShellParts {
  readonly store: Store<PlayerState>;
  readonly controls: Store<ControlsState>;
  readonly media: HTMLVideoElement;
  readonly page: ReactiveElement & PlayerPage & { readonly media: HTMLVideoElement };
  readonly dispatch: DispatchEvent;
  settings(): PlayerSettings;
  /** Loads and shows the layers of the stage, such as the control bar. @throws if their code fails to load */
  readonly fetchLayers: () => Promise<void>;
}

type Load = (player: Player) => void;

const INTERACTIVE = 'a, button, input, select, summary, textarea, [contenteditable]';

const isPlayKey = ({ key, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): boolean =>
  !(ctrlKey || metaKey || altKey || defaultPrevented) && /^[ k]$/iu.test(key);

/**
 * One player of the element, from its connection to its disconnection, for the element, its controls and its keyboard
 * shortcuts. The core is downloaded with the first video or command, so a page with many unused players stays cheap.
 */
export class PlayerShell implements ControlledPlayer {
  readonly annotations = {
    store: createStore<AnnotationState>(NO_ANNOTATIONS),
    loadThumbnails: async (time?: number | null) => this.#player?.annotations.loadThumbnails(time),
    leaveThumbnails: () => this.#player?.annotations.leaveThumbnails(),
  };
  readonly captions = {
    store: createStore<CaptionState>({
      ...NO_CAPTIONS,
      renderedBy: 'player',
      advertisement: null,
    }),
    show: (cues: CueFile & Pick<CaptionState, 'language'>) => this.#player?.captions.show(cues),
    cuesOf: async (trackId: string): Promise<CueFile> => (await this.#fetch()).captions.cuesOf(trackId),
  };
  readonly plugins = { places: createStore<PluginPlaces>(NO_PLACES) };
  readonly visibility = {
    show: () => this.#visibility?.show(),
    hide: () => this.#visibility?.hide(),
  };
  readonly #parts: ShellParts;
  readonly #life = new AbortController();
  readonly #changes: StateChanges;
  #player: Player | null = null;
  /** Without the core there are no controls to hide. */
  #visibility: ControlsVisibility | null = null;
  #pressShortcut: ((...pressed: Parameters<typeof pressShortcut>) => boolean) | null = null;
  #fetching: Promise<Player> | null = null;
  /** The load that waits for a play request. */
  #load: Load | null = null;

  constructor(parts: ShellParts) {
    this.#parts = parts;
    const { store, dispatch } = parts;
    this.applyPagePreferences(parts.settings().pagePreferences);
    this.#changes = gatherChanges(store, (changes, revision) =>
      dispatch('footlight-statechange', { changes, revision }),
    );
  }

  get store(): Store<PlayerState> {
    return this.#parts.store;
  }

  get media(): HTMLVideoElement {
    return this.#parts.media;
  }

  /** Aborts when the player is destroyed. */
  get life(): AbortSignal {
    return this.#life.signal;
  }

  get page(): PlayerPage {
    return this.#parts.page;
  }

  /** The number of state changes reported to listeners. */
  get revision(): number {
    return this.#changes.revision;
  }

  get engine(): Player['engine'] {
    return this.#player?.engine ?? null;
  }

  get loader(): Player['loader'] {
    return this.#parts.settings().loader;
  }

  get commandError(): Player['commandError'] {
    return this.#player?.commandError ?? null;
  }

  get request(): Player['request'] {
    return this.#player?.request ?? null;
  }

  /** The advertisements of the current video. */
  get ads(): Player['ads'] {
    return this.#player?.ads ?? null;
  }

  settings(): PlayerSettings {
    return this.#parts.settings();
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
    if (this.commandError !== null) this.#player?.unload();
    this.#load = load;
    this.#setQuiet(!this.#parts.settings().autoplay);
    this.#clearError(isWanted === true ? 'loading' : 'idle');
    if (isWanted === true) this.want();
    else this.#parts.controls.set({ waitsForPlay: isWanted === false });
  }

  /** Starts the load that waits. */
  want(): void {
    if (this.#load !== null) this.whenLoaded(() => this.begin());
  }

  /** Unloads the video; the volume does not change. */
  unload(): void {
    this.#forget();
    this.#clearError('idle');
    this.#player?.unload();
  }

  /** @param isChecked false for parameters of the page */
  async execute<N extends CommandName>(
    name: N,
    params: CommandParams[N],
    isChecked = true,
  ): Promise<CommandResults[N]> {
    const load: Load = (player) => void player.execute(name, params, isChecked).catch(() => undefined);
    // A play request made before the core has loaded starts this load.
    if (name === 'load') this.#load = load;
    if (name === 'load' || name === 'play') {
      this.#setQuiet((params as Partial<LoadParams>).autoplay === false);
      this.#clearError('loading');
    }
    const player = this.#player ?? (await this.#fetch());
    if (this.#load === load) this.#forget();
    return player.execute(name, params, isChecked);
  }

  /** Repeats the last load; a recording resumes where it stopped. @throws {PlayerError} */
  async retry(): Promise<void> {
    this.#clearError('loading');
    const player = await this.#fetch();
    if (this.#load === null) await player.retry();
    else this.begin();
  }

  /** Loads the current video again; it plays only as its settings say. @throws {PlayerError} */
  async reload(): Promise<void> {
    this.#clearError('loading');
    const player = await this.#fetch();
    if (this.#load === null) await player.reload();
    else this.begin();
  }

  pressKey(event: KeyboardEvent): boolean {
    if (this.#pressShortcut !== null) return this.#pressShortcut(this, this.#parts.controls, event);
    // Before the core is there, nothing but the key that plays has an effect.
    const [target] = event.composedPath();
    const isElsewhere = target instanceof Element && target.closest(INTERACTIVE) !== null;
    if (isElsewhere || this.page.shortcuts.play !== undefined || !isPlayKey(event)) return false;
    event.preventDefault();
    this.execute('play', {}).catch(() => undefined);
    return true;
  }

  /** Seeks at once. @returns whether there is media to seek in */
  seekNow(to: number): boolean {
    return this.#player?.seekNow(to) ?? false;
  }

  /** Calls back with the core, at once or when it has loaded. */
  whenLoaded(run: (player: Player) => void): void {
    if (this.#player === null) this.#fetch().then(run, () => undefined);
    else run(this.#player);
  }

  /** Starts the load that waits for a play request, if the core is there. */
  begin(): void {
    const load = this.#load;
    this.#forget();
    if (this.#player !== null) load?.(this.#player);
  }

  /** Releases all resources and resets the state of the element, which outlives its players. */
  destroy(): void {
    const { store, controls } = this.#parts;
    this.#forget();
    this.#player?.destroy();
    this.#changes.stop();
    this.#life.abort(new PlayerError('DESTROYED', 'The player was removed.'));
    store.set(initialPlayerState);
    // Error actions set by the host page survive the reset.
    controls.set({ ...initialControlsState, errorActions: controls.get().errorActions });
  }

  #forget(): void {
    this.#load = null;
    this.#parts.controls.set({ waitsForPlay: false });
  }

  /** @param isQuiet whether the current load plays only on request */
  #setQuiet(isQuiet: boolean): void {
    this.#parts.controls.set({ isQuiet });
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
    // The control bar is requested first, because it is smaller and shown before the core is there.
    const loading = Promise.all([this.#parts.fetchLayers(), import('./core.js')]);
    const [, { createPlayer, coreParts }] = await loading.catch((cause: unknown) => {
      // The next play request retries the download.
      this.#fetching = null;
      const error = new PlayerError('NETWORK', 'The player core failed to load.', { cause });
      if (this.#load !== null) {
        this.#parts.store.set({ status: 'failed', error });
        this.#parts.dispatch('footlight-error', { error });
      }
      throw error;
    });
    this.#life.signal.throwIfAborted();
    this.#visibility = coreParts.follow(this.#parts, this.#life.signal);
    const player = createPlayer(this);
    this.#player = player;
    this.#pressShortcut = coreParts.pressShortcut;
    this.#parts.controls.set({ hasCore: true });
    return player;
  }
}
