import { nothing } from 'lit';
import { CalendarClock } from 'lucide';
import { controlButton } from '../controls/bar/control-button.js';
import { PlayerControl } from '../controls/control.js';

/**
 * Opens the programme guide; shown if the channel has one.
 *
 * @csspart guide-button - opens the programme guide
 */
export class GuideButton extends PlayerControl {
  readonly #isInGuide = this.watch(({ epgId, live }) => epgId !== null && live !== null);

  protected override render() {
    if (!this.#isInGuide.value || this.context.player.loader?.guide === undefined) return nothing;
    return controlButton({
      part: 'guide-button',
      icon: this.drawn('icon', CalendarClock),
      label: this.context.t('playerGuide'),
      edge: 'end',
      onClick: () => this.command('setGuide', { open: true }),
    });
  }
}
