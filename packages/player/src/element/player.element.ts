import type { PlaybackData, PlaybackLoader } from '@footlight/domain';
import type { PropertyValues } from '@lit/reactive-element';
import { property } from 'lit/decorators.js';
import { initialControlsState, type ControlsState, type PlayerContext } from '../controls/player-context.js';
import { FetchedParts } from './fetched-parts.js';
import { setPace } from '../media/playing/pace.js';
import { MediaElement } from '../media-element/media-element.js';
import type { AnnotationSource, CaptionSource } from '../media-element/track-source.js';
import { errorActionsOf } from '../store/player-error.js';
import type { MediaEngine, PlayerEventDetails } from '../store/player-events.js';
import { browserStorage, type PlayerStorage } from '../preferences/player-storage.js';
import { readPagePreferences } from '../preferences/page-preferences.js';
import type { ViewerPreferences } from '../preferences/viewer-preferences.js';
import type { PlayerSettings } from '../core/player-settings.js';
import type { Player } from '../player/player.js';
import { playerStyles } from './player.styles.js';
import { StageGestures } from '../stage/stage-gestures.js';
import { Stage } from '../stage/stage.js';
import type { AnyCommandName, ParamsOf, ResultOf } from '../plugins/player-plugin.js';
import type { CommandName } from '../store/command-signatures.js';
import { Connection, type ConnectionParts } from './connection.js';
import { PlayerShell } from './player-shell.js';
import { PlayerSources } from './player-sources.js';
import { initialPlayerState, type PlayerState } from '../store/player-state.js';
import { StoreController } from '../store/store-controller.js';
import { createStore, type Store } from '../store/store.js';

/**
 * A video player for one video at a time. It plays HLS and DASH, recordings and live streams.
 *
 * Methods are commands. Each resolves when the media has confirmed it. Commands wait, in order, until there is a
 * video. Where none will come, as after a failure, they reject with the player’s error at once; a command that another
 * one supersedes rejects with `ABORTED`, an `AbortError`.
 *
 * @element footlight-player
 * @fires footlight-ready - a video is loaded and accepts commands: `{ id }`
 * @fires footlight-statechange - the state changed: `{ changes, revision }`; at most once per frame, and every
 *   250 ms if only the time changed
 * @fires footlight-adverification - an advertisement begins that lists a script to measure it: `{ vendor, resource,
 *   apiFramework, parameters }`; cancel it to tell that the page executes it
 * @fires footlight-enginechange - hls.js or dash.js has been created for a video, and has not loaded anything yet:
 *   `{ engine }`
 * @slot - shown over the picture and under the controls; `<track>` children are the subtitles, chapters and
 *   thumbnails of a plain `src`
 * @slot seek-bar - replaces the timeline
 * @slot play-button - replaces the play/pause button
 * @slot previous-button - replaces the button for the previous video
 * @slot next-button - replaces the button for the next video
 * @slot mute-button - replaces the mute button
 * @slot volume - replaces the volume slider
 * @slot live-badge - replaces the live badge
 * @slot time - replaces the time, the duration and the chapter
 * @slot controls-start - more controls, after the time; not on narrow players
 * @slot controls-end - more controls, before those at the end of the row; not on narrow players
 * @slot chapters-button - replaces the chapters button
 * @slot guide-button - replaces the programme guide button
 * @slot tracks-button - replaces the audio and subtitles button
 * @slot settings-button - replaces the settings button
 * @slot remote-button - replaces the button for remote playback
 * @slot picture-in-picture-button - replaces the picture-in-picture button
 * @slot fullscreen-button - replaces the full-screen button
 * @slot error-action - the action after an error, replaces “Try again”
 * @csspart stage - the whole player
 * @csspart media - the video element
 * @csspart poster - the picture before the first frame and after the end
 * @csspart controls - the gradient with the timeline and the row of buttons
 * @csspart button - every button of the row
 * @csspart icon - the icon of a button
 * @csspart tooltip - the tooltip of a button: its name and its keyboard shortcut
 * @cssproperty [--footlight-player-font=inherit] - font of all text
 * @cssproperty [--footlight-player-radius=0] - corner radius of the player
 * @cssproperty [--footlight-glow=#ffb347] - accent colour: played part of the timeline, focus ring, countdowns
 * @cssproperty [--footlight-live=#ff5a4f] - live indicators
 * @cssproperty [--footlight-paper=#f4f1ea] - text, icons, the handle, background of main buttons, overlays
 * @cssproperty [--footlight-muted=#a9a8a3] - secondary text and inactive indicators
 * @cssproperty [--footlight-faint=#807f7b] - past programmes of the guide
 * @cssproperty [--footlight-ink=#0b0c0f] - gradient under the controls, background of notices, text on main buttons
 * @cssproperty [--footlight-ink-raised=#121419] - background of menus, sheets, cards and previews
 * @cssproperty [--footlight-ink-high=#1a1d24] - background of tooltips
 * @cssproperty [--footlight-ink-edge=#262a33] - selected or hovered items, and pictures that have not loaded
 * @cssproperty [--footlight-line=rgb(255 255 255 / 8%)] - thin lines around and within menus, sheets and cards
 * @cssproperty [--footlight-font-title='Bricolage Grotesque Variable', 'Footlight Title Fallback', 'Readex Pro Variable', system-ui, sans-serif] - font of headings
 * @cssproperty [--footlight-radius=10px] - corner radius of the timeline’s preview
 * @cssproperty [--footlight-radius-small=6px] - corner radius of tooltips and of the pictures in them
 * @cssproperty [--footlight-radius-pill=99px] - corner radius of buttons
 * @cssproperty [--footlight-ease=cubic-bezier(.2,.7,.2,1)] - easing of transitions
 * @cssproperty [--footlight-duration-interface=200ms] - duration of transitions; 1ms for reduced motion
 */
export class FootlightPlayer extends MediaElement {
  static override readonly styles = playerStyles;

  /** Storage for the viewer's preferences; defaults to this browser's storage. With null they are not stored. */
  @property({ attribute: false }) storage: PlayerStorage | null = browserStorage;
  /** Playback data that the page already has; setting it loads the video. */
  @property({ attribute: false }) playback: PlaybackData | null = null;
  /** How `load`, `next` and `previous` get playback data. */
  @property({ attribute: false }) loader: PlaybackLoader | null = null;

  /** A stream, media source or file of the page that plays instead of `src`; null for none. @throws {TypeError} */
  get srcObject(): MediaProvider | null {
    return this.#sources.object;
  }

  set srcObject(value: MediaProvider | null) {
    this.#sources.setObject(value);
  }

  #pageLanguage = 'en';
  readonly #sources = new PlayerSources(this, {
    player: () => this.#player,
    open: (load) => this.open(load),
  });
  readonly #parts: FetchedParts = new FetchedParts(
    this,
    () => this.#labelLanguage(),
    () => this.labels,
  );

  readonly #store = createStore<PlayerState>(initialPlayerState);
  readonly #controls = createStore<ControlsState>(initialControlsState);
  readonly #shell = new StoreController(
    this,
    () => this.#store,
    ({ title, thumb, thumbColour, hasStarted, currentTime, seeking, ended, error, ad, audioOnly }) => ({
      title,
      thumb,
      thumbColour,
      hasPicture:
        !audioOnly &&
        !ended &&
        (hasStarted || (currentTime >= 1 && !seeking && ad?.placement !== 'PRE_ROLL')),
      error,
      hasAd: ad !== null,
    }),
  );
  readonly #chrome = new StoreController(
    this,
    () => this.#controls,
    ({ visible, hasCore }) => ({ visible, hasCore }),
  );
  /** An element that is connected again after a while gets a new player. */
  #player: PlayerShell | null = null;
  readonly #gestures = new StageGestures(
    () => this.#player,
    this.#controls,
    () => this.controls === 'default',
    () => this.#hasKeys(),
  );
  readonly #stage = new Stage(this.media, this.#gestures);
  #context: PlayerContext | null = null;

  constructor() {
    super();
    this.#parts.follow(this.#store, this.#controls, () => this.#player);
    const parts: ConnectionParts = {
      connected: () => void (this.#player ?? this.#begin()),
      left: () => {
        this.#player?.destroy();
        this.#player = null;
      },
    };
    this.addController(new Connection(parts));
  }

  override attributeChangedCallback(name: string, before: string | null, text: string | null): void {
    super.attributeChangedCallback(name, before, text);
    if (name === 'src' && text !== null && !this.isConnected) setTimeout(() => this.#loadDetached());
  }

  override get state(): PlayerState {
    return this.#store.get();
  }

  /** @internal The address of the plain source that plays or will play, as the page wrote it; null for none. */
  get playedAddress(): string | null {
    return this.#sources.address;
  }

  /** @internal The player, for controls outside this element; null while the element is not in a document. */
  get core(): PlayerShell | null {
    return this.#player;
  }

  /**
   * @internal What controls get, also those that the page places; null before there are a player and its text. The same
   * object until one of them changes: a new object re-renders the controls.
   */
  get controlsContext(): PlayerContext | null {
    const player = this.#player;
    const { labels } = this.#parts;
    if (player === null || labels === null) return null;
    const hasKeys = this.#hasKeys();
    const hasTitles = this.titles !== 'none';
    const current = this.#context;
    if (
      current?.player !== player ||
      current.t !== labels.t ||
      current.hasKeys !== hasKeys ||
      current.hasTitles !== hasTitles
    )
      this.#context = {
        player,
        controls: this.#controls,
        hasKeys,
        hasTitles,
        ...labels,
      };
    return this.#context;
  }

  protected override cancelPlay(): void {
    this.#player?.execute('pause', {}).catch(() => undefined);
  }

  /** Runs any command by its name, also one of a plugin: `notes.add`. @throws {PlayerError} */
  override execute<N extends AnyCommandName>(name: N, params: ParamsOf<N>): Promise<ResultOf<N>> {
    const player = this.#begin();
    // What the page has set before the command loads before it, and replaces a source that failed.
    const isBehind = this.isUpdatePending && (this.hasUpdated || name === 'load');
    if (isBehind || player.commandError !== null) this.performUpdate();
    return player.execute(name as CommandName, params, false) as Promise<ResultOf<N>>;
  }

  /**
   * Plays slightly faster or slower than the rate that the viewer chose, also while live, for pages that keep several
   * players in sync. `state.playbackRate` keeps the viewer's rate.
   * @param factor 0.9–1.1; 1 restores the viewer's rate, and so does loading another video
   * @throws {RangeError}
   */
  setPace(factor: number): void {
    if (!(factor >= 0.9 && factor <= 1.1))
      throw new RangeError(`The pace must be 0.9 to 1.1, not ${String(factor)}.`);
    setPace(this.media, factor);
  }

  /**
   * Time at which the clock of a live stream was 0, in seconds since 1970, from the stream's own dates; null if it has
   * none.
   */
  get clockOrigin(): number | null {
    return this.#player?.engine?.clockOrigin?.() ?? null;
  }

  /**
   * The instance of hls.js (`Hls`) or dash.js (`MediaPlayerClass`) that plays the video, as `state.engine` tells; null
   * while there is none, and for media that the browser plays itself. Each video has another one. The player stays
   * responsible for it: what a page changes in it is not tested, and hls.js is built without some of its features.
   */
  get engine(): MediaEngine | null {
    return this.#player?.engine?.instance ?? null;
  }

  /** Repeats the last load; a recording resumes where it stopped. @throws {PlayerError} */
  override retry(): Promise<void> {
    return this.#begin().retry();
  }

  /** Unloads the video; the volume does not change. */
  unload(): void {
    this.#player?.unload();
  }

  /**
   * Handles a key that was pressed elsewhere on the page as a shortcut of the player, unless the focused element uses
   * the key itself: a text field, a button, a slider.
   * @returns whether the key was a shortcut of the player
   */
  pressKey(event: KeyboardEvent): boolean {
    const isTaken = this.#gestures.press(event);
    if (isTaken) this.#player?.visibility.show();
    return isTaken;
  }

  /** Moves the keyboard focus to the player, so that its shortcuts work. */
  override focus(options?: FocusOptions): void {
    if (this.hasUpdated) this.#stage.nodes.root.focus(options);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('language') || changed.has('labels') || this.#parts.labels === null)
      this.#parts.applyLanguage();
    if (this.hasUpdated) this.forgetAssigned(changed);
    this.applyPagePreferences(readPagePreferences(this, changed));
    const { loop, crossOrigin, disablePictureInPicture, disableRemotePlayback } = this;
    Object.assign(this.media, { loop, crossOrigin, disablePictureInPicture, disableRemotePlayback });
    if (changed.has('errorActions')) this.#controls.set({ errorActions: errorActionsOf(this.errorActions) });
    if (this.#sources.update(changed)) this.unload();
  }

  protected override applyPagePreferences(preferences: ViewerPreferences): void {
    this.#player?.applyPagePreferences(preferences);
  }

  protected override get hasSource(): boolean {
    return this.#sources.isKnown;
  }

  protected override get waitsForPlay(): boolean {
    return this.#controls.get().waitsForPlay;
  }

  protected override reload(): Promise<void> {
    this.#sources.readChildren(true);
    if (this.isUpdatePending) this.performUpdate();
    return this.#begin().reload();
  }

  protected override seekNow(seconds: number): boolean {
    return this.#player?.seekNow(seconds) ?? false;
  }

  protected override get captions(): CaptionSource | null {
    return this.#player?.captions ?? null;
  }

  protected override get annotations(): AnnotationSource | null {
    return this.#player?.annotations ?? null;
  }

  protected override get store(): Store<PlayerState> {
    return this.#store;
  }

  protected override update(changed: PropertyValues<this>): void {
    super.update(changed);
    const { title, thumb, thumbColour, hasPicture, error, hasAd } = this.#shell.value;
    const { nodes } = this.#stage;
    const look = {
      context: this.controlsContext,
      title,
      error,
      hasControls: this.controls === 'default',
      hasNotice: this.controls !== 'none',
      ...this.#chrome.value,
      lazy: this.#parts.lazy,
      ads: hasAd ? this.#parts.ads : null,
      // An empty address counts as absent.
      poster: (this.posterAddress ?? thumb) || null,
      ground: thumbColour,
      hasPicture,
    };
    if (!this.hasUpdated) this.renderRoot.append(nodes.root);
    this.#stage.update(look);
    this.#parts.layers?.render(nodes, look);
  }

  #hasKeys(): boolean {
    return (this.keyboard ?? this.controls) === 'default';
  }

  #settings(): PlayerSettings {
    const { loader, autoplay, dvrWindow, latency, storage, ads, resume } = this;
    const pagePreferences = { ...readPagePreferences(this), ...this.assigned };
    const prepareAds = () => this.#parts.fetchAds();
    const hasAds = ads !== 'none';
    const { protocol } = this.#sources;
    const metadataOnly = this.preload === 'metadata' && !autoplay;
    return {
      loader,
      list: this.#sources.list,
      protocol,
      autoplay,
      metadataOnly,
      hasAds,
      prepareAds,
      dvrWindow,
      latency,
      storage,
      pagePreferences,
      resume,
    };
  }

  /** Returns the player and creates it if necessary: a command may run before the element is connected. */
  #begin(): PlayerShell {
    if (this.#player !== null) return this.#player;
    const player = new PlayerShell({
      store: this.#store,
      controls: this.#controls,
      media: this.media,
      page: this,
      dispatch: (name, detail) => this.#dispatch(name, detail),
      settings: () => this.#settings(),
      fetchLayers: () => this.#parts.fetchLayers(),
    });
    this.#player = player;
    this.followTracks();
    this.requestUpdate();
    if (this.hasUpdated) this.#sources.open();
    // A video plays in an element that is not in a page, too.
    else if (!this.isConnected) this.performUpdate();
    return player;
  }

  /** As a `<video>`, an element that is not in a page loads as well, if it is meant to load at once. */
  #loadDetached(): void {
    if (!this.#sources.areDueDetached) return;
    this.#begin();
    this.performUpdate();
  }

  /** Loads the video that the page set: at once, or when it is first played. */
  protected open(load: (player: Player) => Promise<unknown>): void {
    this.#sources.give(load);
  }

  /** While it is disconnected, the element keeps the language of its last page. */
  #labelLanguage(): string {
    if (this.isConnected) this.#pageLanguage = this.closest('[lang]')?.getAttribute('lang') ?? 'en';
    return this.language ?? this.#pageLanguage;
  }

  #dispatch<Name extends keyof PlayerEventDetails>(name: Name, detail: PlayerEventDetails[Name]): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }
}

declare global {
  /** Classes of a page's own elements, by tag, where a package defines others than the player's. */
  interface FootlightElements {}
  interface HTMLElementTagNameMap {
    'footlight-player': FootlightElements extends { readonly 'footlight-player': infer Page }
      ? Page
      : FootlightPlayer;
  }
}
