import { html, nothing } from 'lit';
import type { PlayerContext } from './player-context.js';

export interface ControlsBarLook {
  readonly visible: boolean;
  /** Whether the menus have been fetched. */
  readonly hasMenus: boolean;
}

/** The timeline with the row of buttons under it. */
export const controlsBar = (context: PlayerContext, { visible, hasMenus }: ControlsBarLook) => html`
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
      ${
        hasMenus
          ? html`
              <footlight-player-tracks .context=${context}></footlight-player-tracks>
              <footlight-player-settings .context=${context}></footlight-player-settings>
            `
          : nothing
      }
      <footlight-player-screen .context=${context}></footlight-player-screen>
    </div>
  </div>
`;
