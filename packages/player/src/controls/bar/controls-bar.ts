import { html, nothing } from 'lit';
import { LAZY_BUTTONS, type LazyParts } from '../lazy-part.js';
import type { PlayerContext } from '../player-context.js';

export interface ControlsBarLook {
  readonly visible: boolean;
  /** Null until loaded. */
  readonly lazy: LazyParts | null;
}

/**
 * The timeline above the row of buttons. Each control is the default content of a slot, so a host page can replace
 * it. Controls that do not fit in a narrow player move to the settings (`--folded` in the styles of the row).
 *
 * All slots are here from the first render on, also of what is loaded later or not available now: WebKit rebuilds the
 * boxes of the whole element, with the video, when a slot enters or leaves it, and WebKitGTK takes a muted video for
 * hidden meanwhile and stops it.
 */
export const controlsBar = (context: PlayerContext, { visible, lazy }: ControlsBarLook) => html`
  <div
    class="controls"
    part="controls"
    role="group"
    aria-label=${context.t('playerControls')}
    ?data-hidden=${!visible}
  >
    <slot name="seek-bar">
      <footlight-player-seek .context=${context}></footlight-player-seek>
    </slot>
    <div class="row">
      <slot name="play-button"><footlight-player-play .context=${context}></footlight-player-play></slot>
      ${neighbours(context)}
      <footlight-player-volume .context=${context}></footlight-player-volume>
      ${liveBadge(context)}
      <slot name="time"><footlight-player-time .context=${context}></footlight-player-time></slot>
      <slot name="controls-start"></slot>
      <span class="space"></span>
      <slot name="controls-end"></slot>
      <footlight-player-plugins .context=${context}></footlight-player-plugins>
      ${LAZY_BUTTONS.map(
        (name) =>
          html`<slot name=${`${name}-button`}
            >${lazy === null ? nothing : lazy.buttons[name](context)}</slot
          >`,
      )}
      <footlight-player-screen .context=${context}></footlight-player-screen>
    </div>
  </div>
`;

const neighbours = (context: PlayerContext) => html`
  <slot name="previous-button">
    <footlight-player-neighbour .context=${context} .direction=${'previous'}></footlight-player-neighbour>
  </slot>
  <slot name="next-button">
    <footlight-player-neighbour .context=${context} .direction=${'next'}></footlight-player-neighbour>
  </slot>
`;

const liveBadge = (context: PlayerContext) =>
  html`<slot name="live-badge"><footlight-player-live .context=${context}></footlight-player-live></slot>`;
