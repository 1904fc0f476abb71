import { premierePhase } from '@footlight/domain';
import { html, nothing } from 'lit';
import { X } from 'lucide';
import { state } from 'lit/decorators.js';
import { PlayerControl } from '../control.js';
import { drawEverySecond } from '../every-second.js';
import { icon } from '../icon.js';

/** Who is this close to everybody else watches with them, seconds. */
const TOGETHER_SECONDS = 10;

/**
 * While everybody watches a premiere: says so, and leads to where the others are.
 *
 * @csspart premiere - the card that a premiere is on
 * @csspart premiere-lamp - the lamp in that card
 * @csspart premiere-join-button - goes to where everybody is in the premiere
 * @csspart premiere-close-button - sends that card away
 */
export class PremiereCard extends PlayerControl {
  readonly #state = this.watch(({ id, premiere, duration, status, ad }) =>
    premiere === null || duration === null || status !== 'ready' || ad !== null
      ? null
      : { id, duration, scheduledAt: Date.parse(premiere.scheduledAt) },
  );
  /** The premiere whose card the viewer sent away. */
  @state() private closedFor: string | null = null;

  constructor() {
    super();
    drawEverySecond(this, () => this.#state.value !== null);
  }

  protected override render() {
    const premiere = this.#state.value;
    const now = Date.now();
    if (premiere === null || premiere.id === this.closedFor) return nothing;
    if (premierePhase(premiere.scheduledAt, premiere.duration, now) !== 'showing') return nothing;
    const { t, player } = this.context;
    const others = (now - premiere.scheduledAt) / 1000;
    const isApart = Math.abs(others - player.media.currentTime) > TOGETHER_SECONDS;
    return html`
      <div class="card premiere" part="premiere" role="group" aria-label=${t('playerPremiere')}>
        <span role="status"><i class="premiere-lamp" part="premiere-lamp"></i>${t('playerPremiereOn')}</span>
        ${
          isApart
            ? html`<button
                type="button"
                part="premiere-join-button"
                @click=${() => this.command('seek', { to: (Date.now() - premiere.scheduledAt) / 1000 })}
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
