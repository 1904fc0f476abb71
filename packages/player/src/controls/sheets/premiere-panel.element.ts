import { html, type TemplateResult } from 'lit';
import { defineElements } from '../../base/define-elements.js';
import { premierePanelStyles } from './premiere-panel.styles.js';
import { toOthers } from '../notices/premiere-position.js';
import type { PanelPart } from './panel-part.js';
import { PlayerPanel } from './panel.element.js';

/**
 * Asks a viewer who arrives late to a premiere whether to join the others or to continue from their own position
 * (ACC-15).
 *
 * @csspart premiere-title - title of the film, in the sheet about its premiere
 * @csspart premiere-join-button - seeks to the position of the other viewers
 * @csspart premiere-stay-button - stays at the viewer’s own position
 */
export class PremierePanel extends PlayerPanel {
  readonly #state = this.watch(({ title, premiere }) => ({ title, premiere }));

  protected override heading(): string {
    return this.context.t('playerPremiereOn');
  }

  protected override body(): TemplateResult {
    const { t } = this.context;
    return html`
      <p class="premiere-title" part="premiere-title" dir="auto">${this.#state.value.title}</p>
      <div class="premiere-ways">
        <button type="button" part="premiere-join-button" @click=${this.#join}>
          ${t('playerPremiereJoin')}
        </button>
        <button type="button" part="premiere-stay-button" @click=${() => this.close()}>
          ${t('playerPremiereStay')}
        </button>
      </div>
    `;
  }

  /** The sheet opens automatically, so it must not take the focus from elsewhere in the page. */
  protected override takesFocus(): boolean {
    return this.closest('.stage')?.matches(':focus-within') === true;
  }

  readonly #join = (): void => {
    const { premiere } = this.#state.value;
    if (premiere !== null) this.command('seek', toOthers(Date.parse(premiere.scheduledAt)));
    this.close();
  };
}

export const premierePanel: PanelPart = {
  styles: [premierePanelStyles],
  define: () => defineElements({ 'footlight-player-premiere-panel': PremierePanel }),
  draw: (context) =>
    html`<footlight-player-premiere-panel .context=${context}></footlight-player-premiere-panel>`,
};
