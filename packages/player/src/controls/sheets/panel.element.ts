import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { X } from 'lucide';
import { PlayerControl } from '../control.js';
import { focusedIn, tabStops } from '../focus.js';
import { icon } from '../icon.js';
import { isUprightPhone } from '../upright-phone.js';
import { sizeObserver } from '../../core/size-observer.js';

/**
 * A modal sheet inside the player, open as long as it is connected (managed by `PanelHost`). It takes the focus,
 * keeps it, and returns it when it closes. Escape, the close button and a press beside the sheet close it.
 *
 * @csspart panel - a sheet over the player
 * @csspart panel-scrim - dims the player behind a sheet
 * @csspart panel-head - head of a sheet: its heading and the close button
 * @csspart panel-heading - heading of a sheet
 * @csspart panel-close - closes a sheet
 * @csspart panel-body - content of a sheet
 */
export abstract class PlayerPanel extends PlayerControl {
  /** Where the focus returns to: the previously focused element, otherwise the player itself. */
  #origins: readonly (Element | null)[] = [];
  /** If the picture is too low for a sheet when it opens, the sheet is at the lower edge of the window. */
  readonly #isOfWindow = isUprightPhone();
  /**
   * Whether the content overflows and has no tab stops. It is then made focusable, so that the keyboard can scroll
   * it.
   */
  @state() private scrolls = false;
  readonly #size = sizeObserver(() => this.#measure());

  /** Heading of the sheet, in the viewer's language. */
  protected abstract heading(): string;
  /** Content of the sheet below its heading. */
  protected abstract body(): TemplateResult;

  override connectedCallback(): void {
    this.#origins = [focusedIn(this), this.closest('.stage')];
    super.connectedCallback();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#size.disconnect();
    const goal = this.#origins.find((origin) => origin?.isConnected === true && origin.checkVisibility());
    if (goal instanceof HTMLElement) goal.focus({ preventScroll: true });
  }

  protected close(): void {
    this.context.controls.set({ openPanel: null });
  }

  protected override render(): TemplateResult {
    const heading = this.heading();
    return html`
      <div
        class="scrim"
        part="panel-scrim"
        popover=${this.#isOfWindow ? 'manual' : nothing}
        @click=${this.#pressBeside}
      >
        <section
          class="panel"
          part="panel"
          role="dialog"
          aria-modal="true"
          aria-label=${heading}
          tabindex="-1"
          @keydown=${this.#key}
        >
          <header class="panel-head" part="panel-head">
            <h2 part="panel-heading">${heading}</h2>
            <button
              type="button"
              class="button"
              part="button panel-close"
              aria-label=${this.context.t('playerPanelClose')}
              @click=${() => this.close()}
            >
              ${icon(X)}
            </button>
          </header>
          <div
            class="panel-body"
            part="panel-body"
            role=${this.scrolls ? 'group' : nothing}
            aria-label=${this.scrolls ? heading : nothing}
            tabindex=${this.scrolls ? 0 : nothing}
          >
            ${this.body()}
          </div>
        </section>
      </div>
    `;
  }

  /**
   * Whether the sheet takes the focus when it opens; by default yes, because the viewer opened it from the player.
   */
  protected takesFocus(): boolean {
    return true;
  }

  protected override firstUpdated(): void {
    if (this.#isOfWindow) this.querySelector<HTMLElement>('.scrim')?.showPopover();
    if (this.takesFocus()) this.#sheet?.focus({ preventScroll: true });
    const body = this.#body;
    if (body !== null) this.#size.observe(body);
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    this.#measure();
  }

  #measure(): void {
    const body = this.#body;
    this.scrolls = body !== null && body.scrollHeight > body.clientHeight && tabStops(body).length === 0;
  }

  get #body(): HTMLElement | null {
    return this.querySelector<HTMLElement>('.panel-body');
  }

  get #sheet(): HTMLElement | null {
    return this.querySelector<HTMLElement>('[role="dialog"]');
  }

  readonly #pressBeside = (event: Event): void => {
    if (event.target === event.currentTarget) this.close();
  };

  readonly #key = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') this.close();
    if (event.key === 'Tab') this.#keepFocus(event);
    // A modal sheet handles every key; none may also trigger the player's shortcuts.
    event.stopPropagation();
  };

  #keepFocus(event: KeyboardEvent): void {
    const sheet = this.#sheet;
    if (sheet === null) return;
    const stops = tabStops(sheet);
    const [first, last] = [stops[0], stops.at(-1)];
    const focused = focusedIn(this);
    const leaves = event.shiftKey ? focused === first || focused === sheet : focused === last;
    if (!leaves) return;
    event.preventDefault();
    (event.shiftKey ? last : first)?.focus();
  }
}
