import { nothing } from 'lit';
import { PictureInPicture2 } from 'lucide';
import { PlayerControl } from '../control.js';
import { controlButton } from './control-button.js';
import { keysOf } from './keys-of.js';
import { offersPictureInPicture } from './screen-offers.js';

/**
 * Opens and closes picture-in-picture; shown where that is available.
 *
 * @csspart picture-in-picture-button - toggles picture-in-picture
 */
export class PictureInPictureButton extends PlayerControl {
  readonly #state = this.watch((state) => ({
    isOffered: offersPictureInPicture(state, this.context.player),
    isOn: state.pictureInPicture,
  }));

  protected override render() {
    const { isOffered, isOn } = this.#state.value;
    if (!isOffered) return nothing;
    return controlButton({
      part: 'picture-in-picture-button',
      icon: this.drawn(isOn ? 'exit' : 'enter', PictureInPicture2),
      label: this.context.t(isOn ? 'playerPictureInPictureExit' : 'playerPictureInPictureEnter'),
      ...keysOf(this.context, 'pictureInPicture'),
      edge: 'end',
      onClick: () => this.command('setPictureInPicture', { on: !isOn }),
    });
  }
}
