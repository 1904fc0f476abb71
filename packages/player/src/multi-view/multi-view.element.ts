import { directionOf, type LabelValues, type MultiViewLabelKey } from '@footlight/i18n';
import { LitElement, html, nothing, type PropertyValues } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import { styled } from '../controls/styled.js';
import type { MultiViewBeat, PlaybackLoader } from '../playback-loader.js';
import type { FootlightPlayer } from '../player.element.js';
import { Desk, type DeskLook } from './desk.js';
import type { EventStrip, MultiViewCandidate } from './event-strip.element.js';
import { Heartbeat } from './heartbeat.js';
import {
  MOST_VIEWS,
  MULTI_VIEW_LAYOUTS,
  arrange,
  renditionCap,
  type Arrangement,
  type MultiViewLayout,
  type ViewBox,
} from './layout.js';
import { layoutLabel } from './layout-picker.js';
import { EDGE_LOOK_MS } from './live-edges.js';
import type { MultiViewEventDetails } from './multi-view-events.js';
import { pressMultiViewKey } from './multi-view-keys.js';
import { multiViewStyles } from './multi-view.styles.js';
import { loadMultiViewWords, type MultiViewWords } from './multi-view-words.js';
import { SessionMemory } from './session-memory.js';
import { ViewDrag, type DraggedView } from './view-drag.js';
import { SharedScreen, loaderOfView } from './view-loader.js';
import { ViewPlayers } from './view-players.js';
import { emptyPlace, viewTile } from './view-tile.js';
import {
  addView,
  beginViews,
  changeLayout,
  chooseView,
  removeView,
  swapViews,
  viewKey,
  type View,
  type ViewsState,
} from './views.js';

/** States of a player that show outside it. */
const SHOWN: readonly string[] = ['title', 'status', 'fullscreen', 'error', 'autoplayBlocked'];

/**
 * Up to four videos at once, of which one is heard and steered.
 *
 * Events of the players within come through as they are; `event.composedPath()[0]` is the player.
 *
 * @element footlight-multi-view
 * @fires footlight-viewchange - other videos, other places, or another one is heard: `{ views, chosen }`
 * @fires footlight-layoutchange - another layout: `{ layout }`
 * @slot - drawn over all views
 * @csspart multi-view - everything
 * @csspart views - the box of the pictures
 * @csspart view - a video with its name
 * @csspart chosen-view - the view that is heard
 * @csspart view-name - the name of a video, which lets it be heard
 * @csspart view-actions - what can be done with a view
 * @csspart view-action - each of it
 * @csspart view-grip - drags a view to another place
 * @csspart view-promote - brings a view to the first place
 * @csspart view-fullscreen - a view alone on the screen
 * @csspart view-remove - takes a view out
 * @csspart empty-view - a place without a video
 * @csspart desk - the controls of the heard video, whose pieces bear the names of the player’s
 * @csspart layouts - the choice of layouts
 * @csspart layout-button - each of them
 * @csspart strip - what can be added
 * @csspart strip-cards - the row of its cards
 * @csspart strip-card - each of them
 * @csspart strip-card-present - a card whose video is shown already
 * @csspart strip-arrow - scrolls the row
 * @csspart strip-nothing - said where there is nothing to add
 * @csspart refusal - what is said when the account plays on too many screens
 * @cssproperty [--footlight-glow=#ffb347] - the ring of the heard view, and the focus
 * @cssproperty [--footlight-multi-view-height=none] - the most height that the pictures take together
 * @cssproperty [--footlight-multi-view-radius=6px] - corner radius of the pictures
 * @cssproperty [--footlight-player-font=inherit] - font of words and figures
 */
export class FootlightMultiView extends LitElement {
  static override readonly styles = multiViewStyles;

  /** Language of the words; by default that of the page around it. */
  @property() language: string | null = null;
  /** How the views get playback data, and how the service hears that this one screen plays. */
  @property({ attribute: false }) loader: PlaybackLoader | null = null;
  /** What can be added: what is on the air, for instance. */
  @property({ attribute: false }) candidates: readonly MultiViewCandidate[] = [];
  /** Name under which the browser keeps layout and places for as long as the tab is open; empty keeps nothing. */
  @property({ attribute: 'session-key' }) sessionKey = 'footlight.multi-view';

  @state() private state: ViewsState = beginViews([]);
  @state() private words: MultiViewWords | null = null;
  /** Pixels; null before it is measured. */
  @state() private size: { readonly width: number; readonly height: number | null } | null = null;
  @state() private drag: DraggedView | null = null;
  @state() private isStripOpen = true;
  @state() private isFullscreen = false;
  @state() private isRefused = false;
  @state() private said = '';
  @query('.views') private readonly box!: HTMLElement;
  @query('footlight-event-strip') private readonly strip!: EventStrip;

  readonly #players = new ViewPlayers();
  readonly #desk = new Desk();
  readonly #resized = new ResizeObserver(() => this.#measure());
  readonly #heartbeat = new Heartbeat({
    beat: () => this.#beat(),
    loader: () => this.loader,
    refused: () => this.#refuse(),
  });
  readonly #drag = new ViewDrag({
    keyAt: (x, y, dragged) => this.#keyAt(x, y, dragged),
    moved: (drag) => (this.drag = drag),
    dropped: (key, over) => this.#swap(this.#placeOf(key), this.#placeOf(over)),
  });
  #screen = new SharedScreen();
  readonly #loaders = new Map<string, PlaybackLoader>();
  /** Keys in the order in which they came: a picture that moves within the document would stop. */
  #drawn: readonly string[] = [];
  #asked: readonly View[] = [];
  #wish: MultiViewLayout | null = null;
  #life = new AbortController();

  /** The videos in the order of their places; setting them begins anew, unless they are what was set last. */
  @property({ attribute: false })
  get views(): readonly View[] {
    return this.state.views;
  }

  set views(views: readonly View[]) {
    if (views.map(viewKey).join() === this.#asked.map(viewKey).join()) return;
    this.#asked = views;
    this.#begin();
  }

  /** `twoUp` (default), `pip`, `threeUp` or `quad`. */
  @property()
  get layout(): MultiViewLayout {
    return this.state.layout;
  }

  set layout(layout: MultiViewLayout | null) {
    this.#wish = MULTI_VIEW_LAYOUTS.find((name) => name === layout) ?? null;
    if (this.#wish === null || this.#wish === this.state.layout) return;
    if (this.state.views.length === 0) this.state = changeLayout(this.state, this.#wish);
    else this.#change(changeLayout(this.state, this.#wish));
  }

  /** The video that is heard. */
  get chosen(): View | null {
    return this.state.views.find((view) => viewKey(view) === this.state.chosen) ?? null;
  }

  /** The player of a view; null while it has none. */
  playerOf(view: View): FootlightPlayer | null {
    return this.#players.get(viewKey(view));
  }

  /** Adds a video, in a larger layout where need be; with four already, in place of the heard one. */
  addView(view: View): void {
    const { id, kind } = view;
    this.#change(addView(this.state, { id, kind }));
    this.#say('multiViewAnnounceAdded', { title: this.#titleOf(view) });
  }

  /** Takes a video out. */
  removeView(view: View): void {
    const title = this.#titleOf(view);
    this.#change(removeView(this.state, viewKey(view)));
    this.#say('multiViewAnnounceRemoved', { title });
  }

  /** Lets a video be heard, and steered. */
  chooseView(view: View): void {
    const key = viewKey(view);
    if (key === this.state.chosen) return;
    this.#change(chooseView(this.state, key));
    this.#say('multiViewAnnounceChosen', { title: this.#titleOf(view) });
  }

  /** Lets two places change their videos. @param one from 0 @param other from 0 */
  swapViews(one: number, other: number): void {
    this.#swap(one, other);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#life = new AbortController();
    const { signal } = this.#life;
    this.#desk.begin(this, signal);
    const edges = setInterval(() => this.#players.keepTogether(this.state.chosen), EDGE_LOOK_MS);
    signal.addEventListener('abort', () => clearInterval(edges), { once: true });
    document.addEventListener(
      'fullscreenchange',
      () => {
        this.isFullscreen = this.matches(':fullscreen');
        this.#measure();
      },
      { signal },
    );
    globalThis.addEventListener('pagehide', () => this.#heartbeat.stop(this.#beat()), { signal });
    // Players that were out of the page for a while have forgotten their videos.
    if (this.hasUpdated) this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#life.abort();
    this.#heartbeat.stop(this.#beat());
    this.#resized.disconnect();
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('language') || this.words === null) void this.#loadWords();
    if (changed.has('loader')) this.#leaveScreen();
    const keys = this.state.views.map(viewKey);
    const kept = this.#drawn.filter((key) => keys.includes(key));
    this.#drawn = [...kept, ...keys.filter((key) => !kept.includes(key))];
  }

  protected override updated(): void {
    this.#resized.observe(this.box);
    const drawn = new Map(
      [...this.renderRoot.querySelectorAll<HTMLElement>('.view')].flatMap((tile) => {
        const player = tile.querySelector('footlight-player');
        return player === null ? [] : [[tile.dataset['key'] ?? '', player] as const];
      }),
    );
    if (this.#players.meet(drawn, this.state)) this.requestUpdate();
  }

  protected override render() {
    const { words } = this;
    const look = words === null ? null : this.#deskLook(words);
    return html`
      <div
        class="whole"
        part="multi-view"
        role="group"
        dir=${directionOf(this.#languageNow())}
        lang=${this.#languageNow()}
        aria-label=${words?.t('multiViewName') ?? nothing}
        ?data-fullscreen=${this.isFullscreen}
        @keydown=${this.#key}
      >
        ${this.#pictures(look)} ${look === null ? nothing : this.#desk.render(look)} ${this.#stripOrNothing()}
        <slot></slot>
        <div class="announcer" role="status">${this.said}</div>
      </div>
    `;
  }

  #pictures(look: DeskLook | null) {
    const arrangement = this.#arrangement();
    const places = new Map(this.state.views.map((view, place) => [viewKey(view), place]));
    const empty = arrangement.boxes.slice(this.state.views.length);
    return html`
      <div
        class="views"
        part="views"
        ${styled({ 'block-size': this.isFullscreen ? null : `${String(arrangement.height)}px` })}
        @click=${this.#press}
        @dblclick=${this.#doublePress}
        @pointerdown=${this.#pointerDown}
        @pointermove=${(event: PointerEvent) => this.#drag.move(event)}
        @pointerup=${() => this.#drag.end()}
        @pointercancel=${() => this.#drag.cancel()}
        @footlight-statechange=${this.#stateChanged}
      >
        ${
          this.loader === null
            ? nothing
            : repeat(
                this.#drawn,
                (key) => key,
                (key) => this.#tile(places.get(key) ?? 0, arrangement),
              )
        }
        ${this.words === null ? nothing : empty.map((box) => this.#empty(box))}
        ${look === null ? nothing : this.#desk.overlays(look)} ${this.#refusal()}
      </div>
    `;
  }

  #tile(place: number, { boxes }: Arrangement) {
    const [view, box] = [this.state.views[place], boxes[place]];
    if (view === undefined || box === undefined || this.loader === null) return nothing;
    const key = viewKey(view);
    return viewTile({
      key,
      place,
      box,
      count: this.state.views.length,
      title: this.#titleOf(view),
      isChosen: key === this.state.chosen,
      isFullscreen: this.#players.get(key)?.state.fullscreen ?? false,
      drag: this.drag,
      loader: this.#loaderOf(key, this.loader),
      language: this.#languageNow(),
      words: this.words,
      choose: () => this.chooseView(view),
      promote: () => this.#swap(place, 0),
      fullscreen: () => this.#fillScreenWith(key),
      remove: () => this.removeView(view),
    });
  }

  #empty(box: ViewBox) {
    return this.words === null ? nothing : emptyPlace(box, this.words, () => void this.#offer());
  }

  #deskLook(words: MultiViewWords): DeskLook {
    const { chosen: key, layout } = this.state;
    const { isStripOpen, isFullscreen } = this;
    return {
      key,
      player: this.#players.get(key),
      words,
      layout,
      isStripOpen,
      isFullscreen,
      chooseLayout: (next) => {
        this.#change(changeLayout(this.state, next));
        this.#say('multiViewAnnounceLayout', { layout: words.t(layoutLabel(next)) });
      },
      toggleStrip: () => (this.isStripOpen = !isStripOpen),
      toggleFullscreen: () => void this.#toggleFullscreen(),
    };
  }

  #stripOrNothing() {
    const { words, chosen } = this;
    if (words === null || !this.isStripOpen) return nothing;
    const isFull = this.state.views.length === MOST_VIEWS && chosen !== null;
    return html`
      <footlight-event-strip
        class="strip"
        part="strip"
        .words=${words}
        .candidates=${this.candidates}
        .present=${this.state.views.map(viewKey)}
        .replaced=${isFull ? this.#titleOf(chosen) : null}
        .press=${(candidate: View) => this.#toggle(candidate)}
      ></footlight-event-strip>
    `;
  }

  #refusal() {
    if (!this.isRefused || this.words === null) return nothing;
    const { t } = this.words;
    return html`
      <div class="refusal" part="refusal" role="alert">
        <p>${t('multiViewTooManyScreens')}</p>
        <button type="button" class="retry" part="retry-button" @click=${this.#tryAgain}>
          ${t('playerRetry')}
        </button>
      </div>
    `;
  }

  #languageNow(): string {
    return this.language ?? this.closest('[lang]')?.getAttribute('lang') ?? 'en';
  }

  get #isRightToLeft(): boolean {
    return directionOf(this.#languageNow()) === 'rtl';
  }

  async #loadWords(): Promise<void> {
    const language = this.#languageNow();
    const words = await loadMultiViewWords(language);
    if (language === this.#languageNow()) this.words = words;
  }

  #leaveScreen(): void {
    this.#screen = new SharedScreen();
    this.#loaders.clear();
  }

  #beat(): MultiViewBeat | null {
    const { playbackSessionId } = this.#screen;
    const videos = this.#players.videosOf(this.state.views);
    if (playbackSessionId === null || videos.length === 0) return null;
    return { playbackSessionId, layout: this.state.layout, videos };
  }

  #memory(): SessionMemory | null {
    return this.sessionKey === '' ? null : new SessionMemory(this.sessionKey);
  }

  /** Begins with what the page asked for, or with what the viewer had made of the same before. */
  #begin(): void {
    const kept = this.#memory()?.recall(this.#asked);
    this.#change({ ...beginViews(this.#asked, this.#wish), ...kept });
  }

  #change(next: ViewsState): void {
    const { state } = this;
    if (next === state) return;
    this.#players.listen(state.chosen);
    this.state = next;
    if (next.views.length > 0) this.#memory()?.keep(this.#asked, next);
    this.#players.hear(next.chosen);
    if (next.layout !== state.layout) this.#tell('footlight-layoutchange', { layout: next.layout });
    const differs = next.chosen !== state.chosen || next.views.some((view, at) => view !== state.views[at]);
    if (differs || next.views.length !== state.views.length)
      this.#tell('footlight-viewchange', { views: next.views, chosen: this.chosen });
  }

  #tell<Name extends keyof MultiViewEventDetails>(name: Name, detail: MultiViewEventDetails[Name]): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }

  #say(key: MultiViewLabelKey, values: LabelValues): void {
    this.said = this.words?.t(key, values) ?? '';
  }

  #titleOf(view: View): string {
    const key = viewKey(view);
    const named = this.candidates.find((candidate) => viewKey(candidate) === key)?.title;
    const place = this.state.views.findIndex((other) => viewKey(other) === key) + 1;
    return (
      this.#players.get(key)?.state.title || named || (this.words?.t('multiViewUntitled', { place }) ?? '')
    );
  }

  #placeOf(key: string | null): number {
    return this.state.views.findIndex((view) => viewKey(view) === key);
  }

  #loaderOf(key: string, loader: PlaybackLoader): PlaybackLoader {
    const known = this.#loaders.get(key);
    if (known !== undefined) return known;
    const made = loaderOfView(loader, this.#screen, () => this.#capOf(key));
    this.#loaders.set(key, made);
    return made;
  }

  #capOf(key: string): number | null {
    const box = this.#arrangement().boxes[this.#placeOf(key)];
    return box === undefined ? null : renditionCap(box.height * devicePixelRatio, this.state.views.length);
  }

  #arrangement(): Arrangement {
    const { width, height } = this.size ?? { width: 0, height: null };
    return arrange(this.state.layout, width, height);
  }

  #measure(): void {
    const { clientWidth: width, clientHeight } = this.box;
    const most = Number.parseFloat(getComputedStyle(this.box).maxBlockSize);
    const natural = arrange(this.state.layout, width, null).height;
    const height = this.isFullscreen ? clientHeight : natural > most ? most : null;
    if (width !== this.size?.width || height !== this.size.height) this.size = { width, height };
  }

  #swap(one: number, other: number): void {
    const view = this.state.views[one];
    if (view === undefined) return;
    this.#change(swapViews(this.state, one, other));
    const count = this.state.views.length;
    this.#say('multiViewAnnounceMoved', { title: this.#titleOf(view), place: other + 1, count });
  }

  #toggle(view: View): void {
    if (this.#placeOf(viewKey(view)) === -1) this.addView(view);
    else this.removeView(view);
  }

  async #offer(): Promise<void> {
    this.isStripOpen = true;
    await this.updateComplete;
    this.strip.focusFirst();
  }

  #fillScreenWith(key: string): void {
    const player = this.#players.get(key);
    // A refusal shows itself: the view stays where it is.
    player?.setFullscreen(!player.state.fullscreen).catch(() => undefined);
  }

  async #toggleFullscreen(): Promise<void> {
    // A refusal shows itself too.
    const done = this.matches(':fullscreen') ? document.exitFullscreen() : this.requestFullscreen();
    await done.catch(() => undefined);
  }

  #refuse(): void {
    this.isRefused = true;
    this.#players.pause();
  }

  readonly #tryAgain = (): void => {
    this.isRefused = false;
    this.#players.play();
  };

  readonly #stateChanged = ({ detail }: HTMLElementEventMap['footlight-statechange']): void => {
    if (SHOWN.some((name) => name in detail.changes)) this.requestUpdate();
    if (!this.isRefused) this.#heartbeat.look();
  };

  #keyAt(x: number, y: number, dragged: string): string | null {
    const keys = (this.renderRoot as ShadowRoot)
      .elementsFromPoint(x, y)
      .flatMap((element) => element.closest<HTMLElement>('.view')?.dataset['key'] ?? []);
    return keys.find((key) => key !== dragged) ?? null;
  }

  /** A press on a picture lets it be heard; one on a button is the button's. */
  readonly #press = (event: MouseEvent): void => {
    if (this.#drag.takeDrop() || isOnButton(event)) return;
    const view = this.state.views[this.#placeOf(keyOf(event))];
    if (view !== undefined) this.chooseView(view);
  };

  readonly #doublePress = (event: MouseEvent): void => {
    const key = keyOf(event);
    if (key !== null && !isOnButton(event)) this.#fillScreenWith(key);
  };

  readonly #pointerDown = (event: PointerEvent): void => {
    const key = keyOf(event);
    if (key === null || this.#players.get(key)?.state.fullscreen === true) return;
    const isByHandle = event.composedPath().some((node) => node instanceof Element && node.matches('.grip'));
    if (isByHandle || (event.pointerType === 'mouse' && !isOnButton(event))) this.#drag.begin(event, key);
  };

  readonly #key = (event: KeyboardEvent): void => {
    const place = this.#placeOf(keyOf(event));
    pressMultiViewKey(event, {
      boxes: this.#arrangement().boxes.slice(0, this.state.views.length),
      place: place === -1 ? null : place,
      isRightToLeft: this.#isRightToLeft,
      press: (pressed) => this.#desk.press(this.#players.get(this.state.chosen), pressed),
      choose: (at) => {
        const view = this.state.views[at];
        if (view !== undefined) this.chooseView(view);
      },
      focus: (at) => this.#focus(at),
      swap: (at, other) => this.#swap(at, other),
      remove: (at) => this.#removeAt(at),
      toggleFullscreen: () => void this.#toggleFullscreen(),
      cancel: () => this.#drag.cancel(),
    });
  };

  #removeAt(place: number): void {
    const view = this.state.views[place];
    if (view === undefined) return;
    this.removeView(view);
    // The focus stays among the views, where its own has gone.
    void this.updateComplete.then(() => this.#focus(Math.min(place, this.state.views.length - 1)));
  }

  #focus(place: number): void {
    const view = this.state.views[place];
    if (view === undefined) return;
    const tile = [...this.renderRoot.querySelectorAll<HTMLElement>('.view')].find(
      ({ dataset }) => dataset['key'] === viewKey(view),
    );
    tile?.querySelector<HTMLElement>('.view-name')?.focus();
  }
}

/** Key of the view that an event happened in. */
const keyOf = (event: Event): string | null => {
  const tile = event
    .composedPath()
    .find((node) => node instanceof HTMLElement && node.classList.contains('view'));
  return tile instanceof HTMLElement ? (tile.dataset['key'] ?? null) : null;
};

const isOnButton = (event: Event): boolean =>
  event.composedPath().some((node) => node instanceof Element && node.matches('button, a, input'));

declare global {
  interface HTMLElementTagNameMap {
    'footlight-multi-view': FootlightMultiView;
  }
}
