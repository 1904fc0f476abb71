import { html, nothing } from 'lit';
import { PlayerControl } from '../control.js';

/**
 * Shows that a stream is live, and returns to the live edge. It is available even where seeking is otherwise
 * restricted.
 *
 * @csspart live-badge - the live sign; pressing it returns to the live edge
 * @csspart live-lamp - the lamp in the live sign
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
