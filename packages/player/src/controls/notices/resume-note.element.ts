import { clockTime } from '@footlight/i18n';
import { html, nothing } from 'lit';
import { PlayerControl } from '../control.js';

/** How long the note stays, in seconds of the video. */
const VISIBLE_SECONDS = 10;

/**
 * Shows below the large play button from where the video resumes. Once it plays, notes that it resumed and offers to
 * start from the beginning.
 *
 * @csspart start-words - from where the video resumes, below the large play button
 * @csspart resume-note - note that playback resumed where the viewer had stopped
 * @csspart resume-button - starts from the beginning instead
 */
export class ResumeNote extends PlayerControl {
  readonly #position = this.watch(({ resumedFrom, currentTime }) =>
    resumedFrom !== null && currentTime > resumedFrom - 1 && currentTime < resumedFrom + VISIBLE_SECONDS
      ? resumedFrom
      : null,
  );

  readonly #awaitsPlay = this.watch(
    ({ status, paused, hasStarted }) => status === 'ready' && paused && !hasStarted,
  );

  protected override render() {
    const position = this.#position.value;
    const { t } = this.context;
    if (position === null) return nothing;
    if (this.#awaitsPlay.value)
      return html`<p class="start-words" part="start-words" id="start-words">
        ${t('playerResumeFrom', { time: clockTime(position) })}
      </p>`;
    return html`
      <div class="resume" part="resume-note" role="status">
        <span>${t('playerResumed', { time: clockTime(position) })}</span>
        <button type="button" part="resume-button" @click=${() => this.command('seek', { to: 0 })}>
          ${t('playerFromBeginning')}
        </button>
      </div>
    `;
  }
}
