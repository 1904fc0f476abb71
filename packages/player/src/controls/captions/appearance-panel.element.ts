import type { PlayerLabelKey } from '@footlight/i18n';
import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { numberFormat, directionOf } from '@footlight/i18n';
import {
  CAPTION_EDGES,
  CAPTION_FONTS,
  CAPTION_POSITIONS,
  type CaptionAppearance,
} from '@footlight/player-contract';
import type { PanelPart } from '../sheets/panel-part.js';
import { PlayerPanel } from '../sheets/panel.element.js';
import { styled } from '../styled.js';
import { defineElements } from '../../base/define-elements.js';
import { appearancePanelStyles } from './appearance-panel.styles.js';
import { CAPTION_SIZES, USUAL_APPEARANCE } from '../../captions/appearance.js';
import {
  CAPTION_COLOURS,
  COLOUR_CHOICES,
  EDGE_WORDS,
  FONT_WORDS,
  POSITION_WORDS,
  withColour,
  type ColourChoice,
} from './appearance-choices.js';
import { appearanceNames, appearanceStyle } from '../../captions/appearance-style.js';

/** One of several mutually exclusive values. */
interface Option<Value> {
  readonly value: Value;
  readonly label: string;
  /** Appearance in which the option itself is shown. */
  readonly look?: Partial<CaptionAppearance>;
}

/**
 * Settings for the appearance of captions. Each choice immediately changes the sample in the panel and the captions
 * behind it.
 *
 * @csspart appearance-preview - the scene behind the sample caption
 * @csspart appearance-sample - the sample caption, in the viewer’s chosen appearance
 * @csspart appearance-reset - resets all settings for captions
 * @csspart appearance-label - name of a caption setting
 * @csspart appearance-choice - each choice of a setting
 * @csspart appearance-colour - each colour of a setting
 * @csspart appearance-opacity - the slider for the opacity
 */
export class AppearancePanel extends PlayerPanel {
  readonly #appearance = this.watch(({ captionAppearance }) => captionAppearance);
  /** Audio has no picture that captions could cover. */
  readonly #isAudioOnly = this.watch(({ audioOnly }) => audioOnly);

  protected override heading(): string {
    return this.context.t('playerAppearance');
  }

  protected override body(): TemplateResult {
    const { t } = this.context;
    const percent = numberFormat(this.context.language, { style: 'percent' });
    return html`
      <div class="appearance">
        ${this.#preview()}
        ${this.#chips(
          'size',
          'playerAppearanceSize',
          CAPTION_SIZES.map((value) => ({ value, label: percent.format(value / 100) })),
        )}
        ${this.#chips(
          'font',
          'playerAppearanceFont',
          CAPTION_FONTS.map((font) => ({ value: font, label: t(FONT_WORDS[font]), look: { font } })),
        )}
        ${this.#colour(COLOUR_CHOICES.colour, percent)}
        ${this.#chips(
          'edge',
          'playerAppearanceEdge',
          CAPTION_EDGES.map((edge) => ({ value: edge, label: t(EDGE_WORDS[edge]), look: { edge } })),
        )}
        ${this.#colour(COLOUR_CHOICES.background, percent)} ${this.#colour(COLOUR_CHOICES.window, percent)}
        ${
          this.#isAudioOnly.value
            ? nothing
            : this.#chips(
                'position',
                'playerAppearancePosition',
                CAPTION_POSITIONS.map((value) => ({ value, label: t(POSITION_WORDS[value]) })),
              )
        }
        <button
          type="button"
          class="appearance-reset"
          part="appearance-reset"
          ?data-idle=${Object.keys(this.#appearance.value).length === 0}
          @click=${() => this.#choose({})}
        >
          ${t('playerAppearanceReset')}
        </button>
      </div>
    `;
  }

  get #look(): CaptionAppearance {
    return { ...USUAL_APPEARANCE, ...this.#appearance.value };
  }

  #preview(): TemplateResult {
    const appearance = this.#appearance.value;
    const { language, t } = this.context;
    return html`
      <div class="appearance-preview" part="appearance-preview" data-position=${this.#look.position}>
        <div
          class="captions appearance-sample"
          dir=${directionOf(language)}
          data-own=${appearanceNames(appearance)}
          ${styled(appearanceStyle(appearance))}
        >
          <p class="appearance-cue">
            <span class="cue-text" part="appearance-sample">${t('playerAppearanceSample')}</span>
          </p>
        </div>
      </div>
    `;
  }

  #chips<Name extends 'size' | 'font' | 'edge' | 'position'>(
    name: Name,
    key: PlayerLabelKey,
    options: readonly Option<CaptionAppearance[Name]>[],
  ): TemplateResult {
    const label = this.context.t(key);
    return this.#row(
      label,
      html`<div class="appearance-chips" role="radiogroup" aria-label=${label}>
        ${options.map(
          ({ value, label: name_, look }) => html`
            <label
              class="appearance-chip"
              part="appearance-choice"
              data-look=${look === undefined ? nothing : appearanceNames(look)}
            >
              <input
                type="radio"
                name="caption-${name}"
                value=${String(value)}
                .checked=${live(this.#look[name] === value)}
                @change=${() => this.#choose({ ...this.#appearance.value, [name]: value })}
              />
              <span ${look === undefined ? nothing : styled(appearanceStyle(look))}>${name_}</span>
            </label>
          `,
        )}
      </div>`,
    );
  }

  #colour(choice: ColourChoice, percent: Intl.NumberFormat): TemplateResult {
    const { t } = this.context;
    const label = t(choice.label);
    const look = this.#look;
    return this.#row(
      label,
      html`
        <div class="appearance-swatches" role="radiogroup" aria-label=${label}>
          ${Object.entries(CAPTION_COLOURS).map(
            ([value, key]) => html`
              <label
                class="appearance-swatch"
                part="appearance-colour"
                title=${t(key)}
                ${styled({ '--swatch': value })}
              >
                <input
                  type="radio"
                  name="caption-${choice.colour}"
                  value=${value}
                  aria-label=${t(key)}
                  .checked=${live(look[choice.colour] === value)}
                  @change=${() => this.#choose(withColour(this.#appearance.value, choice, value))}
                />
              </label>
            `,
          )}
        </div>
        <div class="appearance-share">
          <input
            type="range"
            part="appearance-opacity"
            min=${choice.least}
            max="100"
            step="25"
            aria-label=${t(choice.opacityLabel)}
            aria-valuetext=${percent.format(look[choice.opacity] / 100)}
            .value=${live(String(look[choice.opacity]))}
            @input=${({ target }: InputEvent) =>
              target instanceof HTMLInputElement &&
              this.#choose({ ...this.#appearance.value, [choice.opacity]: target.valueAsNumber })}
          />
          <output aria-hidden="true">${percent.format(look[choice.opacity] / 100)}</output>
        </div>
      `,
    );
  }

  #row(label: string, field: TemplateResult): TemplateResult {
    return html`
      <div class="appearance-row">
        <span class="appearance-label" part="appearance-label" aria-hidden="true">${label}</span>
        <div class="appearance-field">${field}</div>
      </div>
    `;
  }

  #choose(captionAppearance: Partial<CaptionAppearance>): void {
    this.command('setPreferences', { captionAppearance });
  }
}

export const appearancePanel: PanelPart = {
  styles: [appearancePanelStyles],
  define: () => defineElements({ 'footlight-player-appearance': AppearancePanel }),
  draw: (context) => html`<footlight-player-appearance .context=${context}></footlight-player-appearance>`,
};
