import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { Check, ChevronLeft, ChevronRight } from 'lucide';
import { StoreController } from '../../store/store-controller.js';
import { PlayerControl } from '../control.js';
import { focusedIn } from '../focus.js';
import { icon } from '../icon.js';
import type { LineIcon } from '../../plugins/line-icon.js';
import { isUprightPhone } from '../upright-phone.js';

export interface MenuItem {
  readonly id: string;
  readonly label: string;
  readonly icon?: LineIcon;
  readonly picture?: TemplateResult;
  /** Secondary text beside the label. */
  readonly note?: string | undefined;
  /** Language of the label if it differs from the page's. */
  readonly language?: string;
  /** Whether the choice is selected; absent for items that are not choices. */
  readonly checked?: boolean;
  /** Whether it opens a page of its own. Otherwise the menu stays open for a choice and closes for an action. */
  readonly opensPage?: boolean;
  /** Whether the menu stays open after an action, which may be repeated. */
  readonly isRepeated?: boolean;
  choose(): void;
}

export interface MenuGroup {
  readonly name: string;
  readonly items: readonly MenuItem[];
}

/** A page opened by an item of the first page. */
export interface MenuPage {
  readonly name: string;
  readonly label: string;
  back(): void;
}

/**
 * A button that opens a menu with groups of choices (one selected choice per group), or pages of them.
 *
 * @csspart menu - an open menu
 * @csspart menu-group - choices of one kind, in a menu
 * @csspart menu-heading - heading of a group
 * @csspart menu-item - a choice, or an item that opens a page of choices
 * @csspart menu-back - returns from a page of choices
 * @csspart menu-item-chosen - the selected choice
 * @csspart menu-note - secondary text of a choice
 */
export class PlayerMenu extends PlayerControl {
  /** Name of the menu, unique within one player. */
  @property() name = '';
  @property() label = '';
  @property({ attribute: false }) icon!: LineIcon;
  @property({ attribute: false }) groups: readonly MenuGroup[] = [];
  /** The page shown instead of the first one; null for the first page. */
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
        ${this.drawn('icon', this.icon)}
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
        popover=${this.context.isPlaced === true || isUprightPhone() ? 'manual' : nothing}
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
    if (item.checked === undefined && item.opensPage !== true && item.isRepeated !== true)
      this.#toggle(false);
    item.choose();
  }

  #toggle(open: boolean): void {
    this.context.controls.set({ openMenu: open ? this.name : null });
    if (!open) this.querySelector<HTMLElement>('[aria-haspopup]')?.focus();
  }

  /** @param left name of the page that was left; the focus returns to its row */
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
    // Keys pressed in a menu must not also trigger the player's shortcuts.
    if (!event.ctrlKey && !event.metaKey && !event.altKey) event.stopPropagation();
  };

  /** @returns whether the menu handled the key */
  #move({ key, currentTarget }: KeyboardEvent): boolean {
    const items = this.#items();
    const at = items.findIndex((item) => item === focusedIn(this));
    const isMirrored = currentTarget instanceof Element && currentTarget.matches(':dir(rtl)');
    const [onward, back] = isMirrored ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
    const targets: Readonly<Record<string, number>> = {
      ArrowDown: (at + 1) % items.length,
      ArrowUp: (at - 1 + items.length) % items.length,
      Home: 0,
      End: items.length - 1,
    };
    const target = targets[key];
    if (target !== undefined) items[target]?.focus();
    else if (key === 'Escape') this.#turnBack();
    else if (key === back && this.page !== null) this.#turnBack();
    else if (key === onward && items[at]?.hasAttribute('aria-haspopup') === true) items[at].click();
    else return false;
    return true;
  }
}
