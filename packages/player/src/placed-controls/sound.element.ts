import { css, html } from 'lit';
import { turnVolume } from '../controls/bar/turn-volume.js';
import type { PlayerContext } from '../controls/player-context.js';
import { PlacedControl } from './placed-control.js';

/**
 * Mutes and unmutes.
 *
 * @element footlight-mute-button
 * @slot high - replaces the icon
 * @slot low - replaces the icon below half of the volume
 * @slot muted - replaces the icon while the sound is off
 * @csspart button - the button
 * @csspart mute-button - the same
 * @csspart icon - its icon
 * @csspart tooltip - its tooltip, with the keyboard shortcut
 */
export class FootlightMuteButton extends PlacedControl {
  protected override control(context: PlayerContext) {
    return html`<footlight-player-mute .context=${context}></footlight-player-mute>`;
  }
}

/**
 * The volume; also changed by the wheel.
 *
 * @element footlight-volume-range
 * @csspart volume - the slider
 */
export class FootlightVolumeRange extends PlacedControl {
  static override readonly styles = [
    ...PlacedControl.styles,
    css`
      .volume.volume {
        display: block;
        flex: 1 1 auto;
        min-inline-size: 0;
        margin: 0;
      }
    `,
  ];

  protected override control(context: PlayerContext) {
    return html`<footlight-player-level
      .context=${context}
      @wheel=${{ handleEvent: (event: WheelEvent) => turnVolume(context, event), passive: false }}
    ></footlight-player-level>`;
  }
}
