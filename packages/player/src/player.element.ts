import type { PlaybackData } from '@footlight/domain';
import type { PropertyValues } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import { shareAddresses } from './controls/share-addresses.js';
import { initialControlsState, type ControlsState, type PlayerContext } from './controls/player-context.js';
import type { LateParts } from './late/late-part.js';
import type { Protocol } from './media/stream-choice.js';
import type { PlaybackLoader } from './playback-loader.js';
import { PlayerCommands } from './player-commands.js';
import { errorActionsOf } from './player-error.js';
import { tellMoments, type PlayerEventDetails } from './player-events.js';
import { PlayerLife } from './player-life.js';
import { browserStorage, type PlayerStorage } from './preferences/player-storage.js';
import { onOrOff, pageWishes } from './preferences/page-wishes.js';
import { loadWords, type PlayerWords } from './player-words.js';
import type { Player, PlayerSettings } from './player.js';
import { playerStyles } from './player.styles.js';
import { StageGestures } from './stage/stage-gestures.js';
import { stage } from './stage/stage.js';
import type { CommandName, CommandParams, CommandResults } from './store/command-signatures.js';
import { initialPlayerState, type PlayerState } from './store/player-state.js';
import { StoreController } from './store/store-controller.js';
import { createStore } from './store/store.js';
import { adoptStyles } from './styles/adopt-styles.js';

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
 * @fires footlight-ended - the video came to its end: `{ id }`
 * @fires footlight-error - the video was lost: `{ error }`, a `PlayerError`
 * @fires footlight-erroraction - the viewer chose the way on from an error: `{ action, error }`; cancelable.
 *   `retry` is then the player's own, `sign-in`, `purchase` and `back` are the page's
 * @fires footlight-autoplayblocked - the browser refused to start by itself
 * @fires footlight-gonelive - the event is on the air: `{ id }`
 * @fires footlight-skipmarker - an intro, recap or credits begin: `{ type, from, to }`
 * @slot - drawn over the picture and under the controls
 * @slot error-action - the one way on from a fault, in place of “Try again”
 * @csspart stage - everything
 * @csspart media - the video element
 * @csspart poster - the picture before the first frame
 * @csspart controls - the gradient with the timeline and the row of buttons
 * @csspart button - every button of the row
 * @csspart icon - the drawing in a button
 * @csspart tooltip - the name of a button with its key
 * @cssproperty [--footlight-glow=#ffb347] - the played part and the focus ring
 * @cssproperty [--footlight-live=#ff5a4f] - the live lamp
 * @cssproperty [--footlight-player-radius=0] - corner radius
 * @cssproperty [--footlight-player-font=inherit] - font of words and figures
 */
export class FootlightPlayer extends PlayerCommands {
  static override readonly styles = playerStyles;

  /** Address of a plain stream or file, for pages without a service. */
  @property() src: string | null = null;
  /** Which protocol to play where there is a choice: `hls` or `dash`. */
  @property() protocol: 'hls' | 'dash' | null = null;
  /** Starts by itself: with sound, else muted, else it asks. */
  @property({ type: Boolean }) autoplay = false;
  /** Starts without sound. */
  @property({ type: Boolean }) muted = false;
  /** 0–100; by default what the viewer chose last, else 100. */
  @property({ type: Number }) volume: number | null = null;
  /** Language of the player's own words; by default that of the page around it. */
  @property() language: string | null = null;
  /** Address of the picture before the first frame; by default that of the playback data. */
  @property() poster: string | null = null;
  /** `none` leaves all controls to the page; `reduced` too, but the player still says what it waits for or lacks. */
  @property() controls: 'default' | 'reduced' | 'none' = 'default';
  /** Whether the player has keyboard shortcuts; by default as it has controls. */
  @property() keyboard: 'default' | 'none' | null = null;
  /** Address that a viewer shares, to which `t` (seconds) is added; by default this page's canonical one. */
  @property({ attribute: 'share-address' }) shareAddress: string | null = null;
  /** Address of a page for frames on other sites; without it no embed code is offered. */
  @property({ attribute: 'embed-address' }) embedAddress: string | null = null;
  /** Seconds behind the live edge that may be sought; by default as the playback data says. */
  @property({ type: Number, attribute: 'dvr-window' }) dvrWindow: number | null = null;
  /** BCP 47 tag of the subtitles to show where they exist. */
  @property({ attribute: 'subtitle-language' }) subtitleLanguage: string | null = null;
  /** BCP 47 tag of the language to hear where it exists. */
  @property({ attribute: 'audio-language' }) audioLanguage: string | null = null;
  /** Whether the next video of a list follows by itself; by default as the viewer chose, else it does. */
  @property({ attribute: 'auto-advance', converter: onOrOff }) autoAdvance: boolean | null = null;
  /** Where the viewer's choices are kept; by default in this browser. Null keeps none. */
  @property({ attribute: false }) storage: PlayerStorage | null = browserStorage;
  /**
   * Ways on from an error that the page takes itself on `footlight-erroraction`: of `sign-in purchase back`. Where
   * the useful one is not among them, the viewer is offered to try again.
   */
  @property({ attribute: 'error-actions' }) errorActions = '';
  /** Playback data that the page already holds; setting it plays it. */
  @property({ attribute: false }) playback: PlaybackData | null = null;
  /** How `load`, `next` and `previous` get playback data. */
  @property({ attribute: false }) loader: PlaybackLoader | null = null;

  @state() private words: PlayerWords | null = null;
  #pageLanguage = 'en';
  /** Address of a poster that did not arrive: the first frame is better than a broken picture. */
  @state() private lostPoster: string | null = null;
  /** Fetched once there is a video. */
  @state() private late: LateParts | null = null;
  @query('.stage') private readonly stage!: HTMLElement;

  readonly #store = createStore<PlayerState>(initialPlayerState);
  readonly #controls = createStore<ControlsState>(initialControlsState);
  readonly #media = document.createElement('video');
  readonly #shell = new StoreController(
    this,
    () => this.#store,
    ({ title, thumb, thumbColour, hasStarted, currentTime, seeking, error }) => ({
      title,
      thumb,
      thumbColour,
      hasPicture: hasStarted || (currentTime > 0 && !seeking),
      error,
    }),
  );
  readonly #chrome = new StoreController(
    this,
    () => this.#controls,
    ({ visible }) => visible,
  );
  readonly #life = new PlayerLife(this, {
    store: this.#store,
    controls: this.#controls,
    media: this.#media,
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

  constructor() {
    super();
    this.#media.playsInline = true;
    this.#media.preload = 'auto';
    this.#media.setAttribute('part', 'media');
  }

  /** All that is known of the player now; frozen. */
  get state(): PlayerState {
    return this.#store.get();
  }

  /** @internal What controls outside this element steer; null while it is in no page. */
  get core(): Player | null {
    return this.#life.player;
  }

  /** Runs any command by its name. @throws {PlayerError} */
  override execute<N extends CommandName>(name: N, params: CommandParams[N]): Promise<CommandResults[N]> {
    return this.#life.begin().execute(name, params);
  }

  /** Does the last load again, a recording from where it stopped. @throws {PlayerError} */
  retry(): Promise<void> {
    return this.#life.begin().retry();
  }

  /** Empties the player; the volume stays. */
  unload(): void {
    this.#life.player?.unload();
  }

  /** Puts the keyboard's focus on the player, whose shortcuts then work. */
  override focus(options?: FocusOptions): void {
    if (this.hasUpdated) this.stage.focus(options);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('language') || this.words === null) void this.#loadWords();
    this.#life.player?.preferences.heed(pageWishes(this, changed));
    if (changed.has('errorActions')) this.#controls.set({ errorActions: errorActionsOf(this.errorActions) });
    if (!changed.has('playback') && !changed.has('src')) return;
    if (this.playback !== null || this.src !== null) this.#open();
    else if (changed.get('playback') || changed.get('src')) this.unload();
  }

  protected override render() {
    const { title, thumb, thumbColour, hasPicture, error } = this.#shell.value;
    const poster = this.poster ?? thumb;
    return stage(
      {
        context: this.#readContext(),
        title,
        error,
        hasControls: this.controls === 'default',
        hasNotice: this.controls !== 'none',
        visible: this.#chrome.value,
        late: this.late,
        media: this.#media,
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
    if (player === null || this.words === null) return null;
    const hasKeys = this.#hearsKeys();
    const { words } = this;
    if (this.#context?.player !== player || this.#context.t !== words.t || this.#context.hasKeys !== hasKeys)
      this.#context = {
        player,
        controls: this.#controls,
        visibility,
        shareAddresses: () => shareAddresses(this),
        hasKeys,
        ...words,
      };
    return this.#context;
  }

  #hearsKeys(): boolean {
    return (this.keyboard ?? this.controls) === 'default';
  }

  #settings(): PlayerSettings {
    const { loader, autoplay, dvrWindow, storage } = this;
    const wishes = pageWishes(this);
    return { loader, protocol: this.#wantedProtocol(), autoplay, dvrWindow, storage, wishes };
  }

  #wantedProtocol(): Protocol | null {
    return this.protocol === null ? null : (this.protocol.toUpperCase() as Protocol);
  }

  #begin(): void {
    this.requestUpdate();
    if (this.hasUpdated) this.#open();
  }

  #open(): void {
    const { player } = this.#life;
    if (player === null) return;
    // The fault is in the state and told by `footlight-error`; nobody holds these promises.
    if (this.playback !== null) player.loadPlayback(this.playback).catch(() => undefined);
    else if (this.src !== null) player.loadSource(this.src, this.#wantedProtocol()).catch(() => undefined);
  }

  async #loadWords(): Promise<void> {
    const language = this.#wordsLanguage();
    const words = await loadWords(language, this.late !== null);
    if (language === this.#wordsLanguage()) this.words = words;
  }

  #follow(next: PlayerState, previous: PlayerState): void {
    tellMoments(next, previous, (name, detail) => this.#tell(name, detail));
    const isReady = next.status === 'ready' && previous.status !== 'ready';
    if (isReady) void this.#fetchLateParts();
  }

  async #fetchLateParts(): Promise<void> {
    const { player } = this.#life;
    if (player === null) return;
    const { lateParts } = await import('./late/late-parts.js');
    player.attach(lateParts.features);
    if (this.late !== null) return;
    lateParts.define();
    if (this.shadowRoot !== null) adoptStyles(this.shadowRoot, lateParts.styles);
    this.late = lateParts;
    await this.#loadWords();
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
