import { html, nothing } from 'lit';
import { Pause, Play, RotateCcw, RotateCw } from 'lucide';
import { hasDvr } from '../../media/playing/live.js';
import { PlayerControl } from '../control.js';
import { icon } from '../icon.js';
import { STEP_SECONDS } from './touch-rules.js';

/**
 * Touch controls in the middle of the picture, because the buttons of the control bar are too small for fingers:
 * pause, and ten seconds back or forward. They appear and disappear with the control bar.
 *
 * @csspart centre-controls - the row in the middle of the picture
 * @csspart centre-play-button - plays and pauses
 * @csspart centre-back-button - ten seconds back
 * @csspart centre-forward-button - ten seconds forward
 */
export class CentreControls extends PlayerControl {
  readonly #state = this.watch(
    ({ status, hasStarted, autoplayBlocked, paused, ended, waiting, seeking, ad, live }) => ({
      isShown: status === 'ready' && hasStarted && !autoplayBlocked && !ended && ad === null,
      waits: (waiting || seeking) && !paused,
      paused,
      seeks: live === null || hasDvr(live),
    }),
  );

  protected override render() {
    const { isShown, waits, paused, seeks } = this.#state.value;
    const { t } = this.context;
    if (!isShown) return nothing;
    return html`
      <div class="centre" part="centre-controls" dir="ltr">
        ${seeks ? this.#step(-STEP_SECONDS) : nothing}
        <button
          type="button"
          class="centre-play"
          part="centre-play-button"
          aria-label=${t(paused ? 'playerPlay' : 'playerPause')}
          ?data-waits=${waits}
          @click=${() => this.command(paused ? 'play' : 'pause', {})}
        >
          ${icon(paused ? Play : Pause)}
        </button>
        ${seeks ? this.#step(STEP_SECONDS) : nothing}
      </div>
    `;
  }

  #step(by: number) {
    const { t } = this.context;
    const isBack = by < 0;
    return html`<button
      type="button"
      part=${isBack ? 'centre-back-button' : 'centre-forward-button'}
      aria-label=${t(isBack ? 'playerSeekBack' : 'playerSeekForward', { count: STEP_SECONDS })}
      @click=${() => this.command('seek', { by })}
    >
      ${icon(isBack ? RotateCcw : RotateCw)}<span aria-hidden="true">${STEP_SECONDS}</span>
    </button>`;
  }
}
