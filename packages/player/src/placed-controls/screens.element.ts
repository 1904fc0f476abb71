import { html } from 'lit';
import type { PlayerContext } from '../controls/player-context.js';
import type { LateParts } from './late-parts.js';
import { PlacedControl } from './placed-control.js';

/**
 * Opens and closes picture-in-picture; hidden where the browser has none.
 *
 * @element footlight-picture-in-picture-button
 * @slot enter - replaces the icon
 * @slot exit - replaces the icon during picture-in-picture
 * @csspart button - the button
 * @csspart picture-in-picture-button - the same
 * @csspart icon - its icon
 * @csspart tooltip - its tooltip, with the keyboard shortcut
 */
export class FootlightPictureInPictureButton extends PlacedControl {
  protected override control(context: PlayerContext) {
    return html`<footlight-player-picture-in-picture
      .context=${context}
    ></footlight-player-picture-in-picture>`;
  }
}

/**
 * Enters and leaves full screen; hidden where the browser has none.
 *
 * @element footlight-fullscreen-button
 * @slot enter - replaces the icon
 * @slot exit - replaces the icon in full screen
 * @csspart button - the button
 * @csspart fullscreen-button - the same
 * @csspart icon - its icon
 * @csspart tooltip - its tooltip, with the keyboard shortcut
 */
export class FootlightFullscreenButton extends PlacedControl {
  protected override control(context: PlayerContext) {
    return html`<footlight-player-fullscreen .context=${context}></footlight-player-fullscreen>`;
  }
}

/**
 * Plays on another screen, by AirPlay or Google Cast; hidden without such a screen.
 *
 * @element footlight-remote-button
 * @slot icon - replaces the icon
 * @csspart button - the button
 * @csspart remote-button - the same
 * @csspart icon - its icon
 * @csspart tooltip - its tooltip
 */
export class FootlightRemoteButton extends PlacedControl {
  protected override control(context: PlayerContext, late: LateParts | null) {
    return late === null
      ? null
      : html`<footlight-player-remote .context=${context}></footlight-player-remote>`;
  }
}
