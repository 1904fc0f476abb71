import type { PlayerLabelKey, Translate } from '@footlight/i18n';
import { html, nothing, type TemplateResult } from 'lit';
import { defineElements } from '../../base/define-elements.js';
import { isKey, type KeyName } from '../../keyboard/keys.js';
import { MOST_KEYS_NAMED, SHORTCUT_GROUPS, SHORTCUT_LABELS, keySigns } from '../../keyboard/shortcut-list.js';
import { keysFor, SHORTCUT_SHEET_KEY, type ShortcutName } from '../../keyboard/shortcuts.js';
import { shortcutSheetStyles } from './shortcut-sheet.styles.js';
import type { PanelPart } from './panel-part.js';
import { PlayerPanel } from './panel.element.js';

type Labels = Translate<PlayerLabelKey>;

const keyCap = (t: Labels, key: KeyName): TemplateResult[] =>
  keySigns(t, key).map((sign) => html`<kbd>${sign}</kbd>`);

/** A range such as the digits is shown by its first and last key. */
const keyCaps = (t: Labels, keys: readonly KeyName[]): TemplateResult =>
  keys.length > MOST_KEYS_NAMED
    ? html`<kbd>${keys[0]}</kbd>–<kbd>${keys.at(-1)}</kbd>`
    : html`${keys.map((key) => html`<span>${keyCap(t, key)}</span>`)}`;

const OF_PICTURES: ReadonlySet<ShortcutName> = new Set([
  'stepBack',
  'stepForward',
  'fullscreen',
  'pictureInPicture',
]);

/**
 * The list of keyboard shortcuts.
 *
 * @csspart shortcuts - the list of shortcuts, in a sheet
 * @csspart shortcuts-heading - heading of a group of shortcuts
 * @csspart shortcut - the description of a shortcut and its keys
 */
export class ShortcutSheet extends PlayerPanel {
  protected override heading(): string {
    return this.context.t('playerShortcuts');
  }

  protected override body(): TemplateResult {
    const { t } = this.context;
    return html`
      <div class="shortcuts" part="shortcuts">
        ${SHORTCUT_GROUPS.map(
          ([heading, names]) => html`
            <section>
              <h3 part="shortcuts-heading">${t(heading)}</h3>
              <dl>
                ${names.map((name) => this.#shortcut(name))}
                ${
                  heading === 'playerShortcutsScreen'
                    ? this.#row(t('playerKeyShortcuts'), keyCaps(t, [SHORTCUT_SHEET_KEY]))
                    : ''
                }
              </dl>
            </section>
          `,
        )}
      </div>
    `;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.addEventListener('keydown', this.#closeByKey, { capture: true });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.removeEventListener('keydown', this.#closeByKey, { capture: true });
  }

  /** Omits shortcuts that the host page removed, and those without effect on this video or in this browser. */
  #shortcut(name: ShortcutName): TemplateResult | typeof nothing {
    const { t, player } = this.context;
    if (OF_PICTURES.has(name) && player.store.get().audioOnly) return nothing;
    if (name === 'pictureInPicture' && !document.pictureInPictureEnabled) return nothing;
    const keys = keysFor(name, player.page.shortcuts);
    return keys.length === 0 ? nothing : this.#row(SHORTCUT_LABELS[name](t), keyCaps(t, keys));
  }

  #row(label: string, keys: TemplateResult): TemplateResult {
    return html`<div part="shortcut">
      <dt>${label}</dt>
      <dd>${keys}</dd>
    </div>`;
  }

  readonly #closeByKey = (event: KeyboardEvent): void => {
    if (!isKey(SHORTCUT_SHEET_KEY, event)) return;
    event.stopPropagation();
    this.close();
  };
}

export const shortcutSheet: PanelPart = {
  styles: [shortcutSheetStyles],
  define: () => defineElements({ 'footlight-player-shortcuts': ShortcutSheet }),
  draw: (context) => html`<footlight-player-shortcuts .context=${context}></footlight-player-shortcuts>`,
};
