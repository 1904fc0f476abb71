import { html } from 'lit';
import type { PlayerContext } from '../controls/player-context.js';
import { PlacedControl } from './placed-control.js';

/**
 * Plays, pauses, or plays again after the end.
 *
 * @element footlight-play-button
 * @slot play - replaces the icon while the video is paused
 * @slot pause - replaces the icon while it plays
 * @slot replay - replaces the icon after its end
 * @csspart button - the button
 * @csspart play-button - the same
 * @csspart icon - its icon
 * @csspart tooltip - its tooltip, with the keyboard shortcut
 */
export class FootlightPlayButton extends PlacedControl {
  protected override control(context: PlayerContext) {
    return html`<footlight-player-play .context=${context}></footlight-player-play>`;
  }
}

/**
 * Plays the previous video of the list; hidden if there is none.
 *
 * @element footlight-previous-button
 * @slot icon - replaces the icon
 * @csspart button - the button
 * @csspart previous-button - the same
 * @csspart icon - its icon
 * @csspart tooltip - its tooltip, with the keyboard shortcut
 */
export class FootlightPreviousButton extends PlacedControl {
  protected override control(context: PlayerContext) {
    return neighbour(context, 'previous');
  }
}

/**
 * Plays the next video of the list; hidden if there is none.
 *
 * @element footlight-next-button
 * @slot icon - replaces the icon
 * @csspart button - the button
 * @csspart next-button - the same
 * @csspart icon - its icon
 * @csspart tooltip - its tooltip, with the keyboard shortcut
 */
export class FootlightNextButton extends PlacedControl {
  protected override control(context: PlayerContext) {
    return neighbour(context, 'next');
  }
}

const neighbour = (context: PlayerContext, direction: 'next' | 'previous') =>
  html`<footlight-player-neighbour .context=${context} .direction=${direction}></footlight-player-neighbour>`;
