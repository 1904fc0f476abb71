import { SHARED_MS } from '@footlight/domain';
import { html, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { Copy, X } from 'lucide';
import { defineElements } from '../../base/define-elements.js';
import { statisticsStyles } from './statistics.styles.js';
import { PlayerControl } from '../control.js';
import { icon } from '../icon.js';
import type { PanelPart } from './panel-part.js';
import { copyText } from './share.js';
import { readStatistics, type Statistic } from './statistics.js';

const TICK_MS = 1000;

/**
 * Playback statistics over the picture, updated every second while they are shown.
 *
 * @csspart statistics - the statistics over the picture
 * @csspart statistics-button - copies or closes the statistics
 */
export class Statistics extends PlayerControl {
  @state() private figures: readonly Statistic[] = [];
  @state() private copied = false;
  #ticking: ReturnType<typeof setInterval> | undefined;
  #resting: ReturnType<typeof setTimeout> | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#read();
    this.#ticking = setInterval(() => this.#read(), TICK_MS);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearInterval(this.#ticking);
    clearTimeout(this.#resting);
  }

  protected override render(): TemplateResult {
    const { t } = this.context;
    return html`
      <section class="statistics" part="statistics" aria-label=${t('playerStatistics')}>
        <div class="statistics-acts">
          <button
            type="button"
            part="statistics-button"
            aria-label=${t(this.copied ? 'playerStatisticsCopied' : 'playerStatisticsCopy')}
            @click=${this.#copy}
          >
            ${icon(Copy)}${this.copied ? html`<span role="status">${t('playerStatisticsCopied')}</span>` : ''}
          </button>
          <button
            type="button"
            part="statistics-button"
            aria-label=${t('playerPanelClose')}
            @click=${this.#close}
          >
            ${icon(X)}
          </button>
        </div>
        <dl>
          ${this.figures.map(
            ({ label, value }) =>
              html`<div>
                <dt>${t(label)}</dt>
                <dd dir="auto">${value}</dd>
              </div>`,
          )}
        </dl>
      </section>
    `;
  }

  #read(): void {
    this.figures = readStatistics(this.context);
  }

  readonly #close = (): void => this.command('setStatistics', { on: false });

  readonly #copy = (): void => {
    const { t } = this.context;
    const text = this.figures.map(({ label, value }) => `${t(label)}: ${value}`).join('\n');
    void copyText(text).then((copied) => {
      this.copied = copied;
      this.#resting = setTimeout(() => (this.copied = false), SHARED_MS);
    });
  };
}

export const statistics: PanelPart = {
  styles: [statisticsStyles],
  define: () => defineElements({ 'footlight-player-statistics': Statistics }),
  draw: (context) => html`<footlight-player-statistics .context=${context}></footlight-player-statistics>`,
};
