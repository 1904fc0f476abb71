import type { PlayerLabelKey, Translate } from '@footlight/i18n';
import { html, type TemplateResult } from 'lit';
import { defineElements } from '../define-elements.js';
import { isKey, type KeyName } from '../keyboard/keys.js';
import {
  LEAP_SECONDS,
  SHORTCUT_SHEET_KEY,
  SHORTCUTS,
  STEP_SECONDS,
  type ShortcutName,
} from '../keyboard/shortcuts.js';
import { shortcutSheetStyles } from '../styles/shortcut-sheet.styles.js';
import type { PanelPart } from './panel-part.js';
import { PlayerPanel } from './panel.element.js';

type Words = Translate<PlayerLabelKey>;

const WORDS: Readonly<Record<ShortcutName, (t: Words) => string>> = {
  play: (t) => t('playerKeyPlay'),
  back: (t) => t('playerKeyBack', { seconds: STEP_SECONDS }),
  forward: (t) => t('playerKeyForward', { seconds: STEP_SECONDS }),
  leapBack: (t) => t('playerKeyBack', { seconds: LEAP_SECONDS }),
  leapForward: (t) => t('playerKeyForward', { seconds: LEAP_SECONDS }),
  tenths: (t) => t('playerKeyTenths'),
  toStart: (t) => t('playerKeyToStart'),
  toEnd: (t) => t('playerKeyToEnd'),
  slower: (t) => t('playerKeySlower'),
  faster: (t) => t('playerKeyFaster'),
  next: (t) => t('playerKeyNext'),
  previous: (t) => t('playerKeyPrevious'),
  mute: (t) => t('playerKeyMute'),
  louder: (t) => t('playerKeyLouder'),
  quieter: (t) => t('playerKeyQuieter'),
  subtitles: (t) => t('playerKeySubtitles'),
  fullscreen: (t) => t('playerKeyFullscreen'),
  pictureInPicture: (t) => t('playerKeyPictureInPicture'),
};

const ELSEWHERE: readonly ShortcutName[] = [
  'mute',
  'louder',
  'quieter',
  'subtitles',
  'fullscreen',
  'pictureInPicture',
];
const GROUPS: readonly (readonly [heading: PlayerLabelKey, names: readonly ShortcutName[]])[] = [
  [
    'playerShortcutsPlaying',
    (Object.keys(SHORTCUTS) as ShortcutName[]).filter((name) => !ELSEWHERE.includes(name)),
  ],
  ['playerShortcutsSound', ELSEWHERE.slice(0, 4)],
  ['playerShortcutsScreen', ELSEWHERE.slice(4)],
];

const SIGNS: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
};
const NAMES: Readonly<Record<string, PlayerLabelKey>> = {
  Space: 'playerKeySpace',
  Home: 'playerKeyHome',
  End: 'playerKeyEnd',
  Shift: 'playerKeyShift',
};

const keyCap = (t: Words, key: KeyName): TemplateResult[] =>
  key.split('+').map((name) => {
    const label = NAMES[name];
    return html`<kbd>${SIGNS[name] ?? (label === undefined ? name : t(label))}</kbd>`;
  });

/** Digits stand for the row that they are. */
const keyCaps = (t: Words, keys: readonly KeyName[]): TemplateResult =>
  keys.length > 2
    ? html`<kbd>${keys[0]}</kbd>–<kbd>${keys.at(-1)}</kbd>`
    : html`${keys.map((key) => html`<span>${keyCap(t, key)}</span>`)}`;

/**
 * All keyboard shortcuts, from the one table.
 *
 * @csspart shortcuts - the list of keys
 */
export class ShortcutSheet extends PlayerPanel {
  protected override heading(): string {
    return this.context.t('playerShortcuts');
  }

  protected override body(): TemplateResult {
    const { t } = this.context;
    return html`
      <div class="shortcuts" part="shortcuts">
        ${GROUPS.map(
          ([heading, names]) => html`
            <section>
              <h3>${t(heading)}</h3>
              <dl>
                ${names.map((name) => this.#row(WORDS[name](t), keyCaps(t, SHORTCUTS[name].keys)))}
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

  #row(words: string, keys: TemplateResult): TemplateResult {
    return html`<div>
      <dt>${words}</dt>
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
