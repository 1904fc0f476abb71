import { skipMarkerAt, skipTarget, type SkipMarker } from '@footlight/domain';
import type { PlayerLabelKey } from '@footlight/i18n';
import { html, nothing } from 'lit';
import { PlayerControl } from '../control.js';

const SKIP = {
  INTRO: 'playerSkipIntro',
  RECAP: 'playerSkipRecap',
  CREDITS: 'playerSkipCredits',
} as const satisfies Record<SkipMarker['type'], PlayerLabelKey>;

const SKIPPED = {
  INTRO: 'playerSkippedIntro',
  RECAP: 'playerSkippedRecap',
  CREDITS: 'playerSkippedCredits',
} as const satisfies Record<SkipMarker['type'], PlayerLabelKey>;

/**
 * Offers to skip an intro, recap or credits while they play. After an automatic skip it shows what was skipped and
 * offers to undo it. Credits before another video are handled by the up-next card.
 *
 * @csspart skip-button - skips an intro, recap or credits
 * @csspart skipped - note about what was skipped; contains `skip-undo-button`
 * @csspart skip-undo-button - returns to what was skipped
 */
export class SkipButton extends PlayerControl {
  readonly #state = this.watch((state) => {
    const { skipMarkers, currentTime, duration, hasStarted, ended, skipSetting, skipped, listNext } = state;
    const running = hasStarted && !ended && skipSetting !== 'never';
    const marker = running ? skipMarkerAt(skipMarkers, currentTime) : null;
    const leadsOn = marker?.type === 'CREDITS' && listNext !== null;
    return { marker: leadsOn ? null : marker, skipped, duration };
  });

  protected override render() {
    const { marker, skipped } = this.#state.value;
    const { t } = this.context;
    return html`
      <span class="announcer" role="status">${skipped === null ? nothing : t(SKIPPED[skipped.type])}</span>
      ${skipped === null ? (marker === null ? nothing : this.#offer(marker)) : this.#undo(skipped)}
    `;
  }

  #offer(marker: SkipMarker) {
    const to = skipTarget(marker, this.#state.value.duration ?? marker.to);
    return html`
      <button type="button" class="skip" part="skip-button" @click=${() => this.command('seek', { to })}>
        ${this.context.t(SKIP[marker.type])}
      </button>
    `;
  }

  #undo(skipped: SkipMarker) {
    const { t, player } = this.context;
    const back = () => {
      player.store.set({ skipped: null });
      this.command('seek', { to: skipped.from });
    };
    return html`
      <div class="skipped" part="skipped">
        <span aria-hidden="true">${t(SKIPPED[skipped.type])}</span>
        <button type="button" part="skip-undo-button" @click=${back}>${t('playerSkipUndo')}</button>
      </div>
    `;
  }
}
