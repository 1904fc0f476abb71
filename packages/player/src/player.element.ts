import type { PlaybackData } from '@footlight/domain';
import type { PropertyValues } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import { shareAddresses } from './controls/sheets/share-addresses.js';
import { initialControlsState, type ControlsState, type PlayerContext } from './controls/player-context.js';
import { FetchedParts } from './late/fetched-parts.js';
import { whenNear } from './near-window.js';
import { HAVE_CURRENT_DATA } from './media/engine/media-codes.js';
import { setPace } from './media/playing/pace.js';
import type { Protocol } from './media/stream/stream-choice.js';
import { warmUpHls } from './media/hls/warm-up.js';
import { MediaElement } from './media-element/media-element.js';
import type { AnnotationSource } from './media-element/media-tracks.js';
import type { PlaybackLoader } from './playback-loader.js';
import { errorActionsOf } from './player-error.js';
import { tellMoments, type PlayerEventDetails } from './player-events.js';
import { PlayerLife } from './player-life.js';
import { browserStorage, type PlayerStorage } from './preferences/player-storage.js';
import { pageWishes } from './preferences/page-wishes.js';
import type { ViewerPreferences } from './preferences/viewer-preferences.js';
import type { PlayerSettings } from './player-settings.js';
import type { Player } from './player.js';
import { playerStyles } from './player.styles.js';
import { StageGestures } from './stage/stage-gestures.js';
import { stage } from './stage/stage.js';
import type { CommandName, CommandParams, CommandResults } from './store/command-signatures.js';
import type { LazyPlayer } from './lazy-player.js';
import { initialPlayerState, type PlayerState } from './store/player-state.js';
import { StoreController } from './store/store-controller.js';
import { createStore, type Store } from './store/store.js';

const HLS_ADDRESS = /\.m3u8(?:[?#]|$)/u;

/**
 * A video player for one video at a time: HLS and DASH, recordings and live streams.
 *
 * Methods are commands: each fulfils after the media has confirmed it, and waits in order while there is no
 * video yet.
 *
 * @element footlight-player
 * @fires footlight-ready - there is a video to act on: `{ id }`
 * @fires footlight-statechange - the state differs: `{ changes, revision }`, at most one a frame and, where
 *   only time moved, one every 250 ms
 * @slot - drawn over the picture and under the controls; `<track>` children are a plain `src`’s subtitles,
 *   chapters and thumbnails
 * @slot seek-bar - in place of the timeline
 * @slot play-button - in place of play and pause
 * @slot previous-button - in place of the way to the video before
 * @slot next-button - in place of the way to the next video
 * @slot mute-button - in place of sound on and off
 * @slot volume - in place of the volume's range
 * @slot live-badge - in place of the live sign
 * @slot time - in place of time, duration and chapter
 * @slot controls-start - more controls, after the time; not on narrow players
 * @slot controls-end - more controls, before those at the end of the row; not on narrow players
 * @slot chapters-button - in place of the list of chapters
 * @slot guide-button - in place of the way to the programme guide
 * @slot tracks-button - in place of audio and subtitles
 * @slot settings-button - in place of the settings
 * @slot remote-button - in place of the way to another screen
 * @slot picture-in-picture-button - in place of picture in picture
 * @slot fullscreen-button - in place of full screen
 * @slot error-action - the one way on from a fault, in place of “Try again”
 * @csspart stage - everything
 * @csspart media - the video element
 * @csspart poster - the picture before the first frame
 * @csspart controls - the gradient with the timeline and the row of buttons
 * @csspart button - every button of the row
 * @csspart icon - the drawing in a button
 * @csspart tooltip - the name of a button with its key
 * @cssproperty [--footlight-player-font=inherit] - font of words and figures
 * @cssproperty [--footlight-player-radius=0] - corner radius of the player
 * @cssproperty [--footlight-glow=#ffb347] - the one accent: what was played, the focus ring, what counts down
 * @cssproperty [--footlight-live=#ff5a4f] - lamps of what is live
 * @cssproperty [--footlight-paper=#f4f1ea] - words, icons, the handle, the ground of main buttons, and veils over the ground
 * @cssproperty [--footlight-muted=#a9a8a3] - words that stand back, and lamps that are out
 * @cssproperty [--footlight-faint=#807f7b] - programmes of the guide that are over
 * @cssproperty [--footlight-ink=#0b0c0f] - the gradient under the controls, ground of faults and notes, and words on main buttons
 * @cssproperty [--footlight-ink-raised=#121419] - ground of menus, sheets, cards and previews
 * @cssproperty [--footlight-ink-high=#1a1d24] - ground of tooltips
 * @cssproperty [--footlight-ink-edge=#262a33] - what is chosen or pointed at, and pictures that have not arrived
 * @cssproperty [--footlight-line=rgb(255 255 255 / 8%)] - hairlines around and within menus, sheets and cards
 * @cssproperty [--footlight-font-title='Bricolage Grotesque Variable', 'Footlight Title Fallback', system-ui, sans-serif] - font of headings
 * @cssproperty [--footlight-radius=10px] - corner radius of the timeline’s preview
 * @cssproperty [--footlight-radius-small=6px] - corner radius of tooltips and of pictures within
 * @cssproperty [--footlight-radius-pill=99px] - corner radius of buttons
 * @cssproperty [--footlight-ease=cubic-bezier(.2,.7,.2,1)] - how movements run
 * @cssproperty [--footlight-duration-interface=200ms] - how long movements take; 1ms for who wants less motion
 */
export class FootlightPlayer extends MediaElement {
  static override readonly styles = playerStyles;

  /** Address of the picture before the first frame; by default that of the playback data. */
  @property() poster: string | null = null;
  /** Where the viewer's choices are kept; by default in this browser. Null keeps none. */
  @property({ attribute: false }) storage: PlayerStorage | null = browserStorage;
  /** Playback data that the page already holds; setting it plays it. */
  @property({ attribute: false }) playback: PlaybackData | null = null;
  /** How `load`, `next` and `previous` get playback data. */
  @property({ attribute: false }) loader: PlaybackLoader | null = null;

  #pageLanguage = 'en';
  readonly #parts: FetchedParts = new FetchedParts(this, () => this.#wordsLanguage());
  /** Address of a poster that did not arrive: the first frame is better than a broken picture. */
  @state() private lostPoster: string | null = null;
  @query('.stage') private readonly stage!: HTMLElement;

  readonly #store = createStore<PlayerState>(initialPlayerState);
  readonly #controls = createStore<ControlsState>(initialControlsState);
  readonly #shell = new StoreController(
    this,
    () => this.#store,
    ({ title, thumb, thumbColour, hasStarted, currentTime, seeking, error, ad, audioOnly }) => ({
      title,
      thumb,
      thumbColour,
      hasPicture:
        !audioOnly && (hasStarted || (currentTime >= 1 && !seeking && ad?.placement !== 'PRE_ROLL')),
      error,
      hasAd: ad !== null,
    }),
  );
  readonly #chrome = new StoreController(
    this,
    () => this.#controls,
    ({ visible, hasCore }) => ({ visible, hasCore }),
  );
  readonly #life = new PlayerLife(this, {
    store: this.#store,
    controls: this.#controls,
    media: this.media,
    tell: (name, detail) => this.#tell(name, detail),
    settings: () => this.#settings(),
    begun: () => this.#begin(),
    changed: (next, previous) => this.#follow(next, previous),
  });
  readonly #gestures = new StageGestures(
    this.#life,
    this.#controls,
    () => this.controls === 'default',
    () => this.#hearsKeys(),
  );
  #context: PlayerContext | null = null;
  /** Once near the window, what is named next is fetched at once. */
  #isNear = false;
  #stopLooking = (): void => undefined;

  override get state(): PlayerState {
    return this.#store.get();
  }

  /** @internal What controls outside this element steer; null while it is in no page. */
  get core(): LazyPlayer | null {
    return this.#life.player;
  }

  /** Runs any command by its name. @throws {PlayerError} */
  override execute<N extends CommandName>(name: N, params: CommandParams[N]): Promise<CommandResults[N]> {
    return this.#life.begin().execute(name, params);
  }

  /**
   * Plays a little faster or slower than the viewer chose, also while live: for pages that keep several players together.
   * `state.playbackRate` stays what the viewer chose.
   * @param factor 0.9–1.1; 1 ends it, and so does another video
   * @throws {RangeError}
   */
  setPace(factor: number): void {
    if (!(factor >= 0.9 && factor <= 1.1))
      throw new RangeError(`A pace is 0.9 to 1.1, not ${String(factor)}.`);
    setPace(this.media, factor);
  }

  /** Seconds since 1970 at which the clock of a live stream stood at 0, as the stream dates itself; null where it does not. */
  get clockOrigin(): number | null {
    return this.#life.player?.engine?.clockOrigin?.() ?? null;
  }

  /** Does the last load again, a recording from where it stopped. @throws {PlayerError} */
  override retry(): Promise<void> {
    return this.#life.begin().retry();
  }

  /** Empties the player; the volume stays. */
  unload(): void {
    this.#life.player?.unload();
  }

  /**
   * Does what a key asks of the player that was pressed elsewhere on its page, unless the key belongs to what has the
   * focus: text being typed, a button, a slider.
   * @returns whether the key was one of the player's
   */
  pressKey(event: KeyboardEvent): boolean {
    const isTaken = this.#gestures.press(event);
    if (isTaken) this.#life.visibility?.show();
    return isTaken;
  }

  /** Puts the keyboard's focus on the player, whose shortcuts then work. */
  override focus(options?: FocusOptions): void {
    if (this.hasUpdated) this.stage.focus(options);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('language') || this.#parts.words === null) this.#parts.speak();
    if (this.hasUpdated) this.forgetAssigned(changed);
    this.heed(pageWishes(this, changed));
    this.media.loop = this.loop;
    this.media.crossOrigin = this.crossOrigin;
    if (changed.has('errorActions')) this.#controls.set({ errorActions: errorActionsOf(this.errorActions) });
    if (!changed.has('playback') && !changed.has('src') && !changed.has('drm')) return;
    if (this.playback !== null || this.src !== null) this.#open();
    else if (changed.get('playback') || changed.get('src')) this.unload();
  }

  protected override heed(wishes: ViewerPreferences): void {
    this.#life.player?.heed(wishes);
  }

  protected override get annotations(): AnnotationSource | null {
    return this.#life.player?.annotations ?? null;
  }

  protected override get store(): Store<PlayerState> {
    return this.#store;
  }

  protected override render(): unknown {
    const { title, thumb, thumbColour, hasPicture, error, hasAd } = this.#shell.value;
    // An empty address is none.
    const poster = (this.poster ?? thumb) || null;
    return stage(
      {
        context: this.#readContext(),
        title,
        error,
        hasControls: this.controls === 'default',
        hasNotice: this.controls !== 'none',
        ...this.#chrome.value,
        late: this.#parts.late,
        ads: hasAd ? this.#parts.ads : null,
        media: this.media,
        poster: poster === this.lostPoster ? null : poster,
        ground: thumbColour,
        hasPicture,
        losePoster: (address) => (this.lostPoster = address),
      },
      this.#gestures,
    );
  }

  /** The same object until player or words differ: the controls draw themselves anew for another one. */
  #readContext(): PlayerContext | null {
    const { player, visibility } = this.#life;
    const { words } = this.#parts;
    if (player === null || words === null) return null;
    const hasKeys = this.#hearsKeys();
    const hasTitles = this.titles !== 'none';
    const held = this.#context;
    if (
      held?.player !== player ||
      held.t !== words.t ||
      held.hasKeys !== hasKeys ||
      held.hasTitles !== hasTitles
    )
      this.#context = {
        player,
        controls: this.#controls,
        visibility,
        shareAddresses: () => shareAddresses(this),
        hasKeys,
        hasTitles,
        ...words,
      };
    return this.#context;
  }

  #hearsKeys(): boolean {
    return (this.keyboard ?? this.controls) === 'default';
  }

  #settings(): PlayerSettings {
    const { loader, autoplay, dvrWindow, storage, ads, resume } = this;
    const wishes = { ...pageWishes(this), ...this.assigned };
    const prepareAds = () => this.#parts.fetchAds();
    const hasAds = ads !== 'none';
    const protocol = this.#wantedProtocol();
    const sparing = this.preload === 'metadata' && !autoplay;
    return { loader, protocol, autoplay, sparing, hasAds, prepareAds, dvrWindow, storage, wishes, resume };
  }

  #wantedProtocol(): Protocol | null {
    return this.protocol === null ? null : (this.protocol.toUpperCase() as Protocol);
  }

  #begin(): void {
    this.followTracks();
    this.requestUpdate();
    if (this.hasUpdated) this.#open();
  }

  #open(): void {
    const { playback, src } = this;
    if (playback !== null) this.open((player) => player.loads.playback(playback, this.startAt));
    else if (src !== null) {
      if (this.#isWanted() === true && this.protocol !== 'dash' && HLS_ADDRESS.test(src))
        warmUpHls(new URL(src, document.baseURI).href);
      this.open((player) => player.loads.source(src, this.#wantedProtocol(), this.startAt));
    }
  }

  /** Whether it is fetched now; `near`: once it is nearly seen. */
  #isWanted(): boolean | 'near' {
    if (this.autoplay || this.preload === 'auto') return true;
    return this.preload === 'metadata' && (this.#isNear || 'near');
  }

  /** Loads what the page has named: at once, or when somebody first plays it. */
  protected open(load: (player: Player) => Promise<unknown>): void {
    // The fault is in the state and told by `footlight-error`; nobody holds these promises.
    const isWanted = this.#isWanted();
    this.#stopLooking();
    this.#life.player?.open((player) => void load(player).catch(() => undefined), isWanted);
    if (isWanted !== 'near') return;
    this.#stopLooking = whenNear(this, () => {
      this.#isNear = true;
      this.#life.player?.want();
    });
  }

  #follow(next: PlayerState, previous: PlayerState): void {
    tellMoments(next, previous, (name, detail) => this.#tell(name, detail));
    const { status } = next;
    // Words for faults are among them; without the code that plays, nothing more is known of a fault.
    const isFault = status === 'failed' && this.#controls.get().hasCore;
    const wantsLateParts = status === 'ready' || status === 'upcoming' || isFault;
    if (!wantsLateParts || status === previous.status) return;
    // The first picture goes before all that can be done with it. Without the late parts the video plays on
    // with fewer controls; the next one asks again.
    const fetchLate = (): void =>
      void this.#fetchLateParts().catch(() => this.#controls.set({ lateParts: 'lost' }));
    if (status !== 'ready' || this.media.readyState >= HAVE_CURRENT_DATA) fetchLate();
    else this.media.addEventListener('loadeddata', fetchLate, { once: true });
  }

  async #fetchLateParts(): Promise<void> {
    const { player } = this.#life;
    if (player === null) return;
    const { features } = await this.#parts.fetchLate();
    this.#controls.set({ lateParts: 'here' });
    player.whenLoaded((core) => core.attach(features));
  }

  /** Out of a page, the element keeps to the language of the page that it was in. */
  #wordsLanguage(): string {
    if (this.isConnected) this.#pageLanguage = this.closest('[lang]')?.getAttribute('lang') ?? 'en';
    return this.language ?? this.#pageLanguage;
  }

  #tell<Name extends keyof PlayerEventDetails>(name: Name, detail: PlayerEventDetails[Name]): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'footlight-player': FootlightPlayer;
  }
}
