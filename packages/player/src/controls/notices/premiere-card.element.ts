import { premierePhase } from '@footlight/domain';
import { html, nothing, type PropertyValues } from 'lit';
import { X } from 'lucide';
import { state } from 'lit/decorators.js';
import { PlayerControl } from '../control.js';
import { drawEverySecond } from '../every-second.js';
import { icon } from '../icon.js';
import { isApart, toOthers } from './premiere-position.js';

const PREMIERE_PANEL = 'premiere';

/**
 * Announces a premiere while it is shown to everybody, and lets the viewer join the others. A viewer who arrives late
 * is asked once, in a sheet over the player (ACC-15).
 *
 * @csspart premiere - the card that announces a premiere
 * @csspart premiere-lamp - the lamp in that card
 * @csspart premiere-join-button - seeks to the position of the other viewers
 * @csspart premiere-close-button - closes that card
 */
export class PremiereCard extends PlayerControl {
  readonly #state = this.watch(({ id, premiere, duration, status, ad, isPlaying }) =>
    premiere === null || duration === null || status !== 'ready' || ad !== null
      ? null
      : { id, duration, isPlaying, scheduledAt: Date.parse(premiere.scheduledAt) },
  );
  /** The premiere for which the viewer was asked, or did not need to be because they were in sync. */
  #promptedFor: string | null = null;
  /** The premiere whose card the viewer closed. */
  @state() private closedFor: string | null = null;

  constructor() {
    super();
    drawEverySecond(this, () => this.#state.value !== null);
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    const premiere = this.#state.value;
    if (premiere === null || !premiere.isPlaying || premiere.id === this.#promptedFor) return;
    const { scheduledAt, duration, id } = premiere;
    if (premierePhase(scheduledAt, duration, Date.now()) !== 'showing') return;
    const { controls } = this.context;
    const { openMenu, openPanel } = controls.get();
    if ((openMenu ?? openPanel) !== null) return;
    this.#promptedFor = id;
    if (!isApart(this.context, scheduledAt)) return;
    controls.set({ openPanel: PREMIERE_PANEL });
    this.requestUpdate();
  }

  protected override render() {
    const premiere = this.#state.value;
    const now = Date.now();
    if (premiere === null || premiere.id === this.closedFor) return nothing;
    // The sheet shows the same content.
    if (this.context.controls.get().openPanel === PREMIERE_PANEL) return nothing;
    if (premierePhase(premiere.scheduledAt, premiere.duration, now) !== 'showing') return nothing;
    const { t } = this.context;
    return html`
      <div class="card premiere" part="premiere" role="group" aria-label=${t('playerPremiere')}>
        <span role="status"><i class="premiere-lamp" part="premiere-lamp"></i>${t('playerPremiereOn')}</span>
        ${
          isApart(this.context, premiere.scheduledAt)
            ? html`<button
                type="button"
                part="premiere-join-button"
                @click=${() => this.command('seek', toOthers(premiere.scheduledAt))}
              >
                ${t('playerPremiereJoin')}
              </button>`
            : nothing
        }
        <button
          type="button"
          class="premiere-close"
          part="premiere-close-button"
          aria-label=${t('playerPanelClose')}
          @click=${() => (this.closedFor = premiere.id)}
        >
          ${icon(X)}
        </button>
      </div>
    `;
  }
}
