import { css, html } from 'lit';
import { property } from 'lit/decorators.js';
import { reading } from '../base/tolerant-element.js';
import type { PlayerContext } from '../controls/player-context.js';
import { PlacedControl } from './placed-control.js';

/**
 * The current time with the duration and the chapter, or one time alone. While live, the distance from the live edge.
 *
 * @element footlight-time-display
 * @csspart time - the time
 * @csspart duration - the duration after the current time
 * @csspart chapter-title - title of the current chapter
 */
export class FootlightTimeDisplay extends PlacedControl {
  static override readonly styles = [
    ...PlacedControl.styles,
    css`
      :host {
        flex: 0 1 auto;
        gap: 16px;
        min-inline-size: 0;
        overflow: hidden;
      }
    `,
  ];

  /** The only time to show; null shows the current time and the duration. */
  @property({ converter: reading(['current', 'duration', 'remaining']) })
  type: 'current' | 'duration' | 'remaining' | null = null;

  protected override control(context: PlayerContext) {
    return html`<footlight-player-time .context=${context} .shows=${this.type}></footlight-player-time>`;
  }
}

/**
 * Says that a stream is live, and returns to its live edge; hidden for recordings.
 *
 * @element footlight-live-badge
 * @csspart live-badge - the button
 * @csspart live-lamp - the lamp in it
 */
export class FootlightLiveBadge extends PlacedControl {
  protected override control(context: PlayerContext) {
    return html`<footlight-player-live .context=${context}></footlight-player-live>`;
  }
}

/**
 * The title of the video; hidden if it has none.
 *
 * @element footlight-video-title
 * @csspart title - the title
 */
export class FootlightVideoTitle extends PlacedControl {
  static override readonly styles = [
    ...PlacedControl.styles,
    css`
      :host {
        flex: 0 1 auto;
        min-inline-size: 0;
      }

      bdi {
        overflow: hidden;
        text-overflow: ellipsis;
      }
    `,
  ];

  protected override control(context: PlayerContext) {
    return html`<footlight-player-video-title .context=${context}></footlight-player-video-title>`;
  }
}
