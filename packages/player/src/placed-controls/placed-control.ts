import { nothing, type TemplateResult } from 'lit';
import { adoptStyles } from '../controls/adopt-styles.js';
import { controlStyles } from '../controls/bar/control.styles.js';
import { closeOnOutsidePress } from '../controls/menus/outside-press.js';
import type { PlayerContext } from '../controls/player-context.js';
import { timelineStyles } from '../controls/timeline/timeline.styles.js';
import { barContrastStyles } from '../stage/bar-contrast.styles.js';
import type { LateParts } from './late-parts.js';
import { loadLateParts } from './load-late-parts.js';
import { ownMenus } from './own-menus.js';
import { groundStyles, placedStyles } from './placed-control.styles.js';
import { PlacedElement } from './placed-element.js';

/**
 * A control that a page places. It draws the player's own control in a shadow tree of its own, so that both are one. The
 * attribute `unavailable` says that the control has nothing to do, such as the next button without a next video; the
 * element is hidden then.
 */
export abstract class PlacedControl extends PlacedElement {
  static override readonly styles = [
    groundStyles,
    controlStyles,
    timelineStyles,
    barContrastStyles,
    placedStyles,
  ];

  /** The context for the control; null without a player. */
  #context: PlayerContext | null = null;
  #life: AbortController | null = null;
  /** What is loaded once there is a video; null until then. */
  #late: LateParts | null = null;

  constructor() {
    super();
    // Style sheets of a page cannot see the focus within, and the player keeps its controls visible meanwhile.
    this.addEventListener('focusin', () => this.toggleAttribute('focus-visible', this.#hasVisibleFocus()));
    this.addEventListener('focusout', () => this.removeAttribute('focus-visible'));
  }

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const root = super.createRenderRoot();
    new MutationObserver(() => this.#noteContent()).observe(root, { childList: true, subtree: true });
    return root;
  }

  protected override contextChanged(context: PlayerContext | null): void {
    super.contextChanged(context);
    if (context === null) {
      this.#end();
      return;
    }
    const before = this.#context;
    const isSame = before?.player === context.player;
    const own = {
      ...context,
      controls: isSame ? before.controls : ownMenus(context.controls),
      isPlaced: true,
    };
    this.#context = own;
    if (!isSame) this.#begin(context, own);
  }

  protected override content(): TemplateResult | typeof nothing {
    const context = this.#context;
    return context === null ? nothing : (this.control(context, this.#late) ?? nothing);
  }

  /** The player's control; null while there is none. */
  protected abstract control(context: PlayerContext, late: LateParts | null): TemplateResult | null;

  #begin({ controls }: PlayerContext, own: PlayerContext): void {
    this.#life?.abort();
    const life = new AbortController();
    this.#life = life;
    closeOnOutsidePress(this, own.controls, life.signal);
    const fetchLate = (): void => {
      if (controls.get().lazyParts === 'here') void this.#fetchLate().catch(() => undefined);
    };
    const stop = controls.select(({ lazyParts }) => lazyParts, fetchLate);
    life.signal.addEventListener('abort', stop);
    fetchLate();
  }

  #end(): void {
    this.#life?.abort();
    this.#life = null;
    this.#context = null;
  }

  /** Without these, the controls that are there stay; the next video tries again. */
  async #fetchLate(): Promise<void> {
    const late = await loadLateParts();
    if (this.#late === null && this.shadowRoot !== null) {
      adoptStyles(this.shadowRoot, late.styles, placedStyles);
      late.placeMenus(this, this.shadowRoot);
    }
    this.#late = late;
    this.requestUpdate();
  }

  #hasVisibleFocus(): boolean {
    return this.shadowRoot?.activeElement?.matches(':focus-visible') === true;
  }

  #noteContent(): void {
    const control = this.renderRoot.firstElementChild;
    this.toggleAttribute('unavailable', control !== null && control.childElementCount === 0);
  }
}
