import { LitElement, html, nothing, type PropertyValues } from 'lit';
import { property, state } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import { Check, ChevronLeft, ChevronRight, LockKeyhole, Plus, type IconNode } from 'lucide';
import { icon } from '../controls/icon.js';
import type { MultiViewLabels } from './multi-view-labels.js';
import { viewKey, type View } from './views.js';
import { sizeObserver } from '../core/size-observer.js';

/** A video that the viewer can add. */
export interface MultiViewCandidate extends View {
  readonly title: string;
  /** Thumbnail address; null for none. */
  readonly thumb: string | null;
  /** Set for a video that the viewer has no access to yet: the address where to get it. Its card is a link. */
  readonly accessHref?: string | null;
}

/** Pixels that an arrow button scrolls by (VIEW-3). */
const STEP = 300;

/** The strip of videos that can be added; it scrolls by touch, wheel, arrow buttons and keyboard. */
export class EventStrip extends LitElement {
  @property({ attribute: false }) candidates: readonly MultiViewCandidate[] = [];
  /** Keys of the current views. */
  @property({ attribute: false }) present: readonly string[] = [];
  /** Title of the view that a new one would replace; null while a target is free. */
  @property() replaced: string | null = null;
  /** Whether titles are visible. */
  @property({ attribute: false }) hasTitles = true;
  @property({ attribute: false }) labels!: MultiViewLabels;
  @property({ attribute: false }) press!: (candidate: MultiViewCandidate) => void;
  /** Called when the link of a locked candidate is followed. */
  @property({ attribute: false }) follow!: (candidate: MultiViewCandidate, click: Event) => void;

  @state() private hasBefore = false;
  @state() private hasAfter = false;
  /** Index of the card in the tab order. */
  @state() private current = 0;
  readonly #resized = sizeObserver(() => this.#look());

  /** Renders into the surrounding shadow tree, so that a page can style each part with a single `::part()`. */
  protected override createRenderRoot(): this {
    return this;
  }

  get #cards(): HTMLElement | null {
    return this.querySelector('.strip-cards');
  }

  /** Focuses the first card that can be added. */
  focusFirst(): void {
    const free = this.candidates.findIndex((candidate) => !this.present.includes(viewKey(candidate)));
    this.#focus(Math.max(0, free));
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#resized.disconnect();
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (this.#cards !== null) this.#resized.observe(this.#cards);
    if (changed.has('candidates')) this.#look();
  }

  protected override render() {
    const { t } = this.labels;
    if (this.candidates.length === 0)
      return html`<p class="strip-nothing" part="strip-nothing">${t('multiViewStripNothing')}</p>`;
    return html`
      ${this.#arrow('back', this.hasBefore)}
      <div
        class="strip-cards"
        part="strip-cards"
        role="toolbar"
        aria-label=${t('multiViewStrip')}
        @scroll=${() => this.#look()}
        @keydown=${this.#key}
      >
        ${repeat(this.candidates, viewKey, (candidate, at) => this.#card(candidate, at))}
      </div>
      ${this.#arrow('forward', this.hasAfter)}
    `;
  }

  #card(candidate: MultiViewCandidate, at: number) {
    const { t } = this.labels;
    const { title, accessHref = null } = candidate;
    const isPresent = this.present.includes(viewKey(candidate));
    if (accessHref !== null && !isPresent) {
      const label = t('multiViewLocked', { title });
      return html`
        <a
          class="strip-card"
          part="strip-card strip-card-locked"
          href=${accessHref}
          aria-label=${label}
          title=${this.hasTitles ? label : nothing}
          tabindex=${at === this.current ? 0 : -1}
          data-key=${viewKey(candidate)}
          @focus=${() => (this.current = at)}
          @click=${(click: Event) => this.follow(candidate, click)}
        >
          ${this.#face(candidate, LockKeyhole)}
        </a>
      `;
    }
    const label = isPresent
      ? t('multiViewRemove', { title })
      : this.replaced === null
        ? t('multiViewAdd', { title })
        : t('multiViewReplace', { title, other: this.replaced });
    return html`
      <button
        type="button"
        class="strip-card"
        part=${isPresent ? 'strip-card strip-card-present' : 'strip-card'}
        aria-pressed=${isPresent}
        aria-label=${label}
        title=${this.hasTitles ? label : nothing}
        tabindex=${at === this.current ? 0 : -1}
        data-key=${viewKey(candidate)}
        @focus=${() => (this.current = at)}
        @click=${() => this.press(candidate)}
      >
        ${this.#face(candidate, isPresent ? Check : Plus)}
      </button>
    `;
  }

  #face({ title, thumb }: MultiViewCandidate, mark: IconNode) {
    return html`
      <span class="strip-card-picture" part="strip-card-picture">
        ${thumb === null ? nothing : html`<img src=${thumb} alt="" loading="lazy" decoding="async" />`}
        <span class="strip-card-mark" part="strip-card-mark">${icon(mark)}</span>
      </span>
      ${this.hasTitles ? html`<bdi class="strip-card-title" part="strip-card-title">${title}</bdi>` : nothing}
    `;
  }

  /** Scroll button for pointers only: on the keyboard, the focus moves from card to card. */
  #arrow(direction: 'back' | 'forward', isOffered: boolean) {
    const { t } = this.labels;
    return html`
      <button
        type="button"
        class="strip-arrow"
        part="strip-arrow"
        data-way=${direction}
        tabindex="-1"
        aria-label=${t(direction === 'back' ? 'multiViewStripBack' : 'multiViewStripForward')}
        ?disabled=${!isOffered}
        @click=${() => this.#scroll(direction === 'back' ? -STEP : STEP)}
      >
        ${icon(direction === 'back' ? ChevronLeft : ChevronRight)}
      </button>
    `;
  }

  get #sign(): 1 | -1 {
    return this.matches(':dir(rtl)') ? -1 : 1;
  }

  #scroll(by: number): void {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    this.#cards?.scrollBy({ left: by * this.#sign, behavior: isStill ? 'instant' : 'smooth' });
  }

  /** In right-to-left lists, scroll positions are negative. */
  #look(): void {
    const cards = this.#cards;
    if (cards === null) return;
    const scrolled = Math.abs(cards.scrollLeft);
    this.hasBefore = scrolled > 1;
    this.hasAfter = scrolled + cards.clientWidth < cards.scrollWidth - 1;
  }

  #focus(at: number): void {
    this.current = at;
    const card = this.querySelectorAll<HTMLElement>('.strip-card')[at];
    card?.focus();
    card?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }

  readonly #key = (event: KeyboardEvent): void => {
    const last = this.candidates.length - 1;
    const targets: Readonly<Record<string, number>> = {
      ArrowRight: this.current + this.#sign,
      ArrowLeft: this.current - this.#sign,
      Home: 0,
      End: last,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    this.#focus(Math.min(last, Math.max(0, target)));
  };
}
