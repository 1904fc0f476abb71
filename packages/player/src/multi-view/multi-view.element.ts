import { html, nothing, render, type PropertyValues } from 'lit';
import { query, state } from 'lit/decorators.js';
import { directionOf } from '@footlight/i18n';
import type { PlaybackLoader } from '@footlight/domain';
import type { TypedListeners } from '../element-props.js';
import { mayFillScreen } from '../store/may-fill-screen.js';
import { ControlBar, type ControlBarState } from './control-bar.js';
import type { EventStrip } from './event-strip.element.js';
import { MOST_VIEWS, renditionCap } from './layout.js';
import { EDGE_LOOK_MS } from './live-edges.js';
import { pressMultiViewKey } from './multi-view-keys.js';
import { multiViewStyles } from './multi-view.styles.js';
import type { MultiViewEventDetails } from './multi-view-events.js';
import type { MultiViewLabels } from './multi-view-labels.js';
import { OneScreen } from './one-screen.js';
import type { DraggedView } from './view-drag.js';
import { ViewPointer, keyOfEvent } from './view-pointer.js';
import type { ViewTile } from './view-tile.js';
import { ViewsBox } from './views-box.js';
import { ViewsElement } from './views.element.js';
import { viewsPicture, viewsStrip } from './views-picture.js';
import { viewKey, type View } from './views.js';

/** Player state fields whose changes re-render the multi-view. */
const SHOWN: readonly string[] = ['title', 'status', 'fullscreen', 'audioOnly', 'error', 'autoplayBlocked'];

// Other elements send `footlight-select` with other details, so the type of all elements' events cannot hold it.
// oxlint-disable-next-line typescript/no-unsafe-declaration-merging -- the class inherits these methods from HTMLElement
export interface FootlightMultiView {
  addEventListener: TypedListeners<MultiViewEventDetails>['addEventListener'];
  removeEventListener: TypedListeners<MultiViewEventDetails>['removeEventListener'];
}

/**
 * Plays up to four videos at once. The audio and the controls are those of the selected one.
 *
 * Events of the inner players bubble unchanged; `event.composedPath()[0]` is the player.
 *
 * @element footlight-multi-view
 * @fires footlight-viewchange - the videos, their order or the selected one changed: `{ views, chosen }`
 * @fires footlight-layoutchange - the layout changed: `{ layout }`
 * @fires footlight-select - `{ id, kind, title, href }`: a video without access was chosen; cancel it to stay on the page
 * @slot - shown over all views
 * @csspart multi-view - the whole multi-view
 * @csspart views - the container of the views
 * @csspart view - a view: the video with its title
 * @csspart chosen-view - the selected view
 * @csspart view-name - the title of a view, a button that selects it
 * @csspart view-actions - the buttons of a view
 * @csspart view-action - each button of a view
 * @csspart view-grip - the handle for dragging a view to another place
 * @csspart view-promote - moves a view to the first place
 * @csspart view-fullscreen - shows a single view in full screen
 * @csspart view-remove - removes a view
 * @csspart empty-view - a place without a video
 * @csspart desk - the controls of the selected view; their parts have the same names as the player’s
 * @csspart layouts - the layout picker
 * @csspart layout-button - each button of the layout picker
 * @csspart strip - the strip of videos that can be added
 * @csspart strip-cards - the row of cards
 * @csspart strip-card - each card
 * @csspart strip-card-present - a card whose video is in a view already
 * @csspart strip-card-locked - a card whose video the viewer has no access to, a link
 * @csspart strip-card-picture - the picture of a card
 * @csspart strip-card-mark - the mark of a card: can be added, is shown, or locked
 * @csspart strip-card-title - the title of a card
 * @csspart strip-arrow - the buttons that scroll the row
 * @csspart strip-nothing - the text shown when no video can be added
 * @csspart refusal - the message shown when the account plays on too many screens
 * @csspart strip-button - shows or hides the strip
 * @csspart all-fullscreen-button - shows all views in full screen
 * @cssproperty [--footlight-multi-view-height=none] - maximum height of all views together
 * @cssproperty [--footlight-multi-view-radius=6px] - corner radius of the views
 */
export class FootlightMultiView extends ViewsElement {
  static override readonly styles = multiViewStyles;

  @state() private drag: DraggedView | null = null;
  @state() private isStripOpen = true;
  @state() private isFullscreen = false;
  @query('.views') private readonly box!: HTMLElement;
  @query('footlight-event-strip') private readonly strip!: EventStrip;

  readonly #controlBar = new ControlBar();
  readonly #box = new ViewsBox({
    box: () => this.box,
    layout: () => this.state.layout,
    isFullscreen: () => this.isFullscreen,
    changed: () => this.requestUpdate(),
  });
  readonly #screen = new OneScreen({
    loader: () => this.loader,
    layout: () => this.state.layout,
    videos: () => this.players.videosOf(this.state.views),
    capOf: (key) => this.#capOf(key),
    changed: (isRefused) => {
      if (isRefused) this.players.pause();
      else this.players.play();
      this.requestUpdate();
    },
  });
  readonly #pointer = new ViewPointer({
    root: () => this.renderRoot as ShadowRoot,
    isFullscreen: (key) => this.players.get(key)?.state.fullscreen === true,
    choose: (key) => this.chooseAt(this.indexOf(key)),
    fillScreen: (key) => this.#fillScreenWith(key),
    swap: (key, other) => this.swapViews(this.indexOf(key), this.indexOf(other)),
    moved: (drag) => (this.drag = drag),
  });
  /** Keys in insertion order: a video stops playing if its element is moved within the document. */
  #renderedKeys: readonly string[] = [];
  #life = new AbortController();

  override connectedCallback(): void {
    super.connectedCallback();
    this.#life = new AbortController();
    const { signal } = this.#life;
    this.#controlBar.begin(this, signal);
    const edges = setInterval(() => this.players.keepTogether(this.state.chosen), EDGE_LOOK_MS);
    signal.addEventListener('abort', () => clearInterval(edges), { once: true });
    document.addEventListener(
      'fullscreenchange',
      () => {
        this.isFullscreen = this.matches(':fullscreen');
        this.#box.measure();
      },
      { signal },
    );
    globalThis.addEventListener('pagehide', () => this.#screen.stop(), { signal });
    // Players that were disconnected for a while have lost their videos.
    if (this.hasUpdated) this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#life.abort();
    this.#screen.stop();
    this.#box.stop();
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('language') || changed.has('labels') || this.words === null) void this.loadLabels();
    if (changed.has('loader')) this.#screen.leave();
    const keys = this.state.views.map(viewKey);
    const remaining = this.#renderedKeys.filter((key) => keys.includes(key));
    this.#renderedKeys = [...remaining, ...keys.filter((key) => !remaining.includes(key))];
  }

  protected override updated(): void {
    // Nothing starts to play while the element is disconnected.
    if (!this.isConnected) return;
    this.#box.observe();
    const renderedPlayers = new Map(
      [...this.renderRoot.querySelectorAll<HTMLElement>('.view')].flatMap((tile) => {
        const player = tile.querySelector('footlight-player');
        return player === null ? [] : [[tile.dataset['key'] ?? '', player] as const];
      }),
    );
    if (this.players.takeUp(renderedPlayers, this.state)) this.requestUpdate();
    for (const key of this.#renderedKeys) this.players.get(key)?.core?.engine?.limitHeight(this.#capOf(key));
  }

  protected override update(changed: PropertyValues): void {
    super.update(changed);
    render(this.#content(), this.renderRoot, { host: this });
  }

  #content() {
    const { words: labels } = this;
    const look = labels === null ? null : this.#deskLook(labels);
    return html`
      <div
        class="whole"
        part="multi-view"
        role="group"
        dir=${directionOf(this.languageNow())}
        lang=${this.languageNow()}
        aria-label=${labels?.t('multiViewName') ?? nothing}
        ?data-fullscreen=${this.isFullscreen}
        @keydown=${this.#key}
      >
        ${this.#picture(look)} ${look === null ? nothing : this.#controlBar.render(look)}
        ${this.#stripOrNothing()}
        <slot></slot>
        <div class="announcer" role="status">${this.announcement}</div>
      </div>
    `;
  }

  #picture(look: ControlBarState | null) {
    const { words: labels, isFullscreen, loader } = this;
    return viewsPicture({
      arrangement: this.#box.arrangement(),
      tiles: loader === null ? [] : this.#renderedKeys.flatMap((key) => this.#tile(key, loader)),
      taken: this.state.views.length,
      isFullscreen,
      isRefused: this.#screen.isRefused,
      labels,
      pointer: this.#pointer,
      overlays: look === null ? nothing : this.#controlBar.overlays(look),
      stateChanged: this.#stateChanged,
      offer: () => void this.#offer(),
      tryAgain: this.#screen.tryAgain,
    });
  }

  #tile(key: string, loader: PlaybackLoader): ViewTile[] {
    const { views, chosen } = this.state;
    const index = this.indexOf(key);
    const [view, box] = [views[index], this.#box.arrangement().boxes[index]];
    if (view === undefined || box === undefined) return [];
    return [
      {
        key,
        index,
        box,
        count: views.length,
        title: this.titleOf(view),
        hasTitles: this.hasTitles,
        isChosen: key === chosen,
        isFullscreen: this.players.get(key)?.state.fullscreen ?? false,
        mayFillScreen: mayFillScreen(this.players.get(key)?.state ?? { fullscreen: false, audioOnly: false }),
        drag: this.drag,
        loader: this.#screen.loaderOf(key, loader),
        language: this.languageNow(),
        labels: this.words,
        ownLabels: this.labels,
        choose: () => this.chooseView(view),
        promote: () => this.swapViews(index, 0),
        fullscreen: () => this.#fillScreenWith(key),
        remove: () => this.removeView(view),
      },
    ];
  }

  #deskLook(labels: MultiViewLabels): ControlBarState {
    const { chosen: key, layout } = this.state;
    const { isStripOpen, isFullscreen } = this;
    return {
      key,
      player: this.players.get(key),
      labels,
      hasTitles: this.hasTitles,
      layout,
      isStripOpen,
      isFullscreen,
      chooseLayout: (next) => this.chooseLayout(next),
      toggleStrip: () => (this.isStripOpen = !isStripOpen),
      toggleFullscreen: () => void this.#toggleFullscreen(),
    };
  }

  #stripOrNothing() {
    const { words: labels, chosen, candidates } = this;
    if (labels === null || !this.isStripOpen) return nothing;
    const isFull = this.state.views.length === MOST_VIEWS && chosen !== null;
    return viewsStrip({
      labels,
      hasTitles: this.hasTitles,
      candidates,
      present: this.state.views.map(viewKey),
      replaced: isFull ? this.titleOf(chosen) : null,
      press: (candidate) => this.#toggle(candidate),
      follow: (candidate, click) => {
        if (!this.selectLocked(candidate)) click.preventDefault();
      },
    });
  }

  #capOf(key: string): number | null {
    const box = this.#box.arrangement().boxes[this.indexOf(key)];
    return box === undefined ? null : renditionCap(box.height * devicePixelRatio, this.state.views.length);
  }

  #toggle(view: View): void {
    if (this.indexOf(viewKey(view)) === -1) this.addView(view);
    else this.removeView(view);
  }

  async #offer(): Promise<void> {
    this.isStripOpen = true;
    await this.updateComplete;
    this.strip.focusFirst();
  }

  #fillScreenWith(key: string): void {
    const player = this.players.get(key);
    // The failure is visible: the view does not go full screen.
    if (player !== null && mayFillScreen(player.state))
      player.setFullscreen(!player.state.fullscreen).catch(() => undefined);
  }

  async #toggleFullscreen(): Promise<void> {
    // This failure is visible too.
    const done = this.matches(':fullscreen') ? document.exitFullscreen() : this.requestFullscreen();
    await done.catch(() => undefined);
  }

  readonly #stateChanged = ({ detail }: HTMLElementEventMap['footlight-statechange']): void => {
    if (SHOWN.some((name) => name in detail.changes)) this.requestUpdate();
    this.#screen.look();
  };

  readonly #key = (event: KeyboardEvent): void => {
    const index = this.indexOf(keyOfEvent(event));
    pressMultiViewKey(event, {
      boxes: this.#box.arrangement().boxes.slice(0, this.state.views.length),
      index: index === -1 ? null : index,
      isRightToLeft: this.isRightToLeft,
      press: (pressed) => this.#controlBar.press(this.players.get(this.state.chosen), pressed),
      choose: (at) => this.chooseAt(at),
      focus: (at) => this.#focus(at),
      swap: (at, other) => this.swapViews(at, other),
      remove: (at) => this.#removeAt(at),
      toggleFullscreen: () => void this.#toggleFullscreen(),
      cancel: this.#pointer.cancel,
    });
  };

  #removeAt(index: number): void {
    const view = this.state.views[index];
    if (view === undefined) return;
    this.removeView(view);
    // Moves the focus from the removed view to another one.
    void this.updateComplete.then(() => this.#focus(Math.min(index, this.state.views.length - 1)));
  }

  #focus(index: number): void {
    const view = this.state.views[index];
    if (view === undefined) return;
    const tile = [...this.renderRoot.querySelectorAll<HTMLElement>('.view')].find(
      ({ dataset }) => dataset['key'] === viewKey(view),
    );
    tile?.querySelector<HTMLElement>('.view-name')?.focus();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'footlight-multi-view': FootlightElements extends { readonly 'footlight-multi-view': infer Page }
      ? Page
      : FootlightMultiView;
  }
}
