import type { PlaybackData } from '@footlight/domain';
import { createTranslate, directionOf, loadPlayerCatalogue, type Labels } from '@footlight/i18n';
import { LitElement, html, nothing, type PropertyValues } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import { styled } from './controls/styled.js';
import { initialControlsState, type ControlsState, type PlayerContext } from './controls/player-context.js';
import { ControlsVisibility } from './controls/visibility.js';
import { pressShortcut } from './keyboard/shortcuts.js';
import type { Protocol } from './media/stream-choice.js';
import type { PlaybackLoader } from './playback-loader.js';
import type { PlayerError } from './player-error.js';
import { Player } from './player.js';
import { playerStyles } from './player.styles.js';
import type {
  CommandName,
  CommandParams,
  CommandResults,
  LoadParams,
  SeekParams,
  TrackParams,
  VolumeParams,
} from './store/command-signatures.js';
import { initialPlayerState, type PlayerState } from './store/player-state.js';
import { gatherChanges, type StateChanges } from './store/state-changes.js';
import { StoreController } from './store/store-controller.js';
import { createStore } from './store/store.js';

/** A move within the page takes the element out and puts it in again: only what stays out is let go. */
const MOVE_PATIENCE_MS = 100;

/** What the events of the element carry. */
export interface PlayerEventDetails {
  'footlight-ready': { readonly id: string | null };
  'footlight-statechange': { readonly changes: Partial<PlayerState>; readonly revision: number };
  'footlight-ended': { readonly id: string | null };
  'footlight-error': { readonly error: PlayerError };
  'footlight-autoplayblocked': Record<string, never>;
  'footlight-gonelive': { readonly id: string | null };
  'footlight-skipmarker': PlaybackData['skipMarkers'][number];
}

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
 * @fires footlight-autoplayblocked - the browser refused to start by itself
 * @fires footlight-gonelive - the event is on the air: `{ id }`
 * @fires footlight-skipmarker - an intro, recap or credits begin: `{ type, from, to }`
 * @slot - drawn over the picture and under the controls
 * @slot error-action - the one way on from a fault, in place of “Try again”
 * @csspart stage - everything
 * @csspart media - the video element
 * @csspart poster - the picture before the first frame
 * @csspart controls - the gradient with the timeline and the row of buttons
 * @csspart button - every button of the row; also by name: `play-button`, `mute-button`, `next-button`,
 *   `previous-button`, `tracks-button`, `settings-button`, `picture-in-picture-button`, `fullscreen-button`
 * @csspart icon - the drawing in a button
 * @csspart tooltip - the name of a button with its key
 * @csspart seek-bar - the timeline; its pieces: `track`, `segment`, `thumb`, `preview`, `preview-title`,
 *   `preview-time`, `thumbnail`
 * @csspart time - the time played; in it `duration`
 * @csspart chapter-title - the chapter that plays
 * @csspart volume - the volume's range
 * @csspart live-badge - the live sign and way to the edge; in it `live-lamp`
 * @csspart menu - an open menu; its pieces: `menu-group`, `menu-heading`, `menu-item`
 * @csspart captions - the box of the subtitles; in it each `cue`
 * @csspart start-button - the large play button
 * @csspart loading - the lamps shown while waiting
 * @csspart sound-button - turns on the sound that the browser refused
 * @csspart skip-button - skips an intro, recap or credits
 * @csspart error - what is said of a fault: `error-title`, `error-message`, `retry-button`
 * @cssproperty [--footlight-glow=#ffb347] - the played part and the focus ring
 * @cssproperty [--footlight-live=#ff5a4f] - the live lamp
 * @cssproperty [--footlight-player-radius=0] - corner radius
 * @cssproperty [--footlight-player-font=inherit] - font of words and figures
 */
export class FootlightPlayer extends LitElement {
  static override readonly styles = playerStyles;

  /** Address of a plain stream or file, for pages without a service. */
  @property() src: string | null = null;
  /** Which protocol to play where there is a choice: `hls` or `dash`. */
  @property() protocol: 'hls' | 'dash' | null = null;
  /** Starts by itself: with sound, else muted, else it asks. */
  @property({ type: Boolean }) autoplay = false;
  /** Starts without sound. */
  @property({ type: Boolean }) muted = false;
  /** 0–100. */
  @property({ type: Number }) volume = 100;
  /** Language of the player's own words; by default that of the page around it. */
  @property() language: string | null = null;
  /** Address of the picture before the first frame; by default that of the playback data. */
  @property() poster: string | null = null;
  /** `none` leaves all controls to the page. */
  @property() controls: 'default' | 'none' = 'default';
  /** Seconds behind the live edge that may be sought; by default as the playback data says. */
  @property({ type: Number, attribute: 'dvr-window' }) dvrWindow: number | null = null;
  /** BCP 47 tag of the subtitles to show where they exist. */
  @property({ attribute: 'subtitle-language' }) subtitleLanguage: string | null = null;
  /** BCP 47 tag of the language to hear where it exists. */
  @property({ attribute: 'audio-language' }) audioLanguage: string | null = null;
  /** Playback data that the page already holds; setting it plays it. */
  @property({ attribute: false }) playback: PlaybackData | null = null;
  /** How `load`, `next` and `previous` get playback data. */
  @property({ attribute: false }) loader: PlaybackLoader | null = null;

  @state() private labels: Labels | null = null;
  /** Address of a poster that did not arrive: the first frame is better than a broken picture. */
  @state() private lostPoster: string | null = null;
  /** Menus are fetched once there is a video to make choices about. */
  @state() private hasMenus = false;
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
  #player: Player | null = null;
  #changes: StateChanges | null = null;
  #visibility: ControlsVisibility | null = null;
  #life = new AbortController();
  #context: PlayerContext | null = null;
  #wasPlaying = false;
  #farewell: ReturnType<typeof setTimeout> | undefined;

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

  /** Runs any command by its name. @throws {PlayerError} */
  execute<N extends CommandName>(name: N, params: CommandParams[N]): Promise<CommandResults[N]> {
    return this.#ensurePlayer().execute(name, params);
  }

  /** @throws {PlayerError} PLAY_FAILED with the reason in its details */
  play(): Promise<CommandResults['play']> {
    return this.execute('play', {});
  }

  /** @throws {PlayerError} */
  pause(): Promise<CommandResults['pause']> {
    return this.execute('pause', {});
  }

  /** @throws {PlayerError} NO_NEIGHBOUR */
  next(): Promise<CommandResults['next']> {
    return this.execute('next', {});
  }

  /** @throws {PlayerError} NO_NEIGHBOUR */
  previous(): Promise<CommandResults['previous']> {
    return this.execute('previous', {});
  }

  /** Loads through `loader`. @throws {PlayerError} as the service refuses it */
  load(params: LoadParams): Promise<CommandResults['load']> {
    return this.execute('load', params);
  }

  /** @throws {PlayerError} NOT_LIVE */
  seek(params: SeekParams): Promise<CommandResults['seek']> {
    return this.execute('seek', params);
  }

  /** @throws {PlayerError} INVALID_PARAMS */
  setVolume(params: VolumeParams): Promise<CommandResults['setVolume']> {
    return this.execute('setVolume', params);
  }

  /** Needs the viewer's own press to enter. @throws {PlayerError} FULLSCREEN_REFUSED */
  setFullscreen(on: boolean): Promise<CommandResults['setFullscreen']> {
    return this.execute('setFullscreen', { on });
  }

  /** Needs the viewer's own press to enter. @throws {PlayerError} PICTURE_IN_PICTURE_REFUSED */
  setPictureInPicture(on: boolean): Promise<CommandResults['setPictureInPicture']> {
    return this.execute('setPictureInPicture', { on });
  }

  /** @throws {PlayerError} TRACK_NOT_FOUND */
  setTextTrack(params: TrackParams): Promise<CommandResults['setTextTrack']> {
    return this.execute('setTextTrack', params);
  }

  /** @throws {PlayerError} TRACK_NOT_FOUND */
  setAudioTrack(params: TrackParams): Promise<CommandResults['setAudioTrack']> {
    return this.execute('setAudioTrack', params);
  }

  /** @param id of one of `state.qualities`; null lets the player choose. @throws {PlayerError} TRACK_NOT_FOUND */
  setQuality(id: string | null): Promise<CommandResults['setQuality']> {
    return this.execute('setQuality', { id });
  }

  /** @param rate 0.25–2 @throws {PlayerError} INVALID_PARAMS, UNSUPPORTED while live */
  setRate(rate: number): Promise<CommandResults['setRate']> {
    return this.execute('setRate', { rate });
  }

  /** @param fields names of the state; all without. */
  getState(fields?: readonly string[]): Promise<CommandResults['getState']> {
    return this.execute('getState', fields === undefined ? {} : { fields });
  }

  /** Does the last load again, a recording from where it stopped. @throws {PlayerError} */
  retry(): Promise<void> {
    return this.#ensurePlayer().retry();
  }

  /** Empties the player; the volume stays. */
  unload(): void {
    this.#player?.unload();
  }

  /** Puts the keyboard's focus on the player, whose shortcuts then work. */
  override focus(options?: FocusOptions): void {
    if (this.hasUpdated) this.stage.focus(options);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    clearTimeout(this.#farewell);
    if (this.#player === null) this.#ensurePlayer();
    else if (this.#wasPlaying) this.execute('play', {}).catch(() => undefined);
    this.#wasPlaying = false;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#wasPlaying = !this.#media.paused;
    this.#farewell = setTimeout(() => this.#letGo(), MOVE_PATIENCE_MS);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('language') || this.labels === null) void this.#loadLabels();
    if (changed.has('volume')) this.#media.volume = Math.min(100, Math.max(0, this.volume)) / 100;
    if (changed.has('muted')) this.#media.muted = this.muted;
    if (changed.has('subtitleLanguage') && this.subtitleLanguage !== null)
      this.#store.set({ preferredSubtitleLanguage: this.subtitleLanguage });
    if (changed.has('audioLanguage') && this.audioLanguage !== null)
      this.#store.set({ preferredAudioLanguage: this.audioLanguage });
    if (!changed.has('playback') && !changed.has('src')) return;
    if (this.playback !== null || this.src !== null) this.#open();
    else if (changed.get('playback') || changed.get('src')) this.unload();
  }

  protected override render() {
    const { title, thumb, thumbColour, hasPicture, error } = this.#shell.value;
    const poster = this.poster ?? thumb;
    const hasPoster = poster !== null && poster !== this.lostPoster;
    const context = this.#context;
    const shown = context !== null && this.controls !== 'none';
    const visible = this.#chrome.value;
    return html`
      <div
        class="stage"
        part="stage"
        role="group"
        tabindex="-1"
        dir=${context === null ? nothing : directionOf(context.language)}
        lang=${context?.language ?? nothing}
        aria-label=${this.#name(context, title)}
        ?data-controls=${shown && visible}
        ?data-quiet=${shown && !visible}
        @pointermove=${this.#pointerMove}
        @pointerleave=${this.#pointerLeave}
        @focusin=${() => this.#visibility?.show()}
        @keydown=${this.#keydown}
      >
        <div
          class="picture"
          ${styled({ '--ground': hasPicture ? null : thumbColour })}
          @click=${this.#pressPicture}
          @dblclick=${this.#doublePress}
        >
          ${this.#media}
          ${
            hasPoster
              ? html`<img
                  class="poster"
                  part="poster"
                  src=${poster}
                  alt=""
                  ?data-gone=${hasPicture}
                  @error=${() => (this.lostPoster = poster)}
                />`
              : nothing
          }
        </div>
        <slot></slot>
        ${
          context === null
            ? nothing
            : html`<footlight-player-captions .context=${context}></footlight-player-captions>`
        }
        ${context === null || !shown ? nothing : this.#face(context, visible, error)}
      </div>
    `;
  }

  #face(context: PlayerContext, visible: boolean, error: PlayerError | null) {
    return html`
      <footlight-player-notice .context=${context}></footlight-player-notice>
      <footlight-player-announcer .context=${context}></footlight-player-announcer>
      ${
        error === null
          ? html`
              <footlight-player-skip .context=${context}></footlight-player-skip>
              <div
                class="controls"
                part="controls"
                role="group"
                aria-label=${context.t('playerControls')}
                ?data-hidden=${!visible}
              >
                <footlight-player-seek .context=${context}></footlight-player-seek>
                <div class="row">
                  <footlight-player-play .context=${context}></footlight-player-play>
                  <footlight-player-neighbour
                    .context=${context}
                    .direction=${'previous'}
                  ></footlight-player-neighbour>
                  <footlight-player-neighbour
                    .context=${context}
                    .direction=${'next'}
                  ></footlight-player-neighbour>
                  <footlight-player-volume .context=${context}></footlight-player-volume>
                  <footlight-player-live .context=${context}></footlight-player-live>
                  <footlight-player-time .context=${context}></footlight-player-time>
                  <span class="space"></span>
                  ${
                    this.hasMenus
                      ? html`
                          <footlight-player-tracks .context=${context}></footlight-player-tracks>
                          <footlight-player-settings .context=${context}></footlight-player-settings>
                        `
                      : nothing
                  }
                  <footlight-player-screen .context=${context}></footlight-player-screen>
                </div>
              </div>
            `
          : nothing
      }
    `;
  }

  #name(context: PlayerContext | null, title: string): string | typeof nothing {
    if (context === null) return nothing;
    return title === '' ? context.t('playerName') : context.t('playerNameOf', { title });
  }

  #ensurePlayer(): Player {
    if (this.#player !== null) return this.#player;
    this.#life = new AbortController();
    const { signal } = this.#life;
    const player = new Player({
      store: this.#store,
      media: this.#media,
      box: this,
      settings: () => ({
        loader: this.loader,
        protocol: this.protocol === null ? null : (this.protocol.toUpperCase() as Protocol),
        autoplay: this.autoplay,
        dvrWindow: this.dvrWindow,
      }),
      revision: () => this.#changes?.revision ?? 0,
    });
    this.#player = player;
    this.#changes = gatherChanges(this.#store, (changes, revision) =>
      this.#tell('footlight-statechange', { changes, revision }),
    );
    this.#visibility = new ControlsVisibility(
      this.#store,
      this.#controls,
      () => this.renderRoot.querySelector('.controls :focus-visible') !== null,
      signal,
    );
    const stop = this.#store.subscribe((next, previous) => this.#report(next, previous));
    signal.addEventListener('abort', stop);
    document.addEventListener('pointerdown', this.#pressOutside, { signal });
    this.#makeContext();
    if (this.hasUpdated) this.#open();
    return player;
  }

  #letGo(): void {
    this.#player?.destroy();
    this.#changes?.stop();
    this.#life.abort();
    this.#player = null;
    this.#changes = null;
    this.#visibility = null;
    this.#context = null;
    this.#store.set(initialPlayerState);
    this.#controls.set(initialControlsState);
  }

  #open(): void {
    const player = this.#player;
    if (player === null) return;
    const opening =
      this.playback === null
        ? this.src === null
          ? null
          : player.loadSource(
              this.src,
              this.protocol === null ? null : (this.protocol.toUpperCase() as Protocol),
            )
        : player.loadPlayback(this.playback);
    // The fault is in the state and told by `footlight-error`; nobody holds this promise.
    opening?.catch(() => undefined);
  }

  async #loadLabels(): Promise<void> {
    const language = this.language ?? this.closest('[lang]')?.getAttribute('lang') ?? 'en';
    const labels = await loadPlayerCatalogue(language);
    this.labels = labels;
    this.#makeContext(language);
  }

  #makeContext(language = this.#context?.language ?? this.language ?? 'en'): void {
    if (this.#player === null || this.labels === null) return;
    this.#context = {
      player: this.#player,
      controls: this.#controls,
      t: createTranslate(this.labels, language),
      language,
    };
    this.requestUpdate();
  }

  #report(next: PlayerState, previous: PlayerState): void {
    const { id } = next;
    if (next.status === 'ready' && previous.status !== 'ready') {
      this.#tell('footlight-ready', { id });
      if (this.controls !== 'none') void this.#fetchMenus();
    }
    if (next.ended && !previous.ended) this.#tell('footlight-ended', { id });
    if (next.error !== null && next.error !== previous.error)
      this.#tell('footlight-error', { error: next.error });
    if (next.autoplayBlocked && !previous.autoplayBlocked) this.#tell('footlight-autoplayblocked', {});
    if (next.eventHasGoneLive && !previous.eventHasGoneLive) this.#tell('footlight-gonelive', { id });
    const begun = next.skipMarkers.find(
      ({ from }) => previous.currentTime < from && from <= next.currentTime && !next.seeking,
    );
    if (begun !== undefined) this.#tell('footlight-skipmarker', begun);
  }

  async #fetchMenus(): Promise<void> {
    const { defineMenus } = await import('./controls/define-menus.js');
    defineMenus();
    this.hasMenus = true;
  }

  #tell<Name extends keyof PlayerEventDetails>(name: Name, detail: PlayerEventDetails[Name]): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }

  readonly #pressOutside = (event: Event) => {
    const inMenu = event
      .composedPath()
      .some((node) => node instanceof Element && node.localName === 'footlight-player-menu');
    if (!inMenu) this.#controls.set({ openMenu: null });
  };

  readonly #pointerMove = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse') this.#visibility?.show();
  };

  readonly #pointerLeave = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse') this.#visibility?.hide();
  };

  /** A mouse plays and pauses; a finger first asks for the controls, and then sends them away. */
  readonly #pressPicture = (event: MouseEvent): void => {
    if (this.controls === 'none' || this.state.status !== 'ready') return;
    const touch = event instanceof PointerEvent && event.pointerType === 'touch';
    if (!touch) this.execute(this.state.paused ? 'play' : 'pause', {}).catch(() => undefined);
    else if (this.#controls.get().visible) this.#visibility?.hide();
    else this.#visibility?.show();
  };

  readonly #doublePress = (event: MouseEvent): void => {
    if (this.controls === 'none' || (event instanceof PointerEvent && event.pointerType === 'touch')) return;
    this.execute('setFullscreen', { on: !this.state.fullscreen }).catch(() => undefined);
  };

  readonly #keydown = (event: KeyboardEvent): void => {
    this.#visibility?.show();
    if (this.controls !== 'none' && this.#player !== null) pressShortcut(this.#player, event);
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'footlight-player': FootlightPlayer;
  }
  interface HTMLElementEventMap {
    'footlight-ready': CustomEvent<PlayerEventDetails['footlight-ready']>;
    'footlight-statechange': CustomEvent<PlayerEventDetails['footlight-statechange']>;
    'footlight-ended': CustomEvent<PlayerEventDetails['footlight-ended']>;
    'footlight-error': CustomEvent<PlayerEventDetails['footlight-error']>;
    'footlight-autoplayblocked': CustomEvent<PlayerEventDetails['footlight-autoplayblocked']>;
    'footlight-gonelive': CustomEvent<PlayerEventDetails['footlight-gonelive']>;
    'footlight-skipmarker': CustomEvent<PlayerEventDetails['footlight-skipmarker']>;
  }
}
