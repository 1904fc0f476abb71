import { skipMarkerAt, skipTarget } from '@footlight/domain';
import type { PlayerLabelKey } from '@footlight/i18n';
import { html, nothing } from 'lit';
import { PlayerControl } from './control.js';

const LABELS = {
  INTRO: 'playerSkipIntro',
  RECAP: 'playerSkipRecap',
  CREDITS: 'playerSkipCredits',
} as const satisfies Record<string, PlayerLabelKey>;

/**
 * Offers to skip an intro, recap or credits while they run.
 *
 * @csspart skip-button - skips an intro, recap or credits
 */
export class SkipButton extends PlayerControl {
  readonly #state = this.watch(({ skipMarkers, currentTime, duration, hasStarted }) => ({
    marker: hasStarted ? skipMarkerAt(skipMarkers, currentTime) : null,
    duration,
  }));

  protected override render() {
    const { marker, duration } = this.#state.value;
    if (marker === null) return nothing;
    const to = skipTarget(marker, duration ?? marker.to);
    return html`
      <button type="button" class="skip" part="skip-button" @click=${() => this.command('seek', { to })}>
        ${this.context.t(LABELS[marker.type])}
      </button>
    `;
  }
}
