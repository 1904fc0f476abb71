import { html, nothing } from 'lit';
import { property } from 'lit/decorators.js';
import { Check, type IconNode } from 'lucide';
import { StoreController } from '../store/store-controller.js';
import { PlayerControl } from './control.js';
import { icon } from './icon.js';

export interface MenuItem {
  readonly id: string;
  readonly label: string;
  /** A second, quieter word. */
  readonly note?: string;
  /** Language of the label where it is not the page's. */
  readonly language?: string;
  readonly checked: boolean;
  choose(): void;
}

export interface MenuGroup {
  readonly name: string;
  readonly items: readonly MenuItem[];
}

/**
 * A button that opens groups of choices; one choice a group.
 *
 * @csspart menu - an open menu
 * @csspart menu-group - choices of one kind
 * @csspart menu-heading - their name
 * @csspart menu-item - a choice
 */
export class PlayerMenu extends PlayerControl {
  /** Which menu it is, among the menus of one player. */
  @property() name = '';
  @property() label = '';
  @property({ attribute: false }) icon!: IconNode;
  @property({ attribute: false }) groups: readonly MenuGroup[] = [];
  readonly #open = new StoreController(
    this,
    () => this.context.controls,
    ({ openMenu }) => openMenu === this.name,
  );

  protected override render() {
    const open = this.#open.value;
    return html`
      <button
        type="button"
        class="button"
        part="button ${this.name}-button"
        aria-label=${this.label}
        aria-haspopup="menu"
        aria-expanded=${open}
        @click=${() => this.#toggle(!open)}
      >
        ${icon(this.icon)}
        ${
          open
            ? nothing
            : html`<span class="tooltip" part="tooltip" data-edge="end" aria-hidden="true"
                >${this.label}</span
              >`
        }
      </button>
      ${open ? this.#panel() : nothing}
    `;
  }

  protected override updated(): void {
    const panel = this.querySelector('[role="menu"]');
    if (panel !== null && !panel.contains(this.#focused())) this.#items().find(isChecked)?.focus();
  }

  #panel() {
    return html`
      <div class="menu" part="menu" role="menu" aria-label=${this.label} @keydown=${this.#key}>
        ${this.groups.map(
          (group) => html`
            <div class="menu-group" part="menu-group" role="group" aria-label=${group.name}>
              <div class="menu-heading" part="menu-heading" aria-hidden="true">${group.name}</div>
              ${group.items.map(
                (item) => html`
                  <button
                    type="button"
                    class="menu-item"
                    part="menu-item"
                    role="menuitemradio"
                    aria-checked=${item.checked}
                    tabindex=${item.checked ? 0 : -1}
                    lang=${item.language ?? nothing}
                    @click=${() => item.choose()}
                  >
                    <span class="menu-check">${item.checked ? icon(Check) : nothing}</span>
                    <bdi>${item.label}</bdi>
                    ${item.note === undefined ? nothing : html`<small>${item.note}</small>`}
                  </button>
                `,
              )}
            </div>
          `,
        )}
      </div>
    `;
  }

  #toggle(open: boolean): void {
    this.context.controls.set({ openMenu: open ? this.name : null });
    if (!open) this.querySelector<HTMLElement>('[aria-haspopup]')?.focus();
  }

  #items(): HTMLElement[] {
    return [...this.querySelectorAll<HTMLElement>('[role="menuitemradio"]')];
  }

  #focused(): Element | null {
    const root = this.getRootNode();
    return root instanceof ShadowRoot || root instanceof Document ? root.activeElement : null;
  }

  readonly #key = (event: KeyboardEvent): void => {
    const items = this.#items();
    const at = items.findIndex((item) => item === this.#focused());
    const places: Readonly<Record<string, number>> = {
      ArrowDown: (at + 1) % items.length,
      ArrowUp: (at - 1 + items.length) % items.length,
      Home: 0,
      End: items.length - 1,
    };
    const place = places[event.key];
    if (place !== undefined) items[place]?.focus();
    else if (event.key === 'Escape' || event.key === 'Tab') this.#toggle(false);
    else if (event.key !== 'Enter' && event.key !== ' ') return;
    if (event.key !== 'Enter' && event.key !== ' ' && event.key !== 'Tab') event.preventDefault();
    // What a menu understands is not for the player's shortcuts as well.
    event.stopPropagation();
  };
}

const isChecked = (item: HTMLElement): boolean => item.getAttribute('aria-checked') === 'true';
