import { nothing } from 'lit';
import { Tv } from 'lucide';
import { controlButton } from '../controls/bar/control-button.js';
import { PlayerControl } from '../controls/control.js';
import { icon } from '../controls/icon.js';

/**
 * Opens the list of channels; shown if the source is one.
 *
 * @csspart channels-button - opens the list of channels
 */
export class ChannelsButton extends PlayerControl {
  readonly #hasChannels = this.watch(({ channels }) => channels !== null);

  protected override render() {
    if (!this.#hasChannels.value) return nothing;
    return controlButton({
      part: 'channels-button',
      icon: icon(Tv),
      label: this.context.t('playerGuideChannels'),
      edge: 'end',
      onClick: () => this.command('setChannels', { open: true }),
    });
  }
}
