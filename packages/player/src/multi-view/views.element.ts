import {
  directionOf,
  type LabelSource,
  type LabelValues,
  type MultiViewLabelKey,
  type OwnMultiViewLabels,
} from '@footlight/i18n';
import { property, state } from 'lit/decorators.js';
import type { PlaybackLoader } from '@footlight/domain';
import type { FootlightPlayer } from '../element/player.element.js';
import { TolerantElement, reading } from '../base/tolerant-element.js';
import type { MultiViewCandidate } from './event-strip.element.js';
import { MULTI_VIEW_LAYOUTS, type MultiViewLayout } from './layout.js';
import { layoutLabel } from './layout-picker.js';
import type { MultiViewEventDetails } from './multi-view-events.js';
import { loadMultiViewLabels, type MultiViewLabels } from './multi-view-labels.js';
import { SessionMemory } from './session-memory.js';
import { ViewPlayers } from './view-players.js';
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

/** The interface for pages and viewers, without the rendering: views, selection, layout and text. */
export abstract class ViewsElement extends TolerantElement {
  /** Language of the text; defaults to the language of the surrounding page. */
  @property() language: string | null = null;
  /**
   * Words of the page instead of the built-in ones, also for the players: `{ multiViewAdd: '…' }`, or a function that has
   * or loads those of a language: `(language) => labels`. What is absent stays as it is built in.
   */
  @property({ attribute: false }) labels: LabelSource<OwnMultiViewLabels> | null = null;
  /** `none` hides the titles of videos; they stay available to screen readers. */
  @property({ converter: reading(['default', 'none']) }) titles: 'default' | 'none' = 'default';
  /** Loads the playback data of the views, and sends the heartbeats of their shared screen. */
  @property({ attribute: false }) loader: PlaybackLoader | null = null;
  /** Videos that the viewer can add, such as the events that are currently live. */
  @property({ attribute: false }) candidates: readonly MultiViewCandidate[] = [];
  /**
   * Key under which the browser stores the layout and the views for as long as the tab is open; empty stores nothing.
   */
  @property({ attribute: 'session-key' }) sessionKey = 'footlight.multi-view';

  @state() protected state: ViewsState = beginViews([]);
  @state() protected words: MultiViewLabels | null = null;
  @state() protected announcement = '';

  protected readonly players = new ViewPlayers();
  #pageViews: readonly View[] = [];
  #pageLayout: MultiViewLayout | null = null;

  /**
   * The videos in the order of their places. Setting them resets the views, unless the value equals the one set last.
   */
  @property({ attribute: false })
  get views(): readonly View[] {
    return this.state.views;
  }

  set views(value: readonly View[] | null | undefined) {
    const views = value ?? [];
    if (views.map(viewKey).join() === this.#pageViews.map(viewKey).join()) return;
    this.#pageViews = views;
    this.#begin();
  }

  /** `twoUp` (default), `pip`, `threeUp` or `quad`. */
  @property()
  get layout(): MultiViewLayout {
    return this.state.layout;
  }

  set layout(layout: MultiViewLayout | null) {
    this.#pageLayout = MULTI_VIEW_LAYOUTS.find((name) => name === layout) ?? null;
    if (this.#pageLayout === null || this.#pageLayout === this.state.layout) return;
    if (this.state.views.length === 0) this.state = changeLayout(this.state, this.#pageLayout);
    else this.#change(changeLayout(this.state, this.#pageLayout));
  }

  /** The selected video. */
  get chosen(): View | null {
    return this.state.views.find((view) => viewKey(view) === this.state.chosen) ?? null;
  }

  /** The player of a view; null if it has none. */
  playerOf(view: View): FootlightPlayer | null {
    return this.players.get(viewKey(view));
  }

  /** Adds a video, in a larger layout if necessary; if there are four already, it replaces the selected one. */
  addView(view: View): void {
    const { id, kind } = view;
    this.#change(addView(this.state, { id, kind }));
    this.#announce('multiViewAnnounceAdded', { title: this.titleOf(view) });
  }

  /** Removes a video. */
  removeView(view: View): void {
    const title = this.titleOf(view);
    this.#change(removeView(this.state, viewKey(view)));
    this.#announce('multiViewAnnounceRemoved', { title });
  }

  /** Selects a video: its audio plays and the controls operate it. */
  chooseView(view: View): void {
    const key = viewKey(view);
    if (key === this.state.chosen) return;
    this.#change(chooseView(this.state, key));
    this.#announce('multiViewAnnounceChosen', { title: this.titleOf(view) });
  }

  /** Swaps the videos of two places. @param one from 0 @param other from 0 */
  swapViews(one: number, other: number): void {
    const view = this.state.views[one];
    if (view === undefined) return;
    this.#change(swapViews(this.state, one, other));
    const count = this.state.views.length;
    this.#announce('multiViewAnnounceMoved', { title: this.titleOf(view), place: other + 1, count });
  }

  protected chooseLayout(layout: MultiViewLayout): void {
    this.#change(changeLayout(this.state, layout));
    if (this.words !== null)
      this.#announce('multiViewAnnounceLayout', { layout: this.words.t(layoutLabel(layout)) });
  }

  protected chooseAt(index: number): void {
    const view = this.state.views[index];
    if (view !== undefined) this.chooseView(view);
  }

  protected languageNow(): string {
    return this.language ?? this.closest('[lang]')?.getAttribute('lang') ?? 'en';
  }

  protected get hasTitles(): boolean {
    return this.titles !== 'none';
  }

  protected get isRightToLeft(): boolean {
    return directionOf(this.languageNow()) === 'rtl';
  }

  protected async loadLabels(): Promise<void> {
    const language = this.languageNow();
    const { labels: own } = this;
    const words = await loadMultiViewLabels(language, own);
    if (language === this.languageNow() && own === this.labels) this.words = words;
  }

  #memory(): SessionMemory | null {
    return this.sessionKey === '' ? null : new SessionMemory(this.sessionKey);
  }

  /** Starts with the views that the page set, or with the viewer's stored changes to them. */
  #begin(): void {
    const stored = this.#memory()?.recall(this.#pageViews);
    this.#change({ ...beginViews(this.#pageViews, this.#pageLayout), ...stored });
  }

  #change(next: ViewsState): void {
    const { state } = this;
    if (next === state) return;
    this.players.listen(state.chosen);
    this.state = next;
    if (next.views.length > 0) this.#memory()?.keep(this.#pageViews, next);
    this.players.unmute(next.chosen);
    if (next.layout !== state.layout) this.#dispatch('footlight-layoutchange', { layout: next.layout });
    const differs = next.chosen !== state.chosen || next.views.some((view, at) => view !== state.views[at]);
    if (differs || next.views.length !== state.views.length)
      this.#dispatch('footlight-viewchange', { views: next.views, chosen: this.chosen });
  }

  /** @returns whether its address is followed */
  protected selectLocked({ id, kind, title, accessHref }: MultiViewCandidate): boolean {
    return this.#dispatch('footlight-select', { id, kind, title, href: accessHref ?? '' }, true);
  }

  #dispatch<Name extends keyof MultiViewEventDetails>(
    name: Name,
    detail: MultiViewEventDetails[Name],
    cancelable = false,
  ): boolean {
    return this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable }));
  }

  #announce(key: MultiViewLabelKey, values: LabelValues): void {
    this.announcement = this.words?.t(key, values) ?? '';
  }

  protected titleOf(view: View): string {
    const key = viewKey(view);
    const named = this.candidates.find((candidate) => viewKey(candidate) === key)?.title;
    const place = this.state.views.findIndex((other) => viewKey(other) === key) + 1;
    return (
      this.players.get(key)?.state.title || named || (this.words?.t('multiViewUntitled', { place }) ?? '')
    );
  }

  protected indexOf(key: string | null): number {
    return this.state.views.findIndex((view) => viewKey(view) === key);
  }
}
