import { html, nothing } from 'lit';
import { PlayerControl } from '../control.js';

/**
 * Says that a stream is live, and leads back to the edge; always open, whatever else may be sought.
 *
 * @csspart live-badge - the sign “live”, which leads to the edge
 * @csspart live-lamp - the lamp in that sign
 */
export class LiveBadge extends PlayerControl {
  readonly #state = this.watch(({ live, paused }) => ({
    isLive: live !== null,
    atEdge: live?.atEdge === true && !paused,
  }));

  protected override render() {
    const { t } = this.context;
    const { isLive, atEdge } = this.#state.value;
    if (!isLive) return nothing;
    return html`
      <button
        type="button"
        class="live"
        part="live-badge"
        data-at-edge=${atEdge ? '' : nothing}
        aria-label=${t(atEdge ? 'playerAtLiveEdge' : 'playerGoLive')}
        @click=${this.#goLive}
      >
        <span class="lamp" part="live-lamp"></span
        ><span class="live-words">${t(atEdge ? 'playerLive' : 'playerGoLive')}</span>
      </button>
    `;
  }

  readonly #goLive = (): void => {
    this.command('seek', { live: true });
    this.command('play', {});
  };
}
