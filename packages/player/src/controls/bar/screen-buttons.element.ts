import { html } from 'lit';
import { PlayerControl } from '../control.js';
import { offersFullscreen, offersPictureInPicture } from './screen-offers.js';

/** The buttons for picture-in-picture and full screen, in the row. */
export class ScreenButtons extends PlayerControl {
  readonly #offers = this.watch((state) => ({
    pictureInPicture: offersPictureInPicture(state, this.context.player),
    fullscreen: offersFullscreen(state, this.context.player),
  }));

  protected override render() {
    const { context } = this;
    const { pictureInPicture, fullscreen } = this.#offers.value;
    return html`
      <slot name="picture-in-picture-button" ?hidden=${!pictureInPicture}
        ><footlight-player-picture-in-picture .context=${context}></footlight-player-picture-in-picture
      ></slot>
      <slot name="fullscreen-button" ?hidden=${!fullscreen}
        ><footlight-player-fullscreen .context=${context}></footlight-player-fullscreen
      ></slot>
    `;
  }
}
