import { html, nothing } from 'lit';
import { PlayerControl } from '../control.js';
import { clockTime } from '../time-words.js';

/** How long the note stays, in seconds of the video. */
const STAYS_SECONDS = 10;

/**
 * Says quietly that the video goes on from where it was left, and offers its beginning.
 *
 * @csspart resume-note - says that playing went on where the viewer had stopped
 * @csspart resume-button - starts from the beginning instead
 */
export class ResumeNote extends PlayerControl {
  readonly #place = this.watch(({ resumedFrom, currentTime }) =>
    resumedFrom !== null && currentTime > resumedFrom - 1 && currentTime < resumedFrom + STAYS_SECONDS
      ? resumedFrom
      : null,
  );

  protected override render() {
    const place = this.#place.value;
    const { t } = this.context;
    if (place === null) return nothing;
    return html`
      <div class="resume" part="resume-note" role="status">
        <span>${t('playerResumed', { time: clockTime(place) })}</span>
        <button type="button" part="resume-button" @click=${() => this.command('seek', { to: 0 })}>
          ${t('playerFromBeginning')}
        </button>
      </div>
    `;
  }
}
