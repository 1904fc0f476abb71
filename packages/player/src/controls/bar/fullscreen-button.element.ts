import { nothing } from 'lit';
import { Maximize, Minimize } from 'lucide';
import { PlayerControl } from '../control.js';
import { controlButton } from './control-button.js';
import { keysOf } from './keys-of.js';
import { offersFullscreen } from './screen-offers.js';

/**
 * Enters and leaves full screen; shown where that is available.
 *
 * @csspart fullscreen-button - toggles full screen
 */
export class FullscreenButton extends PlayerControl {
  readonly #state = this.watch((state) => ({
    isOffered: offersFullscreen(state, this.context.player),
    isOn: state.fullscreen,
  }));

  protected override render() {
    const { isOffered, isOn } = this.#state.value;
    if (!isOffered) return nothing;
    return controlButton({
      part: 'fullscreen-button',
      icon: isOn ? this.drawn('exit', Minimize) : this.drawn('enter', Maximize),
      label: this.context.t(isOn ? 'playerFullscreenExit' : 'playerFullscreenEnter'),
      ...keysOf(this.context, 'fullscreen'),
      edge: 'end',
      onClick: () => this.command('setFullscreen', { on: !isOn }),
    });
  }
}
