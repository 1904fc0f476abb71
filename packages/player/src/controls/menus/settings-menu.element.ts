import { nothing, html, type PropertyValues } from 'lit';
import { property, state } from 'lit/decorators.js';
import { Settings } from 'lucide';
import { StoreController } from '../../store/store-controller.js';
import { PlayerControl } from '../control.js';
import type { MenuItem, MenuPage } from './menu.element.js';
import type { SettingsEntry } from './settings-entry.js';

const NAME = 'settings';

/**
 * The settings menu: one row per setting with its current choice. Choices open on pages behind the rows.
 *
 * @csspart settings-button - opens the settings
 */
export class SettingsMenu extends PlayerControl {
  /** Before those of plugins. */
  @property({ attribute: false }) entries: readonly SettingsEntry[] = [];
  /** After them. */
  @property({ attribute: false }) last: readonly SettingsEntry[] = [];
  /** Name of the entry whose page is open. */
  @state() private page: string | null = null;
  readonly #open = new StoreController(
    this,
    () => this.context.controls,
    ({ openMenu }) => openMenu === NAME,
  );

  readonly #places = new StoreController(
    this,
    () => this.context.player.plugins.places,
    (places) => places,
  );

  constructor() {
    super();
    this.watch((now) => (this.#open.value ? now : now.status));
  }

  protected override willUpdate(_changed: PropertyValues<this>): void {
    if (!this.#open.value) this.page = null;
  }

  protected override render() {
    const { context } = this;
    if (context.player.store.get().status !== 'ready') return nothing;
    const label = context.t('playerSettings');
    const entry = this.#entries().find(({ name }) => name === this.page);
    const pageLabel = entry?.row(context)?.label;
    const page: MenuPage | null =
      pageLabel === undefined || this.page === null
        ? null
        : { name: this.page, label: pageLabel, back: () => (this.page = null) };
    const items = page === null ? this.#rows() : (entry?.choices?.(context) ?? []);
    return html`
      <footlight-player-menu
        .context=${context}
        .icon=${Settings}
        .groups=${[{ name: page?.label ?? label, items }]}
        .page=${page}
        .name=${NAME}
        .label=${label}
      ></footlight-player-menu>
    `;
  }

  #entries(): readonly SettingsEntry[] {
    const { settings, buttons } = this.#places.value;
    const folded = buttons.map((button): SettingsEntry => ({
      name: `${button.name}-button`,
      standsFor: 'plugin-button',
      row: (words) => button.look(words),
      choose: () => button.choose(),
    }));
    return [...this.entries, ...folded, ...settings, ...this.last];
  }

  /** Names of the buttons that do not fit in the row, as listed by its styles. */
  #folded(): ReadonlySet<string> {
    const row = this.closest('.row');
    return new Set(
      row === null ? [] : getComputedStyle(row).getPropertyValue('--folded').trim().split(/\s+/u),
    );
  }

  #rows(): MenuItem[] {
    const folded = this.#folded();
    const entries = this.#entries();
    return entries.flatMap((entry) => {
      if (entry.standsFor !== undefined && !folded.has(entry.standsFor)) return [];
      const row = entry.row(this.context);
      if (row === null) return [];
      const opensPage = entry.choices !== undefined;
      const item: MenuItem = {
        id: entry.name,
        icon: row.icon,
        label: row.label,
        opensPage,
        choose: () => (opensPage ? (this.page = entry.name) : entry.choose?.(this.context)),
      };
      return row.value === undefined ? item : Object.assign(item, { note: row.value });
    });
  }
}
