import { premierePhase } from '@footlight/domain';
import { html, nothing, type PropertyValues } from 'lit';
import { X } from 'lucide';
import { state } from 'lit/decorators.js';
import { PlayerControl } from '../control.js';
import { drawEverySecond } from '../every-second.js';
import { icon } from '../icon.js';
import { isApart, toOthers } from './premiere-place.js';

const PREMIERE_PANEL = 'premiere';

/**
 * While everybody watches a premiere: says so, and leads to where the others are. Who comes late is asked once, in a sheet
 * over the player (ACC-15).
 *
 * @csspart premiere - the card that a premiere is on
 * @csspart premiere-lamp - the lamp in that card
 * @csspart premiere-join-button - goes to where everybody is in the premiere
 * @csspart premiere-close-button - sends that card away
 */
export class PremiereCard extends PlayerControl {
  readonly #state = this.watch(({ id, premiere, duration, status, ad, isPlaying }) =>
    premiere === null || duration === null || status !== 'ready' || ad !== null
      ? null
      : { id, duration, isPlaying, scheduledAt: Date.parse(premiere.scheduledAt) },
  );
  /** The premiere about which the viewer was asked, or with whose others they were. */
  #askedFor: string | null = null;
  /** The premiere whose card the viewer sent away. */
  @state() private closedFor: string | null = null;

  constructor() {
    super();
    drawEverySecond(this, () => this.#state.value !== null);
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    const premiere = this.#state.value;
    if (premiere === null || !premiere.isPlaying || premiere.id === this.#askedFor) return;
    const { scheduledAt, duration, id } = premiere;
    if (premierePhase(scheduledAt, duration, Date.now()) !== 'showing') return;
    const { controls } = this.context;
    const { openMenu, openPanel } = controls.get();
    if ((openMenu ?? openPanel) !== null) return;
    this.#askedFor = id;
    if (!isApart(this.context, scheduledAt)) return;
    controls.set({ openPanel: PREMIERE_PANEL });
    this.requestUpdate();
  }

  protected override render() {
    const premiere = this.#state.value;
    const now = Date.now();
    if (premiere === null || premiere.id === this.closedFor) return nothing;
    // The sheet says the same.
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
