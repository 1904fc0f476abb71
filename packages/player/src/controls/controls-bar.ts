import { html, nothing } from 'lit';
import type { LateParts } from '../late/late-part.js';
import type { PlayerContext } from './player-context.js';

export interface ControlsBarLook {
  readonly visible: boolean;
  /** Null until fetched. */
  readonly late: LateParts | null;
}

/** The timeline with the row of buttons under it. */
export const controlsBar = (context: PlayerContext, { visible, late }: ControlsBarLook) => html`
  <div
    class="controls"
    part="controls"
    role="group"
    aria-label=${context.t('playerControls')}
    ?data-hidden=${!visible}
  >
    <footlight-player-seek .context=${context}></footlight-player-seek>
    <div class="row">
      <footlight-player-play .context=${context}></footlight-player-play>
      <footlight-player-neighbour .context=${context} .direction=${'previous'}></footlight-player-neighbour>
      <footlight-player-neighbour .context=${context} .direction=${'next'}></footlight-player-neighbour>
      <footlight-player-volume .context=${context}></footlight-player-volume>
      <footlight-player-live .context=${context}></footlight-player-live>
      <footlight-player-time .context=${context}></footlight-player-time>
      <span class="space"></span>
      ${late === null ? nothing : late.buttons(context)}
      <footlight-player-screen .context=${context}></footlight-player-screen>
    </div>
  </div>
`;
