import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { Check, ChevronLeft, ChevronRight, type IconNode } from 'lucide';
import { StoreController } from '../../store/store-controller.js';
import { PlayerControl } from '../control.js';
import { focusedIn } from '../focus.js';
import { icon } from '../icon.js';
import { isUprightPhone } from '../upright-phone.js';

export interface MenuItem {
  readonly id: string;
  readonly label: string;
  readonly icon?: IconNode;
  readonly picture?: TemplateResult;
  /** A second, quieter word. */
  readonly note?: string | undefined;
  /** Language of the label where it is not the page's. */
  readonly language?: string;
  /** Of a choice, whether it is the one; absent for what is no choice. */
  readonly checked?: boolean;
  /** Whether it leads to a page of its own; else the menu stays, with a choice, or closes. */
  readonly opensPage?: boolean;
  choose(): void;
}

export interface MenuGroup {
  readonly name: string;
  readonly items: readonly MenuItem[];
}

/** A page that an item of the first page led to. */
export interface MenuPage {
  readonly name: string;
  readonly label: string;
  back(): void;
}

/**
 * A button that opens groups of choices (one choice a group) or pages of them.
 *
 * @csspart menu - an open menu
 * @csspart menu-group - choices of one kind, in a menu
 * @csspart menu-heading - name of such a group
 * @csspart menu-item - a choice, or what leads to a page of them
 * @csspart menu-back - leads back from a page of choices
 * @csspart menu-item-chosen - a choice that holds
 * @csspart menu-note - what a choice says beside its name
 */
export class PlayerMenu extends PlayerControl {
  /** Which menu it is, among the menus of one player. */
  @property() name = '';
  @property() label = '';
  @property({ attribute: false }) icon!: IconNode;
  @property({ attribute: false }) groups: readonly MenuGroup[] = [];
  /** The page that is shown in place of the first; null for the first. */
  @property({ attribute: false }) page: MenuPage | null = null;
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
      ${open ? this.#menu() : nothing}
    `;
  }

  protected override updated(changed: PropertyValues<this>): void {
    const menu = this.querySelector<HTMLElement>('[role="menu"]');
    if (menu === null) return;
    if (menu.popover !== null && !menu.matches(':popover-open')) menu.showPopover();
    const left = changed.has('page') ? changed.get('page') : undefined;
    const turned = changed.has('page') && left?.name !== this.page?.name;
    if (turned || !menu.contains(focusedIn(this))) this.#focusFirst(left?.name);
  }

  #menu() {
    const { page } = this;
    return html`
      <div
        class="menu"
        part="menu"
        role="menu"
        popover=${isUprightPhone() ? 'manual' : nothing}
        aria-label=${page?.label ?? this.label}
        @keydown=${this.#key}
      >
        ${
          page === null
            ? nothing
            : html`<button
                type="button"
                class="menu-item menu-back"
                part="menu-item menu-back"
                role="menuitem"
                tabindex="-1"
                aria-label="${this.context.t('playerMenuBack')}: ${page.label}"
                @click=${() => page.back()}
              >
                <span class="menu-check">${icon(ChevronLeft)}</span>${page.label}
              </button>`
        }
        ${this.groups.map(
          ({ name, items }) => html`
            <div class="menu-group" part="menu-group" role="group" aria-label=${name}>
              ${
                page === null && this.groups.length > 1
                  ? html`<div class="menu-heading" part="menu-heading" aria-hidden="true">${name}</div>`
                  : nothing
              }
              ${items.map((item) => this.#item(item))}
            </div>
          `,
        )}
      </div>
    `;
  }

  #item(item: MenuItem) {
    const { checked, opensPage = false } = item;
    const sign = checked === true ? Check : item.icon;
    return html`
      <button
        type="button"
        class="menu-item"
        part=${checked === true ? 'menu-item menu-item-chosen' : 'menu-item'}
        data-id=${item.id}
        role=${checked === undefined ? 'menuitem' : 'menuitemradio'}
        aria-checked=${checked ?? nothing}
        aria-haspopup=${opensPage ? 'menu' : nothing}
        tabindex=${checked === true ? 0 : -1}
        lang=${item.language ?? nothing}
        @click=${() => this.#choose(item)}
      >
        <span class="menu-check">${sign === undefined ? nothing : icon(sign)}</span>
        ${item.picture ?? nothing}<bdi>${item.label}</bdi>
        ${item.note === undefined ? nothing : html`<small part="menu-note">${item.note}</small>`}
        ${opensPage ? html`<span class="menu-onward">${icon(ChevronRight)}</span>` : nothing}
      </button>
    `;
  }

  #choose(item: MenuItem): void {
    if (item.checked === undefined && item.opensPage !== true) this.#toggle(false);
    item.choose();
  }

  #toggle(open: boolean): void {
    this.context.controls.set({ openMenu: open ? this.name : null });
    if (!open) this.querySelector<HTMLElement>('[aria-haspopup]')?.focus();
  }

  /** @param left name of the page that was left, whose own row is the place to return to */
  #focusFirst(left?: string): void {
    const items = this.#items();
    const goal =
      items.find((item) => left !== undefined && item.dataset['id'] === left) ??
      items.find((item) => item.ariaChecked === 'true') ??
      items.find((item) => !item.classList.contains('menu-back'));
    goal?.focus();
  }

  #items(): HTMLElement[] {
    return [...this.querySelectorAll<HTMLElement>('.menu-item')];
  }

  #turnBack(): void {
    if (this.page === null) this.#toggle(false);
    else this.page.back();
  }

  readonly #key = (event: KeyboardEvent): void => {
    const { key } = event;
    if (key === 'Tab') this.#toggle(false);
    else if (key !== 'Enter' && key !== ' ' && this.#move(event)) event.preventDefault();
    // What is pressed in a menu is not for the player's shortcuts as well.
    if (!event.ctrlKey && !event.metaKey && !event.altKey) event.stopPropagation();
  };

  /** @returns whether the key was one of the menu's */
  #move({ key, currentTarget }: KeyboardEvent): boolean {
    const items = this.#items();
    const at = items.findIndex((item) => item === focusedIn(this));
    const isMirrored = currentTarget instanceof Element && currentTarget.matches(':dir(rtl)');
    const [onward, back] = isMirrored ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
    const places: Readonly<Record<string, number>> = {
      ArrowDown: (at + 1) % items.length,
      ArrowUp: (at - 1 + items.length) % items.length,
      Home: 0,
      End: items.length - 1,
    };
    const place = places[key];
    if (place !== undefined) items[place]?.focus();
    else if (key === 'Escape') this.#turnBack();
    else if (key === back && this.page !== null) this.#turnBack();
    else if (key === onward && items[at]?.hasAttribute('aria-haspopup') === true) items[at].click();
    else return false;
    return true;
  }
}
