import { html, type TemplateResult } from 'lit';
import { defineElements } from '../../define-elements.js';
import { premierePanelStyles } from './premiere-panel.styles.js';
import { toOthers } from '../notices/premiere-place.js';
import type { PanelPart } from './panel-part.js';
import { PlayerPanel } from './panel.element.js';

/**
 * Asks who comes late to a premiere whether they go to where everybody is, or watch from where they are (ACC-15).
 *
 * @csspart premiere-title - title of the film, in the sheet about its premiere
 * @csspart premiere-join-button - goes to where everybody is in the premiere
 * @csspart premiere-stay-button - stays where the viewer is in the film
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

  /** It opens by itself: the focus stays with who is elsewhere in the page. */
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
