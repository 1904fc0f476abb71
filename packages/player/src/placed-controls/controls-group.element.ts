import { html } from 'lit';
import type { PlayerContext } from '../controls/player-context.js';
import { groupStyles } from './controls-group.styles.js';
import { PlacedElement } from './placed-element.js';

/**
 * A group of controls of one player: the controls in it belong to the player of the group. In a player it is a row over
 * the lower edge of the picture, which fades while the viewer only watches; elsewhere it is a row of the page.
 *
 * Like each placed control, it mirrors the state of the player as attributes, such as `paused` and `muted`.
 *
 * @element footlight-controls
 * @slot - the controls
 */
export class FootlightControls extends PlacedElement {
  static override readonly styles = groupStyles;

  protected override contextChanged(context: PlayerContext | null): void {
    super.contextChanged(context);
    this.toggleAttribute('inside', this.link.isInside);
    this.given.give('role', 'group');
    this.given.give('aria-label', context?.t('playerControls') ?? null);
  }

  protected override content() {
    return html`<slot></slot>`;
  }
}
