import { html, nothing } from 'lit';
import { property } from 'lit/decorators.js';
import { PlayerControl } from '../controls/control.js';
import type { SettingsEntry } from '../controls/menus/settings-entry.js';
import { StoreController } from '../store/store-controller.js';

/** One setting as a menu of its own. */
export class ChoiceMenu extends PlayerControl {
  @property({ attribute: false }) entry!: SettingsEntry;
  readonly #open = new StoreController(
    this,
    () => this.context.controls,
    ({ openMenu }) => openMenu === this.entry.name,
  );

  constructor() {
    super();
    this.watch(({ status, live, qualities, activeQuality, selectedQuality, playbackRate }) => ({
      status,
      isLive: live !== null,
      qualities,
      activeQuality,
      selectedQuality,
      playbackRate,
    }));
  }

  protected override render() {
    const { context, entry } = this;
    const row = context.player.store.get().status === 'ready' ? entry.row(context) : null;
    if (row === null) return nothing;
    const items = this.#open.value ? (entry.choices?.(context) ?? []) : [];
    return html`
      <footlight-player-menu
        .context=${context}
        .icon=${row.icon}
        .groups=${[{ name: row.label, items }]}
        .name=${entry.name}
        .label=${row.value === undefined ? row.label : `${row.label}: ${row.value}`}
      ></footlight-player-menu>
    `;
  }
}
