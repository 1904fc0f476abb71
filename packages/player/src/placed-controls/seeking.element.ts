import { css, html } from 'lit';
import { property } from 'lit/decorators.js';
import { reading } from '../base/tolerant-element.js';
import type { PlayerContext } from '../controls/player-context.js';
import type { LateParts } from './late-parts.js';
import { PlacedControl } from './placed-control.js';

/** Also for 0, which is no distance. */
const USUAL_SECONDS = 10;

/**
 * The timeline, with a preview of the moment under the pointer.
 *
 * @element footlight-seek-bar
 * @csspart seek-bar - the timeline
 * @csspart track - the line of the timeline
 * @csspart segment - the line of one chapter, or of one programme while live
 * @csspart marker - marks an intro, recap or credits on the timeline
 * @csspart thumb - the handle of the timeline
 * @csspart preview - the preview above the pointer, or above the thumb while keys seek
 * @csspart preview-title - title of the chapter or programme at the previewed moment
 * @csspart preview-time - time of the previewed moment
 * @csspart thumbnail - picture of the previewed moment
 */
export class FootlightSeekBar extends PlacedControl {
  static override readonly styles = [
    ...PlacedControl.styles,
    css`
      :host {
        flex: 1 1 120px;
        min-inline-size: 0;
        min-block-size: 24px;
      }
    `,
  ];

  protected override control(context: PlayerContext) {
    return html`<footlight-player-seek .context=${context}></footlight-player-seek>`;
  }
}

/**
 * Seeks by some seconds; hidden where a live stream cannot seek.
 *
 * @element footlight-seek-button
 * @slot icon - replaces the icon
 * @csspart button - the button
 * @csspart seek-button - the same
 * @csspart icon - its icon
 * @csspart tooltip - its tooltip
 */
export class FootlightSeekButton extends PlacedControl {
  /** How far it seeks; negative numbers seek back. */
  @property({ type: Number, converter: reading('number') }) seconds = USUAL_SECONDS;

  protected override control(context: PlayerContext, late: LateParts | null) {
    if (late === null) return null;
    return html`<footlight-player-step
      .context=${context}
      .seconds=${this.seconds || USUAL_SECONDS}
    ></footlight-player-step>`;
  }
}
